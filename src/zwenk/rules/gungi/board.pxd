from zwenk.rules.gungi.phases cimport CLAIMED, FORCED_FOUL, KING_TAKEN, Phases
from zwenk.rules.position cimport Scratch

cdef Scratch _trial

cdef class Gungi(Phases):
    pass
