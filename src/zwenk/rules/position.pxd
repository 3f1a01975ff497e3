cdef int CODES
cdef unsigned long long ALL
cdef unsigned long long SPREAD_1
cdef unsigned long long SPREAD_2
cdef unsigned long long STRIDE

cdef unsigned long long mix(unsigned long long word) noexcept nogil

cdef class Scratch:
    cdef unsigned long long codes[65536]
    cdef unsigned long long undo[8192]
    cdef int top

cdef Scratch _shared

cdef class Position:
    cdef readonly int side
    cdef int generate(self, Scratch scratch, int n) noexcept nogil
    cdef int propose(self, Scratch scratch, int n) noexcept nogil
    cdef bint attempt(self, unsigned long long code, Scratch scratch) noexcept nogil
    cdef int many(self, Scratch scratch, int n) noexcept nogil
    cdef void make(self, unsigned long long code, Scratch scratch) noexcept nogil
    cdef void unmake(self, Scratch scratch) noexcept nogil
    cdef unsigned long long key(self) noexcept nogil
    cdef unsigned long long count(self, int depth, Scratch scratch, int n) noexcept nogil
    cdef unsigned long long count_singly(self, int depth, Scratch scratch, int n) noexcept nogil
    cdef int wander(self, Scratch scratch, unsigned long long seed, int most) noexcept nogil
