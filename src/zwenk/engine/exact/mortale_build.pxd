from zwenk.engine.exact.draws cimport Draws
from zwenk.engine.exact.numbering cimport COLOURS, PLACES, number, unpacked
from zwenk.engine.exact.retrograde cimport NEVER, UNKNOWN, Retrograde
from zwenk.rules.bits cimport ones
from zwenk.rules.mortale.board cimport Mortale
from zwenk.rules.position cimport Scratch

cdef int MOST, FOR_EVER

cdef void fill(
    Retrograde graph, Mortale position, Scratch scratch, unsigned int occupied
) noexcept nogil
cdef void extract(
    Retrograde graph, Draws draws, unsigned char[::1] margins, unsigned char[::1] distances
)
