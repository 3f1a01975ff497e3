/* Perft of Mortale, written by hand in C: the yardstick for the compiled Python. Same algorithm:
   two 64-bit sets of fields, make and unmake, the last ply counted in bulk or played singly. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef uint64_t u64;
typedef struct { u64 men[2]; int side; } Position;

static u64 board;
static u64 stack[4096];

static u64 *list(u64 *out, u64 landings, int step, u64 flag) {
    for (; landings; landings &= landings - 1) {
        int to = __builtin_ctzll(landings);
        *out++ = flag | (u64)(to - step) | (u64)to << 6;
    }
    return out;
}

static u64 *generate(const Position *p, u64 *out) {
    u64 own = p->men[p->side], foe = p->men[1 - p->side], empty = board & ~(own | foe), *first = out;
    out = list(out, (((own << 2) & foe) << 2) & empty, 4, 4096);
    out = list(out, (((own << 9) & foe) << 9) & empty, 18, 4096);
    out = list(out, (((own << 7) & foe) << 7) & empty, 14, 4096);
    out = list(out, (((own >> 2) & foe) >> 2) & empty, -4, 4096);
    out = list(out, (((own >> 9) & foe) >> 9) & empty, -18, 4096);
    out = list(out, (((own >> 7) & foe) >> 7) & empty, -14, 4096);
    if (out != first) return out;
    if (p->side == 0) {
        out = list(out, (own >> 7) & empty, -7, 0);
        out = list(out, (own << 2) & empty, 2, 0);
        out = list(out, (own << 9) & empty, 9, 0);
    } else {
        out = list(out, (own << 7) & empty, 7, 0);
        out = list(out, (own >> 2) & empty, -2, 0);
        out = list(out, (own >> 9) & empty, -9, 0);
    }
    return out;
}

#define ones __builtin_popcountll
static u64 count(const Position *p) {
    u64 own = p->men[p->side], foe = p->men[1 - p->side], empty = board & ~(own | foe);
    u64 n = ones((((own << 2) & foe) << 2) & empty) + ones((((own << 9) & foe) << 9) & empty)
          + ones((((own << 7) & foe) << 7) & empty) + ones((((own >> 2) & foe) >> 2) & empty)
          + ones((((own >> 9) & foe) >> 9) & empty) + ones((((own >> 7) & foe) >> 7) & empty);
    if (n) return n;
    if (p->side == 0)
        return ones((own >> 7) & empty) + ones((own << 2) & empty) + ones((own << 9) & empty);
    return ones((own << 7) & empty) + ones((own >> 2) & empty) + ones((own >> 9) & empty);
}

static void turn_over(Position *p, u64 move, int mover) {
    p->men[mover] ^= 1ULL << (move & 63);
    p->men[mover ^ (int)(move >> 12 & 1)] ^= 1ULL << (move >> 6 & 63);
}

static u64 perft(Position *p, int depth, u64 *out, int bulk) {
    u64 nodes = 0;
    if (bulk && depth == 1) return count(p);
    if (depth == 0) return 1;
    u64 *end = generate(p, out);
    for (u64 *move = out; move < end; move++) {
        turn_over(p, *move, p->side);
        p->side ^= 1;
        nodes += perft(p, depth - 1, end, bulk);
        p->side ^= 1;
        turn_over(p, *move, p->side);
    }
    return nodes;
}

int main(int argc, char **argv) {
    static const int xy[17][2] = {{0,1},{1,0},{2,1},{3,0},{4,1},{0,3},{1,2},{2,3},{3,2},{4,3},{1,4},
                                  {3,4},{0,5},{1,6},{2,5},{3,6},{4,5}};
    static const int start[2][4] = {{0, 1, 3, 4}, {12, 13, 15, 16}};
    Position p = {{0, 0}, 0};
    int depth = argc > 1 ? atoi(argv[1]) : 12, bulk = argc > 2 ? atoi(argv[2]) : 1;
    for (int i = 0; i < 17; i++) board |= 1ULL << (8 * xy[i][0] + xy[i][1]);
    for (int c = 0; c < 2; c++)
        for (int i = 0; i < 4; i++)
            p.men[c] |= 1ULL << (8 * xy[start[c][i]][0] + xy[start[c][i]][1]);
    clock_t t = clock();
    u64 nodes = perft(&p, depth, stack, bulk);
    printf("%llu %.6f\n", (unsigned long long)nodes, (double)(clock() - t) / CLOCKS_PER_SEC);
    return 0;
}
