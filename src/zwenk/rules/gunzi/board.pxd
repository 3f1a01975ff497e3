from zwenk.rules.bits cimport lowest
from zwenk.rules.position cimport ALL, STRIDE, Position, Scratch, mix

cdef unsigned char NEXT[102]
cdef unsigned char SWAYS[204]
cdef unsigned int TERRITORIES[170]
cdef unsigned int HOMES[2]
cdef unsigned long long ZOBRIST[1088]
cdef int NOWHERE, TOMBSTONE
cdef unsigned long long ONE, JUMP, TOPPLE, BLOW, RAISE, RIGHT, BOX

cdef class Gunzi(Position):
    cdef unsigned char cells[17]
    cdef signed char end
    cdef unsigned long long hash
    cdef bint attacked(self, int field, bint peaks) noexcept nogil
    cdef int sways(self, Scratch scratch, int n, int field) noexcept nogil
    cdef int jumps(
        self, Scratch scratch, int n, unsigned long long code, int field, int direction, int count
    ) noexcept nogil
    cdef int topple(self, Scratch scratch, int n, int field) noexcept nogil
    cdef int promotions(self, Scratch scratch, int n, unsigned long long code) noexcept nogil
    cdef void put(self, int field, int cell, Scratch scratch) noexcept nogil
    cdef int turned(self, int cell, unsigned long long code) noexcept nogil
    cdef int settle(self, int cell, unsigned long long code, Scratch scratch) noexcept nogil
