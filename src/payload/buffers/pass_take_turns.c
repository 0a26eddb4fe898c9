/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes of Jig's own about buffers in loops. */
#include "jig/pass.h"

#include "dialect/tensor/tensor.h"
#include "payload/buffers/take_turns.h"
#include "support/vec.h"

static const JigOptionRow turns_options[] = {
    {.name = "arguments-differ",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "No two arguments of a function share memory, as those that were tensors"},
};

static bool run_take_turns(JigPassCall *call) {
    jig_buffers_take_turns(call->rw, call->op, jig_option_bool(call, "arguments-differ"));
    return true;
}
const JigPassRow jig_pass_ping_pong_buffers = {
    .name = "ping-pong-buffers",
    .title = "PingPongBuffersPass",
    JIG_TABLE(options, turns_options),
    .run = run_take_turns,
    .summary = "two buffers take turns, where each iteration of a loop allocates one",
};

/* ---- sink-empty-tensors ---- */

static JigWalk collect_empty(JigOp *op, void *user) {
    if (jig_op_is(op, JIG_TENSOR(EMPTY)))
        jig_vec_push((JigOpVec *)user, op);
    return JIG_WALK_ADVANCE;
}

/* Each user in a loop gets one of its own, in that iteration. */
static bool run_sink(JigPassCall *call) {
    JigOpVec found = {0};
    jig_walk_pre(call->op, collect_empty, &found);
    for (size_t i = 0; i < found.len; ++i) {
        JigOp *op = found.data[i];
        for (JigUse *u = jig_value_first_use(jig_op_result(op, 0)), *next; u; u = next) {
            next = jig_use_next(u);
            JigOp *user = jig_use_owner(u);
            if (jig_op_block(user) == jig_op_block(op))
                continue;
            jig_at_before(call->rw, user);
            jig_rw_set_operand(call->rw, user, jig_use_index(u),
                               jig_op_result(jig_rw_clone(call->rw, op, NULL), 0));
        }
        if (!jig_value_first_use(jig_op_result(op, 0)))
            jig_rw_erase(call->rw, op);
    }
    jig_vec_free(&found);
    return true;
}
const JigPassRow jig_pass_sink_empty_tensors = {
    .name = "sink-empty-tensors",
    .title = "SinkEmptyTensorsPass",
    .run = run_sink,
    .summary = "tensor.empty where it is used, so that each iteration of a loop has its own",
};
