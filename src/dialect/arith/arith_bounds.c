/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What arithmetic says of its results: sums, differences, products, quotients, choices. */
#include "dialect/arith/arith_int.h"
#include "jig/bounds.h"

static void equal(JigBounds *b, JigValue *v, const JigOp *op,
                  const JigExpr *(*fn)(const JigExpr *, const JigExpr *)) {
    const JigExpr *lhs = jig_bounds_expr(b, jig_arith_lhs(op)),
                  *rhs = jig_bounds_expr(b, jig_arith_rhs(op));
    jig_bounds_equal(b, jig_extent(v), fn(lhs, rhs));
}

static void sum(const JigOp *op, JigValue *v, JigBounds *b) {
    equal(b, v, op, jig_expr_add);
}
static void difference(const JigOp *op, JigValue *v, JigBounds *b) {
    equal(b, v, op, jig_expr_sub);
}
static void product(const JigOp *op, JigValue *v, JigBounds *b) {
    equal(b, v, op, jig_expr_mul);
}
static void quotient(const JigOp *op, JigValue *v, JigBounds *b) {
    equal(b, v, op, jig_expr_floordiv);
}
const JigBoundsIface jig_arith_sum_bounds = {.index = sum},
                     jig_arith_sub_bounds = {.index = difference},
                     jig_arith_product_bounds = {.index = product},
                     jig_arith_quotient_bounds = {.index = quotient};

/* ---- select ---- */

static void choice(const JigOp *op, JigBounds *b, int64_t dim, JigValue *v) {
    JigExtent yes = {jig_arith_select_true_value(op), dim},
              no = {jig_arith_select_false_value(op), dim};
    jig_bounds_look_at(b, yes);
    jig_bounds_look_at(b, no);
    jig_bounds_one_of(b, (JigExtent){v, dim}, yes, no);
}

static void choice_index(const JigOp *op, JigValue *v, JigBounds *b) {
    choice(op, b, JIG_NO_DIM, v);
}

/* A shaped condition chooses elements: all shapes are the same. */
static void choice_dim(const JigOp *op, JigValue *v, size_t dim, JigBounds *b) {
    JigValue *condition = jig_arith_select_condition(op);
    if (!jig_type_is_shaped(jig_value_type(condition))) {
        choice(op, b, (int64_t)dim, v);
        return;
    }
    JigExtent x = jig_extent_of(v, dim);
    jig_bounds_equal(b, x, jig_bounds_dim(b, jig_arith_select_true_value(op), dim));
    jig_bounds_equal(b, x, jig_bounds_dim(b, jig_arith_select_false_value(op), dim));
    jig_bounds_equal(b, x, jig_bounds_dim(b, condition, dim));
}
const JigBoundsIface jig_arith_select_bounds = {.index = choice_index, .dim = choice_dim};
