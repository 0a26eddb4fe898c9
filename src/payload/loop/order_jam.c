/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Iterations of a loop side by side in the loops within: of an iteration and a later one of the
 * same group, the later one's part comes first where its iterations of the loops within are
 * earlier, or, in the same ones, where it stands earlier and a loop is between the two.
 */
#include "dialect/affine/affine.h"
#include "dialect/scf/scf.h"
#include "jig/payload/loop.h"
#include "payload/loop/order_check.h"
#include "support/arena.h"
#include "support/check.h"

typedef struct Jamming {
    const JigOp *loop;
    const JigOpRow *kind;
    int64_t ahead; /* how far the variable of the last copy is from the first one's; 0: unknown */
    size_t shared; /* loops within that are shared, around both accesses */
    bool earlier;  /* does the second one stand earlier, beyond a loop? */
} Jamming;

/* Loops of the kind from the root on, each of which stands in the one before: those that are
 * not repeated. */
static void shared_loops(const Jamming *j, const JigOp *op, JigOpVec *out) {
    JigOpVec up = {0};
    for (JigOp *at = jig_op_parent(op); at; at = jig_op_parent(at)) {
        if (!jig_op_is(at, j->kind))
            up.len = 0;
        else
            jig_vec_push(&up, at);
        if (at == j->loop)
            break;
    }
    for (size_t i = up.len; i-- > 0;)
        jig_vec_push(out, up.data[i]);
    jig_vec_free(&up);
}

/* Does `x` stand before `y` in the block of both, with a shared loop from one to the other? */
static bool is_apart(const Jamming *j, JigOp *x, JigOp *y) {
    if (x == y || !jig_op_is_before(x, y))
        return false;
    for (JigOp *op = x;; op = jig_op_next(op)) {
        if (jig_op_is(op, j->kind))
            return true;
        if (op == y)
            return false;
    }
}

static void look_at(Jamming *j, const JigLoopAccess *first, const JigLoopAccess *second) {
    JigOpVec a = {0}, b = {0};
    shared_loops(j, first->op, &a);
    shared_loops(j, second->op, &b);
    size_t n = 0;
    while (n < a.len && n < b.len && a.data[n] == b.data[n])
        ++n;
    JIG_REQUIRE(n); /* the loop itself */
    JigBlock *body = jig_op_body(a.data[n - 1]);
    j->shared = n - 1;
    j->earlier =
        is_apart(j, jig_block_ancestor(body, second->op), jig_block_ancestor(body, first->op));
    jig_vec_free(&a);
    jig_vec_free(&b);
}

static void require_same(JigSystem *s, const JigLoopAccess *first, size_t var) {
    jig_loop_order_apart(s, first, var, var, 1, 0);
    jig_loop_order_apart(s, first, var, var, -1, 0);
}

/* Way k: in the same iterations of the k outermost shared loops, and an earlier one of the next;
 * the last one: of all of them. */
static bool turned(JigSystem *s, const JigLoopAccess *first, const JigLoopAccess *second,
                   size_t way, const void *user) {
    const Jamming *j = user;
    (void)second;
    if (way == j->shared && !j->earlier)
        return false;
    jig_loop_order_apart(s, first, 0, 0, 1, 1);
    if (j->ahead)
        jig_loop_order_apart(s, first, 0, 0, -1, -j->ahead);
    for (size_t i = 1; i <= way; ++i)
        require_same(s, first, i);
    if (way < j->shared)
        jig_loop_order_apart(s, first, way + 1, way + 1, -1, 1);
    return true;
}

static int64_t ahead_of(const JigOp *loop, uint64_t factor) {
    int64_t step, ahead;
    bool is_affine = jig_op_is(loop, JIG_AFFINE(FOR));
    if (is_affine)
        step = jig_affine_for_step(loop);
    else if (!jig_constant_int(jig_scf_for_step(loop), &step))
        return 0;
    return factor - 1 > INT64_MAX || __builtin_mul_overflow(step, (int64_t)(factor - 1), &ahead) ||
                   ahead < 1
               ? 0
               : ahead;
}

bool jig_may_jam(JigOp *loop, uint64_t factor, JigReason *why) {
    JIG_REQUIRE(jig_op_is(loop, JIG_SCF(FOR)) || jig_op_is(loop, JIG_AFFINE(FOR)));
    if (factor < 2)
        return true;
    Jamming j = {.loop = loop,
                 .kind = jig_op_is(loop, JIG_SCF(FOR)) ? JIG_SCF(FOR) : JIG_AFFINE(FOR),
                 .ahead = ahead_of(loop, factor)};
    JigArena *a = jig_arena_create();
    JigLoopAccesses all;
    jig_loop_accesses(loop, a, &all);
    JigLoopOrder o = jig_loop_order(JIG_ORDER_JAMMED, loop, why);
    for (size_t i = 0; i < all.list.len; ++i)
        for (size_t k = 0; k < all.list.len; ++k) {
            const JigLoopAccess *x = &all.list.data[i], *y = &all.list.data[k];
            look_at(&j, x, y);
            if (j.shared || j.earlier)
                jig_loop_order_ask(&o, x, y, j.shared + j.earlier, turned, &j);
        }
    bool ok = jig_loop_order_end(&o);
    jig_loop_accesses_free(&all);
    jig_arena_destroy(a);
    return ok;
}
