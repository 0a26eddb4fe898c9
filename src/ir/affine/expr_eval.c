/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Values of affine expressions and maps for given inputs, and constant bounds
 * for inputs in given ranges.
 */
#include "ir/affine/expr_int.h"
#include "support/check.h"
#include "support/wide.h"

/* ---- Values ---- */

typedef struct Inputs {
    const int64_t *dims, *symbols;
} Inputs;

/* False for what has operands. */
static bool eval_leaf(const JigExpr *e, const Inputs *in, int64_t *out) {
    switch ((JigExprKind)e->kind) {
    case JIG_EXPR_CONSTANT:
        *out = e->value;
        return true;
    case JIG_EXPR_DIM:
        *out = in->dims[e->position];
        return true;
    case JIG_EXPR_SYMBOL:
        *out = in->symbols[e->position];
        return true;
    default:
        return false;
    }
}

/* What a sum or product comes to, of operands that have a value. */
typedef bool (*Arithmetic)(JigExprKind kind, JigI128 a, JigI128 b, JigI128 *out);

static bool fits(JigI128 v) {
    return v >= INT64_MIN && v <= INT64_MAX;
}

static bool divide(JigExprKind kind, JigI128 a, JigI128 b, JigI128 *out) {
    int64_t quotient;
    JIG_CHECK(fits(a) && fits(b) && jig_expr_fold_i64(kind, (int64_t)a, (int64_t)b, &quotient));
    *out = quotient;
    return true;
}

/* Sums in between may leave 64 bits, as long as what is divided, and the value, do not. */
static bool exact(JigExprKind kind, JigI128 a, JigI128 b, JigI128 *out) {
    if (kind == JIG_EXPR_ADD)
        return !__builtin_add_overflow(a, b, out);
    if (kind == JIG_EXPR_MUL)
        return !__builtin_mul_overflow(a, b, out);
    return divide(kind, a, b, out);
}

static bool modulo(JigExprKind kind, JigI128 a, JigI128 b, JigI128 *out) {
    if (kind != JIG_EXPR_ADD && kind != JIG_EXPR_MUL)
        return divide(kind, a, b, out);
    uint64_t x = (uint64_t)a, y = (uint64_t)b;
    *out = (int64_t)(kind == JIG_EXPR_ADD ? x + y : x * y);
    return true;
}

typedef JIG_VEC(JigI128) Values;

/* Replaces the top operands of `values` by the value of `e`. */
static bool eval_node(const JigExpr *e, const Inputs *in, Arithmetic arithmetic, Values *values) {
    int64_t value;
    if (eval_leaf(e, in, &value)) {
        jig_vec_push(values, value);
        return true;
    }
    JigI128 rhs = jig_vec_pop(values), *lhs = &jig_vec_last(values);
    return arithmetic((JigExprKind)e->kind, *lhs, rhs, lhs);
}

static bool eval(const JigExpr *e, const Inputs *in, Arithmetic arithmetic, int64_t *out) {
    if (eval_leaf(e, in, out))
        return true;
    Values values = {0};
    bool ok = true;
    JigExprWalk walk;
    jig_expr_walk_init(&walk, e);
    while (ok && (e = jig_expr_walk_next(&walk)))
        ok = eval_node(e, in, arithmetic, &values);
    ok = ok && fits(values.data[0]);
    if (ok)
        *out = (int64_t)values.data[0];
    jig_expr_walk_free(&walk);
    jig_vec_free(&values);
    return ok;
}

bool jig_expr_eval(const JigExpr *e, const int64_t *dims, const int64_t *symbols, int64_t *out) {
    JIG_REQUIRE(e && out);
    JIG_REQUIRE(dims || !e->dim_limit);
    JIG_REQUIRE(symbols || !e->sym_limit);
    return eval(e, &(Inputs){dims, symbols}, exact, out);
}

bool jig_expr_eval_modulo(const JigExpr *e, const int64_t *dims, const int64_t *symbols,
                          int64_t *out) {
    JIG_REQUIRE(e && out);
    JIG_REQUIRE(dims || !e->dim_limit);
    JIG_REQUIRE(symbols || !e->sym_limit);
    return eval(e, &(Inputs){dims, symbols}, modulo, out);
}

bool jig_map_eval(const JigMap *m, const int64_t *inputs, int64_t *results) {
    JIG_REQUIRE(m && results);
    for (unsigned i = 0; i < m->num_results; ++i)
        JIG_CHECK(jig_expr_eval(m->results[i], inputs, inputs + m->num_dims, &results[i]));
    return true;
}

bool jig_map_eval_modulo(const JigMap *m, const int64_t *inputs, int64_t *results) {
    JIG_REQUIRE(m && results);
    for (unsigned i = 0; i < m->num_results; ++i)
        JIG_CHECK(jig_expr_eval_modulo(m->results[i], inputs, inputs + m->num_dims, &results[i]));
    return true;
}

/* ---- Bounds ---- */

typedef struct Range {
    bool has_lower, has_upper;
    int64_t lower, upper;
} Range;

typedef struct Ranges {
    unsigned num_dims, num_symbols;
    const int64_t *lower, *upper;
} Ranges;

/* Adds coef * bound to `*sum`, where a bound of JIG_DYNAMIC is none. */
static bool add_bound(int64_t *sum, int64_t coef, int64_t bound) {
    int64_t product;
    return bound != JIG_DYNAMIC && !__builtin_mul_overflow(coef, bound, &product) &&
           !__builtin_add_overflow(*sum, product, sum);
}

/* Of a sum without locals: each column at its own bound. */
static Range range_of_linear(const JigLinear *form, const Ranges *in) {
    Range r = {true, true, form->constant, form->constant};
    for (size_t i = 0; i < form->terms.len; ++i) {
        JigLinearTerm t = form->terms.data[i];
        int64_t lower = in->lower[t.column], upper = in->upper[t.column];
        r.has_lower = r.has_lower && add_bound(&r.lower, t.coef, t.coef > 0 ? lower : upper);
        r.has_upper = r.has_upper && add_bound(&r.upper, t.coef, t.coef > 0 ? upper : lower);
    }
    return r;
}

static Range range_of_sum(const JigExpr *e, const Ranges *in) {
    JigFlat flat;
    Range r = {0};
    if (jig_flat_of(&flat, e, in->num_dims, in->num_symbols) && flat.locals.len == 0)
        r = range_of_linear(&flat.result, in);
    jig_flat_free(&flat);
    return r;
}

static Range range_of_mod(Range x, int64_t c) {
    bool one_period =
        x.has_lower && x.has_upper && jig_i64_floordiv(x.lower, c) == jig_i64_floordiv(x.upper, c);
    if (one_period)
        return (Range){true, true, jig_i64_mod(x.lower, c), jig_i64_mod(x.upper, c)};
    return (Range){true, true, 0, c - 1};
}

/* Of `x kind c`; division by a positive constant keeps order. */
static Range range_of_division(JigExprKind kind, Range x, int64_t c) {
    if (kind == JIG_EXPR_MOD)
        return range_of_mod(x, c);
    if ((x.has_lower && !jig_expr_fold_i64(kind, x.lower, c, &x.lower)))
        x.has_lower = false;
    if ((x.has_upper && !jig_expr_fold_i64(kind, x.upper, c, &x.upper)))
        x.has_upper = false;
    return x;
}

static bool is_division(const JigExpr *e) {
    return e->kind == JIG_EXPR_FLOORDIV || e->kind == JIG_EXPR_CEILDIV || e->kind == JIG_EXPR_MOD;
}

static Range range_of(const JigExpr *e, const Ranges *in) {
    JigExprVec divisions = {0};
    for (; is_division(e); e = e->lhs)
        jig_vec_push(&divisions, e);
    Range r = range_of_sum(e, in);
    while (divisions.len) {
        const JigExpr *division = jig_vec_pop(&divisions);
        if (jig_expr_is_const_kind(division->rhs) && division->rhs->value >= 1)
            r = range_of_division((JigExprKind)division->kind, r, division->rhs->value);
        else
            r = (Range){0};
    }
    jig_vec_free(&divisions);
    return r;
}

bool jig_expr_bound(const JigExpr *e, unsigned num_dims, unsigned num_symbols, const int64_t *lower,
                    const int64_t *upper, bool upper_bound, int64_t *out) {
    JIG_REQUIRE(e && out);
    Range r = range_of(e, &(Ranges){num_dims, num_symbols, lower, upper});
    *out = upper_bound ? r.upper : r.lower;
    return upper_bound ? r.has_upper : r.has_lower;
}
