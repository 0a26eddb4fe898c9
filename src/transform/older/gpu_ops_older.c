/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parallel loops to blocks and threads, when loops were scf.foreach_thread. */
#include "transform/older/modernise_int.h"

static bool modernise_blocks(JigRewriter *rw, JigOp *op, JigReason *why);
static bool modernise_threads(JigRewriter *rw, JigOp *op, JigReason *why);
static bool modernise_warps(JigRewriter *rw, JigOp *op, JigReason *why);

#define MAPPING                                                                                    \
    .ins = "target: consume Handle", .outs = "result: Handle",                                     \
    .traits = "TransformOpInterface, ModifiesPayload", .apply = jig_modernise_apply
#define TYPED "attr-dict `:` functional-type($target, $result)"

static const JigOpRow rows[] = {
    {.name = "transform.gpu.map_foreach_to_blocks",
     MAPPING,
     .props = "gridDim: I64Array = [], generate_gpu_launch: Unit",
     .format = "$target " TYPED,
     .older = &(const JigOlder){.until = "16",
                                .what = "it is transform.gpu.map_forall_to_blocks, and `gridDim` "
                                        "is `grid_dims`",
                                .modernise = modernise_blocks},
     .summary = "run the iterations of a parallel loop by blocks"},
    {.name = "transform.gpu.map_nested_foreach_to_threads",
     MAPPING,
     .props = "blockDim: I64Array = [], syncAfterDistribute: Bool = true",
     .format = "$target " TYPED,
     .older = &(const JigOlder){.until = "16",
                                .what = "it is transform.gpu.map_nested_forall_to_threads, "
                                        "`blockDim` is `block_dims`, and `syncAfterDistribute` "
                                        "`sync_after_distribute`",
                                .modernise = modernise_threads},
     .summary = "run the iterations of parallel loops in a launch by threads"},
    {.name = "transform.older.gpu.map_nested_forall_to_threads",
     MAPPING,
     .props = "block_dims: DenseI64Array, warp_dims: DenseI64Array, sync_after_distribute: Bool = "
              "true",
     .format = "$target `block_dims` `=` $block_dims `warp_dims` `=` $warp_dims "
               "(`sync_after_distribute` `=` $sync_after_distribute^)? " TYPED,
     .older = &(const JigOlder){.until = "17-dev",
                                .what = "how many warps there are follows from `block_dims`",
                                .modernise = modernise_warps},
     .summary = "run the iterations of parallel loops in a launch by threads"},
};

static const JigOlderText texts[] = {
    {"transform.gpu.map_foreach_to_blocks", .format = "$target attr-dict", .until = "16", UNTYPED},
    {"transform.gpu.map_nested_foreach_to_threads", .format = "$target attr-dict", .until = "16",
     UNTYPED},
    {"transform.gpu.map_nested_forall_to_threads",
     .format = "$target `block_dims` `=` $block_dims (`sync_after_distribute` `=` "
               "$sync_after_distribute^)? (`warp_size` `=` $warp_size^)? attr-dict",
     .until = "17-dev", UNTYPED},
    {"transform.gpu.map_nested_forall_to_threads",
     .op = "transform.older.gpu.map_nested_forall_to_threads",
     .format = "$target `block_dims` `=` $block_dims `warp_dims` `=` $warp_dims "
               "(`sync_after_distribute` `=` $sync_after_distribute^)? attr-dict",
     .until = "17-dev", UNTYPED},
    {0}};

const JigDialect jig_transform_older_gpu = {
    .name = "transform", JIG_TABLE(ops, rows), .older_texts = texts};

static bool modernise_blocks(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    JigOp *today = jig_transform_gpu_map_forall_to_blocks_build(
        rw, jig_op_loc(op),
        &(JigTransformGpuMapForallToBlocks){
            .target = jig_transform_gpu_map_foreach_to_blocks_target(op),
            .result_type = jig_op_result_type(op, 0),
            .grid_dims =
                jig_modernise_numbers(jig_transform_gpu_map_foreach_to_blocks_grid_dim_attr(op)),
            .generate_gpu_launch =
                jig_transform_gpu_map_foreach_to_blocks_generate_gpu_launch_attr(op)});
    jig_modernise_replace(rw, op, today, NULL);
    return true;
}

static void to_threads(JigRewriter *rw, JigOp *op, const JigAttr *block_dims, const JigAttr *sync) {
    JigValue *target = jig_transform_gpu_map_nested_foreach_to_threads_target(op); /* of both */
    JigOp *today = jig_transform_gpu_map_nested_forall_to_threads_build(
        rw, jig_op_loc(op),
        &(JigTransformGpuMapNestedForallToThreads){.target = target,
                                                   .result_type = jig_op_result_type(op, 0),
                                                   .block_dims = block_dims,
                                                   .sync_after_distribute = sync});
    jig_modernise_replace(rw, op, today, NULL);
}

static bool modernise_threads(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    to_threads(
        rw, op,
        jig_modernise_numbers(jig_transform_gpu_map_nested_foreach_to_threads_block_dim_attr(op)),
        jig_transform_gpu_map_nested_foreach_to_threads_sync_after_distribute_attr(op));
    return true;
}

/* Do the warps of 32 threads along the first dimension make this grid? */
static bool follow_from_threads(const JigAttr *warps, const JigAttr *threads) {
    enum { WARP = 32 };
    size_t n = jig_attr_dense_array_len(threads);
    bool same = n && jig_attr_dense_array_len(warps) == n;
    for (size_t i = 0; same && i < n; ++i) {
        int64_t t = jig_attr_dense_array_int(threads, i), w = jig_attr_dense_array_int(warps, i);
        same = i ? t == w : t % WARP == 0 && t / WARP == w;
    }
    return same;
}

static bool modernise_warps(JigRewriter *rw, JigOp *op, JigReason *why) {
    const JigAttr *threads =
                      jig_transform_older_gpu_map_nested_forall_to_threads_block_dims_attr(op),
                  *warps = jig_transform_older_gpu_map_nested_forall_to_threads_warp_dims_attr(op);
    if (!follow_from_threads(warps, threads))
        return jig_refuse(why, op,
                          "`warp_dims` are gone: warps are 32 threads along the first of "
                          "`block_dims`, which are not as many as these");
    to_threads(rw, op, threads,
               jig_transform_older_gpu_map_nested_forall_to_threads_sync_after_distribute_attr(op));
    return true;
}
