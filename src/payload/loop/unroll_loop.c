/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/unroll_loop.h"

#include "dialect/affine/affine.h"
#include "dialect/scf/scf.h"
#include "ir/diag/kinds.h"
#include "payload/loop/body_copies.h"
#include "payload/loop/index_math.h"
#include "support/check.h"

/* ---- The unrolled loop, and where what is left over starts ---- */

typedef struct Split {
    JigValue *upper, *step;
    bool rest; /* may iterations be left over? */
} Split;

/* Of bounds and a step that are constants, and a loop that so often runs; `by` is the new step. */
static bool split_constant(JigRewriter *rw, JigOp *loop, uint64_t factor, uint64_t trips,
                           int64_t by, Split *out) {
    int64_t lower, upper, step;
    if (!jig_constant_int(jig_scf_for_lower_bound(loop), &lower) ||
        !jig_constant_int(jig_scf_for_upper_bound(loop), &upper) ||
        !jig_constant_int(jig_scf_for_step(loop), &step))
        return false;
    const JigType *type = jig_value_type(jig_scf_for_lower_bound(loop));
    JigLoc loc = jig_op_loc(loop);
    uint64_t whole = trips - trips % factor;
    int64_t end = (int64_t)((uint64_t)lower + whole * (uint64_t)step);
    out->rest = whole < trips;
    out->upper =
        out->rest ? jig_loop_int_constant(rw, loc, type, end) : jig_scf_for_upper_bound(loop);
    out->step = by == step ? jig_scf_for_step(loop) : jig_loop_int_constant(rw, loc, type, by);
    return true;
}

static void split_dynamic(JigRewriter *rw, JigOp *loop, uint64_t factor, Split *out) {
    JigValue *lower = jig_scf_for_lower_bound(loop), *step = jig_scf_for_step(loop);
    JigLoc loc = jig_op_loc(loop);
    JigValue *length =
                 jig_loop_int_op(rw, loc, JIG_ARITH(SUBI), jig_scf_for_upper_bound(loop), lower),
             *trips = jig_loop_int_ceildiv(rw, loc, length, step),
             *by = jig_loop_int_constant(rw, loc, jig_value_type(lower), (int64_t)factor),
             *over = jig_loop_int_op(rw, loc, JIG_ARITH(REMSI), trips, by),
             *whole = jig_loop_int_op(rw, loc, JIG_ARITH(SUBI), trips, over),
             *taken = jig_loop_int_op(rw, loc, JIG_ARITH(MULI), whole, step);
    out->upper = jig_loop_int_op(rw, loc, JIG_ARITH(ADDI), lower, taken);
    out->step = jig_loop_int_op(rw, loc, JIG_ARITH(MULI), step, by);
    out->rest = true;
}

/* iv + step * i */
static JigValue *later_iv(JigRewriter *rw, JigLoc loc, JigValue *iv, uint64_t i, const void *user) {
    JigValue *step = (JigValue *)user,
             *number = jig_loop_int_constant(rw, loc, jig_value_type(iv), (int64_t)i),
             *stride = jig_loop_int_op(rw, loc, JIG_ARITH(MULI), step, number);
    return jig_loop_int_op(rw, loc, JIG_ARITH(ADDI), iv, stride);
}

static bool unroll_for(JigRewriter *rw, JigOp *loop, uint64_t factor, JigReason *why) {
    uint64_t trips;
    JigValue *step = jig_scf_for_step(loop);
    Split split;
    if (jig_block_first(jig_op_body(loop)) == jig_block_last(jig_op_body(loop)))
        return true;
    if (jig_scf_for_range_wraps(loop))
        return jig_refuse(why, loop, "the range does not fit its type");
    if (!jig_loop_may_copy(loop, factor, why))
        return false;
    int64_t old, by = 0;
    if (jig_constant_int(step, &old))
        JIG_CHECK(jig_loop_copies_step(loop, old, factor, &by, why));
    jig_at_before(rw, loop);
    bool known = jig_scf_for_trip_count(loop, &trips);
    if (known && factor == 1)
        return trips != 1 || jig_scf_for_promote(rw, loop);
    if (!known || !split_constant(rw, loop, factor, trips, by, &split))
        split_dynamic(rw, loop, factor, &split);
    if (split.rest) {
        JigOp *rest = jig_loop_copy_behind(rw, loop);
        jig_scf_for_set_lower_bound(rw, rest, split.upper);
        jig_scf_for_promote(rw, rest);
    }
    jig_scf_for_set_upper_bound(rw, loop, split.upper);
    jig_scf_for_set_step(rw, loop, split.step);
    jig_loop_append_copies(rw, loop, factor, later_iv, step);
    jig_scf_for_promote(rw, loop);
    return true;
}

/* ---- affine.for ---- */

JigValue *jig_loop_later_affine_iv(JigRewriter *rw, JigLoc loc, JigValue *iv, uint64_t i,
                                   const void *user) {
    JIG_REQUIRE(rw && iv && user);
    int64_t ahead = (int64_t)i * *(const int64_t *)user;
    const JigExpr *e = jig_expr_add_const(jig_expr_dim(rw->ctx, 0), ahead);
    JigAffineApply parts = {.map_operands = {&iv, 1},
                            .map = jig_attr_of_map(jig_map(rw->ctx, 1, 0, &e, 1))};
    return jig_op_result(jig_affine_apply_build(rw, loc, &parts), 0);
}

bool jig_loop_split_left_over(JigRewriter *rw, JigOp *loop, uint64_t factor, JigReason *why) {
    JigAffineValue end;
    jig_at_before(rw, loop);
    if (!jig_affine_whole_trips_end(rw, loop, (int64_t)factor, rw->arena, &end))
        return jig_refuse(why, loop, "the number of its iterations can't be computed");
    JigOp *rest = jig_loop_copy_behind(rw, loop);
    jig_affine_for_set_lower_bound_operands(rw, rest, end.operands, end.n);
    jig_affine_for_set_lower_bound_map(rw, rest, jig_attr_of_map(end.map));
    jig_affine_for_promote(rw, rest);
    jig_affine_for_set_upper_bound_operands(rw, loop, end.operands, end.n);
    jig_affine_for_set_upper_bound_map(rw, loop, jig_attr_of_map(end.map));
    return true;
}

bool jig_loop_unroll_affine(JigRewriter *rw, JigOp *loop, uint64_t factor, bool all,
                            JigReason *why) {
    uint64_t trips;
    int64_t step = jig_affine_for_step(loop), by;
    bool known = jig_affine_trip_count(loop, &trips);
    if (factor == 1)
        return !known || trips != 1 || jig_affine_for_promote(rw, loop) ||
               jig_refuse(why, loop, "starts at a maximum");
    if (jig_block_first(jig_op_body(loop)) == jig_block_last(jig_op_body(loop)))
        return true;
    if (known && trips < factor)
        return all ? jig_loop_unroll_affine_fully(rw, loop, why)
                   : jig_refuse(why, loop, "runs {} times only", jig_fact_int((int64_t)trips));
    if (step <= 0 || factor > INT64_MAX || __builtin_mul_overflow(step, (int64_t)factor, &by))
        return jig_refuse(why, loop, "step is out of range");
    if (!jig_loop_may_copy(loop, factor, why))
        return false;
    if (jig_affine_trip_count_divisor(loop) % factor) {
        if (jig_map_num_results(jig_affine_for_lower_bound_map(loop)) != 1 ||
            jig_map_num_results(jig_affine_for_upper_bound_map(loop)) != 1)
            return jig_refuse(why, loop, "iterations left over would start at a minimum",
                              jig_fact_kind(JIG_KIND_LEFT_OVER));
        if (all)
            return jig_loop_unroll_affine_fully(rw, loop, why);
        JIG_CHECK(jig_loop_split_left_over(rw, loop, factor, why));
    }
    jig_affine_for_set_step(rw, loop, jig_attr_index(rw->ctx, by));
    jig_loop_append_copies(rw, loop, factor, jig_loop_later_affine_iv, &step);
    jig_affine_for_promote(rw, loop);
    return true;
}

bool jig_loop_unroll_affine_fully(JigRewriter *rw, JigOp *loop, JigReason *why) {
    uint64_t trips;
    if (!jig_affine_trip_count(loop, &trips))
        return jig_refuse(why, loop, "number of iterations is not known");
    if (trips == 0)
        return true;
    return jig_loop_unroll_affine(rw, loop, trips, false, why);
}

bool jig_unroll_loop(JigRewriter *rw, JigOp *loop, uint64_t factor, JigReason *why) {
    JIG_REQUIRE(rw && factor);
    JIG_REQUIRE(jig_op_is(loop, JIG_SCF(FOR)) || jig_op_is(loop, JIG_AFFINE(FOR)));
    return jig_op_is(loop, JIG_SCF(FOR)) ? unroll_for(rw, loop, factor, why)
                                         : jig_loop_unroll_affine(rw, loop, factor, false, why);
}

bool jig_unroll_loop_fully(JigRewriter *rw, JigOp *loop, JigReason *why) {
    JIG_REQUIRE(rw);
    JIG_REQUIRE(jig_op_is(loop, JIG_SCF(FOR)) || jig_op_is(loop, JIG_AFFINE(FOR)));
    uint64_t trips;
    if (!jig_op_is(loop, JIG_SCF(FOR)))
        return jig_loop_unroll_affine_fully(rw, loop, why);
    if (!jig_scf_for_trip_count(loop, &trips))
        return jig_refuse(why, loop, "number of iterations is not known");
    return jig_scf_for_promote(rw, loop) || unroll_for(rw, loop, trips, why);
}
