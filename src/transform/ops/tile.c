/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tiling of structured ops. */
#include "payload/tile/tile.h"
#include "dialect/common/slices.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"

static JigApplyFn apply_tile_using_for, apply_tile_using_forall;
static bool verify_tile_using_for(JigOp *op), verify_tile_using_forall(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.structured.tile_using_for",
     .ins = "target: consume Handle, dynamic_sizes: read variadic<ParamOrHandle>",
     .outs = "tiled_linalg_op: Handle, loops: variadic<Handle>",
     .props = "static_sizes: DenseI64Array ?= array<i64>, "
              "interchange: DenseI64Array ?= array<i64>, "
              "scalable_sizes: DenseBoolArray ?= array<i1>",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target `tile_sizes` custom<DynamicIndexList>( $dynamic_sizes, $static_sizes, "
               "$scalable_sizes) (`interchange` `=` $interchange^)? attr-dict `:` "
               "functional-type(operands, results)",
     .verify = verify_tile_using_for,
     .apply = apply_tile_using_for,
     .needs = "target: interface<TilingInterface>",
     .result_names = jig_name_results_by_row,
     .summary = "tile with a nest of loops"},
    {.name = "transform.structured.tile_using_forall",
     .ins = "target: consume Handle, num_threads: read variadic<ParamOrHandle>, "
            "tile_sizes: read variadic<ParamOrHandle>, "
            "packed_num_threads: read optional<ParamOrHandle>, "
            "packed_tile_sizes: read optional<ParamOrHandle>",
     .outs = "tiled_op: Handle, forall_op: Handle",
     .props = "static_num_threads: DenseI64Array ?= array<i64>, "
              "static_tile_sizes: DenseI64Array ?= array<i64>, "
              "mapping: optional<scf.DeviceMappingArray>",
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
     .summary = "tile with one parallel loop"},
};
const JigDialect jig_transform_tile = {.name = "transform", .ops = rows, .num_ops = JIG_LEN(rows)};

/* ---- Sizes: integers of the script, parameters, or payload values ---- */

typedef struct Sizes {
    const JigAttr *constants; /* i64 array with JIG_DYNAMIC, or NULL: none */
    size_t first, count;      /* operands of the dynamic ones */
} Sizes;

static Sizes sizes_of(const JigOp *op, size_t group, const char *static_name) {
    Sizes s = {.constants = jig_op_attr(op, static_name)};
    jig_op_operand_range(op, group, &s.first, &s.count);
    return s;
}

static size_t num_sizes(const Sizes *s) {
    return s->constants ? jig_attr_dense_array_len(s->constants) : 0;
}

/* ---- Sizes of which each target has its own ---- */

static JigStatus check_producers(JigTransformCall *call, const JigValue *handle, size_t n) {
    JigOps ops = jig_payload_ops(call, handle);
    JigLoc loc = jig_op_loc(call->op);
    if (ops.len != n) {
        jig_silenceable(
            call, loc, "expected as many dynamic size-producing operations ({}) as target ops ({})",
            jig_fact_int(ops.len), jig_fact_int(n));
        jig_failure_note(call, handle, "for this handle");
        return JIG_SILENCEABLE;
    }
    for (size_t k = 0; k < n; ++k) {
        JigOp *op = ops.items[k];
        if (jig_op_num_results(op) == 1 && jig_type_is_index(jig_op_result_type(op, 0)))
            continue;
        jig_silenceable(call, loc,
                        "expected sizes to be produced by ops with a single index-type result");
        jig_failure_note(call, op, "size producer op");
        jig_failure_note(call, handle, "for this handle");
        return JIG_SILENCEABLE;
    }
    return JIG_OK;
}

/* The reference counts no parameters here, however many there are. */
static JigStatus check_params(JigTransformCall *call, const JigValue *handle, size_t n) {
    if (jig_payload_params(call, handle).len == n)
        return JIG_OK;
    jig_silenceable(call, call->op, "expected as many parameter values (0) as target ops ({})",
                    jig_fact_int(n));
    jig_failure_note(call, handle, "for this parameter");
    return JIG_SILENCEABLE;
}

/* Is there a size for each of `n` targets? */
static JigStatus check_dynamic(JigTransformCall *call, const Sizes *s, size_t n) {
    for (size_t k = 0; k < s->count; ++k) {
        const JigValue *handle = jig_op_operand(call->op, s->first + k);
        bool params = jig_handle_kind(handle) == JIG_HANDLE_PARAMS;
        JIG_TRY((params ? check_params : check_producers)(call, handle, n));
    }
    return JIG_OK;
}

/* Asked once there is something to tile. */
static JigStatus check_integers(JigTransformCall *call) {
    for (size_t k = 1; k < jig_op_num_operands(call->op); ++k) {
        const JigValue *handle = jig_op_operand(call->op, k);
        if (jig_handle_kind(handle) != JIG_HANDLE_PARAMS)
            continue;
        JigParams params = jig_payload_params(call, handle);
        for (size_t i = 0; i < params.len; ++i)
            if (!jig_attr_is_int(params.items[i]))
                return jig_definite_op(call, "size in operand #{} is not an integer: {}",
                                       jig_fact_int(k), jig_fact_attr(params.items[i]));
    }
    return JIG_OK;
}

static JigMixed size_of_param(JigTransformCall *call, const JigAttr *param) {
    int64_t size = jig_attr_is_int(param) ? jig_attr_int_value(param) : 0;
    return jig_mixed_int(jig_op_context(call->op), size);
}

static JigMixed dynamic_size(JigTransformCall *call, const JigValue *handle, size_t target) {
    if (jig_handle_kind(handle) == JIG_HANDLE_PARAMS)
        return size_of_param(call, jig_payload_params(call, handle).items[target]);
    return jig_mixed_value(jig_op_result(jig_payload_ops(call, handle).items[target], 0));
}

/* All sizes for one target, in the call's arena. */
static JigMixed *resolve(JigTransformCall *call, const Sizes *s, size_t target) {
    size_t count = num_sizes(s), next = s->first;
    JigMixed *out = JIG_NEW_ARRAY(call->arena, JigMixed, count);
    for (size_t k = 0; k < count; ++k) {
        int64_t constant = jig_attr_dense_array_int(s->constants, k);
        out[k] = constant != JIG_DYNAMIC
                     ? jig_mixed_int(jig_op_context(call->op), constant)
                     : dynamic_size(call, jig_op_operand(call->op, next++), target);
    }
    return out;
}

/* ---- transform.structured.tile_using_for ---- */

static bool verify_tile_using_for(JigOp *op) {
    Sizes s = sizes_of(op, 1, "static_sizes");
    size_t tiled = 0;
    for (size_t i = 0; i < num_sizes(&s); ++i)
        tiled += jig_attr_dense_array_int(s.constants, i) != 0;
    const JigAttr *scalable = jig_transform_structured_tile_using_for_scalable_sizes_attr(op);
    size_t flags = scalable ? jig_attr_dense_array_len(scalable) : 0;
    if (num_sizes(&s) != flags)
        return jig_op_error(op, "expected same number of sizes (%zu) and scalable sizes (%zu)",
                            num_sizes(&s), flags);
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
    jig_silenceable(call, call->op, missing);
    jig_failure_note(call, target, "target op");
    return JIG_SILENCEABLE;
}

static JigStatus check_count(JigTransformCall *call, const JigOp *target, size_t count) {
    size_t rank = jig_tiling(target)->num_loops(target);
    if (count <= rank)
        return JIG_OK;
    jig_silenceable(call, call->op, "too many tiles provided, expected at most {} found {}",
                    jig_fact_int(rank), jig_fact_int(count));
    jig_failure_note(call, target, "target op");
    return JIG_SILENCEABLE;
}

/* The tiled op comes first among the results, then a result for each loop. */
enum { TILED, LOOPS };

static JigStatus tile_one_for(JigTransformCall *call, JigOp *target, const JigTileOptions *options,
                              JigGather *results) {
    JigTileResult r;
    JigReason room, *why = jig_reason_wanted(call, &room);
    if (!jig_tile_with_for(call->rw, target, options, call->arena, &r, why))
        return not_tiled(call, target, why);
    if (r.tiled[0] != target)
        jig_rw_replace(call->rw, target, r.replacements, r.num_replacements);
    jig_gather_op(results, TILED, r.tiled[0]);
    /* Sizes that turn out to be 0 make fewer loops than results: the last ones stay empty. */
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
    Sizes s = sizes_of(op, 1, "static_sizes");
    const JigAttr *interchange = jig_transform_structured_tile_using_for_interchange_attr(op);
    JigTileOptions options = {.num_sizes = num_sizes(&s)};
    if (interchange && jig_attr_dense_array_len(interchange)) {
        options.interchange = jig_attr_dense_i64_data(interchange);
        options.num_interchange = jig_attr_dense_array_len(interchange);
    }
    options.scalable = scalable_flags(
        call, jig_transform_structured_tile_using_for_scalable_sizes_attr(op), options.num_sizes);
    options.scalable_loc = jig_op_loc(op);
    JIG_TRY(check_dynamic(call, &s, targets.len));
    JigGather results;
    jig_gather_init(&results, call, 0);
    for (size_t i = 0; i < targets.len; ++i) {
        JIG_TRY(check_interface(call, targets.items[i],
                                "only ops implementing TilingInterface are supported"));
        JIG_TRY(check_count(call, targets.items[i], options.num_sizes));
        JIG_TRY(check_integers(call));
        options.sizes = resolve(call, &s, i);
        JIG_TRY(tile_one_for(call, targets.items[i], &options, &results));
    }
    jig_gather_finish(&results);
    return JIG_OK;
}

/* ---- transform.structured.tile_using_forall ---- */

static bool verify_tile_using_forall(JigOp *op) {
    Sizes threads = sizes_of(op, 1, "static_num_threads"),
          sizes = sizes_of(op, 2, "static_tile_sizes");
    bool packed_threads = jig_transform_structured_tile_using_forall_packed_num_threads(op),
         packed_sizes = jig_transform_structured_tile_using_forall_packed_tile_sizes(op);
    if (num_sizes(&threads) && packed_threads)
        return jig_op_error(op, "num_threads and packed_num_threads are mutually exclusive");
    if (num_sizes(&sizes) && packed_sizes)
        return jig_op_error(op, "tile_sizes and packed_tile_sizes are mutually exclusive");
    if (!num_sizes(&threads) && !packed_threads && !num_sizes(&sizes) && !packed_sizes)
        return jig_op_error(op,
                            "either (packed_)num_threads or (packed_)tile_sizes must be specified");
    return true;
}

/* The size that `op` stands for: its one index result. */
static JigStatus index_result(JigTransformCall *call, const JigOp *op, JigMixed *out) {
    if (jig_op_num_results(op) == 1 && jig_type_is_index(jig_op_result_type(op, 0))) {
        *out = jig_mixed_value(jig_op_result(op, 0));
        return JIG_OK;
    }
    jig_silenceable(call, call->op, "payload op must have exactly 1 index result");
    jig_failure_note(call, op, "has {} results", jig_fact_int(jig_op_num_results(op)));
    return JIG_SILENCEABLE;
}

/* A packed operand gives all sizes at once: one parameter or op each. */
static JigStatus unpack(JigTransformCall *call, const JigValue *handle, JigMixed **out, size_t *n) {
    if (jig_handle_kind(handle) == JIG_HANDLE_PARAMS) {
        JigParams params = jig_payload_params(call, handle);
        *n = params.len;
        *out = JIG_NEW_ARRAY(call->arena, JigMixed, *n);
        for (size_t i = 0; i < *n; ++i)
            (*out)[i] = size_of_param(call, params.items[i]);
        return JIG_OK;
    }
    JigOps ops = jig_payload_ops(call, handle);
    *n = ops.len;
    *out = JIG_NEW_ARRAY(call->arena, JigMixed, *n);
    for (size_t i = 0; i < *n; ++i)
        JIG_TRY(index_result(call, ops.items[i], &(*out)[i]));
    return JIG_OK;
}

/* A handle among the sizes has exactly one payload. */
static JigStatus single_size(JigTransformCall *call, const JigValue *handle, JigMixed *out) {
    if (jig_handle_kind(handle) == JIG_HANDLE_PARAMS) {
        JigParams params = jig_payload_params(call, handle);
        if (params.len != 1)
            return jig_definite(call, call->op, "requires exactly one parameter associated");
        *out = size_of_param(call, params.items[0]);
        return JIG_OK;
    }
    JigOps ops = jig_payload_ops(call, handle);
    if (ops.len == 1)
        return index_result(call, ops.items[0], out);
    jig_silenceable(call, call->op, "handle must be mapped to exactly one payload op");
    jig_failure_note(call, handle, "mapped to {} payload ops", jig_fact_int(ops.len));
    return JIG_SILENCEABLE;
}

static JigStatus resolve_single(JigTransformCall *call, const Sizes *s, const JigValue *packed,
                                JigMixed **out, size_t *n) {
    if (packed)
        return unpack(call, packed, out, n);
    size_t next = s->first;
    *n = num_sizes(s);
    *out = JIG_NEW_ARRAY(call->arena, JigMixed, *n);
    for (size_t k = 0; k < *n; ++k) {
        int64_t constant = jig_attr_dense_array_int(s->constants, k);
        if (constant != JIG_DYNAMIC)
            (*out)[k] = jig_mixed_int(jig_op_context(call->op), constant);
        else
            JIG_TRY(single_size(call, jig_op_operand(call->op, next++), &(*out)[k]));
    }
    return JIG_OK;
}

static JigStatus apply_tile_using_forall(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigOps targets = jig_payload_ops(call, jig_transform_structured_tile_using_forall_target(op));
    Sizes threads = sizes_of(op, 1, "static_num_threads"),
          sizes = sizes_of(op, 2, "static_tile_sizes");
    JigMixed *thread_list, *size_list;
    JigTileOptions options = {.mapping =
                                  jig_transform_structured_tile_using_forall_mapping_attr(op)};
    JIG_TRY(resolve_single(call, &threads,
                           jig_transform_structured_tile_using_forall_packed_num_threads(op),
                           &thread_list, &options.num_threads));
    JIG_TRY(resolve_single(call, &sizes,
                           jig_transform_structured_tile_using_forall_packed_tile_sizes(op),
                           &size_list, &options.num_sizes));
    options.threads = thread_list;
    options.sizes = size_list;
    JigGather results;
    jig_gather_init(&results, call, 0);
    for (size_t i = 0; i < targets.len; ++i) {
        JigOp *target = targets.items[i];
        JIG_TRY(check_interface(call, target, "only TilingInterface ops are supported"));
        JIG_TRY(check_integers(call));
        JigTileResult r;
        JigReason room, *why = jig_reason_wanted(call, &room);
        if (!jig_tile_with_forall(call->rw, target, &options, call->arena, &r, why))
            return not_tiled(call, target, why);
        if (r.tiled[0] != target)
            jig_rw_replace(call->rw, target, r.replacements, r.num_replacements);
        jig_gather_op(&results, TILED, r.tiled[0]);
        if (r.num_loops)
            jig_gather_op(&results, LOOPS, r.loops[0]);
    }
    jig_gather_finish(&results);
    return JIG_OK;
}
