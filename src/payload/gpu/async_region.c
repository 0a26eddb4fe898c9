/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops on devices that wait for each other through tokens, so that the host waits only where what it
 * does next could notice. */
#include "dialect/gpu/gpu.h"
#include "payload/gpu/async_defer.h"
#include "payload/gpu/passes.h"
#include "rewrite/values.h"
#include "support/vec.h"

typedef struct Chain {
    JigRewriter *rw;
    JigValue *token; /* of what was begun last; NULL: the host has waited for all */
} Chain;

static JigValue *wait_for(Chain *c, JigLoc loc, JigValue *token, bool async) {
    JigGpuWait parts = {.async_dependencies = {&token, token ? 1 : 0},
                        .async_token_type =
                            async ? jig_type_get(c->rw->ctx, JIG_GPU_TYPE(ASYNC_TOKEN), NULL, 0)
                                  : NULL};
    return jig_gpu_wait_async_token(jig_gpu_wait_build(c->rw, loc, &parts));
}

static JigValue *token_of(const JigOp *op) {
    size_t n = jig_op_num_results(op);
    JigValue *last = n ? jig_op_result(op, n - 1) : NULL;
    return last && jig_type_is(jig_value_type(last), JIG_GPU_TYPE(ASYNC_TOKEN)) ? last : NULL;
}

/* The op with a token as another result, in place of it. */
static JigOp *with_token(JigRewriter *rw, JigOp *op) {
    const JigType *token = jig_type_get(rw->ctx, JIG_GPU_TYPE(ASYNC_TOKEN), NULL, 0);
    JigOp *copy = jig_rw_with_results(rw, op, &token, 1);
    jig_rw_replace_op(rw, op, copy);
    return copy;
}

static bool visit(Chain *c, JigOp *op) {
    if (jig_op_is(op, JIG_GPU(LAUNCH)))
        return jig_op_error(op, "replace with gpu.launch_func first");
    if (jig_op_is(op, JIG_GPU(WAIT))) {
        if (c->token)
            jig_offload_depend_on(c->rw, op, c->token);
        c->token = jig_gpu_wait_async_token(op);
        return true;
    }
    jig_at_before(c->rw, op);
    if (jig_op_iface(op, &jig_iface_gpu_async)) {
        if (!c->token)
            c->token = wait_for(c, jig_op_loc(op), NULL, true);
        jig_offload_depend_on(c->rw, op, c->token);
        c->token = token_of(op);
        if (!c->token)
            c->token = token_of(with_token(c->rw, op));
        return true;
    }
    if (c->token && (jig_op_is_terminator(op) || !jig_op_is_memory_effect_free(op)))
        c->token = wait_for(c, jig_op_loc(op), c->token, false);
    return true;
}

static bool visit_block(Chain *c, JigBlock *block) {
    for (JigOp *op = jig_block_first(block), *next; op; op = next) {
        next = jig_op_next(op);
        JIG_CHECK(visit(c, op));
    }
    return true;
}

/* ---- The pass ---- */

static JigWalk collect_blocks(JigOp *op, void *user) {
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            jig_vec_push((JigBlockVec *)user, b);
    return JIG_WALK_ADVANCE;
}

/* Blocks within an op come before the block that it stands in. */
static bool run(JigPassCall *call) {
    JigBlockVec blocks = {0};
    Chain chain = {.rw = call->rw};
    jig_walk_post(call->op, collect_blocks, &blocks);
    bool ok = true;
    for (size_t i = 0; ok && i < blocks.len; ++i)
        ok = visit_block(&chain, blocks.data[i]);
    jig_vec_free(&blocks);
    if (ok) {
        jig_offload_defer_waits(call->rw, call->op);
        jig_offload_split_tokens(call->rw, call->op);
    }
    return ok;
}

const JigPassRow jig_pass_gpu_async_region = {
    .name = "gpu-async-region",
    .title = "GpuAsyncRegionPass",
    .anchor = "func.func",
    .run = run,
    .summary = "let ops on devices wait for each other instead of the host",
};
