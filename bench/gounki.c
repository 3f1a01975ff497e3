/* Perft of Gounki, written by hand in C: the yardstick for the compiled Python. Same algorithm: a
   byte a square, runs with rebounds from a table, make and unmake with the hash kept, the last ply
   counted in bulk or played singly. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef uint64_t u64;
enum { OUT = 64, NONE = 65 };

typedef struct {
    unsigned char cells[64];
    u64 men[2], hash;
    int side, left;
} Position;

static unsigned char runs[2][64][5][3], sizes[16];
static u64 zobrist[64][64], stack[65536];

static u64 mix(u64 x) {
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ x >> 27) * 0x94D049BB133111EBULL;
    return x ^ x >> 31;
}

static void prepare(void) {
    static const int sideways[5] = {-1, 1, 0, -1, 1};
    for (int i = 0; i < 16; i++) sizes[i] = (i & 3) + (i >> 2);
    for (int i = 0; i < 4096; i++) zobrist[i >> 6][i & 63] = mix(0x9E3779B97F4A7C15ULL * (u64)(i + 1));
    for (int side = 0; side < 2; side++)
        for (int square = 0; square < 64; square++)
            for (int way = 0; way < 5; way++) {
                int file = square % 8, rank = square / 8, dx = sideways[way], step = 0;
                int dy = way >= 3 ? 0 : side ? 1 : -1;
                unsigned char *run = runs[side][square][way];
                run[0] = run[1] = run[2] = NONE;
                for (; step < 3; step++) {
                    if (rank + dy < 0 || rank + dy > 7) { run[step] = OUT; break; }
                    if (file + dx < 0 || file + dx > 7) {
                        if (!step) break;
                        dx = -dx;
                    }
                    file += dx, rank += dy;
                    run[step] = (unsigned char)(8 * rank + file);
                }
            }
}

static void put(Position *p, int square, int cell) {
    p->hash ^= zobrist[square][p->cells[square]] ^ zobrist[square][cell];
    p->cells[square] = (unsigned char)cell;
}

static void add(Position *p, int square, int content, int side) {
    put(p, square, ((p->cells[square] & 15) + content) | 16 << side);
    p->men[side] |= 1ULL << square;
}

static void take(Position *p, int square, int content) {
    int rest = p->cells[square] - content;
    if (!(rest & 15)) {
        p->men[rest >> 5] &= ~(1ULL << square);
        rest = 0;
    }
    put(p, square, rest);
}

static u64 *whole(const Position *p, u64 *out, int origin) {
    int content = p->cells[origin] & 15, own = 16 << p->side, leaves = 0;
    u64 reached = 0, base = (u64)content << 30 | (u64)origin;
    for (int way = 0; way < 5; way++) {
        int steps = way < 2 ? content & 3 : content >> 2;
        for (int step = 0; step < steps; step++) {
            int to = runs[p->side][origin][way][step], cell;
            if (to == NONE) break;
            if (to == OUT) { leaves = 1; break; }
            if (to == origin) continue;
            cell = p->cells[to];
            if (!(cell & own) || sizes[cell & 15] + sizes[content] <= 3) reached |= 1ULL << to;
            if (cell) break;
        }
    }
    for (; reached; reached &= reached - 1) {
        int to = __builtin_ctzll(reached), cell = p->cells[to];
        u64 captured = cell & own ? 0 : (u64)cell, merges = cell & own ? 1 : 0;
        *out++ = base | (u64)to << 6 | captured << 34 | merges << 40;
    }
    if (leaves) *out++ = base | (u64)OUT << 6;
    return out;
}

static u64 *deploy(const Position *p, u64 *out, u64 code, int start, int way, int step, int hand,
                   int later, int placed, int first, int second) {
    int to = runs[p->side][start][way][step], cell, size = 0;
    if (to == NONE) return out;
    code |= (u64)to << (6 + 7 * placed);
    if (to == OUT) {
        if (placed) *out++ = code | (u64)(placed + 1) << 27;
        return out;
    }
    cell = p->cells[to];
    if (to != (int)(code & 63)) {
        if (cell & 32 >> p->side) return out;
        size = sizes[cell & 15];
    }
    size += (to == first) + (to == second);
    if (size > 2) return out;
    code |= (u64)(size > 0) << (40 + placed);
    if (hand > 1)
        return deploy(p, out, code, start, way, step + 1, hand - 1, later, placed + 1, to, first);
    if (!later) {
        *out++ = code | (u64)(placed + 1) << 27;
        return out;
    }
    if (way >= 2) {
        out = deploy(p, out, code, to, 0, 0, later, 0, placed + 1, to, first);
        if (runs[p->side][to][0][0] == OUT && runs[p->side][to][1][0] == OUT) return out;
        return deploy(p, out, code, to, 1, 0, later, 0, placed + 1, to, first);
    }
    for (way = 2; way < 5; way++)
        out = deploy(p, out, code, to, way, 0, later, 0, placed + 1, to, first);
    return out;
}

static u64 *generate(const Position *p, u64 *out) {
    if (p->left) return out;
    for (u64 men = p->men[p->side]; men; men &= men - 1) {
        int origin = __builtin_ctzll(men), content = p->cells[origin] & 15;
        int rounds = content & 3, squares = content >> 2;
        u64 code = (u64)content << 30 | (u64)origin;
        out = whole(p, out, origin);
        if (sizes[content] == 1) continue;
        if (rounds)
            for (int way = 0; way < 2; way++)
                out = deploy(p, out, code, origin, way, 0, rounds, squares, 0, NONE, NONE);
        if (squares)
            for (int way = 2; way < 5; way++)
                out = deploy(p, out, code | 1ULL << 29, origin, way, 0, squares, rounds, 0, NONE, NONE);
    }
    return out;
}

static int unit(u64 code, int drop) {
    int rounds = code >> 30 & 3, squares = code >> 32 & 3;
    return code >> 29 & 1 ? (drop < squares ? 4 : 1) : (drop < rounds ? 1 : 4);
}

static void make(Position *p, u64 code) {
    int origin = code & 63, to = code >> 6 & 127, content = code >> 30 & 15;
    int captured = code >> 34 & 63, drops = code >> 27 & 3, side = p->side;
    take(p, origin, content);
    if (drops) {
        for (int i = 0; i < drops; i++) {
            to = code >> (6 + 7 * i) & 127;
            if (to == OUT) p->left = 1 + side;
            else add(p, to, unit(code, i), side);
        }
    } else if (to == OUT) {
        p->left = 1 + side;
    } else {
        if (captured) take(p, to, captured & 15);
        add(p, to, content, side);
    }
    p->side = 1 - side;
}

static void unmake(Position *p, u64 code) {
    int origin = code & 63, to = code >> 6 & 127, content = code >> 30 & 15;
    int captured = code >> 34 & 63, drops = code >> 27 & 3;
    p->side = 1 - p->side;
    p->left = 0;
    if (drops) {
        for (int i = 0; i < drops; i++) {
            to = code >> (6 + 7 * i) & 127;
            if (to != OUT) take(p, to, unit(code, i));
        }
    } else if (to != OUT) {
        take(p, to, content);
        if (captured) add(p, to, captured & 15, 1 - p->side);
    }
    add(p, origin, content, p->side);
}

static u64 perft(Position *p, int depth, u64 *out, int bulk) {
    u64 nodes = 0, *end;
    if (depth == 0) return 1;
    end = generate(p, out);
    if (bulk && depth == 1) return (u64)(end - out);
    for (u64 *move = out; move < end; move++) {
        make(p, *move);
        nodes += perft(p, depth - 1, end, bulk);
        unmake(p, *move);
    }
    return nodes;
}

int main(int argc, char **argv) {
    Position p = {{0}, {0, 0}, 0, 1, 0};
    int depth = argc > 1 ? atoi(argv[1]) : 4, bulk = argc > 2 ? atoi(argv[2]) : 1;
    prepare();
    for (int square = 0; square < 64; square++) {
        int rank = square / 8, dark = (square % 8 + rank) % 2 == 0;
        if (rank < 2) add(&p, square, dark ? 4 : 1, 1);
        if (rank > 5) add(&p, square, dark ? 4 : 1, 0);
    }
    clock_t t = clock();
    u64 nodes = perft(&p, depth, stack, bulk);
    printf("%llu %.6f\n", (unsigned long long)nodes, (double)(clock() - t) / CLOCKS_PER_SEC);
    return 0;
}
