/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The function that computes one block of a parallel loop: from its first to its last iteration, as
 * coordinates. Inner loops begin at the first one's coordinate only where all outer ones are at the
 * first, and likewise at the end.
 */
#include "payload/async/async_parallel_int.h"

typedef struct Block {
    JigTasks *t;
    size_t aligned; /* inner loops that always run as a whole */
    JigValue *zero, *one;
    JigValue **trips, **lower, **step; /* in the function */
    JigValue **first, **last, **end;   /* coordinates; the end is behind the last */
    JigValue **iv, **at_first, **at_last;
    JigValue *const *captures;
} Block;

static JigValue **new_values(const JigTasks *t) {
    return JIG_NEW_ARRAY(t->rw->arena, JigValue *, t->rank);
}

/* Arguments from `first` on, or constants where the caller knows them. */
static JigValue **known_values(const JigTasks *t, const JigBlock *entry, size_t first,
                               JigValue *const *outside) {
    JigValue **values = new_values(t);
    for (size_t i = 0; i < t->rank; i++) {
        const JigAttr *known = jig_constant_of(outside[i]);
        values[i] = known ? jig_arith_constant(t->rw, t->loc, jig_type_index(t->rw->ctx), known)
                          : jig_block_arg(entry, first + i);
    }
    return values;
}

static JigValue **coordinates(const Block *b, JigValue *index) {
    JigValue **coords = new_values(b->t);
    for (size_t i = b->t->rank; i-- > 0;) {
        coords[i] = jig_task_op(b->t, JIG_ARITH(REMSI), index, b->trips[i]);
        index = jig_task_op(b->t, JIG_ARITH(DIVSI), index, b->trips[i]);
    }
    return coords;
}

static void find_block(Block *b, const JigBlock *entry) {
    const JigTasks *t = b->t;
    JigValue *all = b->trips[0];
    for (size_t i = 1; i < t->rank; i++)
        all = jig_task_op(t, JIG_ARITH(MULI), all, b->trips[i]);
    JigValue *size = jig_block_arg(entry, JIG_TASK_BLOCK_SIZE);
    JigValue *first = jig_task_op(t, JIG_ARITH(MULI), jig_block_arg(entry, JIG_TASK_BLOCK), size);
    JigValue *behind = jig_task_op(t, JIG_ARITH(ADDI), first, size);
    behind = jig_task_op(t, JIG_ARITH(MINSI), behind, all);
    JigValue *last = jig_task_op(t, JIG_ARITH(SUBI), behind, b->one);
    b->first = coordinates(b, first);
    b->last = coordinates(b, last);
    b->end = new_values(t);
    for (size_t i = 0; i < t->rank; i++)
        b->end[i] = jig_task_op(t, JIG_ARITH(ADDI), b->last[i], b->one);
}

/* ---- The loops ---- */

static void copy_body(const Block *b) {
    const JigTasks *t = b->t;
    JigIRMap *map = jig_irmap_create();
    for (size_t i = 0; i < t->rank; i++)
        jig_irmap_value(map, jig_block_arg(jig_op_body(t->op), i), b->iv[i]);
    for (size_t i = 0; i < t->captures.len; i++)
        jig_irmap_value(map, t->captures.data[i], b->captures[i]);
    const JigOp *end = jig_block_last(jig_op_body(t->op));
    for (JigOp *op = jig_block_first(jig_op_body(t->op)); op != end; op = jig_op_next(op))
        jig_rw_clone(t->rw, op, map);
    jig_irmap_destroy(map);
}

/* Where loop i is: its variable, and whether it and those around it are at the ends of the block.
 */
static void find_place(const Block *b, size_t i, JigValue *counter) {
    const JigTasks *t = b->t;
    JigValue *ahead = jig_task_op(t, JIG_ARITH(MULI), counter, b->step[i]);
    b->iv[i] = jig_task_op(t, JIG_ARITH(ADDI), b->lower[i], ahead);
    b->at_first[i] = jig_loop_int_compare(t->rw, t->loc, JIG_COMPARE_EQ, counter, b->first[i]);
    b->at_last[i] = jig_loop_int_compare(t->rw, t->loc, JIG_COMPARE_EQ, counter, b->last[i]);
    if (i == 0)
        return;
    b->at_first[i] = jig_task_op(t, JIG_ARITH(ANDI), b->at_first[i], b->at_first[i - 1]);
    b->at_last[i] = jig_task_op(t, JIG_ARITH(ANDI), b->at_last[i], b->at_last[i - 1]);
}

static void build_loop(const Block *b, size_t i, JigValue *from, JigValue *to);

static void build_inner(const Block *b, size_t i) {
    const JigTasks *t = b->t;
    if (i >= t->rank - b->aligned) {
        build_loop(b, i, b->zero, b->trips[i]);
        return;
    }
    JigValue *from = jig_loop_int_select(t->rw, t->loc, b->at_first[i - 1], b->first[i], b->zero);
    JigValue *to = jig_loop_int_select(t->rw, t->loc, b->at_last[i - 1], b->end[i], b->trips[i]);
    build_loop(b, i, from, to);
}

static void build_loop(const Block *b, size_t i, JigValue *from, JigValue *to) {
    const JigTasks *t = b->t;
    JigPoint point = jig_point(t->rw);
    JigScfFor parts = {.lower_bound = from, .upper_bound = to, .step = b->one};
    parts.region = jig_task_region(t, 1);
    find_place(b, i, jig_block_arg(jig_region_first(parts.region), 0));
    if (i + 1 < t->rank)
        build_inner(b, i + 1);
    else
        copy_body(b);
    jig_task_end(t);
    jig_set_point(t->rw, point);
    jig_scf_for_build(t->rw, t->loc, &parts);
    jig_region_destroy(parts.region); /* empty now */
}

JigOp *jig_task_compute(JigTasks *t, size_t aligned) {
    JigRewriter *rw = t->rw;
    JigPoint point = jig_point(rw);
    size_t n = JIG_TASK_TRIPS + 4 * t->rank + t->captures.len;
    const JigType **inputs = JIG_NEW_ARRAY(rw->arena, const JigType *, n);
    for (size_t i = 0; i < n; i++)
        inputs[i] = jig_type_index(rw->ctx);
    for (size_t i = 0; i < t->captures.len; i++)
        inputs[n - t->captures.len + i] = jig_value_type(t->captures.data[i]);
    JigOp *function = jig_task_function(
        t, aligned ? "parallel_compute_fn_with_aligned_loops" : "parallel_compute_fn", inputs, n);
    const JigBlock *entry = jig_op_body(function);
    Block b = {.t = t, .aligned = aligned};
    b.zero = jig_task_index(t, 0);
    b.one = jig_task_index(t, 1);
    b.trips = known_values(t, entry, JIG_TASK_TRIPS, t->trips);
    b.lower = known_values(t, entry, JIG_TASK_TRIPS + t->rank, t->lower);
    b.step = known_values(t, entry, JIG_TASK_TRIPS + 3 * t->rank, t->step);
    JigValue **captures = JIG_NEW_ARRAY(rw->arena, JigValue *, t->captures.len + 1);
    for (size_t i = 0; i < t->captures.len; i++)
        captures[i] = jig_block_arg(entry, n - t->captures.len + i);
    b.captures = captures;
    b.iv = new_values(t), b.at_first = new_values(t), b.at_last = new_values(t);
    find_block(&b, entry);
    build_loop(&b, 0, b.first[0], b.end[0]);
    jig_task_return(t);
    jig_set_point(rw, point);
    return function;
}
