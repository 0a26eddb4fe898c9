/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sparse conditional constant propagation: values that are constant whenever
 * they are computed are replaced by constants.
 */
#include "analysis/constants.h"
#include "jig/pass.h"
#include "rewrite/folder.h"

typedef struct Sccp {
    JigForwardFlow *flow;
    JigRewriter *rw;
    JigFolder folder;
    JigBlockVec work;
} Sccp;

/* The last block first, so that the stack gives the first one. */
static void push_blocks(Sccp *s, JigOp *op) {
    for (size_t i = 0; i < op->num_regions; i++)
        for (JigBlock *b = jig_op_regions(op)[i].last; b; b = b->prev)
            jig_vec_push(&s->work, b);
}

static bool replace(Sccp *s, JigBlock *block, JigValue *v) {
    const JigDialect *dialect;
    const JigAttr *constant = jig_constants_find(s->flow, v, &dialect);
    if (!constant)
        return false;
    JigValue *by = jig_folder_constant(&s->folder, block, dialect, constant, v->type);
    if (!by)
        return false;
    jig_rw_replace_uses(s->rw, v, by);
    return true;
}

static void rewrite_block(Sccp *s, JigBlock *block) {
    for (JigOp *op = block->first, *next; op; op = next) {
        next = op->next;
        bool all = op->num_results != 0;
        for (size_t i = 0; i < op->num_results; i++)
            all &= replace(s, block, &jig_op_results(op)[i]);
        if (all && jig_op_is_trivially_dead(op))
            jig_rw_erase(s->rw, op);
        else
            push_blocks(s, op);
    }
    for (size_t i = 0; i < block->num_args; i++)
        replace(s, block, &block->args[i]->v);
}

static bool run(JigPassCall *call) {
    Sccp s = {.flow = jig_forward_run(call->op, &jig_constants), .rw = call->rw};
    jig_folder_init(&s.folder, s.rw);
    push_blocks(&s, call->op);
    while (s.work.len)
        rewrite_block(&s, jig_vec_pop(&s.work));
    jig_vec_free(&s.work);
    jig_folder_free(&s.folder);
    jig_forward_free(s.flow);
    return true;
}

const JigPassRow jig_pass_sccp = {
    .name = "sccp",
    .title = "SCCP",
    .run = run,
    .summary = "find constants along the branches that can be taken",
};
