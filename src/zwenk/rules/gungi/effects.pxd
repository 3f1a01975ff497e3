from zwenk.rules.gungi.towers cimport (
    GRIFFINS, JOKER, KING, Towers, height, holds, top, turned, without,
)
from zwenk.rules.position cimport Scratch

cdef int MOVE, DROP, SUBSTITUTE, SACRIFICE, SWAP, TAKE, MOUNT
cdef int ILLEGAL, LEGAL, FOUL, WINS, NO_SQUARE
cdef unsigned char PAWNS[24]
cdef unsigned char LIMITED[24]

cdef unsigned int betrayed(unsigned int tower) noexcept nogil

cdef class Effects(Towers):
    cdef unsigned char captured
    cdef unsigned char lost[3]
    cdef unsigned char losses
    cdef unsigned char unlocked[2]
    cdef unsigned char crowns
    cdef int act(self, unsigned long long code, Scratch scratch) noexcept nogil
    cdef int move_piece(self, int origin, int target, Scratch scratch) noexcept nogil
    cdef int take_in_tower(self, int square, int level, Scratch scratch) noexcept nogil
    cdef int mount(self, int origin, int target, Scratch scratch) noexcept nogil
    cdef void recover(self, int square, int level, Scratch scratch) noexcept nogil
    cdef int judged(self, bint foul, bint forced) noexcept nogil
    cdef bint checks(self, int square, int level) noexcept nogil
    cdef int pawns(self, int column, int color) noexcept nogil
