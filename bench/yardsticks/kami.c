/* Kami for four without Demoralised, written for speed alone: the limit that bench/engine.py measures against.
   Same rules, same fields, same generator and same order of draws as src/kamifuda/games/kami, validating too,
   so that the same seed gives the same match. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define EACH 0x11111111LL
#define EMPRESS 0x10000000LL
#define SPEAR 0x10LL
#define DECK 0x2224444ALL
#define POINTS 0x54433221LL
#define MASK 0x7FFFFFFFFFFFFFFFULL
#define PASS (1LL << 56)
#define DOWN 8
#define TARGET 15

enum { LEAD = 3, ANSWER = 4, STRIKE = 5 };

typedef struct { uint64_t state; } Rng;

static inline int64_t next(Rng *rng) {
    uint64_t z = rng->state = (rng->state + 0x1E3779B97F4A7C15ULL) & MASK;
    z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9ULL) & MASK;
    z = ((z ^ (z >> 27)) * 0x14D049BB133111EBULL) & MASK;
    return (int64_t)(z ^ (z >> 31));
}

static inline int64_t below(Rng *rng, int64_t n) {
    uint64_t m = (uint64_t)(next(rng) >> 31) * n;
    if ((m & 0xFFFFFFFF) < (uint64_t)n) {
        uint64_t uneven = (1ULL << 32) % n;
        while ((m & 0xFFFFFFFF) < uneven) m = (uint64_t)(next(rng) >> 31) * n;
    }
    return (int64_t)(m >> 32);
}

static inline int64_t pick(Rng *rng, int64_t actions) {
    if (!(actions & (actions - 1))) return actions;
    int64_t n = below(rng, __builtin_popcountll(actions));
    while (n--) actions &= actions - 1;
    return actions & -actions;
}

typedef struct {
    char over, whole, crowned, secret;
    int64_t chance, round, rules, points[2], first, phase, turn, attack, attacker, passes, answers, looked, last;
    int64_t centre, beneath, hand[4], defence[4], attacks[4];
} Kami;

static inline int64_t kind(int64_t card) { return __builtin_ctzll(card) >> 2; }
static inline int64_t value(int64_t card) { return POINTS >> (kind(card) << 2) & 15; }

static inline int64_t draw(int64_t deck, int64_t total, Rng *rng) {
    int64_t place = below(rng, total), card = 1;
    while (place >= (deck & 15)) { place -= deck & 15; deck >>= 4; card <<= 4; }
    return card;
}

static void deal(Kami *k) {
    Rng rng = {(uint64_t)k->chance};
    int64_t deck = DECK, left = 32;
    k->crowned = k->secret = 0;
    k->phase = LEAD;
    k->turn = k->first;
    k->attack = k->attacker = k->passes = k->answers = k->looked = k->last = k->centre = k->beneath = 0;
    k->round++;
    for (int seat = 0; seat < 4; seat++) {
        int64_t hand = 0;
        k->defence[seat] = k->attacks[seat] = 1;
        if (seat == 3) { k->hand[3] = deck; break; }
        for (int i = 0; i < 8; i++) {
            int64_t card = draw(deck, left--, &rng);
            deck -= card;
            hand += card;
        }
        k->hand[seat] = hand;
    }
    k->chance = next(&rng);
}

static void begin(Kami *k) {
    Rng rng = {(uint64_t)k->chance};
    int drawing = 15;
    while (drawing & (drawing - 1)) {
        int64_t deck = DECK, left = 32, best = 0;
        int highest = 0;
        for (int seat = 0; seat < 4; seat++) if (drawing >> seat & 1) {
            int64_t card = draw(deck, left--, &rng);
            deck -= card;
            if (value(card) > best) { best = value(card); highest = 0; }
            if (value(card) == best) highest |= 1 << seat;
        }
        drawing = highest;
    }
    k->first = __builtin_ctz(drawing);
    k->chance = next(&rng);
    deal(k);
}

static inline int64_t legal(const Kami *k, int64_t seat) {
    if (seat != k->turn || k->over) return 0;
    int64_t hand = k->hand[seat], kinds = (hand | hand >> 1 | hand >> 2 | hand >> 3) & EACH;
    if (k->phase == ANSWER) return (kinds & (k->attack > SPEAR ? k->attack | EMPRESS : k->attack)) << 1 | PASS;
    if (k->phase == LEAD) return kinds;
    if (!k->crowned && hand != EMPRESS) kinds &= ~EMPRESS;
    return kinds << 2;
}

static int apply(Kami *k, int64_t seat, int64_t action) {
    if (!(action & legal(k, seat)) || action & (action - 1)) return -1;
    k->last = action | seat << 61;
    k->secret = 0;
    if (action == PASS) {
        if (++k->passes < 3) k->turn = (seat + 1) & 3;
        else { k->turn = k->attacker; k->phase = LEAD; }
        return 0;
    }
    if (k->phase != STRIKE) {
        int64_t card = k->phase == LEAD ? action : action >> 1, entry = kind(card);
        if (k->phase == LEAD) { entry |= DOWN; k->secret = 1; }
        else if (card == EMPRESS) k->crowned = 1;
        k->hand[seat] -= card;
        k->defence[seat] = k->defence[seat] << 5 | entry;
        k->whole = 0;
        k->phase = STRIKE;
        return 0;
    }
    int64_t card = action >> 2;
    k->hand[seat] -= card;
    k->attacks[seat] = k->attacks[seat] << 3 | kind(card);
    k->whole = 1;
    k->attack = card;
    k->attacker = seat;
    k->passes = 0;
    if (k->hand[seat]) { k->phase = ANSWER; k->turn = (seat + 1) & 3; return 0; }
    int64_t points = value(card);
    if ((k->defence[seat] & 15) == (DOWN | kind(card))) { points *= 2; k->defence[seat] &= ~DOWN; }
    k->points[seat & 1] += points;
    if (k->points[seat & 1] >= TARGET) k->over = 1;
    else { k->first = (k->first + 1) & 3; deal(k); }
    return 0;
}

static int64_t play_round(Kami *k, Rng *rng) {
    int64_t current = k->round, steps = 0;
    for (; k->round == current && !k->over; steps++) apply(k, k->turn, pick(rng, legal(k, k->turn)));
    return steps;
}

/* Plays so many rounds, a new match whenever one is over; returns a checksum of all that was drawn and scored. */
int64_t rounds(int64_t seed, int64_t count, int64_t *steps) {
    Rng rng = {(uint64_t)seed & MASK};
    uint64_t sum = 0;
    Kami k = {.over = 1};
    *steps = 0;
    while (count--) {
        if (k.over) {
            memset(&k, 0, sizeof k);
            k.whole = 1;
            k.chance = next(&rng);
            begin(&k);
        }
        *steps += play_round(&k, &rng);
        sum = (sum * 31 + k.points[0] * 1000 + k.points[1]) & MASK;
    }
    return (int64_t)((sum ^ rng.state) & MASK);
}

/* Clones made one after the other, as a search makes them. */
int64_t clones(int64_t count) {
    Kami k = {.chance = 7};
    int64_t sum = 0;
    begin(&k);
    while (count--) {
        Kami *volatile twin = malloc(sizeof k);
        memcpy(twin, &k, sizeof k);
        sum += twin->turn;
        free(twin);
    }
    return sum;
}
