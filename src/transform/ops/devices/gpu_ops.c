/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops and copies on devices. */
#include "dialect/gpu/gpu.h"
#include "dialect/linalg/linalg.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "ir/diag/kinds.h"
#include "payload/gpu/barriers.h"
#include "jig/payload/gpu.h"
#include "payload/gpu/mma_parts.h"
#include "payload/gpu/simpler.h"
#include "jig/payload/tile.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/proposals.h"

static JigApplyFn map_forall_to_blocks, map_nested_forall_to_threads, map_copy_to_threads;
static bool verify_map_forall_to_blocks(JigOp *op);

static const JigPatternsIface eliminate_barriers = {.patterns = jig_gpu_barrier_elimination};
static const JigPatternsIface rewrite_patterns = {.patterns = jig_gpu_simpler_ops};

static void add_unrolling(const JigOp *op, JigPatternSet *set);
static const JigPatternsIface unroll_for_mma = {.populate = add_unrolling};

static const JigOpRow rows[] = {
    {.name = "transform.gpu.map_forall_to_blocks",
     .ins = "target: consume Handle",
     .outs = "result: Handle",
     .props = "grid_dims: DenseI64Array ?= array<i64>, generate_gpu_launch: Unit",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target (`generate_gpu_launch` $generate_gpu_launch^)? (`grid_dims` `=` "
               "$grid_dims^)? attr-dict `:` functional-type($target, $result)",
     .verify = verify_map_forall_to_blocks,
     .apply = map_forall_to_blocks,
     .more = JIG_MORE(.propose = jig_propose_to_blocks),
     .summary = "run the iterations of a parallel loop by blocks"},
    {.name = "transform.gpu.map_nested_forall_to_threads",
     .ins = "target: consume Handle",
     .outs = "result: Handle",
     .props = "block_dims: DenseI64Array = array<i64>, sync_after_distribute: Bool = true, "
              "warp_size: I64 = 32",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target `block_dims` `=` $block_dims (`sync_after_distribute` `=` "
               "$sync_after_distribute^)? (`warp_size` `=` $warp_size^)? attr-dict `:` "
               "functional-type($target, $result)",
     .apply = map_nested_forall_to_threads,
     .more = JIG_MORE(.propose = jig_propose_to_threads),
     .summary = "run the iterations of parallel loops in a launch by threads"},
    {.name = "transform.structured.gpu.map_copy_to_threads",
     .ins = "target: consume Handle",
     .outs = "forall_op: Handle, tiled_op: Handle",
     .props = "total_num_threads: I64, desired_bit_alignment: I64",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target `total_num_threads` `=` $total_num_threads `desired_bit_alignment` `=` "
               "$desired_bit_alignment attr-dict `:` functional-type(operands, results)",
     .apply = map_copy_to_threads,
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_copy_to_threads),
     .summary = "share a copy or a pad among threads"},
    {.name = "transform.apply_patterns.gpu.eliminate_barriers",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &eliminate_barriers}, {0}},
     .summary = "drop barriers that order nothing"},
    {.name = "transform.apply_patterns.gpu.gpu_rewrite_patterns",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &rewrite_patterns}, {0}},
     .summary = "gpu ops by simpler ones"},
    {.name = "transform.apply_patterns.gpu.unroll_vectors_subgroup_mma",
     .props = "m: I64, n: I64, k: I64",
     .format = "`[` $m `,` $n `,` $k `]` attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &unroll_for_mma}, {0}},
     .summary = "contractions as products that a subgroup computes at once"},
};
static const char *const depends[] = {"gpu", NULL};
const JigDialect jig_transform_gpu = {
    .name = "transform", JIG_TABLE(ops, rows), .depends = depends};

static void add_unrolling(const JigOp *op, JigPatternSet *set) {
    jig_patterns_add_list(set,
                          jig_offload_subgroup_mma_unrolling(
                              jig_op_context(op),
                              jig_transform_apply_patterns_gpu_unroll_vectors_subgroup_mma_m(op),
                              jig_transform_apply_patterns_gpu_unroll_vectors_subgroup_mma_n(op),
                              jig_transform_apply_patterns_gpu_unroll_vectors_subgroup_mma_k(op)));
}

/* What can't be mapped ends the script. */
static JigStatus not_mapped(JigTransformCall *call, const JigReason *why) {
    jig_refused(call, jig_op_loc(call->op), why);
    jig_report_queue(call);
    return JIG_DEFINITE;
}

/* Is there a device for these sizes? */
static JigStatus check_limits(JigTransformCall *call, const JigGpuSizes *grid,
                              const JigGpuSizes *block) {
    JigReason *why = JIG_WHY(call);
    if (jig_gpu_check_limits(grid, block, call->op, why))
        return JIG_OK;
    return jig_refused(call, jig_op_loc(call->op), why);
}

static bool read_sizes(const JigAttr *attr, JigGpuSizes *out) {
    if (!attr || jig_attr_dense_array_len(attr) != 3)
        return false;
    for (size_t i = 0; i < 3; ++i)
        out->of[i] = jig_attr_dense_array_int(attr, i);
    return true;
}

/* ---- transform.gpu.map_forall_to_blocks ---- */

static bool verify_map_forall_to_blocks(JigOp *op) {
    const JigAttr *dims = jig_transform_gpu_map_forall_to_blocks_grid_dims_attr(op);
    size_t n = dims ? jig_attr_dense_array_len(dims) : 0;
    return n == 0 || n == 3 || jig_op_error(op, "transform requires empty or size-3 grid_dims");
}

static JigStatus map_to_blocks(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    bool generate = jig_transform_gpu_map_forall_to_blocks_generate_gpu_launch(call->op);
    JigGpuSizes given, grid;
    bool sized =
        read_sizes(jig_transform_gpu_map_forall_to_blocks_grid_dims_attr(call->op), &given);
    JigOp *launch = target, *forall = jig_gpu_find_top_forall(target);
    const char *wrong = NULL;
    if (!generate && !jig_op_is(target, JIG_GPU(LAUNCH)))
        wrong = "Given target is not gpu.launch, set `generate_gpu_launch` attribute";
    else if (!forall)
        wrong = "could not find a unique topLevel scf.forall";
    if (wrong)
        return jig_silenceable_about(call, target, "when applied to this payload op", wrong);
    if (!generate && !sized)
        return jig_definite(call, call->op, "transform require size-3 mapping");
    if (generate)
        launch = jig_gpu_launch_around(call->rw, jig_op_loc(target), &forall);
    JigReason why = JIG_REASON(call->arena);
    if (!jig_gpu_map_to_blocks(call->rw, forall, sized ? &given : NULL, &grid, &why))
        return not_mapped(call, &why);
    JIG_TRY(check_limits(call, &grid, NULL));
    jig_gpu_resize_launch(call->rw, launch, &grid, NULL);
    jig_each_add(each, 0, launch);
    return JIG_OK;
}

static JigStatus map_forall_to_blocks(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_gpu_map_forall_to_blocks_target(call->op),
                           map_to_blocks);
}

/* ---- transform.gpu.map_nested_forall_to_threads ---- */

static JigStatus map_to_threads(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    const JigOp *op = call->op;
    JigGpuThreads threads = {
        .warp_size = jig_transform_gpu_map_nested_forall_to_threads_warp_size(op),
        .sync = jig_transform_gpu_map_nested_forall_to_threads_sync_after_distribute(op)};
    if (!jig_op_is(target, JIG_GPU(LAUNCH)))
        return jig_silenceable(call, op, "Given target is not a gpu.launch",
                               jig_fact_kind(JIG_KIND_LAUNCH));
    if (!read_sizes(jig_transform_gpu_map_nested_forall_to_threads_block_dims_attr(op),
                    &threads.block))
        return jig_definite(call, op, "requires size-3 thread mapping",
                            jig_fact_kind(JIG_KIND_BLOCK_SIZES));
    JigStatus status = check_limits(call, NULL, &threads.block);
    if (status != JIG_OK) {
        jig_failure_note(call, op, "\"block_dims\" is too large");
        return status;
    }
    jig_gpu_resize_launch(call->rw, target, NULL, &threads.block);
    JigReason why = JIG_REASON(call->arena);
    if (!jig_gpu_map_to_threads(call->rw, target, &threads, &why))
        return not_mapped(call, &why);
    jig_each_add(each, 0, target);
    return JIG_OK;
}

static JigStatus map_nested_forall_to_threads(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_gpu_map_nested_forall_to_threads_target(call->op),
                           map_to_threads);
}

/* ---- transform.structured.gpu.map_copy_to_threads ---- */

/* linear_dim_1, linear_dim_0: the last dimension is the first of the threads. */
static const JigAttr *linear_mapping(JigContext *ctx, size_t rank) {
    const JigAttr *items[JIG_GPU_COPY_MOST_DIMS];
    for (size_t i = 0; i < rank; ++i) {
        const JigAttr *id = jig_attr_i64(ctx, (int64_t)(JIG_GPU_FIRST_LINEAR_DIM + rank - 1 - i));
        items[i] = jig_attr_get(ctx, JIG_GPU_ATTR(THREAD), &id, 1);
    }
    return jig_attr_array(ctx, items, rank);
}

/* NULL: the target can be shared. */
static const char *not_shared(const JigOp *target) {
    if (!jig_op_is(target, JIG_LINALG(COPY)) && !jig_op_is(target, JIG_TENSOR(PAD)))
        return "only linalg.copy and tensor.pad target ops are supported";
    const JigType *type = jig_op_num_results(target) ? jig_op_result_type(target, 0) : NULL;
    if (!type)
        return "only ops on tensors are supported";
    if (!jig_type_has_static_shape(type) || !jig_type_rank(type) ||
        jig_type_rank(type) > JIG_GPU_COPY_MOST_DIMS)
        return "only statically sized ops of rank <= 3 are supported";
    if (!jig_type_is_int_or_float(jig_type_element(type)))
        return "only elements that are integers or floats are supported";
    return NULL;
}

static JigStatus copy_not_mapped(JigTransformCall *call, const JigOp *target, const char *why) {
    return jig_silenceable_about(call, target, "target op", why);
}

static JigStatus map_copy(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    const JigOp *op = call->op;
    const char *wrong = not_shared(target);
    if (wrong)
        return copy_not_mapped(call, target, wrong);
    const JigType *type = jig_op_result_type(target, 0);
    JigGpuCopy copy = {
        .sizes = jig_type_shape(type),
        .rank = jig_type_rank(type),
        .element_bits = jig_type_width(jig_type_element(type)),
        .alignment_bits =
            jig_transform_structured_gpu_map_copy_to_threads_desired_bit_alignment(op),
        .threads = (int32_t)jig_transform_structured_gpu_map_copy_to_threads_total_num_threads(op)};
    int64_t shares[JIG_GPU_COPY_MOST_DIMS];
    if (!jig_gpu_share_copy(&copy, shares))
        return copy_not_mapped(
            call, target,
            "too few threads to map copy op to threads on the most minor dimension, given "
            "alignment and vector size constraints, try smaller tile size of mapping to more "
            "threads");
    JigMixed threads[JIG_GPU_COPY_MOST_DIMS];
    JigContext *ctx = call->rw->ctx;
    for (size_t i = 0; i < copy.rank; ++i)
        threads[i] = jig_mixed_attr(jig_attr_index(ctx, shares[i]));
    JigTileOptions options = {
        .threads = threads, .num_threads = copy.rank, .mapping = linear_mapping(ctx, copy.rank)};
    JigTileResult r;
    JigReason *why = JIG_WHY(call);
    if (!jig_tile_with_forall(call->rw, target, &options, call->arena, &r, why)) {
        jig_refused(call, jig_op_loc(op), why);
        jig_failure_note(call, target, "target op");
        return JIG_SILENCEABLE;
    }
    jig_rw_replace(call->rw, target, r.replacements, r.num_replacements);
    jig_each_add(each, 0, r.loops[0]);
    for (size_t i = 0; i < r.num_tiled; ++i)
        jig_each_add(each, 1 + i, r.tiled[i]);
    return JIG_OK;
}

static JigStatus map_copy_to_threads(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_gpu_map_copy_to_threads_target(call->op),
                           map_copy);
}
