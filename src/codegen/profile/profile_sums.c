/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/profile/profile_sums.h"

#include "support/check.h"
#include "support/map.h"

#include <stdio.h>
#include <stdlib.h>

double jig_profile_share(const JigProfile *p, double seconds) {
    JIG_REQUIRE(p);
    return p->cpu_seconds > 0 ? seconds / p->cpu_seconds : 0;
}

/* ---- Rows ---- */

/* Of equal ones the first stays first. */
static int by_seconds(const void *x, const void *y) {
    const JigProfileSum *a = x, *b = y;
    if (a->seconds != b->seconds)
        return a->seconds > b->seconds ? -1 : 1;
    return a->of < b->of ? -1 : a->of > b->of;
}

static void sort(const JigProfile *p, JigProfileSums *sums) {
    for (size_t i = 0; i < sums->len; ++i)
        sums->data[i].share = jig_profile_share(p, sums->data[i].seconds);
    if (sums->len)
        qsort(sums->data, sums->len, sizeof *sums->data, by_seconds);
}

typedef struct Grouping {
    JigProfileSums sums;
    JIG_VEC(double) most; /* of one of them; beside `sums` */
    JigStrMap rows;       /* key -> row, from 1 */
} Grouping;

static void group(Grouping *g, JigStr key, size_t of, double seconds, uint64_t count) {
    bool is_new;
    if (!count)
        return;
    void **slot = jig_strmap_slot(&g->rows, key, &is_new);
    if (is_new) {
        jig_vec_push(&g->sums, ((JigProfileSum){.of = of, .key = key}));
        jig_vec_push(&g->most, 0);
        *slot = (void *)(uintptr_t)g->sums.len;
    }
    size_t row = (size_t)(uintptr_t)*slot - 1;
    JigProfileSum *s = &g->sums.data[row];
    s->seconds += seconds;
    s->count += count;
    if (seconds > g->most.data[row]) {
        g->most.data[row] = seconds;
        s->of = of;
    }
}

static JigProfileSums end_grouping(const JigProfile *p, Grouping *g) {
    sort(p, &g->sums);
    jig_strmap_free(&g->rows);
    jig_vec_free(&g->most);
    return g->sums;
}

JigProfileSums jig_profile_by_line(const JigProfile *p) {
    JIG_REQUIRE(p);
    Grouping g = {0};
    for (size_t i = 0; i < p->places.len; ++i)
        group(&g, p->places.data[i].where, i, p->places.data[i].seconds, p->places.data[i].count);
    return end_grouping(p, &g);
}

/* Two numbers that do not depend on each other, beside the name. */
static JigStr op_key(const JigProfilePlace *at, char text[200]) {
    size_t step = at->num_steps ? at->steps[0] + 1 : 0;
    int n = snprintf(text, 200, "%.*s %zu", (int)(at->op.len < 100 ? at->op.len : 100), at->op.ptr,
                     step);
    return (JigStr){text, (size_t)n};
}

JigProfileSums jig_profile_ops_on_line(const JigProfile *p, size_t place) {
    JIG_REQUIRE(p && place < p->places.len);
    Grouping g = {0};
    JigArena *a = jig_arena_create();
    char text[200];
    for (size_t i = 0; i < p->places.len; ++i) {
        const JigProfilePlace *at = &p->places.data[i];
        if (jig_str_eq(at->where, p->places.data[place].where))
            group(&g, jig_arena_str(a, op_key(at, text)), i, at->seconds, at->count);
    }
    JigProfileSums sums = end_grouping(p, &g);
    jig_arena_destroy(a);
    return sums;
}

JigProfileSums jig_profile_by_call(const JigProfile *p) {
    JIG_REQUIRE(p);
    Grouping g = {0};
    for (size_t i = 0; i < p->calls.len; ++i)
        group(&g, p->calls.data[i].function, i, p->calls.data[i].seconds, p->calls.data[i].count);
    return end_grouping(p, &g);
}

JigProfileSums jig_profile_by_step(const JigProfile *p) {
    JIG_REQUIRE(p);
    JigProfileSums sums = {0};
    for (size_t i = 0; i < p->steps.len; ++i)
        if (p->steps.data[i].through > 0)
            jig_vec_push(&sums, ((JigProfileSum){.of = i, .seconds = p->steps.data[i].through}));
    sort(p, &sums);
    return sums;
}

static JigProfileSums list(const JigProfile *p, size_t parent, bool loops_only) {
    JigProfileSums sums = {0};
    for (size_t i = 0; i < p->places.len; ++i) {
        const JigProfilePlace *at = &p->places.data[i];
        if (at->parent == parent && at->below > 0 &&
            (!loops_only || at->is_loop || parent == JIG_NO_PLACE))
            jig_vec_push(&sums, ((JigProfileSum){.of = i, .seconds = at->below}));
    }
    sort(p, &sums);
    return sums;
}

JigProfileSums jig_profile_loops_in(const JigProfile *p, size_t place) {
    JIG_REQUIRE(p);
    return list(p, place, true);
}
JigProfileSums jig_profile_inside(const JigProfile *p, size_t place) {
    JIG_REQUIRE(p);
    return list(p, place, false);
}

double jig_profile_unmade(const JigProfile *p) {
    JIG_REQUIRE(p);
    double seconds = 0;
    for (size_t i = 0; i < p->places.len; ++i)
        seconds += p->places.data[i].num_steps ? 0 : p->places.data[i].seconds;
    return seconds;
}

JigProfileSums jig_profile_unmade_ops(const JigProfile *p) {
    JIG_REQUIRE(p);
    Grouping g = {0};
    JigArena *a = jig_arena_create();
    for (size_t i = 0; i < p->places.len; ++i) {
        const JigProfilePlace *at = &p->places.data[i];
        if (!at->num_steps)
            group(&g, jig_arena_printf(a, "%.*s %.*s", JIG_FMT(at->op), JIG_FMT(at->where)), i,
                  at->seconds, at->count);
    }
    JigProfileSums sums = end_grouping(p, &g);
    jig_arena_destroy(a);
    return sums;
}

JigStr jig_profile_last_step(const JigProfile *p, const JigProfilePlace *place) {
    JIG_REQUIRE(p && place);
    size_t step = place->num_steps ? place->steps[0] : p->steps.len;
    return step < p->steps.len ? p->steps.data[step].number : (JigStr){0};
}
