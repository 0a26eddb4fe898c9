/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tile sizes that leave no part over: parameters, or handles to ops that compute them. */
#include "payload/tile/tile_sizes.h"
#include "ir/diag/kinds.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/proposals.h"

static JigApplyFn apply_multitile, apply_continuous;
static bool verify_same_types(JigOp *op);
static bool parse_types(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
static void print_types(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

static const JigOpRow rows[] = {
    {.name = "transform.structured.multitile_sizes",
     .ins = "target: read Handle",
     .outs = "low_size: ParamOrHandle, high_size: ParamOrHandle, split_point: ParamOrHandle",
     .props = "dimension: I64, target_size: I64, divisor: I64 = 1",
     .traits = "TransformOpInterface, ModifiesPayloadForHandles, ReportTrackingFailures",
     .format = "$target attr-dict `:` custom<MultitileSizesTypes>(type($target), "
               "type($low_size), type($high_size), type($split_point))",
     .verify = verify_same_types,
     .apply = apply_multitile,
     .needs = "target: structured.op<any>",
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_multitile),
     .summary = "two tile sizes that cover a loop together"},
    {.name = "transform.structured.continuous_tile_sizes",
     .ins = "target: read Handle",
     .outs = "tile_sizes: ParamOrHandle, chunk_sizes: ParamOrHandle",
     .props = "dimension: Confined<I64, non_negative>, target_size: Confined<I64, non_negative>",
     .traits = "TransformOpInterface, ModifiesPayloadForHandles, ReportTrackingFailures",
     .format = "$target attr-dict `:` custom<ContinuousTileSizeTypes>(type($target), "
               "type($tile_sizes), type($chunk_sizes))",
     .verify = verify_same_types,
     .apply = apply_continuous,
     .needs = "target: structured.op<any>",
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_continuous),
     .summary = "tile sizes that get smaller until they cover a loop"},
};
static const JigCustomRow customs[] = {
    {.name = "MultitileSizesTypes",
     .written = "({0}) -> type of all results",
     .parse = parse_types,
     .print = print_types},
    {.name = "ContinuousTileSizeTypes",
     .written = "({0}) -> type of all results",
     .parse = parse_types,
     .print = print_types},
};
const JigDialect jig_transform_tile_sizes = {
    .name = "transform", JIG_TABLE(ops, rows), JIG_TABLE(customs, customs)};

/* ---- Syntax and verification ---- */

static bool is_function(const JigType *t) {
    return jig_type_kind(t) == JIG_TYPE_FUNCTION;
}

/* (!t) -> !u, where all results are of the type !u. */
static bool parse_types(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)state;
    JigSpot spot = jig_parse_spot(p);
    const JigType *function = jig_parse_type_of(p, is_function, "builtin.function");
    JIG_CHECK(function);
    if (jig_type_num_inputs(function) != 1 || jig_type_num_results(function) != 1)
        return jig_parse_error(
            p, spot, "expects a trailing functional type with one argument and one result");
    for (size_t i = 0; i < n; ++i) {
        const JigType **type = JIG_NEW_ARRAY(jig_parser_arena(p), const JigType *, 1);
        *type = i ? jig_type_results(function)[0] : jig_type_inputs(function)[0];
        slots[i].types = type;
        slots[i].n = 1;
    }
    return true;
}

static void print_types(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    jig_print(p, "(");
    jig_print_type(p, slots[0].types[0]);
    jig_print(p, ") -> ");
    jig_print_type(p, slots[1].types[0]);
}

static bool verify_same_types(JigOp *op) {
    for (size_t i = 1; i < jig_op_num_results(op); ++i)
        if (jig_op_result_type(op, i) != jig_op_result_type(op, 0))
            return jig_op_error(op, "expects all results type to be the same");
    return true;
}

/* ---- What both need ---- */

static bool wants_params(const JigTransformCall *call) {
    return jig_handle_kind(jig_op_result(call->op, 0)) == JIG_HANDLE_PARAMS;
}

static JigStatus not_static(JigTransformCall *call, const JigOp *target) {
    return jig_silenceable_about(
        call, target, "payload op",
        "cannot compute parametric tile sizes for dynamically shaped payload op");
}

static JigStatus failed(JigTransformCall *call, const char *text, const JigReason *why) {
    jig_silenceable(call, call->op, text, jig_fact_kind(JIG_KIND_MULTI_SIZES));
    jig_failure_because(call, why);
    return JIG_SILENCEABLE;
}
static const char no_numbers[] = "failed to compute multi-size tiling sizes",
                  no_code[] = "could not generate tile size computation";

static void add_number(JigGather *results, size_t i, int64_t number) {
    const JigAttr *attr = jig_attr_i64(results->call->rw->ctx, number);
    jig_gather_add(results, i, (void *const[]){(void *)attr}, 1);
}

/* ---- transform.structured.multitile_sizes ---- */

static JigStatus multitile(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    const JigOp *op = call->op;
    JigSizesOptions o = {.loop = (size_t)jig_transform_structured_multitile_sizes_dimension(op),
                         .target = jig_transform_structured_multitile_sizes_target_size(op),
                         .divisor = jig_transform_structured_multitile_sizes_divisor(op)};
    JigReason *why = JIG_WHY(call);
    if (!jig_structured(target))
        return jig_wrong_kind(call, target);
    if (!wants_params(call)) {
        JigMultiSizes made;
        if (!jig_tile_build_multi_sizes(call->rw, target, &o, call->arena, &made, why))
            return failed(call, no_code, why);
        jig_each_add(each, 0, made.low);
        jig_each_add(each, 1, made.high);
        jig_each_add(each, 2, made.split);
        return JIG_OK;
    }
    int64_t numbers[3];
    if (!jig_tile_has_static_shapes(target))
        return not_static(call, target);
    if (!jig_tile_compute_multi_sizes(target, &o, numbers, why))
        return failed(call, no_numbers, why);
    for (size_t i = 0; i < JIG_LEN(numbers); ++i)
        add_number(each->results, i, numbers[i]);
    return JIG_OK;
}

static JigStatus apply_multitile(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_multitile_sizes_target(call->op),
                           multitile);
}

/* ---- transform.structured.continuous_tile_sizes ---- */

enum { SIZES, CHUNKS };

static JigStatus continuous_numbers(JigTransformCall *call, JigOp *target, const JigSizesOptions *o,
                                    JigGather *results) {
    JigContinuousNumbers numbers;
    JigReason *why = JIG_WHY(call);
    if (!jig_tile_has_static_shapes(target))
        return not_static(call, target);
    if (!jig_tile_compute_continuous_sizes(target, o, &numbers, why))
        return failed(call, no_numbers, why);
    for (size_t i = 0; i < numbers.n; ++i) {
        add_number(results, SIZES, numbers.sizes[i]);
        add_number(results, CHUNKS, numbers.chunks[i]);
    }
    return JIG_OK;
}

static JigStatus continuous_code(JigTransformCall *call, JigOp *target, const JigSizesOptions *o,
                                 JigGather *results) {
    JigContinuousSizes made;
    JigReason *why = JIG_WHY(call);
    if (!jig_tile_build_continuous_sizes(call->rw, target, o, call->arena, &made, why))
        return failed(call, no_code, why);
    for (size_t i = 0; i < made.n; ++i) {
        jig_gather_op(results, SIZES, made.sizes[i]);
        jig_gather_op(results, CHUNKS, made.chunks[i]);
    }
    return JIG_OK;
}

static JigStatus apply_continuous(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigOps targets =
        jig_payload_ops(call, jig_transform_structured_continuous_tile_sizes_target(op));
    JigSizesOptions o = {.loop =
                             (size_t)jig_transform_structured_continuous_tile_sizes_dimension(op),
                         .target = jig_transform_structured_continuous_tile_sizes_target_size(op),
                         .divisor = 1};
    if (targets.len != 1)
        return jig_silenceable(call, jig_op_loc(op), "requires exactly one target (got {})",
                               jig_fact_kind(JIG_KIND_NOT_ONE), jig_fact_int((int64_t)targets.len));
    if (!jig_structured(targets.items[0]))
        return jig_definite(call, jig_op_loc(op), "expected Linalg Op");
    JigGather results;
    jig_gather_init(&results, call, 0);
    JIG_TRY((wants_params(call) ? continuous_numbers : continuous_code)(call, targets.items[0], &o,
                                                                        &results));
    jig_gather_finish(&results);
    return JIG_OK;
}
