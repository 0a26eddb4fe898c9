/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The shortest script of edits by lines, as E. Myers, "An O(ND) difference algorithm and its
 * variations" (1986), finds it: for each number of edits, how far one comes on each diagonal.
 */
#include "explain/diff.h"
#include "support/check.h"

#include <stdio.h>
#include <string.h>

enum {
    CONTEXT = 3,      /* lines around a change */
    MOST_EDITS = 2048 /* after which all that is left counts as different */
};

/* ---- Lines ---- */

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* The length of "%12", "%arg3", "%c4_0", "^bb4" at the beginning, of which only the first letter
 * counts. */
static size_t number_length(const char *s, const char *end) {
    static const struct {
        const char *text;
        size_t len;
    } leads[] = {{"%arg", 4}, {"%c", 2}, {"%", 1}, {"^bb", 3}};
    for (size_t i = 0; i < JIG_LEN(leads); ++i) {
        const char *at = s + leads[i].len;
        if (at >= end || memcmp(s, leads[i].text, leads[i].len) != 0 || !is_digit(*at))
            continue;
        while (at < end && (is_digit(*at) || *at == '_'))
            at++;
        return (size_t)(at - s);
    }
    return 1;
}

uint64_t jig_diff_key(JigStr line) {
    JIG_REQUIRE(line.ptr || !line.len);
    uint64_t h = 14695981039346656037u;
    const char *end = line.ptr + line.len;
    for (const char *at = line.ptr; at < end;) {
        h = (h ^ (unsigned char)*at) * 1099511628211u;
        at += *at == '%' || *at == '^' ? number_length(at, end) : 1;
    }
    return h;
}

/* ---- The script ---- */

typedef JigLineChange Change;
typedef JigLineChanges Changes;

typedef struct Diff {
    const uint64_t *a, *b;
    size_t n, m;
    JIG_VEC(int32_t *) rounds; /* for each number of edits d: how far on diagonals -d..d */
    Changes changes;           /* the last first, a line each */
} Diff;

static size_t slide(const Diff *d, size_t x, size_t y) {
    while (x < d->n && y < d->m && d->a[x] == d->b[y])
        x++, y++;
    return x;
}

/* Does the way to diagonal k = x - y with so many edits end with a line that comes? */
static bool is_down(const int32_t *before, int64_t edits, int64_t k) {
    return k == -edits || (k != edits && before[edits - 1 + k - 1] < before[edits - 1 + k + 1]);
}

/* How far one comes on the diagonal, from the round before. */
static int64_t furthest(const int32_t *before, int64_t edits, int64_t k) {
    if (!edits)
        return 0;
    return is_down(before, edits, k) ? before[edits - 1 + k + 1] : before[edits - 1 + k - 1] + 1;
}

/* The number of edits; -1: too many. */
static int64_t search(Diff *d) {
    for (int64_t edits = 0; edits <= MOST_EDITS; ++edits) {
        int32_t *row = jig_calloc((size_t)(2 * edits + 1), sizeof *row);
        const int32_t *before = edits ? jig_vec_last(&d->rounds) : NULL;
        jig_vec_push(&d->rounds, row);
        for (int64_t k = -edits; k <= edits; k += 2) {
            int64_t x = furthest(before, edits, k), y = x - k;
            if (x <= (int64_t)d->n && y >= 0 && y <= (int64_t)d->m)
                x = (int64_t)slide(d, (size_t)x, (size_t)y);
            row[edits + k] = (int32_t)x;
            if (x >= (int64_t)d->n && x - k >= (int64_t)d->m)
                return edits;
        }
    }
    return -1;
}

/* From the end, an edit a round. */
static void trace_back(Diff *d, int64_t edits, size_t offset) {
    int64_t k = (int64_t)d->n - (int64_t)d->m;
    for (; edits; --edits) {
        const int32_t *before = d->rounds.data[edits - 1];
        bool down = is_down(before, edits, k);
        k += down ? 1 : -1;
        size_t x = (size_t)before[edits - 1 + k], y = (size_t)(before[edits - 1 + k] - k);
        jig_vec_push(&d->changes, ((Change){offset + x, !down, offset + y, down}));
    }
}

/* Changes in order, neighbours as one. */
static Changes joined(const Changes *single) {
    Changes all = {0};
    for (size_t i = single->len; i-- > 0;) {
        Change c = single->data[i];
        Change *last = all.len ? &jig_vec_last(&all) : NULL;
        if (last && c.old == last->old + last->gone && c.new == last->new + last->come) {
            last->gone += c.gone;
            last->come += c.come;
        } else {
            jig_vec_push(&all, c);
        }
    }
    return all;
}

JigLineChanges jig_diff_lines(const uint64_t *a, size_t n, const uint64_t *b, size_t m) {
    JIG_REQUIRE((a || !n) && (b || !m));
    size_t first = 0;
    while (first < n && first < m && a[first] == b[first])
        first++;
    while (n > first && m > first && a[n - 1] == b[m - 1])
        n--, m--;
    if (first == n && first == m)
        return (Changes){0};
    Diff d = {.a = a + first, .b = b + first, .n = n - first, .m = m - first};
    int64_t edits = search(&d);
    if (edits >= 0)
        trace_back(&d, edits, first);
    else
        jig_vec_push(&d.changes, ((Change){first, d.n, first, d.m}));
    Changes all = joined(&d.changes);
    for (size_t i = 0; i < d.rounds.len; ++i)
        jig_free(d.rounds.data[i]);
    jig_vec_free(&d.rounds);
    jig_vec_free(&d.changes);
    return all;
}

/* ---- Hunks ---- */

typedef struct Out {
    JigWriteFn write;
    void *user;
    const JigDiffText *before, *after;
} Out;

static void put(const Out *o, char lead, const JigDiffText *text, size_t from, size_t n) {
    for (size_t i = from; i < from + n; ++i) {
        o->write(o->user, &lead, 1);
        o->write(o->user, text->lines[i].ptr, text->lines[i].len);
        o->write(o->user, "\n", 1);
    }
}

static void put_hunk(const Out *o, const Change *changes, size_t n) {
    const Change *first = changes, *last = changes + n - 1;
    size_t above = first->new < CONTEXT ? first->new : CONTEXT,
           rest = o->after->len - (last->new + last->come), below = rest < CONTEXT ? rest : CONTEXT;
    char head[96];
    int len =
        snprintf(head, sizeof head, "@@ -%zu,%zu +%zu,%zu @@\n", first->old - above + 1,
                 last->old + last->gone + below - (first->old - above), first->new - above + 1,
                 last->new + last->come + below - (first->new - above));
    o->write(o->user, head, (size_t)len);
    put(o, ' ', o->after, first->new - above, above);
    for (size_t i = 0; i < n; ++i) {
        const Change *c = &changes[i];
        size_t end = c->new + c->come;
        put(o, '-', o->before, c->old, c->gone);
        put(o, '+', o->after, c->new, c->come);
        put(o, ' ', o->after, end, i + 1 < n ? changes[i + 1].new - end : below);
    }
}

/* How many of the changes stand so near one another that they are one hunk. */
static size_t hunk_length(const Change *changes, size_t n) {
    size_t len = 1;
    while (len < n &&
           changes[len].new - (changes[len - 1].new + changes[len - 1].come) <= 2 * CONTEXT)
        len++;
    return len;
}

bool jig_diff_write(const JigDiffText *before, const JigDiffText *after, JigWriteFn write,
                    void *user) {
    JIG_REQUIRE(before && after && write);
    Changes changes = jig_diff_lines(before->keys, before->len, after->keys, after->len);
    Out o = {write, user, before, after};
    for (size_t i = 0, n; i < changes.len; i += n) {
        n = hunk_length(&changes.data[i], changes.len - i);
        put_hunk(&o, &changes.data[i], n);
    }
    bool differs = changes.len > 0;
    jig_vec_free(&changes);
    return differs;
}
