/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/loop.h"

#include "dialect/affine/affine.h"
#include "dialect/scf/scf.h"
#include "payload/loop/body_copies.h"
#include "payload/loop/index_math.h"
#include "support/check.h"

/* `yes` where a is b, else `no`. */
static JigValue *where_equal(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b, JigValue *yes,
                             JigValue *no) {
    int64_t x, y;
    if (jig_constant_int(a, &x) && jig_constant_int(b, &y))
        return x == y ? yes : no;
    return jig_loop_int_select(rw, loc, jig_loop_int_compare(rw, loc, JIG_COMPARE_EQ, a, b), yes,
                               no);
}

/* lower + the steps of the whole tiles, or + the length where no iteration is left over. The length
 * is 0 for a loop that never runs, and below the largest unsigned number whatever the bounds; so
 * are the steps to an iteration that there is, but not those behind the last one. */
static JigValue *end_of_whole(JigRewriter *rw, JigOp *loop, int64_t divisor) {
    JigLoc loc = jig_op_loc(loop);
    JigValue *lower = jig_scf_for_lower_bound(loop), *upper = jig_scf_for_upper_bound(loop),
             *step = jig_scf_for_step(loop);
    bool is_unsigned = jig_scf_for_unsigned_cmp_attr(loop) != NULL;
    const JigType *type = jig_value_type(lower);
    JigValue *by = jig_loop_int_constant(rw, loc, type, divisor),
             *one = jig_loop_int_constant(rw, loc, type, 1),
             *last = jig_loop_int_fold(rw, loc, is_unsigned ? JIG_ARITH(MAXUI) : JIG_ARITH(MAXSI),
                                       upper, lower),
             *length = jig_loop_int_fold(rw, loc, JIG_ARITH(SUBI), last, lower),
             *whole_steps = jig_loop_int_fold(rw, loc, JIG_ARITH(DIVUI), length, step),
             *over = jig_loop_int_fold(rw, loc, JIG_ARITH(REMUI), length, step),
             *more = jig_loop_int_fold(rw, loc, JIG_ARITH(MINUI), over, one),
             *trips = jig_loop_int_fold(rw, loc, JIG_ARITH(ADDI), whole_steps, more),
             *left = jig_loop_int_fold(rw, loc, JIG_ARITH(REMUI), trips, by),
             *whole = jig_loop_int_fold(rw, loc, JIG_ARITH(SUBI), trips, left),
             *taken = jig_loop_int_fold(rw, loc, JIG_ARITH(MULI), whole, step),
             *none = jig_loop_int_constant(rw, loc, type, 0),
             *way = where_equal(rw, loc, left, none, length, taken);
    return jig_loop_int_fold(rw, loc, JIG_ARITH(ADDI), lower, way);
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
