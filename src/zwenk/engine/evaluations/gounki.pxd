from zwenk.engine.evaluation cimport Evaluation, LOST, OPEN, UNKNOWN, WON
from zwenk.rules.bits cimport lowest
from zwenk.rules.gounki.board cimport Gounki, OUT, SIZES, unit
from zwenk.rules.position cimport Scratch

cdef unsigned long long NEAR_END[2]
cdef unsigned long long WITHIN_REACH[128]
cdef short WORTH[2048]
cdef int TEMPO

cdef class Judge(Evaluation):
    cdef Gounki board
    cdef Scratch aside
    cdef bint leaves(self, int side) noexcept nogil
