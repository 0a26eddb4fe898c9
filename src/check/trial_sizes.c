/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/trial_sizes.h"
#include "check/untied.h"
#include "support/check.h"

enum { USUAL = 13, MOST_SIZES = 6, MOST_ANYWHERE = 64 };

/* ---- Tiles ---- */

static int64_t largest_tile(const JigTiles *tiles) {
    int64_t most = 0;
    for (size_t i = 0; i < tiles->len; ++i) {
        const JigTile *t = &tiles->data[i];
        bool is_small = t->size <= MOST_ANYWHERE; /* it may be the factor of any loop */
        if ((t->position != JIG_TILE_ANYWHERE || is_small) && t->size > most)
            most = t->size;
    }
    return most;
}

static bool is_of(const JigTile *t, const JigDimLoop *loop) {
    return t->position == loop->position && t->num_positions <= loop->num_loops;
}

/* Of the loops that go through dimensions of the group. */
static int64_t tile_of(JigTrialSizing *s, const JigTrialDims *dims, size_t group) {
    int64_t most = 0;
    for (size_t i = 0; i < s->dims.loops.len; ++i) {
        const JigDimLoop *loop = &s->dims.loops.data[i];
        if (jig_dims_class(&s->dims, loop->dim) != dims->class[group])
            continue;
        for (size_t k = 0; k < s->tiles.len; ++k)
            if (is_of(&s->tiles.data[k], loop) && s->tiles.data[k].size > most)
                most = s->tiles.data[k].size;
    }
    return most;
}

/* ---- Sizes ---- */

static void add_size(JigTrialSizes *out, int64_t n, const int64_t *offsets) {
    for (size_t i = 0; !offsets && i < out->len; ++i)
        if (!out->data[i].offsets && out->data[i].size == n)
            return;
    if (n >= 0 && out->len < MOST_SIZES)
        jig_vec_push(out, ((JigTrialSize){n, offsets}));
}

/* Each group has so many of its own tile, and a few more; without one it has the usual size. */
static const int64_t *by_groups(JigTrialSizing *s, const JigTrial *t, int64_t size, int64_t times,
                                int64_t more) {
    size_t n = t->dims->num_groups;
    int64_t *offsets = JIG_NEW_ARRAY(&s->c->arena, int64_t, n + 1);
    for (size_t g = 0; g < n; ++g) {
        int64_t tile = tile_of(s, t->dims, g);
        offsets[g] = (tile ? times * tile + more : USUAL) - size;
    }
    return offsets;
}

/* Can it be tried with that size, by all steps of a script? Those that lower it to loops take a
 * hundred times as long. */
static bool is_quick(JigTrialSizing *s, const JigTrial *t, JigTrialSize size) {
    enum { FEW_STEPS = 400000 };
    JigChecker quick = *s->c;
    JigTrial tried = *t;
    JigArena *a = jig_arena_create();
    JigStr why;
    JigVerdict verdict;
    quick.options.max_steps =
        FEW_STEPS < quick.options.max_steps ? FEW_STEPS : quick.options.max_steps;
    tried.size = size.size;
    tried.offsets = size.offsets;
    jig_outcome_destroy(jig_trial_run(&quick, &tried, a, &why, &verdict));
    jig_arena_destroy(a);
    return quick.fault != JIG_EVAL_LIMIT;
}

/* One of two tiles and a part, or of one and a part; the whole tile, and what is below. */
static void add_around(JigTrialSizing *s, const JigTrial *t, int64_t tile, JigTrialSizes *out) {
    const JigTrialSize two = {2 * tile + 1, NULL}, one = {tile + 1, NULL};
    bool few = is_quick(s, t, two) || is_quick(s, t, one);
    if (few || !t->dims) {
        add_size(out, is_quick(s, t, two) ? two.size : one.size, NULL);
        add_size(out, 1, NULL);
        add_size(out, tile, NULL);
        add_size(out, tile - 1, NULL);
    } else {
        JigTrialSize each = {two.size, by_groups(s, t, two.size, 2, 1)};
        if (!is_quick(s, t, each))
            each = (JigTrialSize){one.size, by_groups(s, t, one.size, 1, 1)};
        add_size(out, each.size, each.offsets);
        add_size(out, 1, NULL);
        add_size(out, tile, by_groups(s, t, tile, 1, 0));
        add_size(out, tile - 1, by_groups(s, t, tile - 1, 1, -1));
    }
    add_size(out, 0, NULL);
}

static const JigTrialDims *dims_of(JigTrialSizing *s, JigOp *function) {
    if (!s->has_dims)
        jig_dims_see(&s->dims, s->c->payload);
    s->has_dims = true;
    return jig_trial_dims(&s->dims, function, &s->c->arena);
}

void jig_trial_choose_sizes(JigTrialSizing *s, JigOp *function, JigTrial *t, JigTrialSizes *out) {
    JIG_REQUIRE(s && function && t && out);
    const JigCheckerOptions *o = &s->c->options;
    int64_t tile = largest_tile(&s->tiles);
    t->dims = t->is_sized ? dims_of(s, function) : NULL;
    for (size_t i = 0; i < o->num_sizes; ++i)
        add_size(out, o->sizes[i], NULL);
    if (out->len)
        return;
    if (tile && t->is_sized) {
        add_around(s, t, tile, out);
        return;
    }
    const int64_t usual[] = {USUAL, 1, 8, 7, 0};
    for (size_t i = 0; i < JIG_LEN(usual); ++i)
        add_size(out, usual[i], NULL);
}

static bool has_size(const JigTrialSizes *sizes, int64_t n) {
    for (size_t i = 0; i < sizes->len; ++i)
        if (!sizes->data[i].offsets && sizes->data[i].size == n)
            return true;
    return false;
}

void jig_trial_sizes_of_payload(JigTrialSizing *s, const JigTrial *t, JigTrialSizes *out) {
    JIG_REQUIRE(s && t && out);
    enum { LARGEST = 4096, MOST = 6, MOST_OWN = 9 };
    for (size_t i = 0; i < s->c->numbers.ints.len && out->len < MOST; ++i) {
        JigTrialSize size = {s->c->numbers.ints.data[i], NULL};
        if (size.size > 1 && size.size <= LARGEST && is_quick(s, t, size))
            jig_vec_push(out, size);
    }
    for (size_t i = 0; i < s->own.len && out->len < MOST_OWN; ++i) {
        JigTrialSize size = {2 * s->own.data[i].size + 1, NULL};
        if (s->own.data[i].size <= LARGEST && size.size > t->size && !has_size(out, size.size) &&
            is_quick(s, t, size))
            jig_vec_push(out, size);
    }
}
