/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Two loops next to each other as one: where the later one stands, iteration by iteration. */
#include "jig/payload/loop.h"
#include "payload/loop/order_check.h"
#include "support/arena.h"
#include "support/check.h"

typedef struct Fusion {
    bool target_first; /* now; in the new loop it is in each iteration */
    bool parallel;     /* iterations have no order */
    size_t num_vars;
} Fusion;

/* Of the loops together: what ran in the first loop runs later than what ran in the second. */
static bool turned(JigSystem *s, const JigLoopAccess *first, const JigLoopAccess *second,
                   size_t way, const void *user) {
    const Fusion *f = user;
    (void)second;
    if (f->parallel && !f->target_first)
        return true; /* they never have that order */
    /* The second one is in an earlier iteration, or another one; in the same one it comes later,
     * as the target does before the source. */
    size_t var = f->parallel ? way / 2 : 0;
    int64_t sign = f->parallel && way % 2 ? 1 : -1;
    jig_loop_order_apart(s, first, var, var, sign, f->target_first ? 1 : 0);
    return true;
}

static bool always(JigSystem *s, const JigLoopAccess *first, const JigLoopAccess *second,
                   size_t way, const void *user) {
    (void)s, (void)first, (void)second, (void)way, (void)user;
    return true;
}

/* What stands between the loops, and the target that moves past it. */
static void ask_between(JigOp *target, JigOp *source, const JigLoopAccesses *moved, JigArena *a,
                        JigReason *why, bool *ok) {
    bool down = jig_op_is_before(target, source);
    JigOp *from = down ? target : source, *to = down ? source : target;
    JigLoopOrder o = jig_loop_order(JIG_ORDER_MOVED, target, *ok ? why : NULL);
    for (JigOp *op = jig_op_next(from); op != to; op = jig_op_next(op)) {
        JigLoopAccesses between;
        jig_loop_accesses(op, a, &between);
        for (size_t i = 0; i < between.list.len; ++i)
            for (size_t k = 0; k < moved->list.len; ++k) {
                const JigLoopAccess *x = &between.list.data[i], *y = &moved->list.data[k];
                jig_loop_order_ask(&o, down ? y : x, down ? x : y, 1, always, NULL);
            }
        jig_loop_accesses_free(&between);
    }
    *ok &= jig_loop_order_end(&o);
}

bool jig_fused_siblings_keep_order(JigOp *target, JigOp *source, JigReason *why) {
    JIG_REQUIRE(target && source && target != source && jig_loop(target) && jig_loop(source));
    JIG_REQUIRE(jig_op_block(target) == jig_op_block(source));
    Fusion f = {.target_first = jig_op_is_before(target, source),
                .parallel = jig_loop(target)->parallel,
                .num_vars = jig_loop_num_vars(target)};
    size_t ways = f.parallel && f.target_first ? 2 * f.num_vars : 1;
    JigArena *a = jig_arena_create();
    JigLoopAccesses t, s;
    jig_loop_accesses(target, a, &t);
    jig_loop_accesses(source, a, &s);
    const JigLoopAccesses *first = f.target_first ? &t : &s, *second = f.target_first ? &s : &t;
    JigLoopOrder o = jig_loop_order(JIG_ORDER_FUSED, target, why);
    for (size_t i = 0; i < first->list.len; ++i)
        for (size_t k = 0; k < second->list.len; ++k)
            jig_loop_order_ask(&o, &first->list.data[i], &second->list.data[k], ways, turned, &f);
    bool ok = jig_loop_order_end(&o);
    ask_between(target, source, &t, a, why, &ok);
    jig_loop_accesses_free(&t);
    jig_loop_accesses_free(&s);
    jig_arena_destroy(a);
    return ok;
}
