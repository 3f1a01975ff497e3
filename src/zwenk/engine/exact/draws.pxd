from zwenk.engine.exact.retrograde cimport NEVER, UNKNOWN, Retrograde

cdef class Draws:
    cdef readonly unsigned short[::1] by_mover
    cdef readonly unsigned short[::1] by_other
    cdef unsigned short[::1] pending
    cdef int[::1] queue
    cdef int enter(self, Retrograde graph) noexcept nogil
    cdef void spread(self, Retrograde graph, int known) noexcept nogil
    cdef int soonest(self, int node) noexcept nogil
