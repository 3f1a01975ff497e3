from zwenk.rules.bits cimport lowest

cdef unsigned long long ONE
cdef int COLOURS
cdef unsigned int IMAGES[160]
cdef int BIT_OF[17]
cdef unsigned short PLACES[131072]
cdef short ROWS[131072]

cdef unsigned int packed(unsigned long long word, int form) noexcept nogil
cdef int colours(unsigned int own, unsigned int occupied) noexcept nogil
cdef unsigned long long unpacked(unsigned int occupied, int chosen) noexcept nogil
cdef int stored(unsigned long long own, unsigned long long foe, int side) noexcept nogil
cdef int number(unsigned long long own, unsigned long long foe, int side) noexcept nogil
