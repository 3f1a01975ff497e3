from zwenk.engine.exact.layers cimport (
    HEIGHT_AT, IMAGES, WAYS, form_of, imaged, number_one, number_two, reach,
)
from zwenk.rules.bits cimport lowest, ones
from zwenk.rules.gunzi.board cimport BLOW, HOMES, TERRITORIES, Gunzi
from zwenk.rules.position cimport Scratch

cdef unsigned int ONE
cdef int ENDS, NO_DISTANCE, NOT_KNOWN

cdef class Tables:
    cdef readonly int wedges, layers
    cdef readonly const long long[::1] keys, starts
    cdef readonly const unsigned int[::1] words
    cdef readonly const int[::1] outcomes
    cdef readonly const unsigned char[::1] data
    cdef int probe(self, Gunzi position, Scratch scratch) noexcept nogil
    cdef int blown(self, Gunzi position, Scratch scratch, unsigned int foes) noexcept nogil
    cdef int stored(self, Gunzi position, long long key, int first, int second) noexcept nogil
    cdef int find(self, long long key) noexcept nogil
    cdef int read(self, int layer, int place) noexcept nogil

cdef int points(Gunzi position, int side) noexcept nogil
cdef int finished(Gunzi position) noexcept nogil
cdef int before(int worth) noexcept nogil
cdef bint better(int one, int other) noexcept nogil
