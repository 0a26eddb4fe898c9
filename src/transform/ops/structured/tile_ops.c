/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tiling of structured ops. */
#include "jig/payload/tile.h"
#include "ir/diag/kinds.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/sizes.h"
#include "transform/state.h"
#include "transform/ops/proposals.h"

static JigApplyFn apply_tile_using_for, apply_tile_using_forall;
static bool verify_tile_using_for(JigOp *op), verify_tile_using_forall(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.structured.tile_using_for",
     .ins = "target: consume Handle, dynamic_sizes: read variadic<ParamOrHandle>",
     .outs = "tiled_linalg_op: Handle, loops: variadic<Handle>",
     .props = "static_sizes: DenseI64Array ?= array<i64>, "
              "interchange: DenseI64Array ?= array<i64>, "
              "scalable_sizes: DenseBoolArray ?= array<i1>, skip_untileable: Unit",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target `tile_sizes` custom<DynamicIndexList>( $dynamic_sizes, $static_sizes, "
               "$scalable_sizes) (`interchange` `=` $interchange^)? attr-dict `:` "
               "functional-type(operands, results)",
     .verify = verify_tile_using_for,
     .apply = apply_tile_using_for,
     .needs = "target: interface<TilingInterface>",
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_tile_using_for),
     .summary = "tile with a nest of loops"},
    {.name = "transform.structured.tile_using_forall",
     .ins = "target: consume Handle, num_threads: read variadic<ParamOrHandle>, "
            "tile_sizes: read variadic<ParamOrHandle>, "
            "packed_num_threads: read optional<ParamOrHandle>, "
            "packed_tile_sizes: read optional<ParamOrHandle>",
     .outs = "tiled_op: Handle, forall_op: Handle",
     .props = "static_num_threads: DenseI64Array ?= array<i64>, "
              "static_tile_sizes: DenseI64Array ?= array<i64>, "
              "mapping: optional<scf.DeviceMappingArray>, skip_untileable: Unit",
     .traits = "AttrSizedOperandSegments, TransformOpInterface, ModifiesPayload, "
               "ReportTrackingFailures",
     .format = "$target oilist( `num_threads` "
               "custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads, "
               "$static_num_threads) | `tile_sizes` "
               "custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes, "
               "$static_tile_sizes)) (`(` `mapping` `=` $mapping^ `)`)? attr-dict `:` "
               "functional-type(operands, results)",
     .verify = verify_tile_using_forall,
     .apply = apply_tile_using_forall,
     .needs = "target: interface<TilingInterface>",
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_tile_using_forall),
     .summary = "tile with one parallel loop"},
};
const JigDialect jig_transform_tile = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- transform.structured.tile_using_for ---- */

static bool verify_tile_using_for(JigOp *op) {
    JigSizes s = jig_sizes_of(op, 1, "static_sizes");
    size_t tiled = 0;
    for (size_t i = 0; i < jig_sizes_len(&s); ++i)
        tiled += jig_attr_dense_array_int(s.constants, i) != 0;
    const JigAttr *scalable = jig_transform_structured_tile_using_for_scalable_sizes_attr(op);
    size_t flags = scalable ? jig_attr_dense_array_len(scalable) : 0;
    if (jig_sizes_len(&s) != flags)
        return jig_op_error(op, "expected same number of sizes (%zu) and scalable sizes (%zu)",
                            jig_sizes_len(&s), flags);
    size_t loops = jig_op_num_results(op) - 1;
    if (tiled == loops)
        return true;
    return jig_op_error(
        op, "expected number of loops to tile (%zu) to match number of `loops` results (%zu)",
        tiled, loops);
}

static JigStatus not_tiled(JigTransformCall *call, const JigOp *target, const JigReason *why) {
    jig_refused(call, jig_op_loc(call->op), why);
    jig_failure_note(call, target, "target op");
    return JIG_SILENCEABLE;
}

static JigStatus check_interface(JigTransformCall *call, const JigOp *target, const char *missing) {
    if (jig_tiling(target))
        return JIG_OK;
    return jig_silenceable_about(call, target, "target op", missing,
                                 jig_fact_kind(JIG_KIND_NO_TILING));
}

static JigStatus check_count(JigTransformCall *call, const JigOp *target, size_t count) {
    size_t rank = jig_tiling(target)->num_loops(target);
    if (count <= rank)
        return JIG_OK;
    return jig_silenceable_about(
        call, target, "target op", "too many tiles provided, expected at most {} found {}",
        jig_fact_kind(JIG_KIND_MANY_SIZES), jig_fact_int(rank), jig_fact_int(count));
}

/* The tiled op comes first among the results, then a result for each loop. */
enum { TILED, LOOPS };

static JigStatus tile_one_for(JigTransformCall *call, JigOp *target, const JigTileOptions *options,
                              JigGather *results) {
    JigTileResult r;
    JigReason *why = JIG_WHY(call);
    if (!jig_tile_with_for(call->rw, target, options, call->arena, &r, why))
        return not_tiled(call, target, why);
    jig_tile_replace(call->rw, target, &r);
    jig_gather_op(results, TILED, r.tiled[0]);
    /* Tile sizes that turn out to be 0 make fewer loops than results: the last ones stay empty. */
    for (size_t i = 0; i < r.num_loops && LOOPS + i < results->n; ++i)
        jig_gather_op(results, LOOPS + i, r.loops[i]);
    return JIG_OK;
}

static const bool *scalable_flags(JigTransformCall *call, const JigAttr *flags, size_t n) {
    if (!flags || !jig_attr_dense_array_len(flags))
        return NULL;
    bool *out = JIG_NEW_ARRAY(call->arena, bool, n);
    for (size_t i = 0; i < n && i < jig_attr_dense_array_len(flags); ++i)
        out[i] = jig_attr_dense_array_int(flags, i) != 0;
    return out;
}

static JigStatus apply_tile_using_for(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigOps targets = jig_payload_ops(call, jig_transform_structured_tile_using_for_target(op));
    JigSizes s = jig_sizes_of(op, 1, "static_sizes");
    const JigAttr *interchange = jig_transform_structured_tile_using_for_interchange_attr(op);
    JigTileOptions options = {.num_sizes = jig_sizes_len(&s),
                              .as_reference = call->state->options->as_reference};
    if (interchange && jig_attr_dense_array_len(interchange)) {
        options.interchange = jig_attr_dense_i64_data(interchange);
        options.num_interchange = jig_attr_dense_array_len(interchange);
    }
    options.scalable = scalable_flags(
        call, jig_transform_structured_tile_using_for_scalable_sizes_attr(op), options.num_sizes);
    options.scalable_loc = jig_op_loc(op);
    JIG_TRY(jig_sizes_check_each(call, &s, targets.len));
    JigGather results;
    jig_gather_init(&results, call, 0);
    for (size_t i = 0; i < targets.len; ++i) {
        if (jig_transform_structured_tile_using_for_skip_untileable(op) &&
            !jig_sizes_fit(targets.items[i], options.num_sizes))
            continue;
        JIG_TRY(check_interface(call, targets.items[i],
                                "only ops implementing TilingInterface are supported"));
        JIG_TRY(check_count(call, targets.items[i], options.num_sizes));
        JIG_TRY(jig_sizes_check_integers(call, NULL));
        options.sizes = jig_sizes_for(call, &s, i);
        JIG_TRY(tile_one_for(call, targets.items[i], &options, &results));
    }
    jig_gather_finish(&results);
    return JIG_OK;
}

/* ---- transform.structured.tile_using_forall ---- */

static bool verify_tile_using_forall(JigOp *op) {
    JigSizes threads = jig_sizes_of(op, 1, "static_num_threads"),
             sizes = jig_sizes_of(op, 2, "static_tile_sizes");
    bool packed_threads = jig_transform_structured_tile_using_forall_packed_num_threads(op),
         packed_sizes = jig_transform_structured_tile_using_forall_packed_tile_sizes(op);
    if (jig_sizes_len(&threads) && packed_threads)
        return jig_op_error(op, "num_threads and packed_num_threads are mutually exclusive");
    if (jig_sizes_len(&sizes) && packed_sizes)
        return jig_op_error(op, "tile_sizes and packed_tile_sizes are mutually exclusive");
    if (!jig_sizes_len(&threads) && !packed_threads && !jig_sizes_len(&sizes) && !packed_sizes)
        return jig_op_error(op,
                            "either (packed_)num_threads or (packed_)tile_sizes must be specified");
    return true;
}

static JigStatus apply_tile_using_forall(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigOps targets = jig_payload_ops(call, jig_transform_structured_tile_using_forall_target(op));
    JigSizes threads = jig_sizes_of(op, 1, "static_num_threads"),
             sizes = jig_sizes_of(op, 2, "static_tile_sizes");
    JigMixed *thread_list, *size_list;
    JigTileOptions options = {
        .mapping = jig_transform_structured_tile_using_forall_mapping_attr(op), .normalize = true};
    JIG_TRY(jig_sizes_shared(call, &threads,
                             jig_transform_structured_tile_using_forall_packed_num_threads(op),
                             &thread_list, &options.num_threads));
    JIG_TRY(jig_sizes_shared(call, &sizes,
                             jig_transform_structured_tile_using_forall_packed_tile_sizes(op),
                             &size_list, &options.num_sizes));
    options.threads = thread_list;
    options.sizes = size_list;
    const JigValue *packed = jig_transform_structured_tile_using_forall_packed_num_threads(op);
    packed = packed ? packed : jig_transform_structured_tile_using_forall_packed_tile_sizes(op);
    JigGather results;
    jig_gather_init(&results, call, 0);
    for (size_t i = 0; i < targets.len; ++i) {
        JigOp *target = targets.items[i];
        size_t n = options.num_threads ? options.num_threads : options.num_sizes;
        if (jig_transform_structured_tile_using_forall_skip_untileable(op) &&
            !jig_sizes_fit(target, n))
            continue;
        JIG_TRY(check_interface(call, target, "only TilingInterface ops are supported"));
        JIG_TRY(jig_sizes_check_integers(call, packed));
        JigTileResult r;
        JigReason *why = JIG_WHY(call);
        if (!jig_tile_with_forall(call->rw, target, &options, call->arena, &r, why))
            return not_tiled(call, target, why);
        jig_tile_replace(call->rw, target, &r);
        jig_gather_op(&results, TILED, r.tiled[0]);
        if (r.num_loops)
            jig_gather_op(&results, LOOPS, r.loops[0]);
    }
    jig_gather_finish(&results);
    return JIG_OK;
}
