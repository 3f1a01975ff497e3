from zwenk.rules.bits cimport lowest
from zwenk.rules.gungi.effects cimport (
    DROP, Effects, FOUL, ILLEGAL, MOUNT, MOVE, NO_SQUARE, PAWNS, SACRIFICE, SUBSTITUTE, SWAP, TAKE,
    LIMITED, betrayed,
)
from zwenk.rules.gungi.towers cimport (
    CANNON, EMITTERS, FORTRESS, JOKER, JUMP_MASKS, KING, NEAR, OFF, SLIDE_WAYS, STEP, STUCK,
    height, holds, top, without,
)
from zwenk.rules.position cimport Scratch

cdef unsigned int MOUNT_MASKS[48]
cdef unsigned char FOUNDATIONS[24]
cdef int CAPTAIN, SWORDSMAN, LANCER
cdef unsigned long long CAPTURE

cdef class Actions(Effects):
    cdef unsigned char held[48]
    cdef unsigned char endangered
    cdef int actions(self, Scratch scratch, int n) noexcept nogil
    cdef int untried(self, Scratch scratch, int n) noexcept nogil
    cdef int keep_legal(self, Scratch scratch, int first, int n) noexcept nogil
    cdef bint harmless(self, unsigned long long code) noexcept nogil
    cdef int motions(self, Scratch scratch, int n, int square) noexcept nogil
    cdef int motion(self, Scratch scratch, int n, int square, int target) noexcept nogil
    cdef int in_tower(self, Scratch scratch, int n, int square) noexcept nogil
    cdef int mounts(self, Scratch scratch, int n, int square) noexcept nogil
    cdef int substitutions(self, Scratch scratch, int n, int square, int level) noexcept nogil
    cdef int sacrifices(self, Scratch scratch, int n) noexcept nogil
    cdef int drops(self, Scratch scratch, int n) noexcept nogil
