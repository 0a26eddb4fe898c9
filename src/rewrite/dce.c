/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Dead code: ops without uses that may be dropped go, then what they alone used.
 * Blocks and the ops' own results stay.
 */
#include "rewrite/rewriter.h"
#include "support/map.h"
#include "support/vec.h"
#include "support/check.h"

typedef struct Dead {
    JigListener listener; /* what is erased leaves the queue */
    JigOp *root;
    const JigOp *dying;
    JigOpVec queue;
    JigPtrMap queued;
} Dead;

static void enqueue(Dead *d, JigOp *op) {
    if (op != d->root && jig_ptrset_add(&d->queued, op))
        jig_vec_push(&d->queue, op);
}

static JigWalk enqueue_op(JigOp *op, void *user) {
    enqueue(user, op);
    return JIG_WALK_ADVANCE;
}

/* What the dying op and the ops in it use from outside, as far as it is below the root. */
static JigWalk enqueue_producers(JigOp *op, void *user) {
    Dead *d = user;
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        JigOp *def = jig_op_operand_def(op, i);
        if (def && !jig_op_is_ancestor(d->dying, def) && jig_op_is_proper_ancestor(d->root, def))
            enqueue(d, def);
    }
    return JIG_WALK_ADVANCE;
}

static void on_erased(JigListener *l, JigOp *op) {
    jig_ptrmap_remove(&((Dead *)l)->queued, op);
}

/* Users are queued after what they use, and leave before it. */
bool jig_eliminate_dead_ops(JigRewriter *rw, JigOp *root) {
    JIG_REQUIRE(rw && root);
    Dead d = {.listener = {.erased = on_erased}, .root = root};
    jig_walk_pre(root, enqueue_op, &d);
    jig_listen(rw->ctx, &d.listener);
    bool changed = false;
    while (d.queue.len) {
        JigOp *op = jig_vec_pop(&d.queue);
        if (!jig_ptrmap_remove(&d.queued, op) || !jig_op_is_trivially_dead(op))
            continue;
        d.dying = op;
        jig_walk_pre(op, enqueue_producers, &d);
        jig_act_begin(rw->ctx, "dead code", NULL, op);
        jig_rw_erase(rw, op);
        jig_act_end(rw->ctx);
        changed = true;
    }
    jig_unlisten(rw->ctx, &d.listener);
    jig_vec_free(&d.queue);
    jig_ptrmap_free(&d.queued);
    return changed;
}
