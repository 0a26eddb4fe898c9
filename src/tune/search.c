/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH
 * LLVM-exception */
#include "tune/search.h"

#include "support/arena.h"
#include "support/check.h"
#include "support/random.h"
#include "support/vec.h"
#include "tune/constraints.h"

#include <math.h>

/* A good point. */
typedef struct Member {
    uint64_t *point;
    double cost;
} Member;

enum {
    MOST_MEMBERS = 16,
    FIRST_RANDOM = 12, /* points before the best ones have children */
    TRIES = 200,       /* for a point that is new */
    FRESH = 8,         /* one of so many points is random */
    STUCK = 64,        /* points without a better one, after which others are begun with */
    PROPOSED = 48,     /* points among which the model chooses, of each generation */
    GENERATIONS = 3,   /* each has children of those before that it thinks best */
    FAR = 4,           /* one of so many of these is random */
    FEWEST = 8,        /* costs that a model needs */
};

struct JigTuneSearch {
    const JigTuneSpace *space;
    JigTuneStrategy strategy;
    uint64_t random; /* the generator's state */
    JigArena *arena;
    JigPtrMap tried; /* hashes of points */
    uint64_t *next;  /* exhaustive: the point to come */
    bool *kept;      /* axes that a child has changed */
    bool started, is_listing, at_end;
    JIG_VEC(Member) best; /* the cheapest first, since it began again */
    uint64_t num_begun;   /* points asked for since then */
    uint64_t num_worse;   /* told since there was a better one */
    JigTuneRanking *ranking;
    JIG_VEC(uint64_t *) taken; /* by the model, the next one last */
};

/* ---- Numbers ---- */

static uint64_t draw_below(JigTuneSearch *s, uint64_t n) {
    return jig_random_below(&s->random, n);
}

/* Hashes stand for points: two of the same would be taken for one, once in
 * 2^64. */
static uint64_t hash_of(const JigTuneSearch *s, const uint64_t *point) {
    uint64_t h = 0x6a09e667f3bcc909u;
    for (size_t i = 0; i < s->space->num_axes; ++i) {
        h ^= point[i] + 0x9e3779b97f4a7c15u + (h << 6) + (h >> 2);
        h = (h ^ (h >> 29)) * 0xbf58476d1ce4e5b9u;
    }
    return h | 1;
}

static bool is_new(JigTuneSearch *s, const uint64_t *point) {
    return jig_ptrset_add(&s->tried, (const void *)(uintptr_t)hash_of(s, point));
}

static uint64_t count_of(const JigTuneSearch *s, size_t axis) {
    return s->space->axes[axis].values.count;
}

/* ---- Beginning ---- */

JigTuneSearch *jig_tune_search_create(const JigTuneSpace *space, JigTuneStrategy strategy,
                                      uint64_t seed) {
    JIG_REQUIRE(space);
    JigArena *a = jig_arena_create();
    JigTuneSearch *s = JIG_NEW(a, JigTuneSearch);
    *s = (JigTuneSearch){.space = space, .strategy = strategy, .random = seed, .arena = a};
    s->next = JIG_NEW_ARRAY(a, uint64_t, space->num_axes + 1);
    s->kept = JIG_NEW_ARRAY(a, bool, space->num_axes + 1);
    if (strategy == JIG_TUNE_MODEL)
        s->ranking = jig_tune_ranking_create(space, NULL);
    return s;
}

void jig_tune_search_guide(JigTuneSearch *s, const JigTuneGuide *guide) {
    JIG_REQUIRE(s && guide);
    if (!s->ranking)
        return;
    JIG_REQUIRE(!jig_tune_ranking_known(s->ranking));
    jig_tune_ranking_destroy(s->ranking);
    s->ranking = jig_tune_ranking_create(s->space, guide);
}

bool jig_tune_search_learns(const JigTuneSearch *s) {
    JIG_REQUIRE(s);
    return s->strategy == JIG_TUNE_EVOLVE || s->strategy == JIG_TUNE_MODEL;
}

void jig_tune_search_destroy(JigTuneSearch *s) {
    JIG_REQUIRE(s);
    if (s->ranking)
        jig_tune_ranking_destroy(s->ranking);
    jig_vec_free(&s->taken);
    jig_vec_free(&s->best);
    jig_ptrmap_free(&s->tried);
    jig_arena_destroy(s->arena);
}

/* What the script selects, where it selects all that is to be chosen. */
static bool take_start(const JigTuneSearch *s, uint64_t *point) {
    for (size_t i = 0; i < s->space->num_axes; ++i) {
        const JigTuneAxis *axis = &s->space->axes[i];
        if (axis->start == JIG_NO_VALUE && axis->values.count > 1)
            return false;
        point[i] = axis->start == JIG_NO_VALUE ? 0 : axis->start;
    }
    return jig_tune_constraints_allow(s->space->constraints, point);
}

/* ---- All of them ---- */

static bool ask_exhaustive(JigTuneSearch *s, uint64_t *point) {
    JigTuneConstraints *c = s->space->constraints;
    if (!s->at_end && !s->is_listing)
        s->at_end = !jig_tune_constraints_first(c, s->next);
    s->is_listing = true;
    while (!s->at_end) {
        memcpy(point, s->next, s->space->num_axes * sizeof *point);
        s->at_end = !jig_tune_constraints_next(c, s->next);
        if (is_new(s, point))
            return true;
    }
    return false;
}

/* ---- Random ones ---- */

static bool draw_point(JigTuneSearch *s, uint64_t *point) {
    return jig_tune_constraints_draw(s->space->constraints, &s->random, point);
}

/* Of a small space, or one of which most has been tried, the rest in order. */
static bool ask_random(JigTuneSearch *s, uint64_t *point) {
    for (int i = 0; i < TRIES; ++i) {
        if (!draw_point(s, point))
            return false;
        if (is_new(s, point))
            return true;
    }
    const double MOST_LISTED = 1e6;
    return s->space->is_counted && s->space->num_allowed <= MOST_LISTED && ask_exhaustive(s, point);
}

/* ---- Children of good ones ---- */

/* Of two drawn ones the better: the first come more often. */
static const Member *draw_parent(JigTuneSearch *s) {
    uint64_t a = draw_below(s, s->best.len), b = draw_below(s, s->best.len);
    return &s->best.data[a < b ? a : b];
}

/* A value beside it, most often; else any. */
static uint64_t draw_near(JigTuneSearch *s, size_t axis, uint64_t value) {
    uint64_t n = count_of(s, axis), far = 1 + draw_below(s, 2);
    switch (draw_below(s, 4)) {
    case 0:
        return draw_below(s, n);
    case 1:
        return value >= far ? value - far : 0;
    default:
        return n - 1 - value >= far ? value + far : n - 1;
    }
}

static void mutate(JigTuneSearch *s, uint64_t *point) {
    uint64_t times = 1 + draw_below(s, 2);
    for (uint64_t i = 0; i < times && s->space->num_axes; ++i) {
        size_t axis = draw_below(s, s->space->num_axes);
        point[axis] = draw_near(s, axis, point[axis]);
    }
}

/* What was changed stays so, if it can; the rest comes as near to its parent as
 * it may. */
static bool repair(JigTuneSearch *s, const uint64_t *parent, uint64_t *point) {
    for (size_t i = 0; i < s->space->num_axes; ++i)
        s->kept[i] = point[i] != parent[i];
    return jig_tune_constraints_repair(s->space->constraints, s->kept, &s->random, point);
}

static bool draw_child(JigTuneSearch *s, uint64_t *point) {
    const Member *one = draw_parent(s), *other = draw_parent(s);
    bool crosses = draw_below(s, 3) == 0;
    for (size_t i = 0; i < s->space->num_axes; ++i)
        point[i] = crosses && draw_below(s, 2) ? other->point[i] : one->point[i];
    if (!crosses || one == other)
        mutate(s, point);
    return repair(s, one->point, point);
}

static bool ask_child(JigTuneSearch *s, uint64_t *point) {
    bool fresh = s->num_begun < FIRST_RANDOM || !s->best.len || draw_below(s, FRESH) == 0;
    for (int i = 0; i < TRIES && !fresh; ++i) {
        if (draw_child(s, point) && is_new(s, point))
            return true;
    }
    return ask_random(s, point);
}

/* ---- Those that a model thinks best ---- */

typedef struct Proposal {
    uint64_t *point;
    double rank; /* the lower, the better worth trying */
    JigTuneGuess guess;
    const JigTuneSpace *space;
} Proposal;

/* In the order of the axes: what points have in common is done once. */
static int by_point(const void *x, const void *y) {
    const Proposal *a = x, *b = y;
    for (size_t i = 0; i < a->space->num_axes; ++i)
        if (a->point[i] != b->point[i])
            return a->point[i] < b->point[i] ? -1 : 1;
    return 0;
}

static int by_rank(const void *x, const void *y) {
    const Proposal *a = x, *b = y;
    return a->rank != b->rank ? (a->rank < b->rank ? -1 : 1) : by_point(x, y);
}

static bool was_tried(const JigTuneSearch *s, const uint64_t *point) {
    return jig_ptrmap_has(&s->tried, (const void *)(uintptr_t)hash_of(s, point));
}

/* A child of a proposal that is thought well of, of a point that is known, or
 * any point. */
static bool draw_proposal(JigTuneSearch *s, const Proposal *good, size_t num_good,
                          uint64_t *point) {
    if (num_good && draw_below(s, FAR)) {
        const uint64_t *parent = good[draw_below(s, num_good)].point;
        memcpy(point, parent, s->space->num_axes * sizeof *point);
        mutate(s, point);
        return repair(s, parent, point);
    }
    return !num_good && s->best.len && draw_below(s, FAR) ? draw_child(s, point)
                                                          : draw_point(s, point);
}

static bool is_proposed(const Proposal *all, size_t n, const Proposal *p) {
    for (size_t i = 0; i < n; ++i)
        if (by_point(&all[i], p) == 0)
            return true;
    return false;
}

/* More of them behind the first `n`, which are in the order of their ranks. */
static size_t draw_proposals(JigTuneSearch *s, Proposal *all, size_t n, JigArena *a) {
    size_t good = n < MOST_MEMBERS ? n : MOST_MEMBERS, first = n;
    for (int i = 0; i < PROPOSED; ++i) {
        Proposal p = {.point = JIG_NEW_ARRAY(a, uint64_t, s->space->num_axes + 1),
                      .space = s->space};
        if (draw_proposal(s, all, good, p.point) && !was_tried(s, p.point) &&
            !is_proposed(all, n, &p))
            all[n++] = p;
    }
    qsort(all + first, n - first, sizeof *all, by_point);
    return n;
}

/* What is little known is tried rather, the more so the more curious one is: it
 * may be better than one thinks. */
static void rank(Proposal *all, size_t n, double curiosity) {
    for (size_t i = 0; i < n; ++i)
        all[i].rank = all[i].guess.mean - curiosity * all[i].guess.spread;
    qsort(all, n, sizeof *all, by_rank);
}

/* Those that make nothing, or nothing new, need not be tried any more. */
static size_t guess_proposals(JigTuneSearch *s, Proposal *all, size_t first, size_t n) {
    size_t left = first;
    for (size_t i = first; i < n; ++i)
        if (jig_tune_ranking_guess(s->ranking, all[i].point, &all[i].guess))
            all[left++] = all[i];
        else
            (void)is_new(s, all[i].point);
    return left;
}

static const double curiosities[] = {1, 2};

static uint64_t *new_point(JigTuneSearch *s) {
    return JIG_NEW_ARRAY(s->arena, uint64_t, s->space->num_axes + 1);
}

static void take(JigTuneSearch *s, const uint64_t *point) {
    uint64_t *copy = new_point(s);
    if (!is_new(s, point))
        return;
    memcpy(copy, point, s->space->num_axes * sizeof *point);
    jig_vec_push(&s->taken, copy);
}

/* One of each curiosity, and as many that the model is not asked about: where
 * it is wrong, the neighbours of the best points are tried all the same. */
static void take_some(JigTuneSearch *s, Proposal *all, size_t n) {
    for (size_t i = 0; i < JIG_LEN(curiosities); ++i) {
        uint64_t *child = new_point(s);
        if (ask_child(s, child))
            jig_vec_push(&s->taken, child);
    }
    for (size_t i = 0; i < n && i < JIG_LEN(curiosities); ++i) {
        rank(all, n, curiosities[i]);
        take(s, all[i].point);
    }
}

static void propose(JigTuneSearch *s) {
    JigArena *a = jig_arena_create();
    Proposal *all = JIG_NEW_ARRAY(a, Proposal, PROPOSED * GENERATIONS);
    size_t n = 0;
    for (int i = 0; i < GENERATIONS; ++i) {
        n = guess_proposals(s, all, n, draw_proposals(s, all, n, a));
        rank(all, n, curiosities[0]);
    }
    take_some(s, all, n);
    jig_arena_destroy(a);
}

static bool ask_ranked(JigTuneSearch *s, uint64_t *point) {
    bool fresh = jig_tune_ranking_known(s->ranking) < FEWEST;
    for (int i = 0; i < TRIES && !fresh && !s->taken.len; ++i)
        propose(s);
    if (fresh || !s->taken.len)
        return ask_random(s, point);
    memcpy(point, jig_vec_pop(&s->taken), s->space->num_axes * sizeof *point);
    return true;
}

/* ---- Asking and telling ---- */

/* What is known stays known; children are those of others. */
static void begin_again(JigTuneSearch *s) {
    s->best.len = 0;
    s->num_begun = 0;
    s->num_worse = 0;
}

bool jig_tune_search_ask(JigTuneSearch *s, uint64_t *point) {
    JIG_REQUIRE(s && (point || !s->space->num_axes));
    bool starts = !s->started && s->strategy != JIG_TUNE_RANDOM && take_start(s, point);
    s->started = true;
    s->num_begun++;
    if (starts && is_new(s, point))
        return true;
    switch (s->strategy) {
    case JIG_TUNE_RANDOM:
        return ask_random(s, point);
    case JIG_TUNE_EVOLVE:
        return ask_child(s, point);
    case JIG_TUNE_MODEL:
        return ask_ranked(s, point);
    default:
        return ask_exhaustive(s, point);
    }
}

static void keep(JigTuneSearch *s, const uint64_t *point, double cost) {
    size_t n = s->space->num_axes;
    Member m = {.cost = cost};
    if (s->best.len == MOST_MEMBERS) {
        if (cost >= jig_vec_last(&s->best).cost)
            return;
        m.point = jig_vec_pop(&s->best).point;
    } else {
        m.point = JIG_NEW_ARRAY(s->arena, uint64_t, n + 1);
    }
    memcpy(m.point, point, n * sizeof *point);
    jig_vec_push(&s->best, m);
    for (size_t i = s->best.len - 1; i > 0 && s->best.data[i - 1].cost > cost; --i) {
        s->best.data[i] = s->best.data[i - 1];
        s->best.data[i - 1] = m;
    }
}

/* What was good is found to be none. */
static void drop(JigTuneSearch *s, const uint64_t *point) {
    size_t left = 0;
    for (size_t i = 0; i < s->best.len; ++i)
        if (memcmp(s->best.data[i].point, point, s->space->num_axes * sizeof *point) != 0)
            s->best.data[left++] = s->best.data[i];
    s->best.len = left;
}

void jig_tune_search_tell(JigTuneSearch *s, const uint64_t *point, double cost) {
    JIG_REQUIRE(s && (point || !s->space->num_axes));
    bool from_elsewhere = is_new(s, point), better = s->best.len && cost < s->best.data[0].cost;
    if (s->ranking)
        jig_tune_ranking_tell(s->ranking, point, cost);
    s->num_worse = better ? 0 : s->num_worse + !from_elsewhere;
    if (isfinite(cost))
        keep(s, point, cost);
    else
        drop(s, point);
    if (s->num_worse >= STUCK)
        begin_again(s);
}
