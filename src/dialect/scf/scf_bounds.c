/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What loops and conditions say of their variables, carried values and results (jig/bounds.h). */
#include "dialect/scf/scf_int.h"
#include "jig/bounds.h"

/* ---- scf.for ---- */

/* At least the lower bound, below the upper one, and no further than the last step. */
static void induction(JigValue *v, JigMixed from, JigMixed to, JigMixed by, JigBounds *b) {
    const JigExpr *lower = jig_bounds_mixed(b, from), *upper = jig_bounds_mixed(b, to),
                  *step = jig_bounds_mixed(b, by);
    jig_bounds_at_least(b, jig_extent(v), lower);
    jig_bounds_less(b, jig_extent(v), upper);
    const JigExpr *steps =
        jig_expr_floordiv(jig_expr_add_const(jig_expr_sub(upper, lower), -1), step);
    jig_bounds_at_most(b, jig_extent(v), jig_expr_add(lower, jig_expr_mul(steps, step)));
}

/* A carried value that each iteration hands on as it got it is what it was in the beginning. */
static void carried(const JigOp *op, JigExtent x, JigBounds *b) {
    size_t i = jig_value_index(x.value) - (jig_value_is_result(x.value) ? 0 : 1);
    JigExtent arg = {jig_loop_arg(op, i), x.dim}, yielded = {jig_loop_yielded(op, i), x.dim};
    if (yielded.value && jig_bounds_prove(b, yielded, JIG_EQUAL, arg))
        jig_bounds_equal(b, x, jig_bounds_of(b, (JigExtent){jig_loop_init(op, i), x.dim}));
}

static void for_index(const JigOp *op, JigValue *v, JigBounds *b) {
    bool is_iv = v == jig_scf_for_iv(op);
    if (is_iv && jig_scf_for_var_is_signed(op))
        induction(v, jig_mixed_value(jig_scf_for_lower_bound(op)),
                  jig_mixed_value(jig_scf_for_upper_bound(op)),
                  jig_mixed_value(jig_scf_for_step(op)), b);
    else if (!is_iv)
        carried(op, jig_extent(v), b);
}
static void for_dim(const JigOp *op, JigValue *v, size_t dim, JigBounds *b) {
    carried(op, jig_extent_of(v, dim), b);
}
const JigBoundsIface jig_scf_for_bounds = {.index = for_index, .dim = for_dim};

/* ---- scf.forall ---- */

static void forall_index(const JigOp *op, JigValue *v, JigBounds *b) {
    size_t i = jig_value_index(v);
    if (jig_value_is_result(v) || i >= jig_scf_forall_rank(op))
        return;
    induction(v, jig_scf_forall_bound(op, JIG_FORALL_LOWER, i),
              jig_scf_forall_bound(op, JIG_FORALL_UPPER, i),
              jig_scf_forall_bound(op, JIG_FORALL_STEP, i), b);
}

static void forall_dim(const JigOp *op, JigValue *v, size_t dim, JigBounds *b) {
    size_t i = jig_value_index(v) - (jig_value_is_result(v) ? 0 : jig_scf_forall_rank(op));
    jig_bounds_equal(b, jig_extent_of(v, dim), jig_bounds_dim(b, jig_scf_forall_out(op, i), dim));
}
const JigBoundsIface jig_scf_forall_bounds = {.index = forall_index, .dim = forall_dim};

/* ---- scf.if ---- */

static JigValue *yielded_by(JigRegion *region, size_t i) {
    const JigBlock *block = jig_region_first(region);
    const JigOp *yield = block ? jig_block_last(block) : NULL;
    return yield && i < jig_op_num_operands(yield) ? jig_op_operand(yield, i) : NULL;
}

static void chosen(const JigOp *op, JigExtent x, JigBounds *b) {
    size_t i = jig_value_index(x.value);
    JigExtent yes = {yielded_by(jig_scf_if_then_region(op), i), x.dim},
              no = {yielded_by(jig_scf_if_else_region(op), i), x.dim};
    if (yes.value && no.value)
        jig_bounds_one_of(b, x, yes, no);
}
static void if_index(const JigOp *op, JigValue *v, JigBounds *b) {
    chosen(op, jig_extent(v), b);
}
static void if_dim(const JigOp *op, JigValue *v, size_t dim, JigBounds *b) {
    chosen(op, jig_extent_of(v, dim), b);
}
const JigBoundsIface jig_scf_if_bounds = {.index = if_index, .dim = if_dim};
