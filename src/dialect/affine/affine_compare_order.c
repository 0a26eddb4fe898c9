/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The order of results and terms of affine.min and affine.max: each result is
 * written as coefficients of dims, symbols and a constant; results are sorted
 * by them, so that equal extrema look equal.
 */
#include "dialect/affine/affine_int.h"

/* coefficients[i]: of dim or symbol i; the last is the constant. */
static bool add_term(const JigExpr *e, int64_t factor, unsigned num_dims, unsigned n,
                     int64_t *coefficients) {
    int64_t value;
    switch (jig_expr_kind(e)) {
    case JIG_EXPR_CONSTANT:
        return !__builtin_mul_overflow(jig_expr_value(e), factor, &value) &&
               !__builtin_add_overflow(coefficients[n], value, &coefficients[n]);
    case JIG_EXPR_DIM:
        return !__builtin_add_overflow(coefficients[jig_expr_position(e)], factor,
                                       &coefficients[jig_expr_position(e)]);
    case JIG_EXPR_SYMBOL: {
        int64_t *c = &coefficients[num_dims + jig_expr_position(e)];
        return !__builtin_add_overflow(*c, factor, c);
    }
    case JIG_EXPR_ADD:
        return add_term(jig_expr_lhs(e), factor, num_dims, n, coefficients) &&
               add_term(jig_expr_rhs(e), factor, num_dims, n, coefficients);
    case JIG_EXPR_MUL:
        return jig_expr_is_constant(jig_expr_rhs(e), &value) &&
               !__builtin_mul_overflow(value, factor, &value) &&
               add_term(jig_expr_lhs(e), value, num_dims, n, coefficients);
    default:
        return false; /* divisions have no coefficients */
    }
}

static int compare(const int64_t *x, const int64_t *y, unsigned n) {
    for (unsigned i = 0; i <= n; ++i)
        if (x[i] != y[i])
            return x[i] < y[i] ? -1 : 1;
    return 0;
}

static const JigExpr *rebuild(JigContext *ctx, const int64_t *coefficients, unsigned num_dims,
                              unsigned n) {
    const JigExpr *e = jig_expr_constant(ctx, 0);
    for (unsigned i = 0; i < n; ++i) {
        const JigExpr *v = i < num_dims ? jig_expr_dim(ctx, i) : jig_expr_symbol(ctx, i - num_dims);
        e = jig_expr_add(e, jig_expr_mul_const(v, coefficients[i]));
    }
    return jig_expr_add_const(e, coefficients[n]);
}

bool jig_affine_order_results(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigMap *map = jig_attr_map_value(jig_affine_map_attr(op));
    unsigned num_dims = jig_map_num_dims(map), n = jig_map_num_inputs(map),
             results = jig_map_num_results(map);
    int64_t **rows = JIG_NEW_ARRAY(rw->arena, int64_t *, results);
    for (unsigned i = 0; i < results; ++i) {
        int64_t *row = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1);
        if (!add_term(jig_map_result(map, i), 1, num_dims, n, row))
            return jig_no_match(rw, op, "not linear");
        unsigned k = i;
        for (; k > 0 && compare(row, rows[k - 1], n) < 0; --k)
            rows[k] = rows[k - 1];
        rows[k] = row;
    }
    const JigExpr **exprs = JIG_NEW_ARRAY(rw->arena, const JigExpr *, results);
    for (unsigned i = 0; i < results; ++i)
        exprs[i] = rebuild(rw->ctx, rows[i], num_dims, n);
    const JigMap *ordered = jig_map(rw->ctx, num_dims, jig_map_num_symbols(map), exprs, results);
    if (ordered == map)
        return jig_no_match(rw, op, "in order");
    jig_affine_set_map(rw, op, jig_attr_of_map(ordered));
    return true;
}
