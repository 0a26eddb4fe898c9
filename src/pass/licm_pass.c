/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loop invariant code. */
#include "jig/iface.h"
#include "jig/pass.h"

static JigWalk visit(JigOp *op, void *user) {
    if (jig_loop(op))
        jig_move_loop_invariants(user, op);
    return JIG_WALK_ADVANCE;
}

/* Inner loops first, so that an op can move out of several. */
static bool run(JigPassCall *call) {
    jig_walk_post(call->op, visit, call->rw);
    return true;
}

const JigPassRow jig_pass_licm = {
    .name = "loop-invariant-code-motion",
    .title = "LoopInvariantCodeMotion",
    .run = run,
    .summary = "move out of loops what is the same in each round",
};
