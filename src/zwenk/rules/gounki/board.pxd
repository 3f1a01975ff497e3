from zwenk.rules.bits cimport lowest
from zwenk.rules.position cimport ALL, STRIDE, Position, Scratch, mix

cdef int OUT, NONE
cdef unsigned long long ONE
cdef unsigned char RUNS[2880]
cdef unsigned char SIZES[16]
cdef unsigned long long ZOBRIST[4096]

cdef int unit(unsigned long long code, int drop) noexcept nogil

cdef class Gounki(Position):
    cdef unsigned char cells[64]
    cdef unsigned long long men[2]
    cdef unsigned long long hash
    cdef signed char left
    cdef signed char actions
    cdef signed char origin
    cdef signed char exits
    cdef signed char first_turn
    cdef void put(self, int square, int cell) noexcept nogil
    cdef void add(self, int square, int content, int side) noexcept nogil
    cdef void remove(self, int square, int content) noexcept nogil
    cdef int whole(self, Scratch scratch, int n, int origin) noexcept nogil
    cdef int deployments(self, Scratch scratch, int n, int origin) noexcept nogil
    cdef int deploy(
        self, Scratch scratch, int n, unsigned long long code, int start, int way, int step,
        int hand, int later, int placed, int first, int second
    ) noexcept nogil
