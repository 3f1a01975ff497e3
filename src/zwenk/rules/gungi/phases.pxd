from zwenk.rules.gungi.actions cimport Actions, LANCER
from zwenk.rules.gungi.effects cimport (
    DROP, FOUL, ILLEGAL, LEGAL, MOUNT, MOVE, NO_SQUARE, PAWNS, SUBSTITUTE, SWAP, WINS,
)
from zwenk.rules.gungi.towers cimport (
    GRIFFINS, JOKER, KING, MAJOR, height, holds, top, turned, without,
)
from zwenk.rules.position cimport ALL, STRIDE, Scratch, mix

cdef int PLACE, CROWN, CLAIM
cdef int RELOCATE, RECRUIT, CORONATION, CLAIMING, RECEIVE, WAIT
cdef int KING_TAKEN, FORCED_FOUL, CLAIMED

cdef class Phases(Actions):
    cdef unsigned short pending[8]
    cdef unsigned char pendings
    cdef unsigned char over
    cdef unsigned short fresh
    cdef int head(self) noexcept nogil
    cdef void drop_pending(self, int place) noexcept nogil
    cdef void add_pending(self, int sort, int value, bint foremost) noexcept nogil
    cdef bint claimable(self) noexcept nogil
    cdef bint has_room(self, int color) noexcept nogil
    cdef void wake(self, int sort) noexcept nogil
    cdef void fall_asleep(self, int sort) noexcept nogil
    cdef int placements(self, Scratch scratch, int n) noexcept nogil
    cdef int recruited(self, int piece, int square, Scratch scratch) noexcept nogil
    cdef int recruitments(self, Scratch scratch, int n, int piece) noexcept nogil
    cdef bint recruits(self, int piece, Scratch scratch) noexcept nogil
    cdef int crown(self, int kind, int square, Scratch scratch) noexcept nogil
    cdef int coronations(self, Scratch scratch, int n, int square) noexcept nogil
    cdef void hold(self, int place, int by, Scratch scratch) noexcept nogil
    cdef void set_locks(self, int square, int locks, Scratch scratch) noexcept nogil
    cdef void join_reserve(self, int color, Scratch scratch) noexcept nogil
    cdef void after_action(
        self, unsigned long long code, int judgement, Scratch scratch
    ) noexcept nogil
    cdef void receive_lost(self, Scratch scratch) noexcept nogil
    cdef int decide(self, unsigned long long code, Scratch scratch) noexcept nogil
    cdef void settle(self, bint ends, Scratch scratch) noexcept nogil
