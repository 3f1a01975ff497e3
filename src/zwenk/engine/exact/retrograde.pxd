cdef int UNKNOWN, NO_EXIT, NEVER, LEVELS, NOBODY

cdef class Retrograde:
    cdef readonly int nodes, filled
    cdef readonly unsigned int edges, room
    cdef int waiting, known
    cdef readonly unsigned int[::1] starts
    cdef readonly int[::1] others
    cdef readonly unsigned short[::1] pending
    cdef readonly signed char[::1] exits
    cdef readonly unsigned short[::1] outward
    cdef readonly signed char[::1] values
    cdef readonly unsigned short[::1] distances
    cdef int[::1] parents, queue, link, heads
    cdef unsigned int[::1] places
    cdef void edge(self, int child) noexcept nogil
    cdef void leave(self, int value, int distance) noexcept nogil
    cdef void close(self) noexcept nogil
    cdef void reverse(self) noexcept nogil
    cdef void phase(self, int margin) noexcept nogil
    cdef void wait(self, int node) noexcept nogil
    cdef void settle(self, int node, int value, int level) noexcept nogil
    cdef int tell(self, int told, int margin, int level) noexcept nogil
