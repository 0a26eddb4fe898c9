/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Integer sets as systems, and back. */
#include "analysis/linear_int.h"
#include "ir/affine/affine_flat.h"
#include "support/arena.h"

/* Locals of all constraints: each quotient has one column, whichever constraints it is in. */
typedef struct Locals {
    JigExprVec exprs;
    JIG_VEC(JigFlatDivision) divisions; /* over the columns of the flat form they are from */
    JIG_VEC(const JigFlat *) from;
    const JigExpr **told; /* as they are written */
} Locals;

typedef struct Sets {
    const JigSet *set;
    JigContext *ctx;
    unsigned inputs, n;
    JigFlat *flats; /* one per constraint */
    Locals locals;
    JigSystem system;
} Sets;

static size_t local_of(const Locals *locals, const JigExpr *e) {
    for (size_t i = 0; i < locals->exprs.len; ++i)
        if (locals->exprs.data[i] == e)
            return i;
    return SIZE_MAX;
}

/* False: a constraint is not linear. */
static bool flatten_all(Sets *t) {
    for (unsigned i = 0; i < t->n; ++i) {
        JigFlat *flat = &t->flats[i];
        if (!jig_flat_of(flat, jig_set_constraint(t->set, i), jig_set_num_dims(t->set),
                         jig_set_num_symbols(t->set)))
            return false;
        for (size_t k = 0; k < flat->locals.len; ++k) {
            if (!flat->divisions.data[k].divisor)
                return false;
            if (local_of(&t->locals, flat->locals.data[k]) != SIZE_MAX)
                continue;
            jig_vec_push(&t->locals.exprs, flat->locals.data[k]);
            jig_vec_push(&t->locals.divisions, flat->divisions.data[k]);
            jig_vec_push(&t->locals.from, flat);
        }
    }
    return true;
}

/* sign * form goes into the row. */
static void spread(Sets *t, int64_t *row, const JigFlat *flat, const JigLinear *form,
                   int64_t sign) {
    for (size_t i = 0; i < form->terms.len; ++i) {
        size_t column = form->terms.data[i].column;
        if (column >= t->inputs)
            column = t->inputs + local_of(&t->locals, flat->locals.data[column - t->inputs]);
        row[column] = sign * form->terms.data[i].coef;
    }
    row[t->inputs + t->locals.exprs.len] = sign * form->constant;
}

static void add_rows(Sets *t) {
    size_t width = t->inputs + t->locals.exprs.len + 1;
    int64_t *row = jig_calloc(width, sizeof *row);
    for (unsigned i = 0; i < t->n; ++i) {
        memset(row, 0, width * sizeof *row);
        spread(t, row, &t->flats[i], &t->flats[i].result, 1);
        jig_linear_add_row(&t->system, jig_set_is_equality(t->set, i), row);
    }
    for (size_t i = 0; i < t->locals.exprs.len; ++i) {
        const JigFlatDivision *d = &t->locals.divisions.data[i];
        for (int sign = -1; sign <= 1; sign += 2) {
            memset(row, 0, width * sizeof *row);
            spread(t, row, t->locals.from.data[i], &d->dividend, sign);
            row[t->inputs + i] = -sign * d->divisor;
            if (sign < 0 && __builtin_add_overflow(row[width - 1], d->divisor - 1, &row[width - 1]))
                t->system.lost = true;
            jig_linear_add_row(&t->system, false, row);
        }
    }
    jig_free(row);
}

/* The sum of what columns stand for; NULL: not all are known. */
static const JigExpr *expr_of(const Sets *t, const int64_t *row) {
    const JigExpr *e = jig_expr_constant(t->ctx, 0);
    size_t n = t->inputs + t->locals.exprs.len;
    unsigned dims = jig_set_num_dims(t->set);
    for (size_t i = 0; i < n; ++i) {
        const JigExpr *column = i >= t->inputs ? t->locals.told[i - t->inputs]
                                : i < dims     ? jig_expr_dim(t->ctx, (unsigned)i)
                                               : jig_expr_symbol(t->ctx, (unsigned)(i - dims));
        if (row[i] && !column)
            return NULL;
        if (row[i])
            e = jig_expr_add(e, jig_expr_mul_const(column, row[i]));
    }
    return row[n] ? jig_expr_add_const(e, row[n]) : e;
}

/* By the first two inequalities that tell, of those that are left. */
static bool tell_local(Sets *t, size_t local) {
    const JigSystem *s = &t->system;
    size_t pos = t->inputs + local;
    int64_t *dividend = jig_calloc(jig_linear_columns(s) + 1, sizeof *dividend), divisor;
    const JigExpr *e = NULL;
    for (size_t u = 0; u < s->ge.n && !e; ++u) {
        const int64_t *upper = jig_linear_row_at(s, &s->ge, u);
        for (size_t l = 0; l < s->ge.n && upper[pos] < 0 && !e; ++l) {
            const int64_t *lower = jig_linear_row_at(s, &s->ge, l);
            if (lower[pos] > 0 &&
                jig_linear_rows_quotient(s, lower, upper, pos, dividend, &divisor) &&
                (e = expr_of(t, dividend)))
                e = jig_expr_floordiv(e, jig_expr_constant(t->ctx, divisor));
        }
    }
    jig_free(dividend);
    t->locals.told[local] = e;
    return e;
}

/* False: one can't be told. */
static bool tell_locals(Sets *t) {
    size_t n = t->locals.exprs.len, known = 0;
    t->locals.told = jig_calloc(n + 1, sizeof *t->locals.told);
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < n; ++i)
            if (!t->locals.told[i] && tell_local(t, i)) {
                changed = true;
                ++known;
            }
    }
    return known == n;
}

/* Equalities first. */
static const JigSet *set_of(const Sets *t) {
    const JigSystem *s = &t->system;
    size_t n = s->eq.n + s->ge.n;
    const JigExpr **exprs = jig_calloc(n + 1, sizeof *exprs);
    bool *equal = jig_calloc(n + 1, sizeof *equal);
    for (size_t i = 0; i < n; ++i) {
        equal[i] = i < s->eq.n;
        exprs[i] = expr_of(t, equal[i] ? jig_linear_row_at(s, &s->eq, i)
                                       : jig_linear_row_at(s, &s->ge, i - s->eq.n));
    }
    if (!n) {
        exprs[0] = jig_expr_constant(t->ctx, 0);
        equal[n++] = true;
    }
    const JigSet *set =
        jig_set(t->ctx, jig_set_num_dims(t->set), jig_set_num_symbols(t->set), exprs, equal, n);
    jig_free(exprs);
    jig_free(equal);
    return set;
}

const JigSet *jig_linear_simplify_set(const JigSet *set) {
    Sets t = {.set = set, .ctx = jig_set_context(set), .n = jig_set_num_constraints(set)};
    const JigSet *simple = set;
    t.inputs = jig_set_num_dims(set) + jig_set_num_symbols(set);
    t.flats = jig_calloc(t.n + 1, sizeof *t.flats);
    if (flatten_all(&t)) {
        jig_linear_add_columns(&t.system, JIG_COLUMN_DIM, jig_set_num_dims(set));
        jig_linear_add_columns(&t.system, JIG_COLUMN_SYMBOL, jig_set_num_symbols(set));
        jig_linear_add_columns(&t.system, JIG_COLUMN_LOCAL, t.locals.exprs.len);
        add_rows(&t);
        if (jig_linear_is_empty(&t.system)) {
            simple = jig_set_empty(t.ctx, jig_set_num_dims(set), jig_set_num_symbols(set));
        } else {
            jig_linear_tighten(&t.system);
            jig_linear_normalize(&t.system);
            jig_linear_drop_trivial(&t.system);
            simple = t.system.lost || !tell_locals(&t) ? set : set_of(&t);
        }
    }
    for (unsigned i = 0; i < t.n; ++i)
        jig_flat_free(&t.flats[i]);
    jig_free(t.flats);
    jig_free(t.locals.told);
    jig_vec_free(&t.locals.exprs);
    jig_vec_free(&t.locals.divisions);
    jig_vec_free(&t.locals.from);
    jig_linear_free(&t.system);
    return simple;
}
