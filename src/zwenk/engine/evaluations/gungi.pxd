from zwenk.engine.evaluation cimport CAN_WIN, Evaluation, HAS_LOST, HAS_WON, OPEN
from zwenk.rules.gungi.actions cimport CAPTURE
from zwenk.rules.gungi.board cimport Gungi
from zwenk.rules.gungi.effects cimport MOVE, TAKE
from zwenk.rules.gungi.towers cimport FLIP, top
from zwenk.rules.position cimport Scratch

cdef short WORTH[24]
cdef short COVERED[24]
cdef short HELD[24]
cdef short NEARNESS[17]
cdef unsigned char DISTANCE[6561]

cdef class Judge(Evaluation):
    cdef Gungi board
