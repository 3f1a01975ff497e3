from zwenk.engine.exact.draws cimport Draws
from zwenk.engine.exact.gunzi_layer cimport OUTSIDE, Layer
from zwenk.engine.exact.layers cimport size
from zwenk.engine.exact.retrograde cimport NEVER, UNKNOWN, Retrograde
from zwenk.engine.exact.tables cimport ENDS, NO_DISTANCE, Tables, before, finished
from zwenk.rules.gunzi.board cimport TOPPLE

cdef int INSIDE, SORTS

cdef class Solver(Layer):
    cdef Retrograde graph
    cdef int[::1] known
    cdef int sorts
    cdef void leave(self, int worth) noexcept nogil
    cdef int outcome(self, Draws draws, int node) noexcept nogil
    cdef int place(self, int outcome) noexcept nogil
    cdef void distinguish(self, Draws draws) noexcept nogil
    cdef void pack(self, Draws draws, unsigned char[::1] data, int bits) noexcept nogil
