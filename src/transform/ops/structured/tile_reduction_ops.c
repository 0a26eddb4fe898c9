/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tiling of reductions with partial results. */
#include "dialect/common/slices.h"
#include "ir/diag/kinds.h"
#include "jig/payload/tile.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/sizes.h"
#include "transform/state.h"
#include "transform/ops/proposals.h"

static JigApplyFn apply_for, apply_forall;

static const JigOpRow rows[] = {
    {.name = "transform.structured.tile_reduction_using_for",
     .ins = "target: consume Handle",
     .outs = "fill_op: variadic<Handle>, split_op: Handle, combining_op: Handle, for_op: Handle",
     .props = "reduction_dims: I64Array = [], tile_sizes: I64Array = [], skip_untileable: Unit",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target (`reduction_dims` `=` $reduction_dims^)? `by` `tile_sizes` `=` "
               "$tile_sizes attr-dict `:` functional-type(operands, results)",
     .apply = apply_for,
     .needs = "target: interface<PartialReductionOpInterface>",
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_tile_reduction_for),
     .summary = "tile a reduction, whose tiles' results are combined, with a nest of loops"},
    {.name = "transform.structured.tile_reduction_using_forall",
     .ins = "target: consume Handle",
     .outs = "fill_op: variadic<Handle>, split_op: Handle, combining_op: Handle, "
             "forall_op: Handle",
     .props = "reduction_dims: I64Array = [], num_threads: DenseI64Array = array<i64>, "
              "tile_sizes: DenseI64Array = array<i64>, mapping: optional<scf.DeviceMappingArray>, "
              "skip_untileable: Unit",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target (`reduction_dims` `=` $reduction_dims^)? `by` (`num_threads` `=` "
               "$num_threads^)? (`tile_sizes` `=` $tile_sizes^)? (`mapping` `=` $mapping^)? "
               "attr-dict `:` functional-type(operands, results)",
     .apply = apply_forall,
     .needs = "target: interface<PartialReductionOpInterface>",
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_tile_reduction_forall),
     .summary = "tile a reduction, whose threads' results are combined, with one parallel loop"},
};
const JigDialect jig_transform_tile_reduction = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- What is asked for ---- */

static JigMixed *numbers_of_array(JigTransformCall *call, const JigAttr *array, size_t *n) {
    *n = array ? jig_attr_array_len(array) : 0;
    JigMixed *out = JIG_NEW_ARRAY(call->arena, JigMixed, *n);
    for (size_t i = 0; i < *n; ++i)
        out[i] = jig_mixed_int(call->rw->ctx, jig_attr_int_value(jig_attr_array_at(array, i)));
    return out;
}

static JigMixed *numbers_of_dense(JigTransformCall *call, const JigAttr *array, size_t *n) {
    *n = array ? jig_attr_dense_array_len(array) : 0;
    JigMixed *out = JIG_NEW_ARRAY(call->arena, JigMixed, *n);
    for (size_t i = 0; i < *n; ++i)
        out[i] = jig_mixed_int(call->rw->ctx, jig_attr_dense_array_int(array, i));
    return out;
}

/* The loops that are given, or all that reduce. Numbers of no loop are too large. */
static void choose_split(JigTransformCall *call, const JigOp *target, const JigAttr *given,
                         JigTileOptions *o) {
    const JigTilingIface *iface = jig_tiling(target);
    size_t rank = iface->num_loops(target), n = given ? jig_attr_array_len(given) : 0;
    size_t *loops = JIG_NEW_ARRAY(call->arena, size_t, n ? n : rank);
    o->split = loops;
    o->num_split = n;
    for (size_t i = 0; i < n; ++i)
        loops[i] = (size_t)jig_attr_int_value(jig_attr_array_at(given, i));
    for (size_t i = 0; !n && i < rank; ++i)
        if (iface->iterator(target, i) == JIG_REDUCTION)
            loops[o->num_split++] = i;
}

/* ---- Carrying it out ---- */

typedef bool Tile(JigRewriter *rw, JigOp *op, const JigTileOptions *options, JigArena *a,
                  JigTileResult *out, JigReason *why);

static JigStatus check_count(JigTransformCall *call, const JigOp *target, size_t produced) {
    size_t expected = jig_op_num_results(call->op);
    if (produced == expected)
        return JIG_OK;
    jig_definite(call, jig_op_loc(call->op),
                 "application of {} expected to produce {} results (actually produced {}).",
                 jig_fact_str(jig_op_name_of(call->op)), jig_fact_int((int64_t)expected),
                 jig_fact_int((int64_t)produced));
    jig_failure_note(call, jig_op_loc(target), "when applied to this op");
    jig_failure_note(call, jig_op_loc(call->op),
                     "if you need variadic results, consider a generic `apply` instead of the "
                     "specialized `applyToOne`.");
    return JIG_DEFINITE;
}

/* For each result a start, the tiled op, for each result what combines it, the outermost loop. */
static JigStatus bind_results(JigEach *each, const JigTileResult *r) {
    size_t n = 0;
    for (size_t i = 0; i < r->num_inits; ++i)
        jig_each_add(each, n++, jig_value_def(r->inits[i]));
    for (size_t i = 0; i < r->num_tiled; ++i)
        jig_each_add(each, n++, r->tiled[i]);
    for (size_t i = 0; i < r->num_merges; ++i)
        jig_each_add(each, n++, r->merges[i]);
    jig_each_add(each, n++, r->loops[0]);
    return JIG_OK;
}

static JigStatus tile_one(JigEach *each, JigOp *target, JigTileOptions *o,
                          const JigAttr *reduction_dims, Tile *tile, const char *failed) {
    JigTransformCall *call = each->call;
    size_t n = o->num_threads ? o->num_threads : o->num_sizes;
    bool skips = jig_transform_skip_untileable(call->op);
    if (skips && (!jig_partial_reduction(target) || !jig_sizes_fit(target, n)))
        return JIG_OK;
    if (!jig_partial_reduction(target))
        return jig_silenceable(call, jig_op_loc(target),
                               "Operation should implement PartialReductionOpInterface",
                               jig_fact_kind(JIG_KIND_PARTIAL_REDUCTION));
    o->partial = o->quiet = true;
    o->as_reference = call->state->options->as_reference;
    choose_split(call, target, reduction_dims, o);
    JigTileResult r;
    JigReason *why = JIG_WHY(call);
    if (!tile(call->rw, target, o, call->arena, &r, why)) {
        jig_silenceable(call, jig_op_loc(call->op), failed,
                        jig_fact_kind(JIG_KIND_PARTIAL_REDUCTION));
        jig_failure_because(call, why);
        return JIG_SILENCEABLE;
    }
    JIG_TRY(check_count(call, target,
                        r.num_inits + r.num_tiled + r.num_merges + 1 /* loop, or none */));
    if (!r.num_loops)
        return jig_silenceable(call, jig_op_loc(call->op), failed,
                               jig_fact_kind(JIG_KIND_PARTIAL_REDUCTION));
    jig_rw_replace(call->rw, target, r.replacements, r.num_replacements);
    return bind_results(each, &r);
}

static JigStatus tile_for(JigEach *each, JigOp *target) {
    JigTileOptions o = {.num_sizes = 0};
    const JigOp *op = each->call->op;
    o.sizes = numbers_of_array(
        each->call, jig_transform_structured_tile_reduction_using_for_tile_sizes_attr(op),
        &o.num_sizes);
    return tile_one(each, target, &o,
                    jig_transform_structured_tile_reduction_using_for_reduction_dims_attr(op),
                    jig_tile_with_for, "failed to tile using partial reduction");
}

static JigStatus apply_for(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_tile_reduction_using_for_target(call->op),
                           tile_for);
}

static JigStatus tile_forall(JigEach *each, JigOp *target) {
    const JigOp *op = each->call->op;
    JigTileOptions o = {.mapping =
                            jig_transform_structured_tile_reduction_using_forall_mapping_attr(op)};
    o.threads = numbers_of_dense(
        each->call, jig_transform_structured_tile_reduction_using_forall_num_threads_attr(op),
        &o.num_threads);
    o.sizes = numbers_of_dense(
        each->call, jig_transform_structured_tile_reduction_using_forall_tile_sizes_attr(op),
        &o.num_sizes);
    return tile_one(each, target, &o,
                    jig_transform_structured_tile_reduction_using_forall_reduction_dims_attr(op),
                    jig_tile_with_forall, "could not tile reduction");
}

static JigStatus apply_forall(JigTransformCall *call) {
    return jig_each_target(
        call, jig_transform_structured_tile_reduction_using_forall_target(call->op), tile_forall);
}
