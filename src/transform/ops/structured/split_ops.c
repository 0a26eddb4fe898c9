/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Structured ops in parts. */
#include "payload/structured/split_reduction.h"
#include "ir/diag/kinds.h"
#include "payload/tile/split_op.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/state.h"
#include "transform/ops/proposals.h"

#include <inttypes.h>
#include <stdio.h>

static JigApplyFn apply_split, apply_split_reduction;
static bool parse_split(JigParser *p, JigOpState *state);
static void print_split(JigPrinter *p, const JigOp *op);
static bool verify_split(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.structured.split",
     .ins = "target: consume Handle, dynamic_chunk_sizes: read optional<ParamOrHandle>",
     .outs = "split_list: Handle",
     .props = "dimension: I64, static_chunk_sizes: I64, multiway: Unit",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .parse = parse_split,
     .more = JIG_MORE(
             .written =
                 "%target after $static_chunk_sizes|%dynamic_chunk_sizes {dimension = $dimension, "
                 "(multiway)?} : type(%target) (, type(%dynamic_chunk_sizes))?",
             .propose = jig_propose_split),
     .print = print_split,
     .verify = verify_split,
     .apply = apply_split,
     .needs = "target: structured.op<any>",
     .summary = "split a loop of an op into parts"},
    {.name = "transform.structured.split_reduction",
     .ins = "target: consume Handle",
     .outs = "init_or_alloc_op: Handle, fill_op: Handle, split_linalg_op: Handle, "
             "combining_linalg_op: Handle",
     .props = "split_factor: I64 = 0, insert_split_dimension: I64 = 0, inner_parallel: Unit, "
              "use_scaling_algorithm: Unit, use_alloc: Unit",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = apply_split_reduction,
     .needs = "target: structured.op<any>",
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_split_reduction),
     .summary = "a reduction as a parallel loop around a shorter one"},
};
const JigDialect jig_transform_split = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- Syntax: %target after 4 {...} : !t, or %target after %size {...} : !t, !u ---- */

static const char static_name[] = "static_chunk_sizes";

/* The operand for the size, or 0; JIG_DYNAMIC then. */
static int parse_size(JigParser *p, JigUnresolved *handle, int64_t *number) {
    int found = jig_parse_try_operand(p, handle);
    *number = JIG_DYNAMIC;
    if (found == 0 && !jig_parse_integer(p, number))
        return -1;
    return found;
}

static bool parse_split(JigParser *p, JigOpState *state) {
    JigUnresolved target, handle;
    int64_t number;
    const JigType *type, *handle_type;
    JIG_CHECK(jig_parse_operand(p, &target) && jig_parse_keyword(p, "after"));
    int dynamic = parse_size(p, &handle, &number);
    JIG_CHECK(dynamic >= 0 && jig_parse_attr_dict(p, state) && (type = jig_parse_colon_type(p)));
    JIG_CHECK(jig_resolve_operand(p, state, &target, type));
    if (dynamic) {
        JIG_CHECK(jig_parse_token(p, ",") && (handle_type = jig_parse_type(p)));
        JIG_CHECK(jig_resolve_operand(p, state, &handle, handle_type));
    }
    if (jig_state_attr(state, static_name))
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "attribute '%s' occurs more than once in the attribute list",
                               static_name);
    jig_state_add_attr(state, p, static_name, jig_attr_i64(jig_parser_context(p), number));
    jig_state_add_types(state, p, &type, 1);
    return true;
}

static void print_split(JigPrinter *p, const JigOp *op) {
    const JigValue *handle = jig_transform_structured_split_dynamic_chunk_sizes(op);
    int64_t number = jig_transform_structured_split_static_chunk_sizes(op);
    jig_print(p, " ");
    jig_print_value(p, jig_transform_structured_split_target(op));
    jig_print(p, " after ");
    if (number != JIG_DYNAMIC)
        jig_print_int(p, number);
    else
        jig_print_value(p, handle);
    jig_print(p, " ");
    jig_print_attr_dict(p, op, (const char *const[]){static_name, NULL});
    jig_print(p, " : ");
    jig_print_type(p, jig_value_type(jig_transform_structured_split_target(op)));
    if (number == JIG_DYNAMIC) {
        jig_print(p, ", ");
        jig_print_type(p, jig_value_type(handle));
    }
}

static bool verify_split(JigOp *op) {
    bool number = jig_transform_structured_split_static_chunk_sizes(op) != JIG_DYNAMIC,
         handle = jig_transform_structured_split_dynamic_chunk_sizes(op) != NULL;
    return number != handle ||
           jig_op_error(op, "expects either a dynamic or a static split point to be provided");
}

/* ---- Sizes of parts ---- */

static JigStatus size_of_op(JigTransformCall *call, JigOp *op, JigMixed *out) {
    if (jig_op_num_results(op) == 1 && jig_type_is_index(jig_op_result_type(op, 0))) {
        *out = jig_mixed_value(jig_op_result(op, 0));
        return JIG_OK;
    }
    jig_silenceable(
        call, jig_op_loc(call->op),
        "expected dynamic split point handle to point to a single-result index-typed op");
    jig_failure_note(call, op, "dynamic split point");
    return JIG_SILENCEABLE;
}

static JigStatus size_of_param(JigTransformCall *call, const JigAttr *param, JigMixed *out) {
    if (!jig_attr_is_int(param))
        return jig_definite_op(call, "chunk size is not an integer: {}", jig_fact_attr(param));
    *out = jig_mixed_attr(jig_attr_index(call->rw->ctx, jig_attr_int_value(param)));
    return JIG_OK;
}

static JigStatus check_count(JigTransformCall *call, size_t n, size_t targets) {
    if (n == targets || jig_transform_structured_split_multiway(call->op))
        return JIG_OK;
    return jig_definite(call, jig_op_loc(call->op),
                        "expected the dynamic split point handle to point to as many operations "
                        "({}) as the target handle ({})",
                        jig_fact_int((int64_t)n), jig_fact_int((int64_t)targets));
}

/* One for each of `targets`, or as many as the handle has. */
static JigStatus find_sizes(JigTransformCall *call, size_t targets, JigMixed **out, size_t *n) {
    const JigValue *handle = jig_transform_structured_split_dynamic_chunk_sizes(call->op);
    int64_t number = jig_transform_structured_split_static_chunk_sizes(call->op);
    *n = handle ? jig_payload_len(call, handle) : targets;
    *out = JIG_NEW_ARRAY(call->arena, JigMixed, *n);
    if (!handle) {
        for (size_t i = 0; i < *n; ++i)
            (*out)[i] = jig_mixed_attr(jig_attr_index(call->rw->ctx, number));
        return JIG_OK;
    }
    if (jig_handle_kind(handle) == JIG_HANDLE_PARAMS) {
        JigParams params = jig_payload_params(call, handle);
        JIG_TRY(check_count(call, *n, targets));
        for (size_t i = 0; i < *n; ++i)
            JIG_TRY(size_of_param(call, params.items[i], &(*out)[i]));
        return JIG_OK;
    }
    JigOps ops = jig_payload_ops(call, handle);
    for (size_t i = 0; i < *n; ++i)
        JIG_TRY(size_of_op(call, ops.items[i], &(*out)[i]));
    return JIG_OK;
}

/* ---- Splitting ---- */

static JigStatus check_target(JigTransformCall *call, const JigOp *target) {
    uint64_t loop = (uint64_t)jig_transform_structured_split_dimension(call->op);
    if (!jig_structured(target)) {
        jig_silenceable(call, call->op, "only applies to structured ops");
    } else if (loop >= jig_structured(target)->num_loops(target)) {
        char text[32];
        snprintf(text, sizeof text, "%" PRIu64, loop);
        jig_silenceable(call, call->op, "dimension {} does not exist in target op",
                        jig_fact_kind(JIG_KIND_DIMENSION), jig_fact_text(text));
    } else {
        return JIG_OK;
    }
    jig_failure_note(call, target, "target op");
    return JIG_SILENCEABLE;
}

static JigStatus split(JigTransformCall *call, JigOp *target, JigMixed size, JigSplit *out) {
    const JigSplitOptions o = {.loop = (size_t)jig_transform_structured_split_dimension(call->op),
                               .size = size,
                               .as_reference = call->state->options->as_reference};
    JigReason *why = JIG_WHY(call);
    if (jig_tile_split(call->rw, target, &o, call->arena, out, why))
        return JIG_OK;
    return jig_silenceable_because(call, why, target, "target op", "internal failure in splitting");
}

/* One target, again and again: what is left goes on. */
static JigStatus split_many(JigTransformCall *call, JigOp *target, const JigMixed *sizes, size_t n,
                            JigGather *made) {
    JIG_TRY(check_target(call, target));
    JigOp *left = NULL;
    for (size_t i = 0; i < n && target; ++i) {
        JigSplit parts;
        JIG_TRY(split(call, target, sizes[i], &parts));
        jig_gather_op(made, 0, parts.first);
        target = left = parts.second;
    }
    if (left)
        jig_gather_op(made, 0, left);
    return JIG_OK;
}

static JigStatus missing_part(JigTransformCall *call, const JigOp *target) {
    JigLoc loc = jig_op_loc(call->op);
    jig_silenceable(call, loc,
                    "splitting does not produce the second part for a subset of targets");
    jig_failure_note(call, loc,
                     "expected splitting to produce the second part of all or none of the targets");
    jig_failure_note(call, target, "first target with no second part");
    return JIG_SILENCEABLE;
}

/* All first parts come before all second ones. */
static JigStatus split_each(JigTransformCall *call, JigOps targets, const JigMixed *sizes,
                            JigGather *made) {
    JigSplit *parts = JIG_NEW_ARRAY(call->arena, JigSplit, targets.len);
    JigOp *whole = NULL;
    size_t num_second = 0;
    for (size_t i = 0; i < targets.len; ++i) {
        JIG_TRY(check_target(call, targets.items[i]));
        JIG_TRY(split(call, targets.items[i], sizes[i], &parts[i]));
        num_second += parts[i].second != NULL;
        if (!parts[i].second)
            whole = targets.items[i];
    }
    if (num_second && whole)
        return missing_part(call, whole);
    for (size_t i = 0; i < targets.len; ++i)
        jig_gather_op(made, 0, parts[i].first);
    for (size_t i = 0; num_second && i < targets.len; ++i)
        jig_gather_op(made, 0, parts[i].second);
    return JIG_OK;
}

static JigStatus apply_split(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(call, jig_transform_structured_split_target(call->op));
    bool multiway = jig_transform_structured_split_multiway(call->op);
    JigLoc loc = jig_op_loc(call->op);
    if (multiway && targets.len != 1)
        return jig_silenceable(
            call, loc, "requires exactly one target when multiway split is enabled (got {})",
            jig_fact_kind(JIG_KIND_NOT_ONE), jig_fact_int((int64_t)targets.len));
    JigMixed *sizes;
    size_t n;
    JIG_TRY(find_sizes(call, targets.len, &sizes, &n));
    JIG_TRY(check_count(call, n, targets.len));
    JigGather made;
    jig_gather_init(&made, call, 0);
    JIG_TRY(multiway ? split_many(call, targets.items[0], sizes, n, &made)
                     : split_each(call, targets, sizes, &made));
    jig_gather_finish(&made);
    return JIG_OK;
}

/* ---- transform.structured.split_reduction ---- */

static JigStatus split_reduction(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    const JigOp *op = call->op;
    if (!jig_structured(target))
        return jig_wrong_kind(call, target);
    JigSplitReductionOptions o = {
        .factor = jig_transform_structured_split_reduction_split_factor(op),
        .dim = (size_t)jig_transform_structured_split_reduction_insert_split_dimension(op),
        .inner_parallel = jig_transform_structured_split_reduction_inner_parallel(op),
        .scale = jig_transform_structured_split_reduction_use_scaling_algorithm(op),
        .alloc = jig_transform_structured_split_reduction_use_alloc(op),
        .as_reference = call->state->options->as_reference};
    JigSplitReduction made;
    JigReason *why = JIG_WHY(call);
    if (!jig_structured_split_reduction(call->rw, target, &o, call->arena, &made, why)) {
        JigStatus status = jig_failed_for_good(call, target);
        jig_failure_because(call, why);
        return status;
    }
    JigOp *const results[] = {made.init, made.fill, made.split, made.combine};
    for (size_t i = 0; i < JIG_LEN(results); ++i)
        jig_each_add(each, i, results[i]);
    return JIG_OK;
}

static JigStatus apply_split_reduction(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_split_reduction_target(call->op),
                           split_reduction);
}
