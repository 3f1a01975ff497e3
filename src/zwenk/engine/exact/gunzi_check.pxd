from zwenk.engine.exact.gunzi_layer cimport Layer
from zwenk.engine.exact.tables cimport ENDS, NO_DISTANCE, NOT_KNOWN, before, better, finished
from zwenk.rules.gunzi.board cimport Gunzi

cdef class Check(Layer):
    cdef int wrong, seen
    cdef Gunzi example
    cdef void blame(self) noexcept nogil
