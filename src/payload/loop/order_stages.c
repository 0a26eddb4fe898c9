/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Iterations that overlap: op k of iteration i runs at time i + stage of k, and at one time in the
 * order of the schedule. Of two ops, that of a later iteration comes first where the other one's
 * stage is later by more iterations than are between the two.
 */
#include "dialect/scf/scf.h"
#include "payload/loop/order_check.h"
#include "payload/loop/pipeline_loop_int.h"
#include "support/check.h"

/* Of two accesses: the second one is turned round if it is this many iterations later. */
typedef struct Late {
    int64_t step, least, most;
} Late;

static bool turned(JigSystem *s, const JigLoopAccess *first, const JigLoopAccess *second,
                   size_t way, const void *user) {
    const Late *l = user;
    (void)second, (void)way;
    jig_loop_order_apart(s, first, 0, 0, 1, l->least * l->step);
    jig_loop_order_apart(s, first, 0, 0, -1, -l->most * l->step);
    return true;
}

/* The turn of the op of the body that the access is in, from 1. */
static size_t turn_of(const JigPipelining *p, const JigPtrMap *turns, const JigLoopAccess *x) {
    return (size_t)(uintptr_t)jig_ptrmap_get(turns,
                                             jig_block_ancestor(jig_op_body(p->loop), x->op));
}

static void ask(const JigPipelining *p, JigLoopOrder *o, const JigPtrMap *turns,
                const JigLoopAccess *x, const JigLoopAccess *y) {
    size_t i = turn_of(p, turns, x), k = turn_of(p, turns, y);
    if (!i || !k || i == k)
        return;
    const JigScheduled *a = &p->ops[i - 1], *b = &p->ops[k - 1];
    Late l = {.least = jig_op_is_before(a->op, b->op) ? 0 : 1};
    l.most = (int64_t)(a->stage - b->stage) - (k < i ? 0 : 1);
    if (a->stage < b->stage || l.most < l.least || !jig_constant_int(p->step, &l.step))
        return;
    jig_loop_order_ask(o, x, y, 1, turned, &l);
}

bool jig_loop_stages_keep_order(const JigPipelining *p, JigReason *why) {
    JIG_REQUIRE(p);
    JigArena *a = jig_arena_create();
    JigLoopAccesses all;
    JigPtrMap turns = {0};
    for (size_t i = 0; i < p->n; ++i)
        jig_ptrmap_set(&turns, p->ops[i].op, (void *)(uintptr_t)(i + 1));
    jig_loop_accesses(p->loop, a, &all);
    JigLoopOrder o = jig_loop_order(JIG_ORDER_STAGES, p->loop, why);
    for (size_t i = 0; i < all.list.len; ++i)
        for (size_t k = 0; k < all.list.len; ++k)
            ask(p, &o, &turns, &all.list.data[i], &all.list.data[k]);
    bool ok = jig_loop_order_end(&o);
    jig_loop_accesses_free(&all);
    jig_ptrmap_free(&turns);
    jig_arena_destroy(a);
    return ok;
}
