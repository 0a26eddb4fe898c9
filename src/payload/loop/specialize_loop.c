/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/specialize_loop.h"

#include "dialect/affine/affine.h"
#include "dialect/scf/scf.h"
#include "payload/loop/index_math.h"
#include "support/check.h"

/* ---- Constant bounds ---- */

/* The least constant among the results of the affine.min that defines `bound`. */
static bool constant_minimum(const JigValue *bound, int64_t *out) {
    const JigOp *min = jig_value_def_of(bound, JIG_AFFINE(MIN));
    bool found = false;
    for (unsigned i = 0; min && i < jig_map_num_results(jig_affine_min_map(min)); ++i) {
        int64_t v;
        if (!jig_expr_is_constant(jig_map_result(jig_affine_min_map(min), i), &v))
            continue;
        *out = found && *out < v ? *out : v;
        found = true;
    }
    return found && *out < INT64_MAX;
}

/* A copy of the loop as all of a branch. */
static void fill_branch(JigRewriter *rw, JigRegion *region, JigOp *loop, JigIRMap *map) {
    jig_create_block(rw, region, NULL, NULL, 0, jig_op_loc(loop));
    jig_at_end(rw, jig_region_first(region));
    jig_rw_clone(rw, loop, map);
    jig_scf_yield_build(rw, jig_op_loc(loop), &(JigScfYield){0});
}

bool jig_loop_specialize(JigRewriter *rw, JigOp *loop) {
    size_t n = jig_loop_num_vars(loop);
    JigLoc loc = jig_op_loc(loop);
    int64_t *numbers = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1);
    JigValue *all = NULL;
    if (n == 0 || jig_op_num_results(loop))
        return false;
    for (size_t i = 0; i < n; ++i)
        if (!constant_minimum(jig_loop(loop)->upper(loop, i).value, &numbers[i]))
            return false;
    JigIRMap *map = jig_irmap_create();
    jig_at_before(rw, loop);
    for (size_t i = 0; i < n; ++i) {
        JigValue *bound = jig_loop(loop)->upper(loop, i).value,
                 *number = jig_arith_index(rw, loc, numbers[i]),
                 *same = jig_loop_int_compare(rw, loc, JIG_COMPARE_EQ, bound, number);
        all = all ? jig_loop_int_op(rw, loc, JIG_ARITH(ANDI), all, same) : same;
        jig_irmap_value(map, bound, number);
    }
    JigOp *branch = jig_scf_if_build(rw, loc, &(JigScfIf){.condition = all});
    fill_branch(rw, jig_scf_if_then_region(branch), loop, map);
    fill_branch(rw, jig_scf_if_else_region(branch), loop, NULL);
    jig_irmap_destroy(map);
    jig_rw_erase(rw, loop);
    return true;
}

/* ---- Arithmetic on the induction variable ---- */

static bool from_outside(const JigOp *loop, const JigOp *user, const JigValue *iv) {
    for (size_t i = 0; i < jig_op_num_operands(user); ++i)
        if (jig_op_operand(user, i) != iv &&
            !jig_loop_is_defined_outside(loop, jig_op_operand(user, i)))
            return false;
    return true;
}

/* The user of the induction variable, computed of `v` instead. */
static JigValue *computed_of(JigRewriter *rw, const JigOp *user, const JigValue *iv, JigValue *v) {
    JigIRMap *map = jig_irmap_create();
    jig_irmap_value(map, iv, v);
    JigValue *result = jig_op_result(jig_rw_clone(rw, user, map), 0);
    jig_irmap_destroy(map);
    return result;
}

/* By 0 or less the loop would not go on, or go the other way; a sum with a negative number goes
 * round at 0 where the loop counts as unsigned. */
static bool turns_around(const JigOp *loop, const JigOp *user, const JigValue *iv) {
    int64_t x;
    bool scales = jig_op_is(user, JIG_ARITH(MULI)), wraps = jig_scf_for_unsigned_cmp(loop);
    for (size_t i = 0; i < jig_op_num_operands(user); ++i)
        if (jig_op_operand(user, i) != iv && jig_constant_int(jig_op_operand(user, i), &x) &&
            (scales ? x <= 0 : wraps && x < 0))
            return true;
    return false;
}

void jig_loop_fold_into_range(JigRewriter *rw, JigOp *loop) {
    JIG_REQUIRE(rw && jig_op_is(loop, JIG_SCF(FOR)));
    JigValue *iv = jig_scf_for_iv(loop);
    while (jig_value_has_one_use(iv)) {
        JigOp *user = jig_use_owner(jig_value_first_use(iv));
        bool scales = jig_op_is(user, JIG_ARITH(MULI));
        if ((!scales && !jig_op_is(user, JIG_ARITH(ADDI))) || !from_outside(loop, user, iv) ||
            turns_around(loop, user, iv))
            return;
        jig_at_before(rw, loop);
        JigValue *lower = computed_of(rw, user, iv, jig_scf_for_lower_bound(loop)),
                 *upper = computed_of(rw, user, iv, jig_scf_for_upper_bound(loop));
        if (scales)
            jig_scf_for_set_step(rw, loop, computed_of(rw, user, iv, jig_scf_for_step(loop)));
        jig_scf_for_set_lower_bound(rw, loop, lower);
        jig_scf_for_set_upper_bound(rw, loop, upper);
        jig_rw_replace1(rw, user, iv);
    }
}
