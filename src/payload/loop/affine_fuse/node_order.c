/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine_fuse/node_order.h"

#include <limits.h>

enum { LEAST_SLOTS = 64 };
#define FREE    UINT_MAX
#define REMOVED (UINT_MAX - 1)

/* Where the number is, or goes. */
static size_t find(const JigNodeOrder *t, unsigned id) {
    size_t at = (id * 37u) & (t->cap - 1), reuse = SIZE_MAX;
    for (size_t step = 1;; ++step) {
        if (t->slots[at] == id)
            return at;
        if (t->slots[at] == FREE)
            return reuse == SIZE_MAX ? at : reuse;
        if (t->slots[at] == REMOVED && reuse == SIZE_MAX)
            reuse = at;
        at = (at + step) & (t->cap - 1);
    }
}

static void resize(JigNodeOrder *t, size_t cap) {
    JigNodeOrder to = {.cap = cap < LEAST_SLOTS ? LEAST_SLOTS : cap, .len = t->len};
    to.slots = jig_calloc(to.cap, sizeof *to.slots);
    for (size_t i = 0; i < to.cap; ++i)
        to.slots[i] = FREE;
    for (size_t i = 0; i < t->cap; ++i)
        if (t->slots[i] < REMOVED)
            to.slots[find(&to, t->slots[i])] = t->slots[i];
    jig_free(t->slots);
    *t = to;
}

void jig_nest_order_add(JigNodeOrder *t, unsigned id) {
    if ((t->len + 1) * 4 >= t->cap * 3)
        resize(t, t->cap * 2);
    else if (t->cap - (t->len + 1 + t->removed) <= t->cap / 8)
        resize(t, t->cap);
    size_t at = find(t, id);
    t->removed -= t->slots[at] == REMOVED;
    t->slots[at] = id;
    t->len++;
}

void jig_nest_order_remove(JigNodeOrder *t, unsigned id) {
    t->slots[find(t, id)] = REMOVED;
    t->len--;
    t->removed++;
}

void jig_nest_order_list(const JigNodeOrder *t, JigIdVec *out) {
    for (size_t i = 0; i < t->cap; ++i)
        if (t->slots[i] < REMOVED)
            jig_vec_push(out, t->slots[i]);
}

void jig_nest_order_free(JigNodeOrder *t) {
    jig_free(t->slots);
    *t = (JigNodeOrder){0};
}
