from zwenk.rules.position cimport Position, Scratch

cdef int UNKNOWN, LOUD
cdef int LOST, OPEN, WON, DRAWN, SLOTS

cdef class Evaluation:
    cdef readonly Position position
    cdef int margin
    cdef int away
    cdef int outlook(self) noexcept nogil
    cdef int final(self) noexcept nogil
    cdef int value(self) noexcept nogil
    cdef bint endangered(self) noexcept nogil
    cdef bint passes(self) noexcept nogil
    cdef int loud(self, Scratch scratch, int n) noexcept nogil
    cdef int keep_loud(self, Scratch scratch, int first, int end) noexcept nogil
    cdef int gain(self, unsigned long long code) noexcept nogil
    cdef int weigh(self, unsigned long long code) noexcept nogil
    cdef int rank(self, unsigned long long code) noexcept nogil
    cdef int slot(self, unsigned long long code) noexcept nogil
    cdef bint lasting(self, unsigned long long code) noexcept nogil
