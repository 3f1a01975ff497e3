from zwenk.rules.gounki.board cimport Gounki
from zwenk.rules.gungi.board cimport Gungi
from zwenk.rules.gunzi.board cimport Gunzi
from zwenk.rules.position cimport Position, Scratch

cdef int LOST
cdef int WORTHS[24]
cdef int HEIGHTS[17]

cdef class Sparring:
    cdef Position position
    cdef Scratch scratch
    cdef Gounki gounki
    cdef Gunzi gunzi
    cdef Gungi gungi
    cdef readonly unsigned long long nodes
    cdef int ended(self) noexcept nogil
    cdef int value(self) noexcept nogil
    cdef int of_gounki(self) noexcept nogil
    cdef int of_gunzi(self) noexcept nogil
    cdef int of_gungi(self) noexcept nogil
    cdef int search(self, int alpha, int beta, int depth, int n) noexcept nogil
