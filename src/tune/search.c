/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/search.h"

#include "support/arena.h"
#include "support/check.h"
#include "support/vec.h"

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
};

struct JigTuneSearch {
    const JigTuneSpace *space;
    JigTuneStrategy strategy;
    uint64_t random; /* the generator's state */
    JigArena *arena;
    JigPtrMap tried; /* hashes of points */
    uint64_t *next;  /* exhaustive: the point to come */
    bool started, at_end;
    uint64_t num_asked;
    JIG_VEC(Member) best; /* the cheapest first */
};

/* ---- Numbers ---- */

/* SplitMix64 (Steele, Lea, Flood 2014). */
static uint64_t draw(JigTuneSearch *s) {
    uint64_t x = s->random += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/* Below `n`, each as likely: what is left over at the top is drawn again. */
static uint64_t draw_below(JigTuneSearch *s, uint64_t n) {
    uint64_t rest = -n % n, x;
    do
        x = draw(s);
    while (x < rest);
    return x % n;
}

/* Hashes stand for points: two of the same would be taken for one, once in 2^64. */
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
    return s;
}

void jig_tune_search_destroy(JigTuneSearch *s) {
    JIG_REQUIRE(s);
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
    return true;
}

/* ---- All of them ---- */

static void step_on(JigTuneSearch *s) {
    size_t i = s->space->num_axes;
    while (i > 0 && ++s->next[i - 1] == count_of(s, i - 1))
        s->next[--i] = 0;
    s->at_end = i == 0;
}

static bool ask_exhaustive(JigTuneSearch *s, uint64_t *point) {
    while (!s->at_end) {
        memcpy(point, s->next, s->space->num_axes * sizeof *point);
        step_on(s);
        if (is_new(s, point))
            return true;
    }
    return false;
}

/* ---- Random ones ---- */

static void draw_point(JigTuneSearch *s, uint64_t *point) {
    for (size_t i = 0; i < s->space->num_axes; ++i)
        point[i] = draw_below(s, count_of(s, i));
}

/* Of a small space, or one of which most has been tried, the rest in order. */
static bool ask_random(JigTuneSearch *s, uint64_t *point) {
    for (int i = 0; i < TRIES; ++i) {
        draw_point(s, point);
        if (is_new(s, point))
            return true;
    }
    const double MOST_LISTED = 1e6;
    return s->space->num_points <= MOST_LISTED && ask_exhaustive(s, point);
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

static void draw_child(JigTuneSearch *s, uint64_t *point) {
    const Member *one = draw_parent(s), *other = draw_parent(s);
    bool crosses = draw_below(s, 3) == 0;
    for (size_t i = 0; i < s->space->num_axes; ++i)
        point[i] = crosses && draw(s) % 2 ? other->point[i] : one->point[i];
    if (!crosses || one == other)
        mutate(s, point);
}

static bool ask_child(JigTuneSearch *s, uint64_t *point) {
    bool fresh = s->num_asked < FIRST_RANDOM || !s->best.len || draw_below(s, FRESH) == 0;
    for (int i = 0; i < TRIES && !fresh; ++i) {
        draw_child(s, point);
        if (is_new(s, point))
            return true;
    }
    return ask_random(s, point);
}

/* ---- Asking and telling ---- */

bool jig_tune_search_ask(JigTuneSearch *s, uint64_t *point) {
    JIG_REQUIRE(s && (point || !s->space->num_axes));
    bool starts = !s->started && s->strategy != JIG_TUNE_RANDOM && take_start(s, point);
    s->started = true;
    s->num_asked++;
    if (starts && is_new(s, point))
        return true;
    switch (s->strategy) {
    case JIG_TUNE_RANDOM:
        return ask_random(s, point);
    case JIG_TUNE_EVOLVE:
        return ask_child(s, point);
    default:
        return ask_exhaustive(s, point);
    }
}

void jig_tune_search_tell(JigTuneSearch *s, const uint64_t *point, double cost) {
    JIG_REQUIRE(s && (point || !s->space->num_axes));
    (void)is_new(s, point); /* it may come from elsewhere */
    if (!isfinite(cost))
        return;
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
