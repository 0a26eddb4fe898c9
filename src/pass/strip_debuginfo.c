/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Locations go. */
#include "jig/pass.h"

static JigWalk strip(JigOp *op, void *user) {
    JigLoc unknown = *(JigLoc *)user;
    jig_op_set_loc(op, unknown);
    for (size_t r = 0; r < jig_op_num_regions(op); r++)
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b))
            for (size_t i = 0; i < jig_block_num_args(b); i++)
                jig_arg_set_loc(jig_block_arg(b, i), unknown);
    return JIG_WALK_ADVANCE;
}

static bool run(JigPassCall *call) {
    JigLoc unknown = jig_loc_unknown(call->ctx);
    jig_walk_pre(call->op, strip, &unknown);
    return true;
}

const JigPassRow jig_pass_strip_debuginfo = {
    .name = "strip-debuginfo",
    .title = "StripDebugInfo",
    .run = run,
    .summary = "make all locations unknown",
};
