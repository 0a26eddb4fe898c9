/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Bounds of some dims as maps over the other columns.
 *
 * First each column whose value is determined is told as an expression of others: a constant, a
 * remainder, a quotient, or what an equality says; locals need this, since no map has them. Where
 * such a dim stays open, the constraints that it has with the other columns are its bounds,
 * provided that there are no locals; else its constant bounds.
 */
#include "analysis/linear_int.h"

#include "support/arena.h"
#include "support/check.h"

typedef struct Slice {
    JigSystem s;
    JigContext *ctx;
    size_t first, n;   /* the dims that are asked for */
    JigSystem reduced; /* without redundant constraints; made when one stays open */
    bool is_reduced;
    const JigExpr **told; /* of each column; NULL: not told yet */
} Slice;

static size_t num_inputs(const JigSystem *s) {
    return s->count[JIG_COLUMN_DIM] + s->count[JIG_COLUMN_SYMBOL];
}

static bool is_asked_for(const Slice *x, size_t column) {
    return column >= x->first && column < x->first + x->n;
}

static void tell_inputs(Slice *x) {
    size_t dims = x->s.count[JIG_COLUMN_DIM];
    for (size_t i = 0; i < num_inputs(&x->s); ++i)
        if (i >= dims)
            x->told[i] = jig_expr_symbol(x->ctx, (unsigned)(i - dims));
        else if (!is_asked_for(x, i))
            x->told[i] = jig_expr_dim(x->ctx, (unsigned)(i < x->first ? i : i - x->n));
}

/* The sum of the told columns of `row` but `skip`, and the constant; NULL: one is not told. */
static const JigExpr *told_sum(const Slice *x, const int64_t *row, size_t skip) {
    size_t n = jig_linear_columns(&x->s);
    const JigExpr *sum = jig_expr_constant(x->ctx, 0);
    for (size_t j = 0; j < n; ++j) {
        if (j == skip || !row[j])
            continue;
        if (!x->told[j])
            return NULL;
        sum = jig_expr_add(sum, jig_expr_mul_const(x->told[j], row[j]));
    }
    return jig_expr_add_const(sum, row[n]);
}

static const JigExpr *divided(const JigExpr *e, int64_t by) {
    return jig_expr_floordiv(e, jig_expr_constant(jig_expr_context(e), by));
}

/* What c * column + sum == 0 says about the column. */
static const JigExpr *solved(const JigExpr *sum, int64_t c) {
    return c > 0 ? divided(jig_expr_neg(sum), c) : divided(sum, -c);
}

/* ---- Remainders: an equality that has `pos`, one dim, and multiples of the divisor ---- */

typedef struct Remainder {
    size_t quotients, quotient; /* how many columns are multiples, the last of them */
    int sign;
    const JigExpr *dividend;
} Remainder;

static bool read_remainder(const Slice *x, const int64_t *row, size_t pos, int64_t divisor,
                           Remainder *out) {
    size_t n = jig_linear_columns(&x->s);
    int64_t c = row[pos], multiple;
    if (!c || row[n] || __builtin_mul_overflow(divisor, c, &multiple))
        return false;
    *out = (Remainder){.dividend = jig_expr_constant(x->ctx, 0)};
    for (size_t j = 0; j < num_inputs(&x->s); ++j) {
        if (j == pos || !row[j])
            continue;
        if (row[j] % multiple == 0) {
            out->quotients++;
            out->quotient = j;
            out->sign = (row[j] > 0) == (c > 0) ? 1 : -1;
            continue;
        }
        if (!x->told[j])
            return false;
        out->dividend = jig_expr_add(out->dividend, jig_expr_mul_const(x->told[j], row[j]));
    }
    out->dividend =
        jig_expr_simplify(solved(out->dividend, c), (unsigned)x->s.count[JIG_COLUMN_DIM],
                          (unsigned)x->s.count[JIG_COLUMN_SYMBOL]);
    return jig_expr_kind(out->dividend) == JIG_EXPR_DIM && out->quotients;
}

static bool tell_remainder(Slice *x, size_t pos, int64_t least, int64_t most) {
    int64_t divisor;
    if (least != 0 || most < 1 || __builtin_add_overflow(most, 1, &divisor))
        return false;
    for (size_t i = 0; i < x->s.eq.n; ++i) {
        Remainder r;
        if (!read_remainder(x, jig_linear_row_at(&x->s, &x->s.eq, i), pos, divisor, &r))
            continue;
        size_t dim = jig_expr_position(r.dividend);
        int64_t upper;
        bool small = jig_linear_constant_bound(&x->s, JIG_BOUND_UPPER,
                                               dim < x->first ? dim : dim + x->n, &upper) &&
                     upper < divisor;
        x->told[pos] =
            small ? r.dividend : jig_expr_mod(r.dividend, jig_expr_constant(x->ctx, divisor));
        if (r.quotients == 1 && !x->told[r.quotient])
            x->told[r.quotient] = jig_expr_mul_const(divided(r.dividend, divisor), r.sign);
        return true;
    }
    return false;
}

/* ---- Quotients: two inequalities that hold a column to a range as wide as its factor ---- */

bool jig_linear_rows_quotient(const JigSystem *s, const int64_t *lower, const int64_t *upper,
                              size_t pos, int64_t *dividend, int64_t *divisor) {
    size_t n = jig_linear_columns(s);
    int64_t sum, slack;
    *divisor = lower[pos];
    for (size_t j = 0; j < n; ++j)
        if (upper[j] != -lower[j])
            return false;
    if (__builtin_add_overflow(lower[n], upper[n], &sum) ||
        __builtin_sub_overflow(*divisor - 1, sum, &slack) || slack < 0 || slack > *divisor - 1)
        return false;
    for (size_t j = 0; j < n; ++j)
        dividend[j] = j == pos ? 0 : upper[j];
    if (__builtin_add_overflow(upper[n], slack, &dividend[n]))
        return false;
    int64_t g = jig_linear_row_gcd((int64_t[]){jig_linear_row_gcd(dividend, n), *divisor}, 2);
    for (size_t j = 0; j < n; ++j)
        dividend[j] /= g;
    dividend[n] = jig_linear_divide_down(dividend[n], g);
    *divisor /= g;
    return true;
}

static bool tell_quotient(Slice *x, size_t pos) {
    size_t n = jig_linear_columns(&x->s);
    int64_t *dividend = jig_calloc(n + 1, sizeof *dividend), divisor;
    const JigExpr *told = NULL;
    for (size_t u = 0; u < x->s.ge.n && !told; ++u) {
        const int64_t *upper = jig_linear_row_at(&x->s, &x->s.ge, u);
        for (size_t l = 0; l < x->s.ge.n && upper[pos] < 0 && !told; ++l) {
            const int64_t *lower = jig_linear_row_at(&x->s, &x->s.ge, l);
            if (lower[pos] <= 0 ||
                !jig_linear_rows_quotient(&x->s, lower, upper, pos, dividend, &divisor))
                continue;
            const JigExpr *sum = told_sum(x, dividend, pos);
            told = sum ? divided(sum, divisor) : NULL;
        }
    }
    jig_free(dividend);
    x->told[pos] = told;
    return told;
}

/* ---- All columns ---- */

/* The first equality with the column. */
static bool tell_by_equality(Slice *x, size_t pos) {
    size_t i = jig_linear_find_row(&x->s, &x->s.eq, pos);
    if (i == SIZE_MAX)
        return false;
    const int64_t *row = jig_linear_row_at(&x->s, &x->s.eq, i);
    const JigExpr *sum = told_sum(x, row, pos);
    x->told[pos] = sum ? solved(sum, row[pos]) : NULL;
    return sum;
}

static bool tell(Slice *x, size_t pos) {
    int64_t least, most;
    if (jig_linear_constant_bound(&x->s, JIG_BOUND_LOWER, pos, &least) &&
        jig_linear_constant_bound(&x->s, JIG_BOUND_UPPER, pos, &most)) {
        if (least == most) {
            x->told[pos] = jig_expr_constant(x->ctx, least);
            return true;
        }
        if (tell_remainder(x, pos, least, most))
            return true;
    }
    return tell_quotient(x, pos) || tell_by_equality(x, pos);
}

static void tell_all(Slice *x) {
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t pos = 0; pos < jig_linear_columns(&x->s); ++pos)
            if (!x->told[pos])
                changed |= tell(x, pos);
    }
}

/* ---- Bounds of a dim that stays open ---- */

/* Of the reduced system: is the row about `pos`, and about no other dim that is asked for? */
static bool is_bound_of(const Slice *x, const int64_t *row, size_t pos) {
    for (size_t j = x->first; j < x->first + x->n; ++j)
        if (j != pos && row[j])
            return false;
    return row[pos];
}

static const JigExpr *bound_by_row(const Slice *x, const int64_t *row, size_t pos) {
    size_t n = jig_linear_columns(&x->s);
    const JigExpr *sum = jig_expr_constant(x->ctx, 0);
    int64_t sign = row[pos] > 0 ? -1 : 1;
    for (size_t j = 0; j < n; ++j)
        if (j != pos && row[j])
            sum = jig_expr_add(sum, jig_expr_mul_const(x->told[j], sign * row[j]));
    return row[n] ? jig_expr_add_const(sum, sign * row[n]) : sum;
}

typedef struct Exprs {
    const JigExpr **lower, **upper;
    size_t num_lower, num_upper;
} Exprs;

static void add_by_inequality(const Slice *x, const int64_t *row, size_t pos, Exprs *out) {
    int64_t c = row[pos];
    const JigExpr *e = bound_by_row(x, row, pos);
    if (c > 0)
        out->lower[out->num_lower++] = divided(jig_expr_add_const(e, c - 1), c);
    else
        out->upper[out->num_upper++] = divided(e, -c);
}

static void add_by_equality(const Slice *x, const int64_t *row, size_t pos, Exprs *out) {
    int64_t c = row[pos] > 0 ? row[pos] : -row[pos];
    const JigExpr *e = bound_by_row(x, row, pos);
    out->upper[out->num_upper++] = divided(e, c);
    out->lower[out->num_lower++] = jig_expr_ceildiv(e, jig_expr_constant(x->ctx, c));
}

static const JigMap *map_of(const Slice *x, const JigExpr *const *results, size_t n) {
    return jig_map(x->ctx, (unsigned)(x->s.count[JIG_COLUMN_DIM] - x->n),
                   (unsigned)x->s.count[JIG_COLUMN_SYMBOL], results, n);
}

static void bounds_by_rows(Slice *x, size_t pos, const JigMap **lower, const JigMap **upper) {
    if (!x->is_reduced) {
        x->reduced = jig_linear_copy(&x->s);
        jig_linear_drop_redundant(&x->reduced);
        x->is_reduced = true;
    }
    const JigSystem *s = &x->reduced;
    size_t n = s->ge.n + s->eq.n + 1;
    Exprs e = {.lower = jig_calloc(n, sizeof *e.lower), .upper = jig_calloc(n, sizeof *e.upper)};
    for (size_t i = 0; i < s->ge.n; ++i)
        if (is_bound_of(x, jig_linear_row_at(s, &s->ge, i), pos))
            add_by_inequality(x, jig_linear_row_at(s, &s->ge, i), pos, &e);
    for (size_t i = 0; i < s->eq.n; ++i)
        if (is_bound_of(x, jig_linear_row_at(s, &s->eq, i), pos))
            add_by_equality(x, jig_linear_row_at(s, &s->eq, i), pos, &e);
    *lower = map_of(x, e.lower, e.num_lower);
    *upper = map_of(x, e.upper, e.num_upper);
    jig_free(e.lower);
    jig_free(e.upper);
}

/* In place of several bounds, or none, the constant one where there is such. */
static void prefer_constant(const Slice *x, JigBound kind, size_t pos, const JigMap **bound) {
    int64_t value;
    if (*bound && jig_map_num_results(*bound) == 1)
        return;
    if (!jig_linear_constant_bound(&x->s, kind, pos, &value))
        return;
    const JigExpr *e = jig_expr_constant(x->ctx, value);
    *bound = map_of(x, &e, 1);
}

static void find_bounds(Slice *x, size_t pos, const JigMap **lower, const JigMap **upper) {
    const JigExpr *e = x->told[pos];
    if (e) {
        e = jig_expr_simplify(e, (unsigned)(x->s.count[JIG_COLUMN_DIM] - x->n),
                              (unsigned)x->s.count[JIG_COLUMN_SYMBOL]);
        *lower = *upper = map_of(x, &e, 1);
        return;
    }
    if (!x->s.count[JIG_COLUMN_LOCAL])
        bounds_by_rows(x, pos, lower, upper);
    prefer_constant(x, JIG_BOUND_LOWER, pos, lower);
    prefer_constant(x, JIG_BOUND_UPPER, pos, upper);
}

void jig_linear_slice(const JigSystem *s, JigContext *ctx, size_t first, size_t n,
                      const JigMap **lower, const JigMap **upper) {
    JIG_REQUIRE(s && ctx && (lower || !n) && (upper || !n));
    JIG_REQUIRE(first + n <= jig_linear_columns(s));
    for (size_t i = 0; i < n; ++i)
        lower[i] = upper[i] = NULL;
    if (s->lost)
        return;
    Slice x = {.s = jig_linear_copy(s), .ctx = ctx, .first = first, .n = n};
    jig_linear_normalize(&x.s);
    x.told = jig_calloc(jig_linear_columns(s) + 1, sizeof *x.told);
    tell_inputs(&x);
    tell_all(&x);
    for (size_t i = 0; i < n; ++i)
        find_bounds(&x, first + i, &lower[i], &upper[i]);
    for (size_t i = 0; (x.s.lost || x.reduced.lost) && i < n; ++i)
        lower[i] = upper[i] = NULL;
    jig_free(x.told);
    jig_linear_free(&x.reduced);
    jig_linear_free(&x.s);
}

void jig_linear_bounds_of(const JigSystem *s, JigContext *ctx, size_t pos, const JigMap **lower,
                          const JigMap **upper) {
    JIG_REQUIRE(s && ctx && lower && upper);
    jig_linear_slice(s, ctx, pos, 1, lower, upper);
}

void jig_linear_plain_bounds(const JigSystem *s, JigContext *ctx, size_t first, size_t n,
                             size_t pos, const JigMap **lower, const JigMap **upper) {
    JIG_REQUIRE(s && ctx && lower && upper);
    JIG_REQUIRE(pos < jig_linear_columns(s) && first + n <= jig_linear_columns(s));
    Slice x = {.s = jig_linear_copy(s), .ctx = ctx, .first = first, .n = n, .is_reduced = true};
    x.reduced = jig_linear_copy(s);
    x.told = jig_calloc(jig_linear_columns(s) + 1, sizeof *x.told);
    tell_inputs(&x);
    bounds_by_rows(&x, pos, lower, upper);
    jig_free(x.told);
    jig_linear_free(&x.reduced);
    jig_linear_free(&x.s);
}
