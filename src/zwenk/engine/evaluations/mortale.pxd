from zwenk.engine.evaluation cimport Evaluation
from zwenk.rules.bits cimport ones
from zwenk.rules.mortale.board cimport Mortale, SOMERSAULT

cdef class Judge(Evaluation):
    cdef Mortale board
