from zwenk.rules.gungi.actions cimport MOUNT_MASKS
from zwenk.rules.gungi.effects cimport DROP, PAWNS
from zwenk.rules.gungi.towers cimport KING, NEAR, STUCK, height, top
from zwenk.rules.gungi.phases cimport CLAIMED, FORCED_FOUL, KING_TAKEN, Phases
from zwenk.rules.position cimport Scratch

cdef Scratch _trial

cdef class Gungi(Phases):
    pass
