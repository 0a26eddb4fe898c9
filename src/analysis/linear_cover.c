/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Is one set of points in another?
 *
 * For sets with locals each of these has to be a quotient, which every point has exactly one of:
 * then the definitions are taken over, and what else must hold is refuted row by row. Projections
 * that are asked for must not have points too many: a column goes by an equality in which its
 * factor is 1, or between bounds that leave room for an integer (the "dark shadow").
 */
#include "analysis/linear_int.h"

#include "support/arena.h"
#include "support/check.h"

#include <string.h>

/* ---- Quotients of `of` ---- */

typedef struct Cover {
    JigSystem s;     /* the points, later with the locals of `of` behind its own */
    JigSystem of;    /* equalities as they were */
    size_t inputs;   /* columns that both have */
    size_t *place;   /* of a column of `of` in s; SIZE_MAX: not taken over yet */
    bool *is_theirs; /* a row of of.ge that only defines a local */
} Cover;

static bool is_known(const Cover *c, const int64_t *row, size_t but) {
    for (size_t j = 0; j < jig_linear_columns(&c->of); ++j)
        if (j != but && row[j] && c->place[j] == SIZE_MAX)
            return false;
    return true;
}

/* A row of `of` over the columns of s, times sign. */
static int64_t *translated(const Cover *c, const int64_t *row, int64_t sign) {
    size_t n = jig_linear_columns(&c->of), width = jig_linear_columns(&c->s) + 1;
    int64_t *out = jig_calloc(width, sizeof *out);
    for (size_t j = 0; j < n; ++j)
        if (row[j])
            out[c->place[j]] = sign * row[j];
    out[width - 1] = sign * row[n];
    return out;
}

static void take_row(Cover *c, const int64_t *row, bool equality) {
    int64_t *mine = translated(c, row, 1);
    jig_linear_add_row(&c->s, equality, mine);
    jig_free(mine);
}

/* q <= e / d < q + 1, where q is not in e */
static bool defines(const Cover *c, size_t l, size_t u, size_t local) {
    size_t n = jig_linear_columns(&c->of);
    const int64_t *lower = jig_linear_row_at(&c->of, &c->of.ge, l),
                  *upper = jig_linear_row_at(&c->of, &c->of.ge, u);
    int64_t sum, d = lower[local];
    if (d <= 0 || upper[local] != -d || !is_known(c, lower, local))
        return false;
    for (size_t j = 0; j < n; ++j)
        if (lower[j] != -upper[j])
            return false;
    return !__builtin_add_overflow(lower[n], upper[n], &sum) && sum == d - 1;
}

static bool take_local(Cover *c, size_t local) {
    for (size_t u = 0; u < c->of.ge.n; ++u)
        for (size_t l = 0; l < c->of.ge.n && jig_linear_row_at(&c->of, &c->of.ge, u)[local] < 0;
             ++l)
            if (defines(c, l, u, local)) {
                c->place[local] = jig_linear_add_columns(&c->s, JIG_COLUMN_LOCAL, 1);
                take_row(c, jig_linear_row_at(&c->of, &c->of.ge, l), false);
                take_row(c, jig_linear_row_at(&c->of, &c->of.ge, u), false);
                c->is_theirs[l] = c->is_theirs[u] = true;
                return true;
            }
    return false;
}

static bool take_locals(Cover *c) {
    size_t n = jig_linear_columns(&c->of), left = n - c->inputs;
    for (bool changed = true; changed && left;) {
        changed = false;
        for (size_t j = c->inputs; j < n; ++j)
            if (c->place[j] == SIZE_MAX && take_local(c, j)) {
                changed = true;
                --left;
            }
    }
    return !left;
}

/* ---- Refuting the contrary ---- */

/* Is sign * row + more at least 0 for no point? */
static bool never(Cover *c, const int64_t *row, int64_t sign, int64_t more) {
    int64_t *mine = translated(c, row, sign), *last = &mine[jig_linear_columns(&c->s)];
    bool ok = !__builtin_add_overflow(*last, more, last);
    jig_linear_add_row(&c->s, false, mine);
    ok = ok && jig_linear_is_empty(&c->s);
    jig_linear_drop_last_row(&c->s);
    jig_free(mine);
    return ok;
}

static bool follows(Cover *c) {
    bool ok = true;
    for (size_t i = 0; ok && i < c->of.ge.n; ++i)
        ok = c->is_theirs[i] || never(c, jig_linear_row_at(&c->of, &c->of.ge, i), -1, -1);
    for (size_t i = 0; ok && i < c->of.eq.n; ++i)
        ok = never(c, jig_linear_row_at(&c->of, &c->of.eq, i), 1, -1) &&
             never(c, jig_linear_row_at(&c->of, &c->of.eq, i), -1, -1);
    return ok;
}

bool jig_linear_is_within(const JigSystem *s, const JigSystem *of) {
    JIG_REQUIRE(s && of);
    if (s->lost || of->lost || s->count[JIG_COLUMN_DIM] != of->count[JIG_COLUMN_DIM] ||
        s->count[JIG_COLUMN_SYMBOL] != of->count[JIG_COLUMN_SYMBOL])
        return false;
    Cover c = {.s = jig_linear_copy(s), .of = jig_linear_copy(of)};
    size_t n = jig_linear_columns(of);
    c.inputs = of->count[JIG_COLUMN_DIM] + of->count[JIG_COLUMN_SYMBOL];
    c.place = jig_calloc(n + 1, sizeof *c.place);
    c.is_theirs = jig_calloc(of->ge.n + 1, sizeof *c.is_theirs);
    for (size_t j = 0; j < n; ++j)
        c.place[j] = j < c.inputs ? j : SIZE_MAX;
    bool ok = take_locals(&c) && follows(&c);
    jig_free(c.place);
    jig_free(c.is_theirs);
    jig_linear_free(&c.s);
    jig_linear_free(&c.of);
    return ok;
}

/* ---- Projections without points too many ---- */

static size_t unit_equality(const JigSystem *s, size_t pos) {
    for (size_t i = 0; i < s->eq.n; ++i) {
        int64_t c = jig_linear_row_at(s, &s->eq, i)[pos];
        if (c == 1 || c == -1)
            return i;
    }
    return SIZE_MAX;
}

static void substitute(JigSystem *s, size_t pivot, size_t pos) {
    const int64_t *by = jig_linear_row_at(s, &s->eq, pivot);
    for (size_t i = 0; i < s->eq.n; ++i)
        if (i != pivot)
            jig_linear_substitute_row(s, jig_linear_row_at(s, &s->eq, i), by, pos);
    for (size_t i = 0; i < s->ge.n; ++i)
        jig_linear_substitute_row(s, jig_linear_row_at(s, &s->ge, i), by, pos);
    jig_linear_remove_row(s, &s->eq, pivot);
    jig_linear_remove_column(s, pos);
}

/* a x >= -e and b x <= f: b e' + a f' - (a - 1) (b - 1) >= 0 */
static bool add_shadow(JigSystem *s, JigSystem *to, const int64_t *lower, const int64_t *upper,
                       size_t pos) {
    size_t width = jig_linear_columns(s) + 1;
    int64_t a = lower[pos], b = -upper[pos], gap,
            *row = memcpy(jig_calloc(width, sizeof *row), lower, width * sizeof *row);
    jig_linear_combine_row(s, row, b, upper, a);
    bool ok = !__builtin_mul_overflow(a - 1, b - 1, &gap) &&
              !__builtin_sub_overflow(row[width - 1], gap, &row[width - 1]);
    jig_linear_add_row(to, false, row);
    jig_free(row);
    return ok;
}

static bool shadow(JigSystem *s, size_t pos) {
    JigSystem to = {.count = {s->count[0], s->count[1], s->count[2]}, .lost = s->lost};
    bool ok = jig_linear_find_row(s, &s->eq, pos) == SIZE_MAX;
    for (size_t i = 0; ok && i < s->eq.n; ++i)
        jig_linear_add_row(&to, true, jig_linear_row_at(s, &s->eq, i));
    for (size_t u = 0; ok && u < s->ge.n; ++u) {
        const int64_t *upper = jig_linear_row_at(s, &s->ge, u);
        if (!upper[pos])
            jig_linear_add_row(&to, false, upper);
        for (size_t l = 0; ok && l < s->ge.n && upper[pos] < 0; ++l)
            if (jig_linear_row_at(s, &s->ge, l)[pos] > 0)
                ok = add_shadow(s, &to, jig_linear_row_at(s, &s->ge, l), upper, pos) && !to.lost;
    }
    to.lost |= s->lost;
    jig_linear_remove_column(&to, pos);
    jig_linear_drop_trivial(&to);
    jig_linear_free(s);
    *s = to;
    return ok;
}

bool jig_linear_project_inside(JigSystem *s, size_t first, size_t n) {
    JIG_REQUIRE(s && first + n <= jig_linear_columns(s));
    for (size_t left = n; left && !s->lost;) {
        size_t pos = first, pivot = SIZE_MAX;
        for (; pos < first + left && pivot == SIZE_MAX; ++pos)
            pivot = unit_equality(s, pos);
        if (pivot == SIZE_MAX)
            break;
        substitute(s, pivot, pos - 1);
        --left;
        --n;
    }
    for (; n && !s->lost; --n)
        if (!shadow(s, jig_linear_cheapest(s, first, n)))
            return false;
    return !s->lost;
}
