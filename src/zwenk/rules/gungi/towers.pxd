from zwenk.rules.bits cimport lowest
from zwenk.rules.position cimport ALL, STRIDE, Position, Scratch, mix

cdef int OFF
cdef unsigned char NEAR[2025]
cdef unsigned char DIAMOND[25]
cdef unsigned char STEP[648]
cdef unsigned char OPPOSITE[8]
cdef unsigned int JUMP_MASKS[192]
cdef unsigned char SLIDE_WAYS[192]
cdef unsigned char STUCK[15552]
cdef unsigned char FLIP[24]
cdef unsigned char SAME[24]
cdef unsigned char GRIFFINS[24]
cdef unsigned char EMITTERS[24]
cdef unsigned char LIFTED[24]
cdef int KING, JOKER, MAJOR, CANNON, FORTRESS, GRIFFIN
cdef int NEVER

cdef int height(unsigned int tower) noexcept nogil
cdef int top(unsigned int tower) noexcept nogil
cdef unsigned int without(unsigned int tower, int level) noexcept nogil
cdef bint holds(unsigned int tower, int piece) noexcept nogil
cdef int turned(int piece) noexcept nogil

cdef class Towers(Position):
    cdef unsigned int towers[81]
    cdef unsigned char marks[81]
    cdef unsigned char kings[2]
    cdef unsigned char facings[2]
    cdef unsigned char coronation, claims, swapped, first
    cdef bint in_territory(self, int square, int color) noexcept nogil
    cdef void put(self, int square, unsigned int tower, Scratch scratch) noexcept nogil
    cdef void restore_towers(self, int bottom, Scratch scratch) noexcept nogil
    cdef void emit(self, int color) noexcept nogil
    cdef int move_set(self, int piece, int level, int below, bint lifted) noexcept nogil
    cdef int moves_of(self, int square, int level) noexcept nogil
    cdef bint stuck(self, int square, int level) noexcept nogil
    cdef bint strikes(self, int square, int level, int target) noexcept nogil
    cdef bint attacked(self, int color, bint from_below) noexcept nogil
    cdef int jokers(self, int column, int color) noexcept nogil
