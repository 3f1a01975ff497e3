from zwenk.engine.evaluation cimport Evaluation, LOST, OPEN, UNKNOWN, WON
from zwenk.rules.gungi.actions cimport CAPTURE
from zwenk.rules.gungi.board cimport Gungi
from zwenk.rules.gungi.effects cimport DROP, MOVE, TAKE
from zwenk.rules.gungi.towers cimport FLIP, KING, height, top, without
from zwenk.rules.position cimport Scratch

cdef short TOPS[96]
cdef short UNDER[24]
cdef short HELD[24]
cdef unsigned char SORTS[24]
cdef short NEAR_FOE[27]
cdef short NEAR_OWN[27]
cdef short ROWS[27]
cdef short KING_LEVELS[4]
cdef int TEMPO
cdef unsigned char DISTANCE[6561]

cdef class Judge(Evaluation):
    cdef Gungi board
    cdef int standing(self, int piece, int level, int square) noexcept nogil
    cdef int covered(self, int piece, int above) noexcept nogil
