/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/linear_parts.h"

#include "analysis/linear_int.h"

#include "support/arena.h"

#include <string.h>

static size_t num_rows(const JigSystem *s) {
    return s->eq.n + s->ge.n;
}

static const int64_t *row_at(const JigSystem *s, size_t i) {
    return i < s->eq.n ? jig_linear_row_at(s, &s->eq, i)
                       : jig_linear_row_at(s, &s->ge, i - s->eq.n);
}

/* ---- Which columns are together ---- */

/* Leads to the first column of a part. */
static size_t leader(size_t *to, size_t i) {
    while (to[i] != i) {
        to[i] = to[to[i]];
        i = to[i];
    }
    return i;
}

static void join(size_t *to, size_t a, size_t b) {
    a = leader(to, a);
    b = leader(to, b);
    to[a < b ? b : a] = a < b ? a : b;
}

static bool holds(const JigSystem *s, size_t i) {
    int64_t constant = row_at(s, i)[jig_linear_columns(s)];
    return i < s->eq.n ? !constant : constant >= 0;
}

/* The first column of each row; SIZE_MAX: it has none. */
static void join_rows(const JigSystem *s, size_t *to, size_t *first_of, bool *contradicts) {
    size_t columns = jig_linear_columns(s);
    for (size_t i = 0; i < num_rows(s); ++i) {
        const int64_t *row = row_at(s, i);
        size_t first = 0;
        while (first < columns && !row[first])
            ++first;
        for (size_t k = first + 1; k < columns; ++k)
            if (row[k])
                join(to, first, k);
        first_of[i] = first < columns ? first : SIZE_MAX;
        *contradicts |= first == columns && !holds(s, i);
    }
}

/* ---- Lists ---- */

/* Puts 0, 1, ... n - 1 into `out` by what part they are of, and says where each begins. */
static void sort_by_part(const size_t *part_of, size_t n, size_t num_parts, size_t *starts,
                         size_t *out) {
    memset(starts, 0, (num_parts + 1) * sizeof *starts);
    for (size_t i = 0; i < n; ++i)
        if (part_of[i] != SIZE_MAX)
            starts[part_of[i] + 1]++;
    for (size_t i = 0; i < num_parts; ++i)
        starts[i + 1] += starts[i];
    for (size_t i = 0; i < n; ++i)
        if (part_of[i] != SIZE_MAX)
            out[starts[part_of[i]]++] = i;
    for (size_t i = num_parts; i > 0; --i)
        starts[i] = starts[i - 1];
    starts[0] = 0;
}

JigParts jig_linear_parts(const JigSystem *s) {
    size_t columns = jig_linear_columns(s), n = num_rows(s);
    size_t *to = jig_calloc(columns + 1, sizeof *to), *of_row = jig_calloc(n + 1, sizeof *of_row),
           *of_column = jig_calloc(columns + 1, sizeof *of_column),
           *starts = jig_calloc(columns + 1, sizeof *starts);
    JigParts p = {.columns = jig_calloc(columns + 1, sizeof *p.columns),
                  .rows = jig_calloc(n + 1, sizeof *p.rows)};
    for (size_t i = 0; i < columns; ++i)
        to[i] = i;
    join_rows(s, to, of_row, &p.contradicts);
    for (size_t i = 0; i < columns; ++i)
        of_column[i] = leader(to, i) == i ? p.n++ : of_column[leader(to, i)];
    for (size_t i = 0; i < n; ++i)
        of_row[i] = of_row[i] == SIZE_MAX ? SIZE_MAX : of_column[of_row[i]];
    p.at = jig_calloc(p.n + 1, sizeof *p.at);
    sort_by_part(of_column, columns, p.n, starts, p.columns);
    for (size_t i = 0; i < p.n; ++i)
        p.at[i] = (JigPart){.columns = p.columns + starts[i], .n = starts[i + 1] - starts[i]};
    sort_by_part(of_row, n, p.n, starts, p.rows);
    for (size_t i = 0; i < p.n; ++i) {
        p.at[i].rows = p.rows + starts[i];
        p.at[i].num_rows = starts[i + 1] - starts[i];
    }
    jig_free(to);
    jig_free(of_row);
    jig_free(of_column);
    jig_free(starts);
    return p;
}

void jig_linear_parts_free(JigParts *p) {
    jig_free(p->at);
    jig_free(p->columns);
    jig_free(p->rows);
    *p = (JigParts){0};
}

/* ---- One part ---- */

JigSystem jig_linear_part_system(const JigSystem *s, const JigPart *part, uint64_t work) {
    JigSystem out = {.lost = s->lost, .work = work};
    size_t all = jig_linear_columns(s);
    for (size_t i = 0; i < part->n; ++i) {
        size_t column = part->columns[i], kind = 0;
        for (size_t end = s->count[0]; column >= end && kind < JIG_COLUMN_LOCAL;)
            end += s->count[++kind];
        out.count[kind]++;
    }
    int64_t *row = jig_calloc(part->n + 1, sizeof *row);
    for (size_t i = 0; i < part->num_rows; ++i) {
        const int64_t *from = row_at(s, part->rows[i]);
        for (size_t k = 0; k < part->n; ++k)
            row[k] = from[part->columns[k]];
        row[part->n] = from[all];
        jig_linear_add_row(&out, part->rows[i] < s->eq.n, row);
    }
    jig_free(row);
    return out;
}
