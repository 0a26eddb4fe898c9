/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes about scf.parallel. */
#include "dialect/scf/scf.h"
#include "payload/loop/parallel_fuse.h"
#include "payload/loop/parallel_tile.h"
#include "jig/pass.h"
#include "support/vec.h"

static const JigOptionRow tiling_options[] = {
    {.name = "parallel-loop-tile-sizes",
     .kind = JIG_OPTION_LONG_LIST,
     .help = "Sizes of tiles, the outermost dimension first"},
    {.name = "no-min-max-bounds",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Tiles of fixed size, with a check inside"},
};

static JigWalk stop_at_parallel(JigOp *op, void *user) {
    return op != user && jig_op_is(op, JIG_SCF(PARALLEL)) ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

static JigWalk find_innermost(JigOp *op, void *user) {
    if (jig_op_is(op, JIG_SCF(PARALLEL)) &&
        jig_walk_pre(op, stop_at_parallel, op) != JIG_WALK_INTERRUPT)
        jig_vec_push((JigOpVec *)user, op);
    return JIG_WALK_ADVANCE;
}

static bool run_tiling(JigPassCall *call) {
    const int64_t *sizes;
    size_t n = jig_option_int_list(call, "parallel-loop-tile-sizes", &sizes);
    JigOpVec loops = {0};
    for (size_t i = 0; i < n; ++i)
        if (sizes[i] == 0)
            return jig_error(call->ctx, jig_loc_unknown(call->ctx), "tile size cannot be 0");
    jig_walk_pre(call->op, find_innermost, &loops);
    for (size_t i = 0; i < loops.len; ++i)
        if (!jig_op_num_results(loops.data[i]))
            jig_loop_parallel_tile(call->rw, loops.data[i], sizes, n,
                                   jig_option_bool(call, "no-min-max-bounds"));
    jig_vec_free(&loops);
    return true;
}

const JigPassRow jig_pass_scf_parallel_loop_tiling = {
    .name = "scf-parallel-loop-tiling",
    .title = "SCFParallelLoopTiling",
    JIG_TABLE(options, tiling_options),
    .run = run_tiling,
    .summary = "innermost scf.parallel as loops over tiles",
};

/* ---- scf-parallel-loop-fusion ---- */

typedef struct Fusion {
    JigRewriter *rw;
    JigViewFlow *flow;
} Fusion;

static JigWalk fuse_inside(JigOp *op, void *user) {
    const Fusion *f = user;
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            jig_loop_parallel_fuse_in(f->rw, f->flow, b);
    return JIG_WALK_ADVANCE;
}

static bool run_fusion(JigPassCall *call) {
    Fusion f = {.rw = call->rw, .flow = jig_view_flow_create(call->op)};
    jig_walk_post(call->op, fuse_inside, &f);
    jig_view_flow_destroy(f.flow);
    return true;
}

const JigPassRow jig_pass_scf_parallel_loop_fusion = {
    .name = "scf-parallel-loop-fusion",
    .title = "SCFParallelLoopFusion",
    .run = run_fusion,
    .summary = "scf.parallel next to each other as one",
};
