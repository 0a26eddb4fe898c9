/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/live_blocks.h"
#include "rewrite/values.h"
#include "support/map.h"

typedef JIG_VEC(uint32_t) NumberVec;

/* What is live at one block: numbers of values. One value is entered after the other, so they
 * ascend, and who is there already is the last one. */
typedef struct Live {
    NumberVec in, out;
    size_t index; /* of the block in its region */
} Live;

struct JigLiveBlocks {
    JigPtrMap blocks; /* block -> Live */
    JigPtrMap number; /* value -> its place in `values` + 1 */
    JigValueVec values;
};

static Live *live_at(const JigLiveBlocks *l, const JigBlock *b) {
    return jig_ptrmap_get(&l->blocks, b);
}

/* Is `n`, the value that is being entered, there? */
static bool is_last(const NumberVec *numbers, uint32_t n) {
    return numbers->len && jig_vec_last(numbers) == n;
}

static bool add(NumberVec *numbers, uint32_t n) {
    if (is_last(numbers, n))
        return false;
    jig_vec_push(numbers, n);
    return true;
}

/* ---- Making ---- */

static void enter_blocks(JigLiveBlocks *l, JigRegion *region) {
    size_t index = 0;
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b)) {
        Live *at = jig_calloc(1, sizeof *at);
        at->index = index++;
        jig_ptrmap_set(&l->blocks, b, at);
    }
}
static JigWalk enter_regions(JigOp *op, void *user) {
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        enter_blocks(user, jig_op_region(op, i));
    return JIG_WALK_ADVANCE;
}

/* It is live into `b`, which is not where it is defined, and so into what leads there. */
static void reaches(JigLiveBlocks *l, uint32_t n, JigBlock *b, const JigBlock *def) {
    JigBlockVec work = {0};
    if (add(&live_at(l, b)->in, n))
        jig_vec_push(&work, b);
    while (work.len) {
        JigBlock *at = jig_vec_pop(&work);
        for (JigSuccUse *u = jig_block_first_pred(at); u; u = jig_succ_use_next(u)) {
            JigBlock *pred = jig_op_block(jig_succ_use_owner(u));
            add(&live_at(l, pred)->out, n);
            if (pred != def && add(&live_at(l, pred)->in, n))
                jig_vec_push(&work, pred);
        }
    }
    jig_vec_free(&work);
}

/* Of one use: in the user's block, and in those around it up to the definition. */
static void add_use(JigLiveBlocks *l, uint32_t n, JigBlock *b, const JigBlock *def) {
    const JigRegion *home = jig_block_region(def);
    for (; b && b != def && !is_last(&live_at(l, b)->in, n);) {
        reaches(l, n, b, def);
        JigOp *around = jig_block_parent_op(b);
        if (jig_block_region(b) == home || !around)
            return;
        b = jig_op_block(around);
    }
}

static void add_value(JigValue *v, void *user) {
    JigLiveBlocks *l = user;
    if (!jig_type_is_any_memref(jig_value_type(v)) || !jig_value_has_uses(v))
        return;
    const JigBlock *def = jig_value_block(v);
    uint32_t n = (uint32_t)l->values.len;
    jig_vec_push(&l->values, v);
    jig_ptrmap_set(&l->number, v, (void *)((uintptr_t)n + 1));
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
        add_use(l, n, jig_op_block(jig_use_owner(u)), def);
}

static JigWalk add_values(JigOp *op, void *user) {
    jig_values_each_defined(op, add_value, user);
    return JIG_WALK_ADVANCE;
}

JigLiveBlocks *jig_live_blocks_create(JigOp *top) {
    JigLiveBlocks *l = jig_calloc(1, sizeof *l);
    jig_walk_pre(top, enter_regions, l);
    for (size_t r = 0; r < jig_op_num_regions(top); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(top, r)); b; b = jig_block_next(b)) {
            for (size_t i = 0; i < jig_block_num_args(b); ++i)
                add_value(jig_block_arg(b, i), l);
            for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
                jig_walk_pre(op, add_values, l);
        }
    return l;
}

void jig_live_blocks_destroy(JigLiveBlocks *l) {
    if (!l)
        return;
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&l->blocks, &i));) {
        Live *at = e->value;
        jig_vec_free(&at->in);
        jig_vec_free(&at->out);
        jig_free(at);
    }
    jig_ptrmap_free(&l->blocks);
    jig_ptrmap_free(&l->number);
    jig_vec_free(&l->values);
    jig_free(l);
}

void jig_live_blocks_rename(JigLiveBlocks *l, JigValue *from, JigValue *to) {
    uintptr_t n = (uintptr_t)jig_ptrmap_get(&l->number, from);
    if (!n)
        return;
    jig_ptrmap_remove(&l->number, from);
    jig_ptrmap_set(&l->number, to, (void *)n);
    l->values.data[n - 1] = to;
}

/* ---- Order ---- */

static int compare_numbers(size_t a, size_t b) {
    return (a > b) - (a < b);
}

static size_t depth_of(const JigBlock *b) {
    size_t n = 0;
    for (JigOp *op = jig_block_parent_op(b); op && jig_op_block(op); ++n)
        op = jig_op_parent(op);
    return n;
}

/* The blocks of one region as they stand in it; of others, outer ones first. */
static int compare_blocks(const JigLiveBlocks *l, const JigBlock *a, const JigBlock *b) {
    if (jig_block_region(a) != jig_block_region(b))
        return compare_numbers(depth_of(a), depth_of(b));
    return compare_numbers(live_at(l, a)->index, live_at(l, b)->index);
}

static int compare_values(const JigLiveBlocks *l, JigValue *a, JigValue *b) {
    bool is_result = jig_value_is_result(a);
    if (is_result != jig_value_is_result(b))
        return is_result ? 1 : -1;
    const JigOp *x = jig_value_def(a), *y = jig_value_def(b);
    int by_number = compare_numbers(jig_value_index(a), jig_value_index(b));
    if ((!is_result && by_number) || x == y)
        return by_number ? by_number : compare_blocks(l, jig_value_block(a), jig_value_block(b));
    if (jig_op_block(x) == jig_op_block(y))
        return jig_op_is_before(x, y) ? -1 : 1;
    return compare_blocks(l, jig_op_block(x), jig_op_block(y));
}

/* Merges two sorted halves, so that what is equal keeps its order. */
static void sort(const JigLiveBlocks *l, JigValue **v, size_t n, JigValue **room) {
    if (n < 2)
        return;
    size_t half = n / 2, i = 0, k = half;
    sort(l, v, half, room);
    sort(l, v + half, n - half, room);
    memcpy(room, v, n * sizeof *v);
    for (size_t at = 0; at < n; ++at) {
        bool second = i == half || (k < n && compare_values(l, room[k], room[i]) < 0);
        v[at] = room[second ? k++ : i++];
    }
}

static void sort_from(const JigLiveBlocks *l, JigValueVec *out, size_t start) {
    size_t n = out->len - start;
    JigValue **room = jig_malloc((n + 1) * sizeof *room);
    sort(l, out->data + start, n, room);
    jig_free(room);
}

void jig_live_blocks_into(JigLiveBlocks *l, const JigBlock *block, JigValueVec *out) {
    const Live *at = live_at(l, block);
    size_t start = out->len;
    for (size_t i = 0; at && i < at->in.len; ++i)
        jig_vec_push(out, l->values.data[at->in.data[i]]);
    sort_from(l, out, start);
}

void jig_live_blocks_between(JigLiveBlocks *l, const JigBlock *from, const JigBlock *to,
                             JigValueVec *out) {
    const Live *at = live_at(l, from), *next = to ? live_at(l, to) : NULL;
    size_t start = out->len, k = 0, end = next ? next->in.len : 0;
    for (size_t i = 0; at && i < at->out.len; ++i) {
        uint32_t n = at->out.data[i];
        while (k < end && next->in.data[k] < n)
            ++k;
        if (!to || (k < end && next->in.data[k] == n))
            jig_vec_push(out, l->values.data[n]);
    }
    sort_from(l, out, start);
}
