/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/peel.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/scf/scf.h"
#include "payload/loop/body_copies.h"
#include "payload/loop/index_math.h"
#include "support/check.h"

typedef struct Bounds {
    JigValue *lower, *upper, *step;
    bool wraps; /* see JigPeeled */
} Bounds;

static Bounds bounds_of(const JigOp *loop) {
    return (Bounds){jig_scf_for_lower_bound(loop), jig_scf_for_upper_bound(loop),
                    jig_scf_for_step(loop), !jig_scf_for_var_is_signed(loop)};
}

/* ---- The last iterations ---- */

/* (upper - lower) mod step, of symbols in the order lower, upper, step. */
static const JigExpr *left_over(JigContext *ctx) {
    const JigExpr *lower = jig_expr_symbol(ctx, 0), *upper = jig_expr_symbol(ctx, 1);
    return jig_expr_mod(jig_expr_sub(upper, lower), jig_expr_symbol(ctx, 2));
}

/* Is nothing left over, by constants or by the applies that make the bounds? */
static bool divides(JigRewriter *rw, const Bounds *b) {
    int64_t lower, upper, step;
    if (jig_constant_int(b->lower, &lower) && jig_constant_int(b->upper, &upper) &&
        jig_constant_int(b->step, &step))
        return (int64_t)((uint64_t)upper - (uint64_t)lower) % step == 0;
    if (!jig_type_is_index(jig_value_type(b->lower)))
        return false;
    const JigExpr *e = left_over(rw->ctx);
    JigValue *operands[] = {b->lower, b->upper, b->step};
    JigAffineValue m = {.map = jig_map(rw->ctx, 0, 3, &e, 1), .operands = operands, .n = 3};
    jig_affine_compose(&m, rw->arena);
    return jig_expr_is_constant_equal(jig_map_result(m.map, 0), 0);
}

/* The number as the loop counts. */
static JigValue *as_bound(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *type) {
    if (jig_value_type(v) == type)
        return v;
    return jig_build_or_fold(rw, loc, JIG_ARITH(INDEX_CAST), &v, 1, &type, 1, NULL);
}

static JigValue *apply_or_fold(JigRewriter *rw, JigLoc loc, const JigExpr *e,
                               JigValue *const *operands, size_t n, const JigType *type) {
    const JigType *index = jig_type_index(rw->ctx);
    const JigMap *map = jig_map(rw->ctx, 0, (unsigned)n, &e, 1);
    JigValue *v = jig_build_or_fold(rw, loc, JIG_AFFINE(APPLY), operands, n, &index, 1, "map",
                                    jig_attr_of_map(map), NULL);
    return as_bound(rw, loc, v, type);
}

/* The end of whole steps, where the map of it overflows on its way there; NULL: it does not. */
static JigValue *end_beyond_map(JigRewriter *rw, JigLoc loc, const JigExpr *e, const Bounds *b) {
    int64_t in[3], end;
    if (!jig_constant_int(b->lower, &in[0]) || !jig_constant_int(b->upper, &in[1]) ||
        !jig_constant_int(b->step, &in[2]) || jig_expr_eval(e, NULL, in, &end))
        return NULL;
    uint64_t over = ((uint64_t)in[1] - (uint64_t)in[0]) % (uint64_t)in[2];
    return jig_loop_int_constant(rw, loc, jig_value_type(b->lower),
                                 (int64_t)((uint64_t)in[1] - over));
}

static bool all_constant(const Bounds *b) {
    int64_t n;
    return jig_constant_int(b->lower, &n) && jig_constant_int(b->upper, &n) &&
           jig_constant_int(b->step, &n);
}

static bool check_type(const JigOp *loop, const Bounds *b, JigReason *why) {
    return jig_type_is_index(jig_value_type(b->lower)) || all_constant(b) ||
           jig_refuse(why, loop, "bounds are neither of type index nor constants");
}

typedef struct Simplifying {
    JigRewriter *rw;
    JigPeeled known;
} Simplifying;

static JigWalk simplify(JigOp *op, void *user) {
    Simplifying *s = user;
    if (jig_op_is(op, JIG_AFFINE(MIN)) || jig_op_is(op, JIG_AFFINE(MAX)))
        (void)jig_loop_simplify_in_peeled(s->rw, op, &s->known);
    return JIG_WALK_ADVANCE;
}

static void simplify_bounds(JigRewriter *rw, JigOp *loop, const Bounds *old, bool whole) {
    Simplifying s = {rw,
                     {.iv = jig_scf_for_iv(loop),
                      .upper = old->upper,
                      .step = old->step,
                      .whole = whole,
                      .wraps = old->wraps}};
    jig_walk_post(loop, simplify, &s);
}

bool jig_peel_last(JigRewriter *rw, JigOp *loop, JigOp **rest, JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(loop, JIG_SCF(FOR)) && rest);
    const Bounds old = bounds_of(loop);
    int64_t step;
    uint64_t trips;
    if (jig_constant_int(old.step, &step) && step <= 1)
        return jig_refuse(why, loop, "step is {}", jig_fact_int(step));
    if (divides(rw, &old))
        return jig_refuse(why, loop, "step divides the range");
    if (jig_scf_for_trip_count(loop, &trips) && trips == 0)
        return jig_refuse(why, loop, "never runs"); /* what is left over would run */
    if (jig_scf_for_range_wraps(loop))
        return jig_refuse(why, loop, "the range does not fit its type");
    JIG_CHECK(check_type(loop, &old, why));
    const JigExpr *e = jig_expr_sub(jig_expr_symbol(rw->ctx, 1), left_over(rw->ctx));
    jig_at_before(rw, loop);
    JigValue *end = end_beyond_map(rw, jig_op_loc(loop), e, &old);
    if (!end)
        end = apply_or_fold(rw, jig_op_loc(loop), e, (JigValue *[]){old.lower, old.upper, old.step},
                            3, jig_value_type(old.lower));
    *rest = jig_loop_copy_behind(rw, loop);
    jig_scf_for_set_lower_bound(rw, *rest, end);
    jig_scf_for_set_upper_bound(rw, loop, end);
    simplify_bounds(rw, loop, &old, true);
    simplify_bounds(rw, *rest, &old, false);
    return true;
}

/* ---- The first iteration ---- */

bool jig_peel_first(JigRewriter *rw, JigOp *loop, JigOp **first, JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(loop, JIG_SCF(FOR)) && first);
    const Bounds old = bounds_of(loop);
    uint64_t trips;
    if (all_constant(&old) && jig_scf_for_trip_count(loop, &trips) && trips <= 1)
        return jig_refuse(why, loop, "runs {} times", jig_fact_int((int64_t)trips));
    JIG_CHECK(check_type(loop, &old, why));
    const JigExpr *e = jig_expr_add(jig_expr_symbol(rw->ctx, 0), jig_expr_symbol(rw->ctx, 1));
    jig_at_before(rw, loop);
    JigValue *end = apply_or_fold(rw, jig_op_loc(loop), e, (JigValue *[]){old.lower, old.step}, 2,
                                  jig_value_type(old.lower));
    *first = jig_rw_clone(rw, loop, NULL);
    jig_scf_for_set_upper_bound(rw, *first, end);
    for (size_t i = 0; i < jig_op_num_results(loop); ++i)
        jig_loop_set_init(rw, loop, i, jig_op_result(*first, i));
    jig_scf_for_set_lower_bound(rw, loop, end);
    return true;
}
