/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/linear_int.h"

#include "ir/affine/affine_flat.h"
#include "support/arena.h"
#include "support/check.h"
#include "support/ints.h"

#include <string.h>

enum {
    MAX_COLUMNS = 512,
    MAX_ROWS = 4096,
};
#define MAX_WORK ((uint64_t)1 << 31)

void jig_linear_free(JigSystem *s) {
    JIG_REQUIRE(s);
    jig_free(s->ge.at);
    jig_free(s->eq.at);
    *s = (JigSystem){0};
}

static JigRows copy_rows(const JigRows *from, size_t width) {
    JigRows to = {.n = from->n, .cap = from->n};
    if (from->n) {
        to.at = jig_calloc(from->n, width * sizeof *to.at);
        memcpy(to.at, from->at, from->n * width * sizeof *to.at);
    }
    return to;
}

JigSystem jig_linear_copy(const JigSystem *s) {
    JIG_REQUIRE(s);
    JigSystem copy = *s;
    size_t width = jig_linear_columns(s) + 1;
    copy.ge = copy_rows(&s->ge, width);
    copy.eq = copy_rows(&s->eq, width);
    return copy;
}

size_t jig_linear_columns(const JigSystem *s) {
    JIG_REQUIRE(s);
    return s->count[0] + s->count[1] + s->count[2];
}

const int64_t *jig_linear_row(const JigSystem *s, const JigRows *rows, size_t i) {
    JIG_REQUIRE(s && rows && i < rows->n);
    return jig_linear_row_at(s, rows, i);
}

/* ---- Columns and rows ---- */

static void widen(JigRows *rows, size_t width, size_t at, size_t n) {
    if (!rows->n) {
        jig_free(rows->at); /* its capacity was in rows of the old width */
        *rows = (JigRows){0};
        return;
    }
    int64_t *to = jig_calloc(rows->n, (width + n) * sizeof *to);
    for (size_t i = 0; i < rows->n; ++i) {
        memcpy(to + i * (width + n), rows->at + i * width, at * sizeof *to);
        memcpy(to + i * (width + n) + at + n, rows->at + i * width + at, (width - at) * sizeof *to);
    }
    jig_free(rows->at);
    rows->at = to;
    rows->cap = rows->n;
}

static void insert_columns(JigSystem *s, JigColumnKind kind, size_t at, size_t n) {
    size_t width = jig_linear_columns(s) + 1;
    if (!n)
        return;
    widen(&s->ge, width, at, n);
    widen(&s->eq, width, at, n);
    s->count[kind] += n;
    s->lost |= jig_linear_columns(s) > MAX_COLUMNS;
}

static size_t end_of_kind(const JigSystem *s, JigColumnKind kind) {
    size_t at = 0;
    for (int k = 0; k <= (int)kind; ++k)
        at += s->count[k];
    return at;
}

size_t jig_linear_add_columns(JigSystem *s, JigColumnKind kind, size_t n) {
    JIG_REQUIRE(s && kind <= JIG_COLUMN_LOCAL);
    size_t at = end_of_kind(s, kind);
    insert_columns(s, kind, at, n);
    return at;
}

static void narrow(JigRows *rows, size_t width, size_t pos) {
    int64_t *to = rows->at;
    for (size_t i = 0; i < rows->n; ++i)
        for (size_t j = 0; j < width; ++j)
            if (j != pos)
                *to++ = rows->at[i * width + j];
}

void jig_linear_remove_column(JigSystem *s, size_t pos) {
    JIG_REQUIRE(s && pos < jig_linear_columns(s));
    size_t width = jig_linear_columns(s) + 1;
    narrow(&s->ge, width, pos);
    narrow(&s->eq, width, pos);
    int kind = 0;
    while (kind < JIG_COLUMN_LOCAL && pos >= end_of_kind(s, (JigColumnKind)kind))
        ++kind;
    s->count[kind]--;
}

void jig_linear_swap_columns(JigSystem *s, size_t a, size_t b) {
    JIG_REQUIRE(s && a < jig_linear_columns(s) && b < jig_linear_columns(s));
    JigRows *all[] = {&s->eq, &s->ge};
    for (size_t k = 0; k < 2; ++k)
        for (size_t i = 0; i < all[k]->n; ++i) {
            int64_t *row = jig_linear_row_at(s, all[k], i), x = row[a];
            row[a] = row[b];
            row[b] = x;
        }
}

static int64_t *append_row(JigSystem *s, JigRows *rows) {
    size_t width = jig_linear_columns(s) + 1;
    if (rows->n == rows->cap) {
        rows->cap = rows->cap ? rows->cap * 2 : 8;
        rows->at = jig_realloc(rows->at, rows->cap * width * sizeof *rows->at);
    }
    int64_t *row = rows->at + rows->n++ * width;
    memset(row, 0, width * sizeof *row);
    s->lost |= rows->n > MAX_ROWS;
    return row;
}

void jig_linear_add_row(JigSystem *s, bool equality, const int64_t *row) {
    JIG_REQUIRE(s && row);
    size_t width = jig_linear_columns(s) + 1;
    memcpy(append_row(s, equality ? &s->eq : &s->ge), row, width * sizeof *row);
    for (size_t i = 0; i < width; ++i)
        s->lost |= row[i] == INT64_MIN; /* has no magnitude */
}

void jig_linear_drop_last_row(JigSystem *s) {
    JIG_REQUIRE(s && s->ge.n);
    s->ge.n--;
}

void jig_linear_remove_row(JigSystem *s, JigRows *rows, size_t i) {
    JIG_REQUIRE(s && (rows == &s->eq || rows == &s->ge) && i < rows->n);
    size_t width = jig_linear_columns(s) + 1;
    memmove(rows->at + i * width, rows->at + (i + 1) * width,
            (rows->n - i - 1) * width * sizeof *rows->at);
    rows->n--;
}

/* ---- Arithmetic on rows ---- */

int64_t jig_linear_row_gcd(const int64_t *row, size_t n) {
    uint64_t g = 0;
    for (size_t i = 0; i < n && g != 1; ++i)
        g = jig_u64_gcd(g, jig_i64_magnitude(row[i]));
    return (int64_t)g;
}

static void normalize_row(int64_t *row, size_t n) {
    int64_t g = jig_linear_row_gcd(row, n);
    if (g > 1)
        for (size_t i = 0; i < n; ++i)
            row[i] /= g;
}

void jig_linear_normalize(JigSystem *s) {
    JIG_REQUIRE(s);
    size_t width = jig_linear_columns(s) + 1;
    for (size_t i = 0; i < s->eq.n; ++i)
        normalize_row(jig_linear_row_at(s, &s->eq, i), width);
    for (size_t i = 0; i < s->ge.n; ++i)
        normalize_row(jig_linear_row_at(s, &s->ge, i), width);
}

void jig_linear_tighten(JigSystem *s) {
    JIG_REQUIRE(s);
    size_t n = jig_linear_columns(s);
    s->work += s->ge.n * (n + 1);
    s->lost |= s->work > MAX_WORK;
    for (size_t i = 0; i < s->ge.n; ++i) {
        int64_t *row = jig_linear_row_at(s, &s->ge, i), g = jig_linear_row_gcd(row, n);
        if (g <= 1)
            continue;
        for (size_t j = 0; j < n; ++j)
            row[j] /= g;
        row[n] = jig_linear_divide_down(row[n], g);
    }
}

void jig_linear_combine_row(JigSystem *s, int64_t *row, int64_t a, const int64_t *by, int64_t b) {
    for (size_t i = 0, n = jig_linear_columns(s) + 1; i < n; ++i) {
        int64_t x, y;
        if (__builtin_mul_overflow(a, row[i], &x) || __builtin_mul_overflow(b, by[i], &y) ||
            __builtin_add_overflow(x, y, &row[i]) || row[i] == INT64_MIN)
            s->lost = true;
    }
    s->work += jig_linear_columns(s) + 1;
}

/* By what to multiply two numbers other than 0 so that they become equal but for the sign. */
static void to_common(int64_t a, int64_t b, int64_t *by_a, int64_t *by_b) {
    uint64_t x = jig_i64_magnitude(a), y = jig_i64_magnitude(b), g = jig_u64_gcd(x, y);
    *by_a = (int64_t)(y / g);
    *by_b = (int64_t)(x / g);
}

void jig_linear_substitute_row(JigSystem *s, int64_t *row, const int64_t *pivot, size_t pos) {
    if (!row[pos])
        return;
    int64_t by_row, by_pivot;
    to_common(row[pos], pivot[pos], &by_row, &by_pivot);
    bool same_sign = (row[pos] > 0) == (pivot[pos] > 0);
    jig_linear_combine_row(s, row, by_row, pivot, same_sign ? -by_pivot : by_pivot);
    normalize_row(row, jig_linear_columns(s) + 1);
}

size_t jig_linear_find_row(const JigSystem *s, const JigRows *rows, size_t pos) {
    for (size_t i = 0; i < rows->n; ++i)
        if (jig_linear_row_at(s, rows, i)[pos])
            return i;
    return SIZE_MAX;
}

/* ---- Elimination ---- */

bool jig_linear_substitute(JigSystem *s, size_t pos) {
    JIG_REQUIRE(s && pos < jig_linear_columns(s));
    jig_linear_tighten(s);
    size_t pivot = jig_linear_find_row(s, &s->eq, pos);
    if (pivot == SIZE_MAX && jig_linear_find_row(s, &s->ge, pos) != SIZE_MAX)
        return false;
    if (pivot != SIZE_MAX) {
        const int64_t *by = jig_linear_row_at(s, &s->eq, pivot);
        for (size_t i = 0; i < s->eq.n; ++i)
            if (i != pivot)
                jig_linear_substitute_row(s, jig_linear_row_at(s, &s->eq, i), by, pos);
        for (size_t i = 0; i < s->ge.n; ++i)
            jig_linear_substitute_row(s, jig_linear_row_at(s, &s->ge, i), by, pos);
        jig_linear_remove_row(s, &s->eq, pivot);
        jig_linear_tighten(s);
    }
    jig_linear_remove_column(s, pos);
    return true;
}

/* The equality that has nothing but `pos`, by 1 or -1, and the constant. */
static size_t equality_to_constant(const JigSystem *s, size_t pos) {
    size_t n = jig_linear_columns(s);
    for (size_t i = 0; i < s->eq.n; ++i) {
        const int64_t *row = jig_linear_row_at(s, &s->eq, i);
        size_t others = 0;
        for (size_t j = 0; j < n; ++j)
            others += j != pos && row[j];
        if (!others && (row[pos] == 1 || row[pos] == -1))
            return i;
    }
    return SIZE_MAX;
}

bool jig_linear_substitute_constant(JigSystem *s, size_t pos) {
    JIG_REQUIRE(s && pos < jig_linear_columns(s));
    size_t i = equality_to_constant(s, pos), n = jig_linear_columns(s);
    if (i == SIZE_MAX)
        return false;
    const int64_t *row = jig_linear_row_at(s, &s->eq, i);
    int64_t value = -row[n] * row[pos], term;
    JigRows *all[] = {&s->eq, &s->ge};
    for (size_t k = 0; k < 2; ++k)
        for (size_t r = 0; r < all[k]->n; ++r) {
            int64_t *to = jig_linear_row_at(s, all[k], r);
            s->lost |= __builtin_mul_overflow(to[pos], value, &term) ||
                       __builtin_add_overflow(to[n], term, &to[n]) || to[n] == INT64_MIN;
        }
    jig_linear_remove_column(s, pos);
    return true;
}

size_t jig_linear_cheapest(const JigSystem *s, size_t first, size_t n) {
    size_t best = first, fewest = SIZE_MAX;
    for (size_t pos = first; pos < first + n; ++pos) {
        size_t lower = 0, upper = 0;
        for (size_t i = 0; i < s->ge.n; ++i) {
            int64_t c = jig_linear_row_at(s, &s->ge, i)[pos];
            lower += c > 0;
            upper += c < 0;
        }
        if (lower * upper < fewest) {
            fewest = lower * upper;
            best = pos;
        }
    }
    return best;
}

typedef struct Row {
    const int64_t *at;
    size_t n, i;
} Row;

/* By all but the constant; equal ones by the constant, then by their places. */
static int compare_rows(const void *a, const void *b) {
    const Row *x = a, *y = b;
    int order = memcmp(x->at, y->at, x->n * sizeof *x->at);
    if (order)
        return order;
    if (x->at[x->n] != y->at[x->n])
        return x->at[x->n] < y->at[x->n] ? -1 : 1;
    return (x->i > y->i) - (x->i < y->i);
}

static bool says_nothing(const int64_t *row, size_t n) {
    for (size_t j = 0; j < n; ++j)
        if (row[j])
            return false;
    return row[n] >= 0;
}

void jig_linear_drop_trivial(JigSystem *s) {
    JIG_REQUIRE(s);
    size_t n = jig_linear_columns(s), kept = 0;
    if (!s->ge.n)
        return;
    Row *rows = jig_calloc(s->ge.n, sizeof *rows);
    bool *drop = jig_calloc(s->ge.n, sizeof *drop);
    for (size_t i = 0; i < s->ge.n; ++i)
        rows[i] = (Row){jig_linear_row_at(s, &s->ge, i), n, i};
    qsort(rows, s->ge.n, sizeof *rows, compare_rows);
    for (size_t i = 0; i < s->ge.n; ++i)
        drop[rows[i].i] = says_nothing(rows[i].at, n) ||
                          (i && !memcmp(rows[i - 1].at, rows[i].at, n * sizeof *rows[i].at));
    for (size_t i = 0; i < s->ge.n; ++i)
        if (!drop[i])
            memmove(jig_linear_row_at(s, &s->ge, kept++), jig_linear_row_at(s, &s->ge, i),
                    (n + 1) * sizeof(int64_t));
    s->ge.n = kept;
    jig_free(rows);
    jig_free(drop);
}

/* The constraint between a lower and an upper bound of `pos`. */
static void add_pair(JigSystem *s, JigRows *to, const int64_t *lower, const int64_t *upper,
                     size_t pos) {
    int64_t by_lower, by_upper;
    to_common(lower[pos], upper[pos], &by_lower, &by_upper);
    int64_t *row = append_row(s, to);
    memcpy(row, upper, (jig_linear_columns(s) + 1) * sizeof *row);
    jig_linear_combine_row(s, row, by_upper, lower, by_lower);
}

void jig_linear_pair_bounds(JigSystem *s, size_t pos) {
    JIG_REQUIRE(s && pos < jig_linear_columns(s));
    if (jig_linear_find_row(s, &s->eq, pos) != SIZE_MAX) {
        jig_linear_substitute(s, pos);
        return;
    }
    jig_linear_tighten(s);
    if (jig_linear_find_row(s, &s->ge, pos) == SIZE_MAX) {
        jig_linear_remove_column(s, pos);
        return;
    }
    JigRows old = s->ge, new = {0};
    for (size_t u = 0; u < old.n && !s->lost; ++u)
        for (size_t l = 0; l < old.n && !s->lost && jig_linear_row_at(s, &old, u)[pos] < 0; ++l)
            if (jig_linear_row_at(s, &old, l)[pos] > 0)
                add_pair(s, &new, jig_linear_row_at(s, &old, l), jig_linear_row_at(s, &old, u),
                         pos);
    for (size_t i = 0; i < old.n && !s->lost; ++i)
        if (!jig_linear_row_at(s, &old, i)[pos])
            memcpy(append_row(s, &new), jig_linear_row_at(s, &old, i),
                   (jig_linear_columns(s) + 1) * sizeof(int64_t));
    s->ge = new;
    jig_free(old.at);
    jig_linear_remove_column(s, pos);
    jig_linear_tighten(s);
    jig_linear_normalize(s);
    jig_linear_drop_trivial(s);
}

void jig_linear_project_out(JigSystem *s, size_t first, size_t n) {
    JIG_REQUIRE(s && first + n <= jig_linear_columns(s));
    if (!n)
        return;
    size_t pos = first, left = n;
    for (size_t i = 0; i < n && !s->lost; ++i) {
        if (jig_linear_substitute(s, pos))
            left--;
        else
            pos++;
    }
    for (; left && !s->lost; --left)
        jig_linear_pair_bounds(s, jig_linear_cheapest(s, first, left));
    while (left--) /* of a lost system */
        jig_linear_remove_column(s, first);
    jig_linear_tighten(s);
    jig_linear_normalize(s);
}

/* ---- Bounds by expressions ---- */

/* sign * form, whose locals start at `first_local`, is added to the row. */
static void spread(JigSystem *s, int64_t *row, const JigLinear *form, int64_t sign,
                   const JigFlat *flat, size_t first_local) {
    size_t width = jig_linear_columns(s) + 1, inputs = flat->num_dims + flat->num_symbols;
    int64_t term;
    for (size_t i = 0; i < form->terms.len; ++i) {
        size_t column = form->terms.data[i].column;
        if (column >= inputs)
            column = first_local + column - inputs;
        if (__builtin_mul_overflow(sign, form->terms.data[i].coef, &term) ||
            __builtin_add_overflow(row[column], term, &row[column]) || row[column] == INT64_MIN)
            s->lost = true;
    }
    if (__builtin_mul_overflow(sign, form->constant, &term) ||
        __builtin_add_overflow(row[width - 1], term, &row[width - 1]) ||
        row[width - 1] == INT64_MIN)
        s->lost = true;
}

static void add_constant(JigSystem *s, int64_t *row, int64_t c) {
    int64_t *to = &row[jig_linear_columns(s)];
    if (__builtin_add_overflow(*to, c, to))
        s->lost = true;
}

/* divisor * local <= dividend < divisor * local + divisor */
static void define_local(JigSystem *s, const JigFlat *flat, size_t i, size_t first_local) {
    const JigFlatDivision *d = &flat->divisions.data[i];
    int64_t *row = append_row(s, &s->ge);
    spread(s, row, &d->dividend, -1, flat, first_local);
    row[first_local + i] = d->divisor;
    add_constant(s, row, d->divisor - 1);
    row = append_row(s, &s->ge);
    spread(s, row, &d->dividend, 1, flat, first_local);
    row[first_local + i] = -d->divisor;
}

static bool is_linear(const JigFlat *flat) {
    for (size_t i = 0; i < flat->divisions.len; ++i)
        if (!flat->divisions.data[i].divisor)
            return false;
    return true;
}

/* Columns for the locals of `flat`, before those there are, with what defines them. */
static size_t add_locals(JigSystem *s, const JigFlat *flat) {
    size_t first = s->count[JIG_COLUMN_DIM] + s->count[JIG_COLUMN_SYMBOL];
    insert_columns(s, JIG_COLUMN_LOCAL, first, flat->locals.len);
    for (size_t i = 0; i < flat->locals.len; ++i)
        define_local(s, flat, i, first);
    return first;
}

static void add_bound(JigSystem *s, JigBound kind, size_t pos, const JigFlat *flat, bool closed) {
    size_t first_local = add_locals(s, flat);
    int64_t *row = jig_calloc(jig_linear_columns(s) + 1, sizeof *row);
    bool upper = kind == JIG_BOUND_UPPER;
    spread(s, row, &flat->result, upper ? 1 : -1, flat, first_local);
    if (!row[pos]) {
        row[pos] = upper ? -1 : 1;
        if (upper && !closed)
            add_constant(s, row, -1);
        jig_linear_add_row(s, kind == JIG_BOUND_EQ, row);
    }
    jig_free(row);
}

/* Flattens over the columns of the system; free `flat` in either case. */
static bool flatten(const JigSystem *s, const JigExpr *e, JigFlat *flat) {
    return jig_flat_of(flat, e, (unsigned)s->count[JIG_COLUMN_DIM],
                       (unsigned)s->count[JIG_COLUMN_SYMBOL]) &&
           is_linear(flat);
}

bool jig_linear_bound(JigSystem *s, JigBound kind, size_t pos, const JigExpr *e, bool closed) {
    JigFlat flat;
    bool ok = flatten(s, e, &flat);
    if (ok)
        add_bound(s, kind, pos, &flat, closed);
    jig_flat_free(&flat);
    return ok;
}

bool jig_linear_require(JigSystem *s, bool equality, const JigExpr *e) {
    JigFlat flat;
    bool ok = flatten(s, e, &flat);
    if (ok) {
        size_t first_local = add_locals(s, &flat);
        int64_t *row = jig_calloc(jig_linear_columns(s) + 1, sizeof *row);
        spread(s, row, &flat.result, 1, &flat, first_local);
        jig_linear_add_row(s, equality, row);
        jig_free(row);
    }
    jig_flat_free(&flat);
    return ok;
}
