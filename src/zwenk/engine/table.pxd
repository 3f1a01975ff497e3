from zwenk.engine.hardware cimport prefetch

cdef int EXACT, AT_LEAST, AT_MOST, BUSY, AGES
cdef unsigned long long MOVES, KEYS

cdef class Table:
    cdef unsigned long long[::1] words
    cdef unsigned long long[::1] busy
    cdef readonly unsigned long long mask
    cdef readonly unsigned long long age
    cdef object _memory
    cdef void fetch(self, unsigned long long key) noexcept nogil
    cdef long long find(self, unsigned long long key) noexcept nogil
    cdef void keep(
        self, unsigned long long key, unsigned long long move, int score, int depth, int bound
    ) noexcept nogil
    cdef bint is_busy(self, unsigned long long key) noexcept nogil
    cdef void set_busy(self, unsigned long long key, bint busy) noexcept nogil
