cdef extern from * nogil:
    """
    #ifdef _WIN32
    #include <windows.h>
    static double zwenk_now(void) { return (double)GetTickCount64(); }
    #else
    #include <time.h>
    static double zwenk_now(void) {
        struct timespec t;
        clock_gettime(CLOCK_MONOTONIC, &t);
        return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
    }
    #endif
    #if defined(__GNUC__) || defined(__clang__)
    #define zwenk_prefetch(address) __builtin_prefetch(address)
    #else
    #define zwenk_prefetch(address)
    #endif
    """
    double now "zwenk_now" ()
    void prefetch "zwenk_prefetch" (const void *address)
