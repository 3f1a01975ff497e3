from zwenk.engine.evaluation cimport Evaluation, LOST, LOUD, OPEN, SLOTS, WON
from zwenk.engine.hardware cimport now

from zwenk.engine.table cimport AT_LEAST, AT_MOST, EXACT, KEYS, MOVES, Table
from zwenk.rules.position cimport ALL, Position, STRIDE, Scratch

cdef int PLIES, KEPT_KEYS, KILLER, LOUD_PLIES, WIN, SURE, INFINITE
cdef int REDUCTIONS[4096]

cdef class Control:
    cdef public int halt
    cdef public int spent
    cdef public double deadline
    cdef public unsigned long long most_nodes

cdef class Searcher:
    cdef readonly Position position
    cdef readonly Evaluation evaluation
    cdef readonly Table table
    cdef readonly Control control
    cdef Scratch scratch
    cdef public unsigned long long nodes
    cdef public bint shared
    cdef public bint complete
    cdef readonly int deepest
    cdef readonly int roots
    cdef int base
    cdef int reach
    cdef int drawn[2]
    cdef int sifted
    cdef unsigned long long keys[1024]
    cdef int since[160]
    cdef int starts[160]
    cdef bint passed[160]
    cdef unsigned long long killers[320]
    cdef int history[32768]
    cdef int weights[65536]
    cdef unsigned long long line[20480]
    cdef int lengths[160]
    cdef int told(self, int outlook, int ply) noexcept nogil
    cdef bint counted(self) noexcept nogil
    cdef void look_out(self) noexcept nogil
    cdef bint repeated(self, int ply) noexcept nogil
    cdef int search(self, int alpha, int beta, int depth, int ply) noexcept nogil
    cdef int settle(self, int alpha, int beta, int ply, int left) noexcept nogil
    cdef int below(self, int alpha, int beta, int depth, int ply, bint same) noexcept nogil
    cdef int root(self, int alpha, int beta, int depth, int first) noexcept nogil
    cdef void weigh_all(self, int start, int end, int ply) noexcept nogil
    cdef int sift(self, int start, int end, int wanted) noexcept nogil
    cdef void pick(self, int i, int end) noexcept nogil
    cdef void learn(self, unsigned long long code, int start, int i, int depth, int ply) noexcept nogil
    cdef void lengthen(self, unsigned long long code, int ply) noexcept nogil
