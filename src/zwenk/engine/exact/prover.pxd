from zwenk.engine.exact.tables cimport NO_DISTANCE, NOT_KNOWN, Tables, finished
from zwenk.rules.gunzi.board cimport Gunzi
from zwenk.rules.position cimport Scratch

cdef int INFINITE, WAYS, DEEPEST, LAST

cdef int STEPS_HOME[34]

cdef int nearest(Gunzi position, int side) noexcept nogil
cpdef int least(Gunzi position, int side) noexcept nogil

cdef class Prover:
    cdef readonly int side, goal, deepest
    cdef readonly long long nodes
    cdef long long budget, size
    cdef Tables tables
    cdef unsigned long long[::1] keys, marks, line
    cdef int[::1] phis, deltas
    cdef Scratch scratch
    cdef readonly int phi, delta, cost
    cdef void examine(
        self, Gunzi position, int n, int depth, int most_phi, int most_delta
    ) noexcept nogil
    cdef void judge(self, Gunzi position, int margin) noexcept nogil
    cdef void look(self, Gunzi position, int depth) noexcept nogil
    cdef bint repeats(self, unsigned long long key, int depth) noexcept nogil
    cdef void keep(
        self, unsigned long long key, int phi, int delta, long long effort
    ) noexcept nogil
