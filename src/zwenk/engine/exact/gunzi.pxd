from zwenk.engine.exact.tables cimport Tables
from zwenk.rules.gunzi.board cimport Gunzi
from zwenk.rules.position cimport Position, Scratch

cdef Scratch _scratch

cdef object _probe(Tables known, Gunzi position)
