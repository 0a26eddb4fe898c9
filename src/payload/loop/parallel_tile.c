/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/parallel_tile.h"

#include "dialect/affine/affine.h"
#include "dialect/scf/scf.h"
#include "jig/bounds.h"
#include "payload/loop/index_math.h"

typedef struct Tiling {
    JigRewriter *rw;
    JigOp *loop, *outer, *inner;
    JigLoc loc;
    size_t n;
    JigValue **lower, **upper, **step, **outer_step;
    const int64_t *sizes;
    bool guard, needs_guard;
} Tiling;

static JigOp *build(JigRewriter *rw, JigLoc loc, JigValue **lower, JigValue **upper,
                    JigValue **step, size_t n) {
    JigScfParallel parts = {
        .lower_bound = {lower, n}, .upper_bound = {upper, n}, .step = {step, n}};
    JigOp *loop = jig_scf_parallel_build(rw, loc, &parts);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    for (size_t i = 0; i < n; ++i)
        types[i] = jig_type_index(rw->ctx);
    JigBlock *body = jig_create_block(rw, jig_scf_parallel_region(loop), NULL, types, n, loc);
    jig_at_end(rw, body);
    jig_scf_reduce_build(rw, loc, &(JigScfReduce){0});
    jig_at_start(rw, body);
    return loop;
}

/* Is the number of iterations a known multiple of the tile's size? The reference counts those of a
 * loop that never runs in 64 bits, as if the upper bound were 2^64 further; there either answer is
 * right. */
static bool divides(const Tiling *t, size_t i) {
    int64_t lower, upper, step;
    if (!jig_constant_int(t->lower[i], &lower) || !jig_constant_int(t->upper[i], &upper) ||
        !jig_constant_int(t->step[i], &step) || step <= 0)
        return false;
    uint64_t length = (uint64_t)upper - (uint64_t)lower,
             trips = length / (uint64_t)step + (length % (uint64_t)step != 0);
    return t->sizes[i] > 0 ? trips % (uint64_t)t->sizes[i] == 0 : trips == 0;
}

/* min(size of a tile, what is left) */
static JigValue *end_of_tile(Tiling *t, size_t i) {
    JigContext *ctx = t->rw->ctx;
    if (divides(t, i))
        return t->outer_step[i];
    if (t->guard) {
        t->needs_guard = true;
        return t->outer_step[i];
    }
    const JigExpr *results[] = {jig_expr_dim(ctx, 0),
                                jig_expr_sub(jig_expr_dim(ctx, 1), jig_expr_dim(ctx, 2))};
    JigValue *operands[] = {t->outer_step[i], t->upper[i], jig_loop(t->outer)->var(t->outer, i)};
    JigAffineMin parts = {.operands = {operands, 3},
                          .map = jig_attr_of_map(jig_map(ctx, 3, 0, results, 2))};
    return jig_op_result(jig_affine_min_build(t->rw, t->loc, &parts), 0);
}

static JigValue *sum(Tiling *t, JigValue *a, JigValue *b) {
    return jig_loop_int_op(t->rw, t->loc, JIG_ARITH(ADDI), a, b);
}

/* How far the inner loop is, which counts in the loop's steps. The reference multiplies by a step
 * once more, which only a step of 1 bears. */
static JigValue *inner_distance(Tiling *t, size_t i) {
    JigValue *iv = jig_loop(t->inner)->var(t->inner, i);
    int64_t step;
    return jig_constant_int(t->step[i], &step) && step == 1
               ? jig_loop_int_op(t->rw, t->loc, JIG_ARITH(MULI), iv, t->step[i])
               : iv;
}

/* Else numbers below 0 count as large ones where they are compared as unsigned. */
static bool is_never_negative(Tiling *t, JigValue *v) {
    int64_t least;
    return jig_bounds_find_constant(jig_quantity(jig_mixed_value(v), t->rw->arena), JIG_BOUND_LOWER,
                                    NULL, NULL, &least) &&
           least >= 0;
}

/* Is the tile's iteration one of the loop? */
static JigValue *in_bounds(Tiling *t) {
    const JigType *i1 = jig_type_integer(t->rw->ctx, 1, JIG_SIGNLESS);
    JigValue *all = jig_loop_int_constant(t->rw, t->loc, i1, 1);
    for (size_t i = 0; i < t->n; ++i) {
        JigIntCompare less = is_never_negative(t, t->lower[i]) ? JIG_COMPARE_ULT : JIG_COMPARE_SLT;
        JigValue *index = sum(t, inner_distance(t, i), jig_loop(t->outer)->var(t->outer, i)),
                 *below = jig_loop_int_compare(t->rw, t->loc, less, index, t->upper[i]);
        all = jig_loop_int_op(t->rw, t->loc, JIG_ARITH(ANDI), all, below);
    }
    return all;
}

/* The loop's body goes before `end`, at the sums of both loops' induction variables. */
static void move_body(Tiling *t, JigBlock *to, JigOp *end) {
    JigValue **ivs = JIG_NEW_ARRAY(t->rw->arena, JigValue *, t->n + 1);
    JigBlock *body = jig_op_body(t->loop);
    jig_at_start(t->rw, jig_op_body(t->inner));
    for (size_t i = 0; i < t->n; ++i)
        ivs[i] = sum(t, jig_loop(t->inner)->var(t->inner, i), jig_loop(t->outer)->var(t->outer, i));
    jig_rw_erase(t->rw, jig_block_last(body));
    jig_rw_inline_block(t->rw, body, to, end, ivs, t->n);
}

static void fill_inner(Tiling *t) {
    JigBlock *body = jig_op_body(t->inner);
    if (!t->needs_guard) {
        move_body(t, body, jig_block_last(body));
        return;
    }
    JigScfIf parts = {.condition = in_bounds(t)};
    JigOp *branch = jig_scf_if_build(t->rw, t->loc, &parts);
    JigBlock *taken =
        jig_create_block(t->rw, jig_scf_if_then_region(branch), NULL, NULL, 0, t->loc);
    jig_at_end(t->rw, taken);
    JigOp *end = jig_scf_yield_build(t->rw, t->loc, &(JigScfYield){0});
    move_body(t, taken, end);
}

static JigValue **group(JigRewriter *rw, const JigOp *op, JigOperandRange r) {
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, r.count + 1);
    for (size_t i = 0; i < r.count; ++i)
        values[i] = jig_op_operand(op, r.start + i);
    return values;
}

void jig_loop_parallel_tile(JigRewriter *rw, JigOp *loop, const int64_t *sizes, size_t num_sizes,
                            bool guard) {
    Tiling t = {.rw = rw,
                .loop = loop,
                .loc = jig_op_loc(loop),
                .n = jig_loop_num_vars(loop),
                .lower = group(rw, loop, jig_scf_parallel_lower_bound(loop)),
                .upper = group(rw, loop, jig_scf_parallel_upper_bound(loop)),
                .step = group(rw, loop, jig_scf_parallel_step(loop)),
                .guard = guard};
    int64_t *all = JIG_NEW_ARRAY(rw->arena, int64_t, t.n + 1);
    t.sizes = all;
    t.outer_step = JIG_NEW_ARRAY(rw->arena, JigValue *, t.n + 1);
    JigValue **zeros = JIG_NEW_ARRAY(rw->arena, JigValue *, t.n + 1),
             **ends = JIG_NEW_ARRAY(rw->arena, JigValue *, t.n + 1);
    jig_at_before(rw, loop);
    JigValue *zero = jig_arith_index(rw, t.loc, 0);
    for (size_t i = 0; i < t.n; ++i) {
        all[i] = i < num_sizes ? sizes[i] : 1;
        zeros[i] = zero;
        t.outer_step[i] = jig_arith_index(rw, t.loc, all[i]);
    }
    for (size_t i = 0; i < t.n; ++i)
        t.outer_step[i] = jig_loop_int_op(rw, t.loc, JIG_ARITH(MULI), t.step[i], t.outer_step[i]);
    t.outer = build(rw, t.loc, t.lower, t.upper, t.outer_step, t.n);
    for (size_t i = 0; i < t.n; ++i)
        ends[i] = end_of_tile(&t, i);
    t.inner = build(rw, t.loc, zeros, ends, t.step, t.n);
    fill_inner(&t);
    jig_rw_erase(rw, loop);
}
