from zwenk.rules.bits cimport lowest, ones
from zwenk.rules.position cimport ALL, STRIDE, Position, Scratch, mix

cdef unsigned long long ONE, BOARD, SOMERSAULT

cdef int listed(
    Scratch scratch, int n, unsigned long long landings, int step, unsigned long long kind
) noexcept nogil

cdef class Mortale(Position):
    cdef unsigned long long men[2]
    cdef void turn_over(self, unsigned long long code, int mover) noexcept nogil
