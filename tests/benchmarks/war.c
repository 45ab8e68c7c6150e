/* Random games of War in plain C, as a peer for explorer/war/batch.py: the same rules (default settings) and the same
   chance, so game by game the same battles. Written for its own sake, without looking for tricks: hands and draw piles
   are arrays, a pile is a ring. */

#include <stdint.h>
#include <string.h>

#define GAMMA 0x9E3779B97F4A7C15u
#define HAND 3
#define BURN 3

typedef struct {
    uint8_t hand[HAND], pile[64];
    unsigned held, head, tail;
} side;

typedef struct {
    uint8_t cards[52];
    unsigned size;
} heap;

static uint64_t mix(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static uint64_t fork_of(uint64_t seed, uint64_t n) {
    return mix(seed + mix(n + 1));
}

static uint32_t below(uint64_t *place, uint32_t n) {
    uint64_t m = (mix(*place += GAMMA) >> 32) * n;
    if ((uint32_t)m < n) {
        uint32_t unfair = -n % n;
        while ((uint32_t)m < unfair)
            m = (mix(*place += GAMMA) >> 32) * n;
    }
    return (uint32_t)(m >> 32);
}

static void shuffle(uint64_t *place, uint8_t *cards, unsigned size) {
    for (unsigned i = size; i > 1; i--) {
        unsigned j = below(place, i);
        uint8_t card = cards[i - 1];
        cards[i - 1] = cards[j];
        cards[j] = card;
    }
}

static unsigned left(const side *s) {
    return s->held + s->tail - s->head;
}

static void add(side *s, uint8_t card) {
    s->pile[s->tail++ % 64] = card;
}

static uint8_t draw(side *s) {
    return s->pile[s->head++ % 64];
}

static void fill(side *s) {
    while (s->held < HAND && s->head < s->tail)
        s->hand[s->held++] = draw(s);
}

static void burn(side *s, heap *pot) {
    for (int i = 0; i < BURN && s->head < s->tail; i++)
        pot->cards[pot->size++] = draw(s);
}

static uint8_t choose(side *s, uint64_t *place) {
    unsigned i = below(place, s->held);
    uint8_t card = s->hand[i];
    for (unsigned k = 0; k + 1 < HAND; k++) /* the hand closes up; without a branch that nobody can foretell */
        s->hand[k] = s->hand[k + (k >= i)];
    s->held--;
    return card;
}

/* One game; its number of battles. */
static int32_t game(uint64_t seed, int8_t *winner, int8_t *exhausted) {
    uint64_t chance = seed, choices[2] = {fork_of(seed, 1), fork_of(seed, 2)};
    uint8_t pack[52];
    side sides[2] = {0};
    heap pot = {.size = 0};
    for (int i = 0; i < 52; i++)
        pack[i] = i % 13;
    shuffle(&chance, pack, 52);
    for (int i = 0; i < 52; i++)
        add(&sides[i >= 26], pack[i]);
    fill(&sides[0]);
    fill(&sides[1]);
    *exhausted = 0;
    for (int32_t battles = 1;; battles++) {
        uint8_t ours = choose(&sides[0], &choices[0]), theirs = choose(&sides[1], &choices[1]);
        pot.cards[pot.size++] = ours;
        pot.cards[pot.size++] = theirs;
        if (ours == theirs) {
            if (!left(&sides[0]) || !left(&sides[1])) {
                *winner = left(&sides[1]) > 0;
                *exhausted = 1;
                return battles;
            }
            burn(&sides[0], &pot);
            burn(&sides[1], &pot);
        } else {
            side *taker = &sides[theirs > ours];
            shuffle(&chance, pot.cards, pot.size);
            for (unsigned i = 0; i < pot.size; i++)
                add(taker, pot.cards[i]);
            pot.size = 0;
        }
        fill(&sides[0]);
        fill(&sides[1]);
        if (!sides[0].held || !sides[1].held) { /* with hands of three cards never in a war */
            *winner = sides[1].held > 0;
            return battles;
        }
    }
}

void war(const uint64_t *seeds, int64_t games, int32_t *battles, int8_t *winner, int8_t *exhausted) {
    for (int64_t i = 0; i < games; i++)
        battles[i] = game(seeds[i], &winner[i], &exhausted[i]);
}
