from zwenk.rules.bits cimport lowest, ones
from zwenk.rules.gunzi.board cimport HOMES, TERRITORIES

cdef long long ALL_FIELDS
cdef unsigned int ONE
cdef int DIRECTIONS
cdef int PILLARS[4]
cdef int HEIGHT_AT[17]
cdef int IMAGES[68]
cdef int WAYS[24]
cdef int HALVES[4096]

cpdef long long imaged(long long key, int form) noexcept nogil
cpdef int form_of(long long key) noexcept nogil
cdef unsigned int open_fields(long long key) noexcept nogil
cdef unsigned int reach(long long key, int side) noexcept nogil
cpdef int size(long long key, int side) noexcept nogil
cdef int number_one(long long key, int side, int field, int way) noexcept nogil
cdef int number_two(
    long long key, int side, int field, int way, int other, int other_way, bint hostile
) noexcept nogil
