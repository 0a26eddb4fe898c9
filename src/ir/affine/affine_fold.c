/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The constructors of binary affine expressions and the local rules that they
 * apply. A rule is a function that gives the simpler expression or NULL; their
 * order is visible in printed IR. Every rule costs O(1), save that a division
 * spreads over the terms of a sum. Constants of nested sums and products merge
 * modulo 2^64; two constants by themselves only where the result fits.
 */
#include "ir/affine/expr_int.h"
#include "support/check.h"

enum {
    /* How many sums nested on the right a term may be carried into. */
    MAX_JOIN = 64,
};

static const JigExpr *constant_like(const JigExpr *e, int64_t value) {
    return jig_expr_constant(e->ctx, value);
}

static bool is_op_of_kind(const JigExpr *e, JigExprKind kind) {
    return e->kind == kind;
}

/* `x kind c` for a constant c. */
static bool has_constant_rhs(const JigExpr *e, JigExprKind kind) {
    return e->kind == kind && jig_expr_is_const_kind(e->rhs);
}

/* Are both dims or both symbols, the later one on the left? */
static bool positions_descend(const JigExpr *lhs, const JigExpr *rhs) {
    return lhs->kind == rhs->kind && (lhs->kind == JIG_EXPR_DIM || lhs->kind == JIG_EXPR_SYMBOL) &&
           lhs->position > rhs->position;
}

/* Do the operands of a sum or product change places? A constant goes to the
 * right, then what is symbolic, and of two plain inputs the later one. */
static bool should_swap(const JigExpr *lhs, const JigExpr *rhs) {
    if (jig_expr_is_const_kind(lhs) || jig_expr_is_const_kind(rhs))
        return !jig_expr_is_const_kind(rhs);
    if ((lhs->dim_limit == 0) != (rhs->dim_limit == 0))
        return lhs->dim_limit == 0;
    return positions_descend(lhs, rhs);
}

/* ---- Constants ---- */

bool jig_expr_fold_i64(JigExprKind kind, int64_t a, int64_t b, int64_t *out) {
    switch (kind) {
    case JIG_EXPR_ADD:
        return !__builtin_add_overflow(a, b, out);
    case JIG_EXPR_MUL:
        return !__builtin_mul_overflow(a, b, out);
    case JIG_EXPR_MOD:
        if (b < 1)
            return false;
        *out = jig_i64_mod(a, b);
        return true;
    default:
        if (b == 0 || (a == INT64_MIN && b == -1))
            return false;
        *out = kind == JIG_EXPR_FLOORDIV ? jig_i64_floordiv(a, b) : jig_i64_ceildiv(a, b);
        return true;
    }
}

static const JigExpr *fold_constants(JigExprKind kind, const JigExpr *lhs, const JigExpr *rhs) {
    int64_t value;
    if (!jig_expr_is_const_kind(lhs) || !jig_expr_is_const_kind(rhs) ||
        !jig_expr_fold_i64(kind, lhs->value, rhs->value, &value))
        return NULL;
    return constant_like(lhs, value);
}

/* (x kind c1) kind c2 -> x kind c, for the associative kinds. */
static const JigExpr *merge_constants(JigExprKind kind, const JigExpr *lhs, const JigExpr *rhs) {
    if (!jig_expr_is_const_kind(rhs) || !has_constant_rhs(lhs, kind))
        return NULL;
    uint64_t a = (uint64_t)lhs->rhs->value, b = (uint64_t)rhs->value;
    int64_t value = (int64_t)(kind == JIG_EXPR_ADD ? a + b : a * b);
    return jig_expr_binary(kind, lhs->lhs, constant_like(lhs, value));
}

/* (x kind c) kind y -> (x kind y) kind c. Not when x has such a constant, too: the constants would
 * chase each other. */
static const JigExpr *move_constant_right(JigExprKind kind, const JigExpr *lhs,
                                          const JigExpr *rhs) {
    if (jig_expr_is_const_kind(rhs) || !has_constant_rhs(lhs, kind) ||
        has_constant_rhs(lhs->lhs, kind))
        return NULL;
    return jig_expr_binary(kind, jig_expr_binary(kind, lhs->lhs, rhs), lhs->rhs);
}

/* ---- Addition ---- */

/* `e` as `*base` times the result. */
static int64_t split_coefficient(const JigExpr *e, const JigExpr **base) {
    bool is_product = has_constant_rhs(e, JIG_EXPR_MUL);
    *base = is_product ? e->lhs : e;
    return is_product ? e->rhs->value : 1;
}

/* x * c1 + x * c2 -> x * (c1 + c2) */
static const JigExpr *merge_multiples(const JigExpr *lhs, const JigExpr *rhs) {
    const JigExpr *left_base, *right_base;
    int64_t c1 = split_coefficient(lhs, &left_base), c2 = split_coefficient(rhs, &right_base);
    if (left_base != right_base)
        return NULL;
    return jig_expr_mul_const(left_base, (int64_t)((uint64_t)c1 + (uint64_t)c2));
}

/* x - (x floordiv q) * q -> x mod q, for a constant q > 0 and for a symbolic
 * one: there the product is times q and then times -1. */
static const JigExpr *form_remainder(const JigExpr *lhs, const JigExpr *rhs) {
    if (!is_op_of_kind(rhs, JIG_EXPR_MUL))
        return NULL;
    const JigExpr *quotient = rhs->lhs, *factor = rhs->rhs;
    if (is_op_of_kind(quotient, JIG_EXPR_MUL) && jig_expr_is_constant_equal(factor, -1)) {
        factor = quotient->rhs;
        quotient = quotient->lhs;
        if (!is_op_of_kind(quotient, JIG_EXPR_FLOORDIV) || quotient->rhs != factor)
            return NULL;
    } else {
        if (!has_constant_rhs(quotient, JIG_EXPR_FLOORDIV) || quotient->rhs->value <= 0 ||
            !jig_expr_is_constant_equal(factor, -quotient->rhs->value))
            return NULL;
    }
    return quotient->lhs == lhs ? jig_expr_mod(lhs, quotient->rhs) : NULL;
}

/* The rules that look at the two operands as they are. */
static const JigExpr *simplify_sum(const JigExpr *lhs, const JigExpr *rhs) {
    const JigExpr *e = fold_constants(JIG_EXPR_ADD, lhs, rhs);
    if (e)
        return e;
    if (should_swap(lhs, rhs))
        return jig_expr_add(rhs, lhs);
    if (jig_expr_is_constant_equal(rhs, 0))
        return lhs;
    if ((e = merge_constants(JIG_EXPR_ADD, lhs, rhs)) || (e = merge_multiples(lhs, rhs)))
        return e;
    if ((e = move_constant_right(JIG_EXPR_ADD, lhs, rhs)))
        return e;
    return form_remainder(lhs, rhs);
}

/* x + (y + z) + q -> x + (y + zq) where z + q simplifies to zq and q is a
 * multiple of a quotient: so a remainder also forms inside a sum. The sum is
 * rebuilt each time, which is why a long one is left alone. */
static const JigExpr *join_last_term(const JigExpr *lhs, const JigExpr *rhs) {
    const JigExpr *spine[MAX_JOIN], *joined = NULL;
    unsigned n = 0;
    if (!is_op_of_kind(rhs, JIG_EXPR_MUL) || !is_op_of_kind(rhs->lhs, JIG_EXPR_FLOORDIV))
        return NULL;
    while (!joined && is_op_of_kind(lhs, JIG_EXPR_ADD) && n < MAX_JOIN) {
        spine[n++] = lhs;
        lhs = lhs->rhs;
        joined = simplify_sum(lhs, rhs);
    }
    while (joined && n > 0)
        joined = jig_expr_add(spine[--n]->lhs, joined);
    return joined;
}

const JigExpr *jig_expr_add(const JigExpr *lhs, const JigExpr *rhs) {
    JIG_REQUIRE(lhs && rhs);
    JIG_REQUIRE(lhs->ctx == rhs->ctx);
    const JigExpr *e = simplify_sum(lhs, rhs);
    if (e || (e = join_last_term(lhs, rhs)))
        return e;
    return jig_expr_unique_binary(JIG_EXPR_ADD, lhs, rhs);
}

/* ---- Multiplication ---- */

const JigExpr *jig_expr_mul(const JigExpr *lhs, const JigExpr *rhs) {
    JIG_REQUIRE(lhs && rhs);
    JIG_REQUIRE(lhs->ctx == rhs->ctx);
    const JigExpr *e = fold_constants(JIG_EXPR_MUL, lhs, rhs);
    if (e)
        return e;
    if (lhs->dim_limit != 0 && rhs->dim_limit != 0) /* not affine, by any factor */
        return jig_expr_unique_binary(JIG_EXPR_MUL, lhs, rhs);
    if (should_swap(lhs, rhs))
        return jig_expr_mul(rhs, lhs);
    if (jig_expr_is_constant_equal(rhs, 1))
        return lhs;
    if (jig_expr_is_constant_equal(rhs, 0))
        return rhs;
    if ((e = merge_constants(JIG_EXPR_MUL, lhs, rhs)))
        return e;
    e = move_constant_right(JIG_EXPR_MUL, lhs, rhs);
    return e ? e : jig_expr_unique_binary(JIG_EXPR_MUL, lhs, rhs);
}

/* ---- Division ---- */

/* (x * c1) div c2 -> x * (c1 / c2) when that is exact. */
static const JigExpr *divide_product(const JigExpr *lhs, int64_t by) {
    if (!has_constant_rhs(lhs, JIG_EXPR_MUL))
        return NULL;
    int64_t factor = lhs->rhs->value, quotient;
    if (by == -1) /* where INT64_MIN has no quotient */
        return jig_expr_fold_i64(JIG_EXPR_MUL, factor, -1, &quotient)
                   ? jig_expr_mul_const(lhs->lhs, quotient)
                   : NULL;
    return factor % by == 0 ? jig_expr_mul_const(lhs->lhs, factor / by) : NULL;
}

/* What ceildiv and floordiv have in common, by a constant. */
static const JigExpr *divide_exactly(JigExprKind kind, const JigExpr *lhs, const JigExpr *rhs) {
    if (!jig_expr_is_const_kind(rhs) || rhs->value == 0)
        return NULL;
    if (jig_expr_is_const_kind(lhs))
        return fold_constants(kind, lhs, rhs);
    return rhs->value == 1 ? lhs : divide_product(lhs, rhs->value);
}

/* Does `e floordiv by` split into a sum of quotients? So it does when one of
 * two terms is a multiple of `by`. */
static bool spreads(const JigExpr *e, int64_t by) {
    return is_op_of_kind(e, JIG_EXPR_ADD) &&
           (e->lhs->divisor % by == 0 || e->rhs->divisor % by == 0);
}

static const JigExpr *floordiv_term(const JigExpr *e, const void *by) {
    const JigExpr *rhs = by;
    if (spreads(e, rhs->value))
        return NULL; /* it is taken apart, and put together from its quotients */
    const JigExpr *exact = divide_exactly(JIG_EXPR_FLOORDIV, e, rhs);
    return exact ? exact : jig_expr_unique_binary(JIG_EXPR_FLOORDIV, e, rhs);
}

static const JigExpr *sum_of_quotients(const JigExpr *e, const JigExpr *lhs, const JigExpr *rhs,
                                       const void *by) {
    (void)e, (void)by;
    return jig_expr_add(lhs, rhs);
}

const JigExpr *jig_expr_floordiv(const JigExpr *lhs, const JigExpr *rhs) {
    JIG_REQUIRE(lhs && rhs);
    JIG_REQUIRE(lhs->ctx == rhs->ctx);
    const JigExpr *exact = divide_exactly(JIG_EXPR_FLOORDIV, lhs, rhs);
    if (exact)
        return exact;
    if (!jig_expr_is_const_kind(rhs) || rhs->value == 0 || !spreads(lhs, rhs->value))
        return jig_expr_unique_binary(JIG_EXPR_FLOORDIV, lhs, rhs);
    JigExprRewrite spread = {.leaf = floordiv_term, .combine = sum_of_quotients, .user = rhs};
    return jig_expr_rewrite(lhs, &spread);
}

const JigExpr *jig_expr_ceildiv(const JigExpr *lhs, const JigExpr *rhs) {
    JIG_REQUIRE(lhs && rhs);
    JIG_REQUIRE(lhs->ctx == rhs->ctx);
    const JigExpr *exact = divide_exactly(JIG_EXPR_CEILDIV, lhs, rhs);
    return exact ? exact : jig_expr_unique_binary(JIG_EXPR_CEILDIV, lhs, rhs);
}

/* ---- Remainder ---- */

/* Does x mod inner mod outer equal x mod outer? */
static bool inner_mod_is_redundant(const JigExpr *e, int64_t outer) {
    return has_constant_rhs(e, JIG_EXPR_MOD) && e->rhs->value >= 1 && e->rhs->value % outer == 0;
}

/* `e` without what does not change its remainder by `by`. */
static const JigExpr *drop_multiples(const JigExpr *e, int64_t by) {
    for (;;) {
        if (is_op_of_kind(e, JIG_EXPR_ADD) && e->lhs->divisor % by == 0)
            e = e->rhs;
        else if (is_op_of_kind(e, JIG_EXPR_ADD) && e->rhs->divisor % by == 0)
            e = e->lhs;
        else if (inner_mod_is_redundant(e, by))
            e = e->lhs;
        else
            return e;
    }
}

const JigExpr *jig_expr_mod(const JigExpr *lhs, const JigExpr *rhs) {
    JIG_REQUIRE(lhs && rhs);
    JIG_REQUIRE(lhs->ctx == rhs->ctx);
    /* By zero or less there is no remainder; such an expression is kept as is. */
    if (!jig_expr_is_const_kind(rhs) || rhs->value < 1)
        return jig_expr_unique_binary(JIG_EXPR_MOD, lhs, rhs);
    lhs = drop_multiples(lhs, rhs->value);
    if (jig_expr_is_const_kind(lhs))
        return fold_constants(JIG_EXPR_MOD, lhs, rhs);
    if (lhs->divisor % rhs->value == 0)
        return constant_like(rhs, 0);
    return jig_expr_unique_binary(JIG_EXPR_MOD, lhs, rhs);
}

/* ---- The rest of the constructors ---- */

const JigExpr *jig_expr_binary(JigExprKind kind, const JigExpr *lhs, const JigExpr *rhs) {
    switch (kind) {
    case JIG_EXPR_ADD:
        return jig_expr_add(lhs, rhs);
    case JIG_EXPR_MUL:
        return jig_expr_mul(lhs, rhs);
    case JIG_EXPR_MOD:
        return jig_expr_mod(lhs, rhs);
    case JIG_EXPR_FLOORDIV:
        return jig_expr_floordiv(lhs, rhs);
    default:
        return jig_expr_ceildiv(lhs, rhs);
    }
}

const JigExpr *jig_expr_neg(const JigExpr *e) {
    return jig_expr_mul_const(e, -1);
}

const JigExpr *jig_expr_sub(const JigExpr *lhs, const JigExpr *rhs) {
    return jig_expr_add(lhs, jig_expr_neg(rhs));
}

const JigExpr *jig_expr_add_const(const JigExpr *lhs, int64_t c) {
    return jig_expr_add(lhs, constant_like(lhs, c));
}

const JigExpr *jig_expr_mul_const(const JigExpr *lhs, int64_t c) {
    return jig_expr_mul(lhs, constant_like(lhs, c));
}
