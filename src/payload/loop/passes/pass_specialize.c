/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes that make variants of loops, or adjust what they count. */
#include "dialect/scf/scf.h"
#include "jig/pass.h"
#include "payload/loop/specialize_loop.h"

static JigWalk specialize_for(JigOp *op, void *user) {
    if (jig_op_is(op, JIG_SCF(FOR)))
        (void)jig_loop_specialize(user, op);
    return JIG_WALK_ADVANCE;
}
static bool run_specialize_for(JigPassCall *call) {
    jig_walk_post(call->op, specialize_for, call->rw);
    return true;
}
const JigPassRow jig_pass_scf_for_loop_specialization = {
    .name = "scf-for-loop-specialization",
    .title = "SCFForLoopSpecialization",
    .run = run_specialize_for,
    .summary = "variants of scf.for for constant bounds",
};

static JigWalk specialize_parallel(JigOp *op, void *user) {
    if (jig_op_is(op, JIG_SCF(PARALLEL)))
        (void)jig_loop_specialize(user, op);
    return JIG_WALK_ADVANCE;
}
static bool run_specialize_parallel(JigPassCall *call) {
    jig_walk_post(call->op, specialize_parallel, call->rw);
    return true;
}
const JigPassRow jig_pass_scf_parallel_loop_specialization = {
    .name = "scf-parallel-loop-specialization",
    .title = "SCFParallelLoopSpecialization",
    .run = run_specialize_parallel,
    .summary = "variants of scf.parallel for constant bounds",
};

static JigWalk fold_range(JigOp *op, void *user) {
    if (jig_op_is(op, JIG_SCF(FOR)))
        jig_loop_fold_into_range(user, op);
    return JIG_WALK_ADVANCE;
}
static bool run_range_folding(JigPassCall *call) {
    jig_walk_post(call->op, fold_range, call->rw);
    return true;
}
const JigPassRow jig_pass_scf_for_loop_range_folding = {
    .name = "scf-for-loop-range-folding",
    .title = "SCFForLoopRangeFolding",
    .run = run_range_folding,
    .summary = "arithmetic on induction variables as other bounds and steps",
};
