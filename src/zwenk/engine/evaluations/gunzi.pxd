from zwenk.engine.evaluation cimport DRAWN, Evaluation, OPEN, UNKNOWN
from zwenk.engine.exact.tables cimport Tables
from zwenk.rules.gunzi.board cimport BLOW, Gunzi, JUMP, NOWHERE, TOPPLE
from zwenk.rules.position cimport Scratch

cdef short WORTH[1088]
cdef unsigned char SIDES[768]
cdef unsigned char NEXT[102]
cdef unsigned char BEYOND[102]
cdef short PAIRS[192]
cdef int TEMPO, SLACK, NOT_KNOWN, DISTANCE

cdef class Judge(Evaluation):
    cdef Gunzi board
    cdef Scratch aside
    cdef Tables tables
    cdef int known
    cdef int points(self) noexcept nogil
