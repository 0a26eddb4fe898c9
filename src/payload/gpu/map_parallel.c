/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Marking parallel loops with who runs their iterations. */
#include "dialect/gpu/gpu.h"
#include "dialect/scf/scf.h"
#include "jig/affine.h"
#include "payload/gpu/parallel.h"
#include "payload/gpu/passes.h"

/* Three dimensions of a loop that stands in no other are blocks, those of loops right in it
 * threads; the rest runs one after the other. */
typedef struct Level {
    bool innermost_first;
    int64_t first; /* processor of dimension x */
} Level;

static int64_t processor_of(const Level *level, size_t dim, size_t num_dims) {
    size_t mapped = num_dims < 3 ? num_dims : 3;
    if (level->first == JIG_GPU_SEQUENTIAL || dim >= mapped)
        return JIG_GPU_SEQUENTIAL;
    return level->first + (int64_t)(level->innermost_first ? mapped - 1 - dim : dim);
}

static void map_loop(JigRewriter *rw, JigOp *loop, Level level) {
    if (jig_op_attr(loop, JIG_GPU_MAPPING) || !jig_stack_ok(rw->ctx))
        return;
    size_t n = jig_scf_parallel_num_lower_bound(loop);
    JigArena *a = jig_arena_create();
    const JigAttr **mapping = JIG_NEW_ARRAY(a, const JigAttr *, n);
    for (size_t i = 0; i < n; ++i)
        mapping[i] = jig_gpu_loop_dim_map(rw->ctx, processor_of(&level, i, n));
    jig_rw_set_attr(rw, loop, JIG_GPU_MAPPING, jig_attr_array(rw->ctx, mapping, n));
    jig_arena_destroy(a);
    level.first = level.first == JIG_GPU_BLOCK_X ? JIG_GPU_THREAD_X : JIG_GPU_SEQUENTIAL;
    for (JigOp *op = jig_block_first(jig_op_body(loop)); op; op = jig_op_next(op))
        if (jig_op_is(op, JIG_SCF(PARALLEL)))
            map_loop(rw, op, level);
}

void jig_offload_map_parallel_loop(JigRewriter *rw, JigOp *loop, bool innermost_first) {
    if (!jig_op_parent_of(loop, JIG_SCF(PARALLEL)))
        map_loop(rw, loop, (Level){innermost_first, JIG_GPU_BLOCK_X});
}

/* ---- The pass ---- */

static const JigOptionRow options[] = {
    {.name = "mapping-policy",
     .kind = JIG_OPTION_STRING,
     .otherwise = "outermost-first",
     .help = "Which dimension is x: outermost-first, or innermost-first"},
};

typedef struct Mapping {
    JigRewriter *rw;
    bool innermost_first;
} Mapping;

static JigWalk map_each(JigOp *op, void *user) {
    Mapping *m = user;
    if (jig_op_is(op, JIG_SCF(PARALLEL)))
        jig_offload_map_parallel_loop(m->rw, op, m->innermost_first);
    return JIG_WALK_ADVANCE;
}

static bool run(JigPassCall *call) {
    JigStr policy = jig_option_string(call, "mapping-policy");
    Mapping m = {.rw = call->rw, .innermost_first = jig_str_is(policy, "innermost-first")};
    if (!m.innermost_first && !jig_str_is(policy, "outermost-first"))
        return jig_op_emit_error(call->op, "Invalid mapping policy specified.");
    jig_walk_post(call->op, map_each, &m);
    return true;
}

const JigPassRow jig_pass_gpu_map_parallel_loops = {
    .name = "gpu-map-parallel-loops",
    .title = "GpuMapParallelLoopsPass",
    .anchor = "func.func",
    .options = options,
    .num_options = JIG_LEN(options),
    .run = run,
    .summary = "mark parallel loops with the blocks and threads that run them",
};
