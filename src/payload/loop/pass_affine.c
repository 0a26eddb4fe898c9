/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes about affine loops. */
#include "dialect/affine/affine.h"
#include "payload/loop/passes.h"

/* ---- affine-loop-normalize ---- */

static const JigOptionRow normalize_options[] = {
    {.name = "promote-single-iter",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Loops that run once become their bodies"},
};

static JigWalk normalize(JigOp *op, void *user) {
    JigPassCall *call = user;
    if (jig_op_is(op, JIG_AFFINE(PARALLEL)))
        (void)jig_affine_parallel_normalize(call->rw, op);
    else if (jig_op_is(op, JIG_AFFINE(FOR)) && !(jig_option_bool(call, "promote-single-iter") &&
                                                 jig_affine_for_promote(call->rw, op)))
        (void)jig_affine_for_normalize(call->rw, op);
    return JIG_WALK_ADVANCE;
}

/* Inner loops first. */
static bool run_normalize(JigPassCall *call) {
    jig_walk_post(call->op, normalize, call);
    return true;
}

const JigPassRow jig_pass_affine_loop_normalize = {
    .name = "affine-loop-normalize",
    .title = "AffineLoopNormalize",
    .anchor = "func.func",
    .options = normalize_options,
    .num_options = JIG_LEN(normalize_options),
    .run = run_normalize,
    .summary = "affine loops from 0 in steps of 1",
};
