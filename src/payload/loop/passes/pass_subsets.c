/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parts of tensors out of every loop. */
#include "jig/pass.h"
#include "jig/payload/hoist.h"

static JigWalk visit(JigOp *op, void *user) {
    if (jig_loop(op))
        jig_hoist_subsets(user, op);
    return JIG_WALK_ADVANCE;
}

/* Inner loops first, so that a part can move out of several. */
static bool run(JigPassCall *call) {
    jig_walk_post(call->op, visit, call->rw);
    return true;
}

const JigPassRow jig_pass_loop_invariant_subset_hoisting = {
    .name = "loop-invariant-subset-hoisting",
    .title = "LoopInvariantSubsetHoisting",
    .run = run,
    .summary = "move out of loops what reads and writes the same part of a tensor in each round",
};
