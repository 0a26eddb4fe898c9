/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/domain_box.h"
#include "support/check.h"

#include <string.h>

/* ---- The range of a dim ---- */

/* NULL: too large. */
static int64_t *symbols_of(const JigSystem *s, const int64_t *row, int64_t sign, JigArena *a) {
    size_t dims = s->count[JIG_COLUMN_DIM], n = s->count[JIG_COLUMN_SYMBOL];
    int64_t *out = JIG_NEW_ARRAY(a, int64_t, n + 1);
    for (size_t i = 0; i <= n; ++i)
        if (__builtin_mul_overflow(sign, row[i < n ? dims + i : jig_linear_columns(s)], &out[i]))
            return NULL;
    return out;
}

bool jig_domain_range(const JigDomain *d, size_t dim, JigArena *a, JigRange *out) {
    JIG_REQUIRE(d && a && out);
    JIG_REQUIRE(dim < d->system.count[JIG_COLUMN_DIM]);
    const JigSystem *s = &d->system;
    JigSpan span;
    if (!jig_linear_span(s, dim, &span))
        return false;
    if (span.equality) {
        const int64_t *row = jig_linear_row(s, &s->eq, span.lower);
        out->lower = out->upper = symbols_of(s, row, row[dim] > 0 ? -1 : 1, a);
        out->divisor = 1;
        return out->lower != NULL;
    }
    const int64_t *lower = jig_linear_row(s, &s->ge, span.lower);
    out->lower = symbols_of(s, lower, -1, a);
    out->upper = symbols_of(s, jig_linear_row(s, &s->ge, span.upper), 1, a);
    out->divisor = lower[dim];
    if (!out->lower || !out->upper || out->divisor <= 0)
        return false;
    int64_t *constant = &out->lower[s->count[JIG_COLUMN_SYMBOL]];
    return !__builtin_add_overflow(*constant, out->divisor - 1, constant);
}

/* ---- The box around two ---- */

typedef enum Order { LESS, EQUAL, GREATER, UNKNOWN } Order;

static Order compare(const int64_t *x, const int64_t *y, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (x[i] != y[i])
            return UNKNOWN;
    return x[n] < y[n] ? LESS : x[n] > y[n] ? GREATER : EQUAL;
}

/* The lower (upper) one of two bounds, or of what is known of them; as a row's symbols. */
static bool outer_bound(const JigSystem *s, const JigSystem *t, size_t dim, bool upper,
                        const JigRange *x, const JigRange *y, int64_t *out) {
    size_t n = s->count[JIG_COLUMN_SYMBOL];
    const int64_t *a = upper ? x->upper : x->lower, *b = upper ? y->upper : y->lower, *best;
    Order order = compare(a, b, n);
    if (order == UNKNOWN) {
        int64_t p, q;
        JigBound kind = upper ? JIG_BOUND_UPPER : JIG_BOUND_LOWER;
        if (!jig_linear_constant_bound(s, kind, dim, &p) ||
            !jig_linear_constant_bound(t, kind, dim, &q))
            return false;
        memset(out, 0, n * sizeof *out);
        out[n] = upper ? (p > q ? p : q) : (p < q ? p : q);
        return true;
    }
    best = order == EQUAL || (order == LESS) == !upper ? a : b;
    memcpy(out, best, (n + 1) * sizeof *out);
    return upper || !__builtin_sub_overflow(out[n], x->divisor - 1, &out[n]);
}

/* The column of `to` that column i of `from` is about. */
static size_t same_column(const JigDomain *from, size_t i, const JigDomain *to) {
    if (i >= from->values.len)
        return to->values.len + i - from->values.len;
    return from->values.data[i] ? jig_domain_find(to, from->values.data[i]) : i;
}

static void spread_rows(const JigDomain *from, bool equality, JigDomain *to) {
    const JigRows *rows = equality ? &from->system.eq : &from->system.ge;
    size_t width = jig_linear_columns(&to->system) + 1, n = jig_linear_columns(&from->system);
    int64_t *row = jig_calloc(width, sizeof *row);
    for (size_t r = 0; r < rows->n; ++r) {
        const int64_t *old = jig_linear_row(&from->system, rows, r);
        memset(row, 0, width * sizeof *row);
        for (size_t i = 0; i < n; ++i)
            row[same_column(from, i, to)] = old[i];
        row[width - 1] = old[n];
        jig_linear_add_row(&to->system, equality, row);
    }
    jig_free(row);
}

void jig_domain_spread(const JigDomain *from, JigDomain *to) {
    JIG_REQUIRE(from && to);
    to->system.lost |= from->system.lost;
    jig_linear_add_columns(&to->system, JIG_COLUMN_LOCAL, from->system.count[JIG_COLUMN_LOCAL]);
    spread_rows(from, true, to);
    spread_rows(from, false, to);
}

/* Adds to x the columns that only y has; then y gets those of x, in its order. */
static void align(JigDomain *x, JigDomain *y) {
    for (size_t i = 0; i < y->values.len; ++i)
        if (y->values.data[i] && jig_domain_find(x, y->values.data[i]) == SIZE_MAX)
            jig_domain_add(x,
                           i < y->system.count[JIG_COLUMN_DIM] ? JIG_COLUMN_DIM : JIG_COLUMN_SYMBOL,
                           y->values.data[i]);
    JigDomain to = {0};
    for (size_t i = 0; i < x->values.len; ++i)
        jig_domain_add(&to,
                       i < x->system.count[JIG_COLUMN_DIM] ? JIG_COLUMN_DIM : JIG_COLUMN_SYMBOL,
                       x->values.data[i]);
    jig_domain_spread(y, &to);
    jig_domain_free(y);
    *y = to;
}

/* Rows for dimension `dim` of the box. */
static bool add_box_rows(const JigDomain *d, const JigDomain *e, size_t dim, JigArena *a,
                         JigSystem *to) {
    const JigSystem *s = &d->system, *t = &e->system;
    JigRange x, y;
    size_t dims = s->count[JIG_COLUMN_DIM], n = s->count[JIG_COLUMN_SYMBOL], width = dims + n + 1;
    int64_t *row = JIG_NEW_ARRAY(a, int64_t, width), *part = JIG_NEW_ARRAY(a, int64_t, n + 1);
    if (!jig_domain_range(d, dim, a, &x) || !jig_domain_range(e, dim, a, &y) ||
        x.divisor != y.divisor)
        return false;
    for (int upper = 0; upper < 2; ++upper) {
        if (!outer_bound(s, t, dim, upper, &x, &y, part))
            return false;
        memset(row, 0, width * sizeof *row);
        row[dim] = upper ? -x.divisor : x.divisor;
        for (size_t i = 0; i <= n; ++i)
            if (__builtin_mul_overflow(part[i], upper ? 1 : -1, &row[dims + i]))
                return false;
        jig_linear_add_row(to, false, row);
    }
    return true;
}

/* Constraints that both systems have stay. */
static void add_common(const JigSystem *s, const JigSystem *t, bool equality, JigSystem *to) {
    const JigRows *rows = equality ? &s->eq : &s->ge, *others = equality ? &t->eq : &t->ge;
    size_t width = jig_linear_columns(s) + 1;
    for (size_t i = 0; i < rows->n; ++i)
        for (size_t k = 0; k < others->n; ++k)
            if (!memcmp(jig_linear_row(s, rows, i), jig_linear_row(t, others, k),
                        width * sizeof(int64_t))) {
                jig_linear_add_row(to, equality, jig_linear_row(s, rows, i));
                break;
            }
}

bool jig_domain_join(JigDomain *x, const JigDomain *more) {
    JIG_REQUIRE(x && more && x != more);
    JigArena *a = jig_arena_create();
    JigDomain mine = jig_domain_copy(x), other = jig_domain_copy(more), box = {0};
    align(&mine, &other);
    size_t dims = mine.system.count[JIG_COLUMN_DIM];
    bool ok = !mine.system.count[JIG_COLUMN_LOCAL] && !other.system.count[JIG_COLUMN_LOCAL];
    for (size_t i = 0; i < mine.values.len; ++i)
        jig_domain_add(&box, i < dims ? JIG_COLUMN_DIM : JIG_COLUMN_SYMBOL, mine.values.data[i]);
    for (size_t i = 0; ok && i < dims; ++i)
        ok = add_box_rows(&mine, &other, i, a, &box.system);
    if (ok) {
        add_common(&mine.system, &other.system, true, &box.system);
        add_common(&mine.system, &other.system, false, &box.system);
        jig_linear_tighten(&box.system);
        jig_linear_normalize(&box.system);
        jig_linear_drop_trivial(&box.system);
        jig_domain_free(x);
        *x = box;
    } else {
        jig_domain_free(&box);
    }
    jig_domain_free(&mine);
    jig_domain_free(&other);
    jig_arena_destroy(a);
    return ok;
}
