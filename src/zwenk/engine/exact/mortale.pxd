from zwenk.engine.exact.numbering cimport COLOURS, stored
from zwenk.rules.mortale.board cimport Mortale
from zwenk.rules.position cimport Position, Scratch

cdef int MOST, FOR_EVER, ENDS, NO_DISTANCE, NOT_KNOWN
cdef bytes _kept
cdef Scratch _scratch
cdef const unsigned char *TABLE
cdef int SIZE

cdef int probe(Mortale position) noexcept nogil
