/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Loop-invariant ops move to before the loop: pure ops whose operands, also
 * those of what is nested in them, come from outside.
 */
#include "rewrite/rewriter.h"
#include "support/check.h"

typedef struct Ask {
    const JigOp *loop, *op;
} Ask;

static JigWalk check_operands(JigOp *child, void *user) {
    const Ask *ask = user;
    for (size_t i = 0; i < child->num_operands; i++) {
        const JigValue *v = child->operands[i].value;
        JigRegion *region = jig_value_region(v);
        if (region && region->parent && jig_op_is_ancestor(ask->op, region->parent))
            continue;
        if (!jig_loop_is_defined_outside(ask->loop, v))
            return JIG_WALK_INTERRUPT;
    }
    return JIG_WALK_ADVANCE;
}

static bool is_invariant(JigOp *loop, JigOp *op) {
    if (jig_op_is_terminator(op) || !jig_op_is_memory_effect_free(op) ||
        !jig_op_is_speculatable(op))
        return false;
    Ask ask = {loop, op};
    return jig_walk_pre(op, check_operands, &ask) != JIG_WALK_INTERRUPT;
}

static void move_out(JigRewriter *rw, JigOp *loop, JigOp *op) {
    const JigLoopIface *l = jig_loop(loop);
    if (l->move_out)
        l->move_out(rw, loop, op);
    else
        jig_rw_move_before(rw, op, loop);
}

static void clean_region(JigRewriter *rw, JigOp *loop, JigRegion *region) {
    JigOpVec queue = {0};
    for (JigBlock *b = region->first; b; b = b->next)
        for (JigOp *op = b->first; op; op = op->next)
            jig_vec_push(&queue, op);
    for (size_t i = 0; i < queue.len; i++) {
        JigOp *op = queue.data[i];
        if (jig_op_parent_region(op) != region || !is_invariant(loop, op))
            continue;
        jig_act_begin(rw->ctx, "loop-invariant code", NULL, op);
        move_out(rw, loop, op);
        jig_act_end(rw->ctx);
        for (size_t k = 0; k < op->num_results; k++)
            for (JigUse *u = jig_op_results(op)[k].uses; u; u = u->next)
                if (jig_op_parent_region(u->owner) == region)
                    jig_vec_push(&queue, u->owner);
    }
    jig_vec_free(&queue);
}

void jig_move_loop_invariants(JigRewriter *rw, JigOp *loop) {
    JIG_REQUIRE(rw);
    size_t n = jig_loop_num_regions(loop);
    for (size_t i = 0; i < n; i++)
        clean_region(rw, loop, jig_loop_region(loop, i));
}
