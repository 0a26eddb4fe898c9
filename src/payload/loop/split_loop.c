/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/loop.h"

#include "dialect/affine/affine.h"
#include "dialect/scf/scf.h"
#include "payload/loop/body_copies.h"
#include "payload/loop/index_math.h"
#include "support/check.h"

/* An op on integers, folded where it can be. */
static JigValue *fold(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *a, JigValue *b) {
    const JigType *type = jig_value_type(a);
    return jig_build_or_fold(rw, loc, row, (JigValue *[]){a, b}, 2, &type, 1, NULL);
}

/* lower + min(length, whole tiles), where the length is 0 for a loop that never runs. Lengths and
 * sums of steps are below the largest unsigned number, whatever the bounds. */
static JigValue *end_of_whole(JigRewriter *rw, JigOp *loop, int64_t divisor) {
    JigLoc loc = jig_op_loc(loop);
    JigValue *lower = jig_scf_for_lower_bound(loop), *upper = jig_scf_for_upper_bound(loop),
             *step = jig_scf_for_step(loop);
    bool is_unsigned = jig_scf_for_unsigned_cmp_attr(loop) != NULL;
    const JigType *type = jig_value_type(lower);
    JigValue *by = jig_loop_int_constant(rw, loc, type, divisor),
             *one = jig_loop_int_constant(rw, loc, type, 1),
             *last = fold(rw, loc, is_unsigned ? JIG_ARITH(MAXUI) : JIG_ARITH(MAXSI), upper, lower),
             *length = fold(rw, loc, JIG_ARITH(SUBI), last, lower),
             *whole_steps = fold(rw, loc, JIG_ARITH(DIVUI), length, step),
             *over = fold(rw, loc, JIG_ARITH(REMUI), length, step),
             *more = fold(rw, loc, JIG_ARITH(MINUI), over, one),
             *trips = fold(rw, loc, JIG_ARITH(ADDI), whole_steps, more),
             *left = fold(rw, loc, JIG_ARITH(REMUI), trips, by),
             *whole = fold(rw, loc, JIG_ARITH(SUBI), trips, left),
             *taken = fold(rw, loc, JIG_ARITH(MULI), whole, step),
             *most = fold(rw, loc, JIG_ARITH(MINUI), taken, length);
    return fold(rw, loc, JIG_ARITH(ADDI), lower, most);
}

static void split_for(JigRewriter *rw, JigOp *loop, int64_t divisor, JigOp **rest) {
    jig_at_before(rw, loop);
    JigValue *end = end_of_whole(rw, loop, divisor);
    *rest = jig_loop_copy_behind(rw, loop);
    jig_scf_for_set_lower_bound(rw, *rest, end);
    jig_scf_for_set_upper_bound(rw, loop, end);
}

static bool split_affine(JigRewriter *rw, JigOp *loop, int64_t divisor, JigOp **rest,
                         JigReason *why) {
    JigAffineValue end;
    jig_at_before(rw, loop);
    if (!jig_affine_whole_trips_end(rw, loop, divisor, rw->arena, &end))
        return jig_refuse(why, loop, "the number of its iterations can't be computed");
    *rest = jig_loop_copy_behind(rw, loop);
    jig_affine_for_set_lower_bound_operands(rw, *rest, end.operands, end.n);
    jig_affine_for_set_lower_bound_map(rw, *rest, jig_attr_of_map(end.map));
    jig_affine_for_set_upper_bound_operands(rw, loop, end.operands, end.n);
    jig_affine_for_set_upper_bound_map(rw, loop, jig_attr_of_map(end.map));
    return true;
}

/* Can the divisor be told from others in the type of the variable? */
static bool fits(const JigOp *loop, int64_t divisor) {
    const JigType *type = jig_value_type(jig_scf_for_lower_bound(loop));
    return jig_type_is_index(type) || jig_type_width(type) > 63 ||
           divisor < (int64_t)1 << jig_type_width(type);
}

bool jig_split_loop(JigRewriter *rw, JigOp *loop, int64_t divisor, JigOp **rest, JigReason *why) {
    JIG_REQUIRE(rw && loop && rest);
    if (divisor < 1)
        return jig_refuse(why, loop, "can't have a multiple of {} iterations",
                          jig_fact_int(divisor));
    if (jig_op_is(loop, JIG_AFFINE(FOR))) {
        if (jig_map_num_results(jig_affine_for_lower_bound_map(loop)) != 1 ||
            jig_map_num_results(jig_affine_for_upper_bound_map(loop)) != 1)
            return jig_refuse(why, loop, "starts at a maximum or ends at a minimum");
        return split_affine(rw, loop, divisor, rest, why);
    }
    if (!jig_op_is(loop, JIG_SCF(FOR)))
        return jig_refuse(why, loop, "is neither scf.for nor affine.for");
    if (!fits(loop, divisor))
        return jig_refuse(why, loop, "{} is beyond the type of its variable",
                          jig_fact_int(divisor));
    split_for(rw, loop, divisor, rest);
    return true;
}
