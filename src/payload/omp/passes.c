/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/pass.h"

#include "dialect/scf/scf.h"
#include "payload/omp/omp_parallel.h"
#include "payload/omp/reductions.h"
#include "support/vec.h"

static JigWalk collect(JigOp *op, void *loops) {
    if (jig_op_is(op, JIG_SCF(PARALLEL)))
        jig_vec_push((JigOpVec *)loops, op);
    return JIG_WALK_ADVANCE;
}

static JigWalk find_left(JigOp *op, void *user) {
    (void)user;
    if (!jig_op_is(op, JIG_SCF(PARALLEL)) && !jig_op_is(op, JIG_SCF(REDUCE)) &&
        !jig_op_is(op, JIG_SCF(REDUCE_RETURN)))
        return JIG_WALK_ADVANCE;
    jig_op_emit_error(op, "unconverted operation found");
    return JIG_WALK_INTERRUPT;
}

/* From the inside out. */
static bool convert(JigPassCall *call) {
    JigOmpOptions options = {.num_threads = (uint32_t)jig_option_int(call, "num-threads")};
    JigOpVec loops = {0};
    JigOmpNames names = {0};
    jig_walk_post(call->op, collect, &loops);
    for (size_t i = 0; i < loops.len; ++i)
        (void)jig_openmp_from_parallel(call->rw, loops.data[i], &options, &names, NULL);
    jig_openmp_names_free(&names);
    jig_vec_free(&loops);
    return jig_walk_post(call->op, find_left, NULL) != JIG_WALK_INTERRUPT;
}

static const JigOptionRow options[] = {
    {.name = "num-threads",
     .kind = JIG_OPTION_UINT,
     .otherwise = "0",
     .help = "Threads of each team; 0: as the runtime likes"},
};

const JigPassRow jig_pass_convert_scf_to_openmp = {
    .name = "convert-scf-to-openmp",
    .title = "ConvertSCFToOpenMPPass",
    .anchor = "builtin.module",
    JIG_TABLE(options, options),
    .run = convert,
    .breaks = JIG_HOLDS_NO_LLVM,
    .summary = "parallel loops of scf as teams of threads",
};
