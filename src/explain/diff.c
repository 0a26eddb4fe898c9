/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The shortest script of edits by lines, as E. Myers, "An O(ND) difference algorithm and its
 * variations" (1986), finds it: for each number of edits, how far one comes on each diagonal.
 */
#include "explain/diff.h"
#include "support/check.h"
#include "support/map.h"
#include "support/vec.h"

#include <stdio.h>

enum {
    CONTEXT = 3,      /* lines around a change */
    MOST_EDITS = 2048 /* after which all that is left counts as different */
};

typedef struct Line {
    JigStr text;
    uint64_t hash; /* of what counts */
} Line;
typedef JIG_VEC(Line) Lines;

/* ---- Lines ---- */

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* The length of "%12", "%arg3", "^bb4" at the beginning, of which only the first letter counts. */
static size_t number_length(JigStr s) {
    static const char *const leads[] = {"%arg", "%c", "%", "^bb"};
    for (size_t i = 0; i < JIG_LEN(leads); ++i) {
        size_t n = strlen(leads[i]), end = n;
        if (s.len <= n || memcmp(s.ptr, leads[i], n) != 0 || !is_digit(s.ptr[n]))
            continue;
        while (end < s.len && (is_digit(s.ptr[end]) || s.ptr[end] == '_'))
            end++;
        return end;
    }
    return 0;
}

static uint64_t hash_line(JigStr s) {
    uint64_t h = 14695981039346656037u;
    for (size_t i = 0, n; i < s.len; i += n) {
        n = number_length((JigStr){s.ptr + i, s.len - i});
        h = (h ^ (unsigned char)s.ptr[i]) * 1099511628211u;
        n = n ? n : 1;
    }
    return h;
}

static Lines split(JigStr text) {
    Lines lines = {0};
    for (size_t at = 0; at < text.len;) {
        const char *end = memchr(text.ptr + at, '\n', text.len - at);
        size_t n = end ? (size_t)(end - (text.ptr + at)) : text.len - at;
        JigStr line = {text.ptr + at, n};
        jig_vec_push(&lines, ((Line){line, hash_line(line)}));
        at += n + 1;
    }
    return lines;
}

/* ---- The script ---- */

/* What differs: `gone` lines of before from `old` on make room for `come` of after from `new` on.
 */
typedef struct Change {
    size_t old, gone, new, come;
} Change;
typedef JIG_VEC(Change) Changes;

typedef struct Diff {
    const Line *a, *b;
    size_t n, m;
    JIG_VEC(int32_t *) rounds; /* for each number of edits d: how far on diagonals -d..d */
    Changes changes;           /* the last first, a line each */
} Diff;

static size_t slide(const Diff *d, size_t x, size_t y) {
    while (x < d->n && y < d->m && d->a[x].hash == d->b[y].hash)
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

static Changes compare(const Lines *a, const Lines *b) {
    size_t first = 0, n = a->len, m = b->len;
    while (first < n && first < m && a->data[first].hash == b->data[first].hash)
        first++;
    while (n > first && m > first && a->data[n - 1].hash == b->data[m - 1].hash)
        n--, m--;
    Diff d = {.a = a->data + first, .b = b->data + first, .n = n - first, .m = m - first};
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
    const Lines *before, *after;
} Out;

static void put(const Out *o, char lead, const Lines *lines, size_t from, size_t n) {
    for (size_t i = from; i < from + n; ++i) {
        o->write(o->user, &lead, 1);
        o->write(o->user, lines->data[i].text.ptr, lines->data[i].text.len);
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

bool jig_diff_write(JigStr before, JigStr after, JigWriteFn write, void *user) {
    JIG_REQUIRE(write);
    Lines a = split(before), b = split(after);
    Changes changes = compare(&a, &b);
    Out o = {write, user, &a, &b};
    for (size_t i = 0, n; i < changes.len; i += n) {
        for (n = 1; i + n < changes.len; ++n) {
            const Change *c = &changes.data[i + n - 1];
            if (c[1].new - (c->new + c->come) > 2 * CONTEXT)
                break;
        }
        put_hunk(&o, &changes.data[i], n);
    }
    bool differs = changes.len > 0;
    jig_vec_free(&changes);
    jig_vec_free(&a);
    jig_vec_free(&b);
    return differs;
}
