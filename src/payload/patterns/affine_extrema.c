/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * affine.min and affine.max without results that others bound, and affine.apply of an affine.min:
 * a minimum above 0 that is divided by one of the numbers it is the minimum of, rounded up, is 1.
 */
#include "dialect/affine/affine.h"
#include "dialect/common/slices.h"
#include "jig/bounds.h"
#include "payload/bounds/extremum.h"
#include "payload/patterns/patterns.h"
#include "support/arena.h"

#include <string.h>

static bool drop_bounded(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return jig_extremum_drop_bounded(rw, op) ||
           jig_no_match(rw, op, "no result bounds another one");
}

/* ---- Quotients of minima ---- */

static bool is_positive(const JigAffineValue *min, JigArena *a) {
    JigQuantity zero = jig_quantity(jig_mixed_int(jig_map_context(min->map), 0), a);
    for (unsigned i = 0; i < jig_map_num_results(min->map); ++i) {
        JigQuantity result = jig_quantity_of_map(jig_map_sub(min->map, &i, 1), min->operands, a);
        if (jig_bounds_compare(zero, JIG_LESS, result) != JIG_TRUE)
            return false;
    }
    return true;
}

/* Input i of the minimum among those of the same kind of `m`; NULL: it is none of them. */
static const JigExpr *input_in(const JigAffineValue *m, const JigAffineValue *min, size_t i) {
    JigContext *ctx = jig_map_context(m->map);
    size_t dims = jig_map_num_dims(m->map);
    bool symbol = i >= jig_map_num_dims(min->map);
    for (size_t k = symbol ? dims : 0; k < (symbol ? m->n : dims); ++k)
        if (m->operands[k] == min->operands[i])
            return symbol ? jig_expr_symbol(ctx, (unsigned)(k - dims))
                          : jig_expr_dim(ctx, (unsigned)k);
    return NULL;
}

static bool uses_missing(const JigExpr *e, const JigExpr *const *inputs, size_t dims, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (!inputs[i] && (i < dims ? jig_expr_uses_dim(e, (unsigned)i)
                                    : jig_expr_uses_symbol(e, (unsigned)(i - dims))))
            return true;
    return false;
}

/* Both forms of a quotient rounded up become 1. */
static const JigMap *without_quotients(const JigMap *map, const JigExpr *min, const JigExpr *by) {
    const JigExpr *one = jig_expr_constant(jig_map_context(map), 1);
    const JigExpr *from[] = {
        jig_expr_ceildiv(min, by),
        jig_expr_floordiv(jig_expr_add_const(jig_expr_add(min, by), -1), by),
    };
    const JigExpr *result =
        jig_expr_substitute(jig_map_result(map, 0), from, (const JigExpr *[]){one, one}, 2);
    return jig_map(jig_map_context(map), jig_map_num_dims(map), jig_map_num_symbols(map), &result,
                   1);
}

/* Quotients of operand `at`, a minimum; false: there are none. */
static bool replace_quotients(JigAffineValue *m, size_t at, JigArena *a) {
    JigAffineValue min = jig_affine_map_of(jig_value_def(m->operands[at]), a);
    if (!is_positive(&min, a))
        return false;
    JigContext *ctx = jig_map_context(m->map);
    size_t dims = jig_map_num_dims(m->map), inner = jig_map_num_dims(min.map);
    const JigExpr *x =
        at < dims ? jig_expr_dim(ctx, (unsigned)at) : jig_expr_symbol(ctx, (unsigned)(at - dims));
    const JigExpr **inputs = JIG_NEW_ARRAY(a, const JigExpr *, min.n + 1),
                  **known = JIG_NEW_ARRAY(a, const JigExpr *, min.n + 1);
    for (size_t i = 0; i < min.n; ++i) {
        inputs[i] = input_in(m, &min, i);
        known[i] = inputs[i] ? inputs[i] : jig_expr_constant(ctx, 0);
    }
    const JigMap *map = m->map;
    for (unsigned i = 0; i < jig_map_num_results(min.map); ++i) {
        const JigExpr *e = jig_map_result(min.map, i);
        if (!uses_missing(e, inputs, inner, min.n))
            map = without_quotients(
                map, x, jig_expr_replace(e, known, inner, known + inner, min.n - inner));
    }
    if (map == m->map)
        return false;
    m->map = map;
    return true;
}

/* ---- affine.apply ---- */

static bool replace_any_quotients(JigAffineValue *m, JigArena *a) {
    for (size_t i = 0; i < m->n; ++i)
        if (jig_value_def_of(m->operands[i], JIG_AFFINE(MIN)) && replace_quotients(m, i, a))
            return true;
    return false;
}

static bool has_operand_of(const JigAffineValue *m, const JigOpRow *row) {
    for (size_t i = 0; i < m->n; ++i)
        if (jig_value_def_of(m->operands[i], row))
            return true;
    return false;
}

static bool compose_apply(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigAffineValue old = jig_affine_map_of(op, rw->arena), m = old;
    if (!has_operand_of(&m, JIG_AFFINE(APPLY)) && !has_operand_of(&m, JIG_AFFINE(MIN)))
        return jig_no_match(rw, op, "of no affine.apply and no affine.min");
    do
        jig_affine_compose(&m, rw->arena);
    while (replace_any_quotients(&m, rw->arena));
    m.map = jig_map_simplify(m.map);
    if (m.map == old.map && m.n == old.n &&
        (!m.n || memcmp(m.operands, old.operands, m.n * sizeof *m.operands) == 0))
        return jig_no_match(rw, op, "composed as it is");
    JigAffineApply parts = {.map_operands = {m.operands, m.n}, .map = jig_attr_of_map(m.map)};
    jig_rw_replace_op(rw, op, jig_affine_apply_build(rw, jig_op_loc(op), &parts));
    return true;
}

static const JigPattern patterns[] = {
    {.name = "SimplifyAffineMaxOp", .root = "affine.max", .fn = drop_bounded},
    {.name = "SimplifyAffineMinOp", .root = "affine.min", .fn = drop_bounded},
    {.name = "SimplifyAffineApplyOp", .root = "affine.apply", .fn = compose_apply},
    {0},
};

void jig_patterns_add_affine_extrema(JigPatternSet *set) {
    jig_patterns_add_list(set, JIG_AFFINE(MAX)->canonicalize);
    jig_patterns_add_list(set, JIG_AFFINE(MIN)->canonicalize);
    jig_patterns_add_list(set, patterns);
}
