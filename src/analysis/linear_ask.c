/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What follows from a system of constraints. */
#include "analysis/linear_int.h"
#include "analysis/linear_parts.h"

#include "support/arena.h"
#include "support/check.h"

#include <string.h>

enum { MAX_ROWS_PER_COLUMN = 32 }; /* where proving emptiness is given up */

/* ---- Emptiness ---- */

/* A row without columns that does not hold. */
static bool has_contradiction(const JigSystem *s) {
    size_t n = jig_linear_columns(s);
    for (size_t i = 0; i < s->eq.n; ++i) {
        const int64_t *row = jig_linear_row_at(s, &s->eq, i);
        if (row[n] && !jig_linear_row_gcd(row, n))
            return true;
    }
    for (size_t i = 0; i < s->ge.n; ++i) {
        const int64_t *row = jig_linear_row_at(s, &s->ge, i);
        if (row[n] < 0 && !jig_linear_row_gcd(row, n))
            return true;
    }
    return false;
}

/* An equality whose numbers have a divisor that its constant lacks. */
static bool has_no_integers(const JigSystem *s) {
    size_t n = jig_linear_columns(s);
    for (size_t i = 0; i < s->eq.n; ++i) {
        const int64_t *row = jig_linear_row_at(s, &s->eq, i);
        int64_t g = jig_linear_row_gcd(row, n);
        if (g > 0 && row[n] % g)
            return true;
    }
    return false;
}

static bool is_refuted(const JigSystem *s) {
    return !s->lost && (has_no_integers(s) || has_contradiction(s));
}

/* An equality that has a local with the factor 1 or -1. */
static bool find_unit_local(const JigSystem *s, size_t *eq, size_t *local) {
    size_t first = s->count[JIG_COLUMN_DIM] + s->count[JIG_COLUMN_SYMBOL];
    for (*eq = 0; *eq < s->eq.n; ++*eq)
        for (*local = first; *local < jig_linear_columns(s); ++*local) {
            int64_t c = jig_linear_row_at(s, &s->eq, *eq)[*local];
            if (c == 1 || c == -1)
                return true;
        }
    return false;
}

static void substitute_locals(JigSystem *s) {
    size_t eq, local;
    jig_linear_normalize(s);
    while (!s->lost && find_unit_local(s, &eq, &local)) {
        const int64_t *by = jig_linear_row_at(s, &s->eq, eq);
        for (size_t i = 0; i < s->eq.n; ++i)
            if (i != eq)
                jig_linear_substitute_row(s, jig_linear_row_at(s, &s->eq, i), by, local);
        for (size_t i = 0; i < s->ge.n; ++i)
            jig_linear_substitute_row(s, jig_linear_row_at(s, &s->ge, i), by, local);
        jig_linear_remove_row(s, &s->eq, eq);
        jig_linear_remove_column(s, local);
    }
}

static bool refute_by_substitution(JigSystem *s) {
    if (is_refuted(s))
        return true;
    substitute_locals(s);
    if (is_refuted(s))
        return true;
    for (size_t pos = 0; pos < jig_linear_columns(s) && !s->lost;) {
        pos += !jig_linear_substitute(s, pos);
        if (is_refuted(s))
            return true;
    }
    return is_refuted(s);
}

/* Eliminates everything. */
static bool refute(JigSystem *s, size_t max_rows) {
    if (refute_by_substitution(s))
        return true;
    while (jig_linear_columns(s) && !s->lost) {
        jig_linear_pair_bounds(s, jig_linear_cheapest(s, 0, jig_linear_columns(s)));
        if (s->lost || s->ge.n + s->eq.n >= max_rows)
            return false;
        if (has_contradiction(s))
            return true;
    }
    return false;
}

bool jig_linear_is_empty(const JigSystem *s) {
    JIG_REQUIRE(s);
    if (s->lost)
        return false;
    JigParts parts = jig_linear_parts(s);
    size_t max_rows = MAX_ROWS_PER_COLUMN * jig_linear_columns(s);
    uint64_t work = s->work;
    bool empty = parts.contradicts;
    for (size_t i = 0; i < parts.n && !empty; ++i) {
        JigSystem part = jig_linear_part_system(s, &parts.at[i], work);
        empty = refute(&part, max_rows);
        work = part.work;
        jig_linear_free(&part);
    }
    jig_linear_parts_free(&parts);
    return empty;
}

/* ---- Constant bounds ---- */

/* Of the only column. */
static bool bound_of_single(const JigSystem *s, bool lower, int64_t *out) {
    for (size_t i = 0; i < s->eq.n; ++i) {
        const int64_t *row = jig_linear_row_at(s, &s->eq, i);
        if (row[0] == 1 || row[0] == -1) {
            *out = -row[1] * row[0];
            return true;
        }
    }
    bool found = false;
    for (size_t i = 0; i < s->ge.n; ++i) {
        const int64_t *row = jig_linear_row_at(s, &s->ge, i);
        if (lower ? row[0] <= 0 : row[0] >= 0)
            continue;
        int64_t bound = lower ? -jig_linear_divide_down(row[1], row[0])
                              : jig_linear_divide_down(row[1], -row[0]);
        if (!found || (lower ? bound > *out : bound < *out))
            *out = bound;
        found = true;
    }
    return found;
}

/* What the column depends on, and which one it is there. */
static JigSystem part_of(const JigSystem *s, size_t *pos) {
    JigParts parts = jig_linear_parts(s);
    size_t i = 0, k = 0;
    while (parts.at[i].columns[k] != *pos)
        if (++k == parts.at[i].n) {
            k = 0;
            ++i;
        }
    JigSystem part = jig_linear_part_system(s, &parts.at[i], s->work);
    jig_linear_parts_free(&parts);
    *pos = k;
    return part;
}

bool jig_linear_constant_bound(const JigSystem *s, JigBound kind, size_t pos, int64_t *out) {
    JIG_REQUIRE(s && out && pos < jig_linear_columns(s));
    if (s->lost)
        return false;
    JigSystem copy = part_of(s, &pos);
    jig_linear_project_out(&copy, 0, pos);
    jig_linear_project_out(&copy, 1, jig_linear_columns(&copy) - 1);
    int64_t upper;
    bool ok = !copy.lost && bound_of_single(&copy, kind != JIG_BOUND_UPPER, out) &&
              (kind != JIG_BOUND_EQ || (bound_of_single(&copy, false, &upper) && upper == *out));
    jig_linear_free(&copy);
    return ok;
}

/* ---- Redundancy ---- */

static void negate(int64_t *row, size_t n) {
    for (size_t i = 0; i < n; ++i)
        row[i] = -row[i];
}

/* One is redundant when its contrary leaves no solution. */
void jig_linear_drop_redundant(JigSystem *s) {
    JIG_REQUIRE(s);
    size_t width = jig_linear_columns(s) + 1, kept = 0;
    bool *drop = jig_calloc(s->ge.n + 1, sizeof *drop);
    for (size_t i = 0; i < s->ge.n && !s->lost; ++i) {
        int64_t *row = jig_linear_row_at(s, &s->ge, i);
        negate(row, width);
        row[width - 1] -= 1;
        drop[i] = jig_linear_is_empty(s);
        if (drop[i]) {
            memset(row, 0, width * sizeof *row);
            continue;
        }
        row[width - 1] += 1;
        negate(row, width);
    }
    for (size_t i = 0; i < s->ge.n; ++i)
        if (!drop[i])
            memmove(jig_linear_row_at(s, &s->ge, kept++), jig_linear_row_at(s, &s->ge, i),
                    width * sizeof(int64_t));
    s->ge.n = kept;
    jig_free(drop);
}

/* ---- Spans ---- */

/* An equality of `pos`, by 1 or -1, with symbols and locals; SIZE_MAX: there is none. */
static size_t equality_over_symbols(const JigSystem *s, size_t pos) {
    for (size_t i = 0; i < s->eq.n; ++i) {
        const int64_t *row = jig_linear_row_at(s, &s->eq, i);
        size_t others = 0;
        for (size_t j = 0; j < s->count[JIG_COLUMN_DIM]; ++j)
            others += j != pos && row[j];
        if (!others && (row[pos] == 1 || row[pos] == -1))
            return i;
    }
    return SIZE_MAX;
}

static bool has_no_other_dim(const JigSystem *s, const int64_t *row, size_t pos) {
    for (size_t j = 0; j < s->count[JIG_COLUMN_DIM]; ++j)
        if (j != pos && row[j])
            return false;
    return true;
}

/* How many values are between the two; false: that depends on other columns. */
static bool distance(const JigSystem *s, const int64_t *lower, const int64_t *upper, size_t pos,
                     int64_t *size) {
    size_t n = jig_linear_columns(s);
    int64_t sum;
    for (size_t j = 0; j < n; ++j)
        if (upper[j] != -lower[j])
            return false;
    if (__builtin_add_overflow(lower[n], upper[n], &sum) || __builtin_add_overflow(sum, 1, &sum))
        return false;
    *size = sum <= 0 ? 0 : jig_linear_divide_down(sum - 1, lower[pos]) + 1;
    return true;
}

static bool has_locals(const JigSystem *s, const int64_t *row) {
    for (size_t j = s->count[JIG_COLUMN_DIM] + s->count[JIG_COLUMN_SYMBOL];
         j < jig_linear_columns(s); ++j)
        if (row[j])
            return true;
    return false;
}

bool jig_linear_span(const JigSystem *s, size_t pos, JigSpan *out) {
    JIG_REQUIRE(s && out && pos < jig_linear_columns(s));
    *out = (JigSpan){.lower = equality_over_symbols(s, pos)};
    if (s->lost)
        return false;
    if (out->lower != SIZE_MAX) {
        out->size = 1;
        out->equality = true;
        return !has_locals(s, jig_linear_row_at(s, &s->eq, out->lower));
    }
    bool found = false;
    for (size_t u = 0; u < s->ge.n; ++u) {
        const int64_t *upper = jig_linear_row_at(s, &s->ge, u);
        for (size_t l = 0; l < s->ge.n && upper[pos] < 0; ++l) {
            const int64_t *lower = jig_linear_row_at(s, &s->ge, l);
            int64_t size;
            if (lower[pos] <= 0 || !has_no_other_dim(s, lower, pos) ||
                !has_no_other_dim(s, upper, pos) || !distance(s, lower, upper, pos, &size) ||
                (found && size >= out->size))
                continue;
            *out = (JigSpan){.size = size, .lower = l, .upper = u};
            found = true;
        }
    }
    return found;
}
