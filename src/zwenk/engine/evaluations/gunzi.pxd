from zwenk.engine.evaluation cimport Evaluation, HAS_LOST, HAS_WON, OPEN
from zwenk.rules.gunzi.board cimport BLOW, Gunzi, JUMP, TOPPLE
from zwenk.rules.position cimport Scratch

cdef short WORTH[1088]

cdef class Judge(Evaluation):
    cdef Gunzi board
    cdef Scratch aside
    cdef int points(self) noexcept nogil
