/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The pass that fuses affine loop nests. */
#include "dialect/affine/affine.h"
#include "payload/loop/affine_fuse/affine_fuse.h"
#include "jig/pass.h"

static const char *const modes[] = {"greedy", "producer", "sibling", NULL};

static const JigOptionRow options[] = {
    {.name = "compute-tolerance",
     .kind = JIG_OPTION_FLOAT,
     .otherwise = "0.30000001192092896",
     .help = "By which part ops that are carried out may become more"},
    {.name = "fast-mem-space",
     .kind = JIG_OPTION_UINT,
     .otherwise = "0",
     .help = "Memory space of small buffers that nests hand on by"},
    {.name = "local-buf-threshold",
     .kind = JIG_OPTION_ULONG,
     .otherwise = "0",
     .help = "KiB up to which a buffer is small"},
    {.name = "maximal",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "As deep as can be, whatever it costs"},
    {.name = "mode",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "greedy",
     .choices = modes,
     .help = "Which nests: producers with what reads them, siblings that read the same, or both"},
};

typedef struct Blocks {
    JIG_VEC(JigBlock *) found;
} Blocks;

static JigWalk find_blocks(JigOp *op, void *user) {
    Blocks *b = user;
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        for (JigBlock *block = jig_region_first(jig_op_region(op, i)); block;
             block = jig_block_next(block)) {
            size_t loops = 0;
            for (JigOp *in = jig_block_first(block); in && loops < 2; in = jig_op_next(in))
                loops += jig_op_is(in, JIG_AFFINE(FOR));
            if (loops > 1)
                jig_vec_push(&b->found, block);
        }
    return JIG_WALK_ADVANCE;
}

/* Blocks with more than one loop, inner ones first. */
static bool run(JigPassCall *call) {
    Blocks b = {0};
    JigFuseOptions o = {
        .mode = (JigFuseMode)jig_option_choice(call, "mode"),
        .maximal = jig_option_bool(call, "maximal"),
        .tolerance = jig_option_float(call, "compute-tolerance"),
        .memory = {.fast_space = (uint32_t)jig_option_int(call, "fast-mem-space"),
                   .fast_bytes =
                       (uint32_t)((uint64_t)jig_option_int(call, "local-buf-threshold") * 1024)}};
    jig_walk_post(call->op, find_blocks, &b);
    JigViewFlow *flow = b.found.len ? jig_view_flow_create(call->op) : NULL;
    for (size_t i = 0; i < b.found.len; ++i)
        jig_loop_fuse_affine(call->rw, b.found.data[i], flow, &o);
    if (flow)
        jig_view_flow_destroy(flow);
    jig_vec_free(&b.found);
    return true;
}

const JigPassRow jig_pass_affine_loop_fusion = {
    .name = "affine-loop-fusion",
    .title = "AffineLoopFusion",
    JIG_TABLE(options, options),
    .run = run,
    .summary = "affine loop nests in those that read what they write, or the same",
};
