/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The range of an affine.apply from those of its operands. */
#include "dialect/affine/affine_int.h"
#include "dialect/common/num_spans.h"

enum { WORD = 64 };

static const JigNumSpanRule *const rules[] = {
    [JIG_EXPR_ADD] = &jig_num_span_add,          [JIG_EXPR_MUL] = &jig_num_span_mul,
    [JIG_EXPR_MOD] = &jig_num_span_rems,         [JIG_EXPR_FLOORDIV] = &jig_num_span_floordivs,
    [JIG_EXPR_CEILDIV] = &jig_num_span_ceildivs,
};

/* Not negative, and less than the divisor. */
static JigIntRange modulo(const JigIntRange *a, const JigIntRange *b) {
    if (b->smin <= 0)
        return jig_int_range_full(WORD);
    if (a->smin >= 0)
        return jig_num_range_by(&jig_num_span_remu, WORD, a, b, 0);
    return jig_int_range_signed(WORD, 0, b->smax - 1);
}

/* Values of expressions don't wrap. */
static JigIntRange range_of(const JigExpr *e, const JigIntRange *dims, const JigIntRange *symbols) {
    JigExprKind kind = jig_expr_kind(e);
    if (kind == JIG_EXPR_CONSTANT)
        return jig_int_range_constant(WORD, jig_expr_value(e));
    if (kind == JIG_EXPR_DIM)
        return dims[jig_expr_position(e)];
    if (kind == JIG_EXPR_SYMBOL)
        return symbols[jig_expr_position(e)];
    JigIntRange a = range_of(jig_expr_lhs(e), dims, symbols),
                b = range_of(jig_expr_rhs(e), dims, symbols);
    return kind == JIG_EXPR_MOD ? modulo(&a, &b)
                                : jig_num_range_by(rules[kind], WORD, &a, &b, JIG_NUM_SPAN_NSW);
}

static JigIntRange result(const JigOp *op, const JigIntRange *operands) {
    const JigMap *map = jig_attr_map_value(jig_affine_map_attr(op));
    return range_of(jig_map_result(map, 0), operands, operands + jig_map_num_dims(map));
}
const JigIntRangeIface jig_affine_apply_range = {.result = result};
