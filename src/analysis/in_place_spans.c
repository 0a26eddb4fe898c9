/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Trees of spans: a treap, of which each node knows the last place in its subtree. */
#include "analysis/in_place_int.h"

static uint32_t next_random(JigSpans *s) {
    s->random = s->random * 1664525u + 1013904223u;
    return s->random ^ (s->random >> 16);
}

static void update(JigInPlaceSpan *n, JigInPlaceSpan *x) {
    int64_t last = x->last;
    if (x->left && n[x->left].max_last > last)
        last = n[x->left].max_last;
    if (x->right && n[x->right].max_last > last)
        last = n[x->right].max_last;
    x->max_last = last;
}

/* Those that begin before `first` go to *low, the others to *high. */
static void split(JigInPlaceSpan *n, uint32_t tree, int64_t first, uint32_t *low, uint32_t *high) {
    if (!tree) {
        *low = *high = 0;
        return;
    }
    JigInPlaceSpan *x = &n[tree];
    if (x->first < first) {
        split(n, x->right, first, &x->right, high);
        *low = tree;
    } else {
        split(n, x->left, first, low, &x->left);
        *high = tree;
    }
    update(n, x);
}

static void insert(JigInPlaceSpan *n, uint32_t *tree, uint32_t node) {
    JigInPlaceSpan *x = &n[node];
    if (!*tree) {
        *tree = node;
    } else if (x->priority > n[*tree].priority) {
        split(n, *tree, x->first, &x->left, &x->right);
        update(n, x);
        *tree = node;
    } else {
        JigInPlaceSpan *top = &n[*tree];
        insert(n, x->first > top->first ? &top->right : &top->left, node);
        update(n, top);
    }
}

void jig_in_place_span_add(JigSpans *s, uint32_t *tree, int64_t first, int64_t last, JigUse *use,
                           JigValue *def) {
    if (!s->pool.len)
        jig_vec_push(&s->pool, (JigInPlaceSpan){0});
    JigInPlaceSpan x = {.first = first,
                        .last = last,
                        .max_last = last,
                        .priority = next_random(s),
                        .use = use,
                        .def = def};
    jig_vec_push(&s->pool, x);
    insert(s->pool.data, tree, (uint32_t)s->pool.len - 1);
}

void jig_in_place_spans_move(JigSpans *s, uint32_t *to, uint32_t from) {
    if (!from)
        return;
    JigInPlaceSpan *x = &s->pool.data[from];
    uint32_t left = x->left, right = x->right;
    x->left = x->right = 0;
    x->max_last = x->last;
    insert(s->pool.data, to, from);
    jig_in_place_spans_move(s, to, left);
    jig_in_place_spans_move(s, to, right);
}

bool jig_in_place_spans_overlapping(const JigSpans *s, uint32_t tree, int64_t first, int64_t last,
                                    JigSpanFn *fn, void *user) {
    if (!tree)
        return false;
    const JigInPlaceSpan *x = &s->pool.data[tree];
    if (x->max_last < first)
        return false;
    if (jig_in_place_spans_overlapping(s, x->left, first, last, fn, user))
        return true;
    if (x->first > last)
        return false;
    return (x->last >= first && fn(x, user)) ||
           jig_in_place_spans_overlapping(s, x->right, first, last, fn, user);
}

bool jig_in_place_spans_each(const JigSpans *s, uint32_t tree, JigSpanFn *fn, void *user) {
    return jig_in_place_spans_overlapping(s, tree, INT64_MIN, INT64_MAX, fn, user);
}
