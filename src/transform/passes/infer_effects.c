/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The pass that marks the arguments of named sequences: --transform-infer-effects. */
#include "transform/ops/ops.h"
#include "transform/passes/passes.h"

/* Marks that are there stay, wrong ones too: the verifier complains of those. */
static JigWalk mark_args(JigOp *op, void *user) {
    (void)user;
    if (!jig_op_is(op, JIG_TRANSFORM(NAMED_SEQUENCE)))
        return JIG_WALK_ADVANCE;
    JigBlock *body = jig_op_body(op);
    for (size_t i = 0; body && i < jig_block_num_args(body); ++i)
        jig_marks_set(op, i, jig_nested_handle_is_consumed(jig_block_arg(body, i)));
    return JIG_WALK_ADVANCE;
}

static bool run(JigPassCall *call) {
    jig_walk_post(call->op, mark_args, NULL);
    return true;
}

const JigPassRow jig_pass_transform_infer_effects = {
    .name = "transform-infer-effects",
    .title = "InferEffectsPass",
    .run = run,
    .summary = "mark arguments of named sequences as consumed or only read",
};
