/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What holds of a script's state between two steps (state.h): the two directions, from handles to
 * payload and back, say the same. The stress build asks after each step.
 */
#include "transform/state_check.h"

#ifdef JIG_STRESS
#include "support/check.h"

enum { LOOKED_AT = 4096 }; /* A state with more is too large to be seen whole after each step. */

#define HOLDS(condition)                                                                           \
    do {                                                                                           \
        if (!(condition))                                                                          \
            JIG_BUG("of a script's state it does not hold that " #condition);                      \
    } while (0)

/* Whether the list of its target has it, and whoever precedes it there points at it. */
static bool is_on_list(const JigTransformState *st, const JigEntry *e) {
    const JigEntry *const *link = NULL;
    for (const JigEntry *o = jig_state_entries_of(st, e->target); o; o = o->next) {
        HOLDS(o->target == e->target);
        HOLDS((const JigEntry *const *)o->link == link);
        if (o == e)
            return true;
        link = (const JigEntry *const *)&o->next;
    }
    return false;
}

static void check_entries(const JigTransformState *st, const JigHandle *h) {
    for (size_t i = 0; h->entries && i < h->len; i++) {
        const JigEntry *e = &h->entries[i];
        HOLDS(e->handle == h);
        HOLDS(!e->target || is_on_list(st, e));
        HOLDS(!e->target || h->kind != JIG_HANDLE_OPS ||
              e->stamp == jig_op_stamp((const JigOp *)e->target));
    }
}

static void check_handle(const JigTransformState *st, const JigScope *s, const JigHandle *h) {
    HOLDS(h->depth == s->depth);
    HOLDS(!h->value || jig_handle_find(st, h->value) == h);
    HOLDS(!(h->entries && h->params));
    HOLDS(!h->invalid || h->invalid->relation != JIG_RELATION_ITSELF || !h->len);
    check_entries(st, h);
}

void jig_state_check(const JigTransformState *st) {
    if (st->num_handled > LOOKED_AT)
        return;
    size_t handled = 0;
    for (const JigScope *s = st->scope; s; s = s->outer) {
        HOLDS(!s->outer || s->depth == s->outer->depth + 1);
        HOLDS(s->outermost_visible <= s->depth);
        for (const JigHandle *h = s->handles; h; h = h->next_in_scope) {
            check_handle(st, s, h);
            handled += h->len;
        }
    }
    HOLDS(handled == st->num_handled);
    HOLDS(*st->queue_end == NULL);
}
#endif
