"""The transposition table: what is known of positions met before, shared by all threads."""

from __future__ import annotations

import mmap

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.hardware import prefetch

# A bucket is a cache line: four entries of two words. The second word of an entry is the move (45
# bits), the score + 32768 (16 bits) and the bound (2 bits). The first is the position's key, its
# low byte the age and the next the search's depth (the key's low bits say where the bucket is),
# exclusive-or the second word: when two threads write at once the halves do not match, and the
# entry is not found. That needs no lock.
EXACT, AT_LEAST, AT_MOST = 1, 2, 3
MOVES = (1 << 45) - 1
KEYS = 0xFFFFFFFFFFFF0000
AGES = 64
BUSY = 1 << 15


@cython.final
@cython.cclass
class Table:
    """A table of a size in megabytes, rounded down to a power of two."""

    def __init__(self, megabytes: int) -> None:
        buckets = 1 << (max(1, megabytes) * 16384).bit_length() - 1
        if hasattr(mmap, "MADV_HUGEPAGE"):  # large pages: most look-ups miss the small ones' cache
            self._memory = mmap.mmap(-1, buckets * 64, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
            self._memory.madvise(mmap.MADV_HUGEPAGE)
        else:
            self._memory = mmap.mmap(-1, buckets * 64)
        self.words = memoryview(self._memory).cast("Q")
        self.busy = memoryview(bytearray(8 * BUSY)).cast("Q")
        self.mask = buckets - 1
        self.age = 0
        if cython.compiled:  # takes the pages now, not one by one in the middle of a search
            self.clear()

    def clear(self) -> None:
        """Forgets everything."""
        i: cython.ulonglong
        size: cython.ulonglong = 8 * (self.mask + 1)
        if not cython.compiled:
            Table.__init__(self, size * 8 >> 20)
            return
        with cython.nogil:
            for i in range(size):
                self.words[i] = 0
        self.age = 0

    def grow_older(self) -> None:
        """A new search begins: what earlier ones found may be replaced sooner."""
        self.age = (self.age + 1) % AGES

    def per_mille(self) -> int:
        """How full the table is of what this search found, from a sample."""
        used = 0
        for i in range(1000):
            word: cython.ulonglong = self.words[2 * i + 1]
            used += word != 0 and (self.words[2 * i] ^ word) & 0xFF == self.age
        return used

    # -- below: C, no GIL ------------------------------------------------------------------

    def fetch(self, key: cython.ulonglong) -> None:
        """Asks for the bucket of a key ahead of its use."""
        if cython.compiled:
            prefetch(cython.address(self.words[(key & self.mask) * 8]))

    def find(self, key: cython.ulonglong) -> cython.longlong:
        """Where the entry of a position is; -1 where there is none."""
        place: cython.ulonglong = (key & self.mask) * 8
        _: cython.int
        for _ in range(4):
            if (self.words[place] ^ self.words[place + 1] ^ key) & KEYS == 0:
                return place
            place += 2
        return -1

    def keep(
        self,
        key: cython.ulonglong,
        move: cython.ulonglong,
        score: cython.int,
        depth: cython.int,
        bound: cython.int,
    ) -> None:
        """Notes what a search of a position found, in place of what is worth least."""
        place: cython.ulonglong = (key & self.mask) * 8
        worst: cython.ulonglong = place
        least: cython.int = 1 << 20
        worth: cython.int
        _: cython.int
        head: cython.ulonglong
        word: cython.ulonglong
        shifted: cython.ulonglong = score + 32768
        side: cython.ulonglong = bound
        deep: cython.ulonglong = depth
        for _ in range(4):
            word = self.words[place + 1]
            head = self.words[place] ^ word
            if (head ^ key) & KEYS == 0 or word == 0:
                worst = place
                if word:
                    if move == 0:  # the old best move is better than none
                        move = word & MOVES
                    if bound != EXACT and head & 0xFF == self.age and (head >> 8 & 0xFF) > deep + 3:
                        return
                break
            worth = head >> 8 & 0xFF
            worth -= 8 * ((self.age + AGES - (head & 0xFF)) % AGES)
            if worth < least:
                least = worth
                worst = place
            place += 2
        word = move | shifted << 45 | side << 61
        self.words[worst + 1] = word
        self.words[worst] = ((key & KEYS) | deep << 8 | self.age) ^ word

    def is_busy(self, key: cython.ulonglong) -> cython.bint:
        """Whether another thread searches a move, by a hash of move, position and depth."""
        return self.busy[key & (BUSY - 1)] == key

    def set_busy(self, key: cython.ulonglong, busy: cython.bint) -> None:
        """Notes that a thread searches a move, or does so no more."""
        if busy:
            self.busy[key & (BUSY - 1)] = key
        elif self.busy[key & (BUSY - 1)] == key:
            self.busy[key & (BUSY - 1)] = 0
