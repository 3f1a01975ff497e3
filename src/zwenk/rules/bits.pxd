cdef extern from * nogil:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define zwenk_lowest(word) __builtin_ctzll(word)
    #define zwenk_ones(word) __builtin_popcountll(word)
    #else
    static int zwenk_ones(unsigned long long word) {
        int n = 0;
        for (; word; word &= word - 1) n++;
        return n;
    }
    static int zwenk_lowest(unsigned long long word) {
        return zwenk_ones((word & (0 - word)) - 1);
    }
    #endif
    """
    int lowest "zwenk_lowest" (unsigned long long word)
    int ones "zwenk_ones" (unsigned long long word)
