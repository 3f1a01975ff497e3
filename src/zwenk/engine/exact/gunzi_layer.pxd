from zwenk.engine.exact.layers cimport PILLARS, number_one, number_two, open_fields, reach
from zwenk.engine.exact.tables cimport Tables
from zwenk.rules.bits cimport lowest
from zwenk.rules.gunzi.board cimport HOMES, Gunzi
from zwenk.rules.position cimport Scratch

cdef unsigned int ONE
cdef int OUTSIDE

cdef class Layer:
    cdef long long key
    cdef Tables tables
    cdef Gunzi position
    cdef Scratch scratch
    cdef void clear_board(self) noexcept nogil
    cdef void fill(self) noexcept nogil
    cdef void pairs(self, int side, int field, unsigned int others, int color) noexcept nogil
    cdef void enter(self, int side) noexcept nogil
    cdef int inside(self) noexcept nogil
