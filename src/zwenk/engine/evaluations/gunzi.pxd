from zwenk.engine.evaluation cimport DRAWN, Evaluation, OPEN, UNKNOWN
from zwenk.engine.exact.tables cimport Tables
from zwenk.rules.gunzi.board cimport BLOW, Gunzi, JUMP, TOPPLE
from zwenk.rules.position cimport Scratch

cdef short WORTH[1088]
cdef unsigned char SIDES[768]
cdef unsigned char FIRST[18]
cdef unsigned char WAYS[72]
cdef unsigned char BACK[72]
cdef unsigned char NEXTS[72]
cdef unsigned char BEYOND[72]
cdef unsigned char BEFORE_HOME[34]
cdef short PAIRS[192]
cdef int TEMPO, SLACK, NOT_KNOWN, DISTANCE

cdef class Judge(Evaluation):
    cdef Gunzi board
    cdef Scratch aside
    cdef Tables tables
    cdef int known
    cdef bint contact
    cdef int points(self) noexcept nogil
