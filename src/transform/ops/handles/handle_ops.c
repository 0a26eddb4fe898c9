/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Handles made of handles: cast, merged, split, repeated. */
#include "transform/ops/ops_int.h"
#include "ir/diag/kinds.h"
#include "transform/state.h"

#include "jig/iface.h"
#include "support/map.h"

static JigApplyFn apply_cast, apply_merge_handles, apply_replicate, apply_split_handle;
static bool verify_cast(JigOp *op), verify_split_handle(JigOp *op);
static JigFold fold_merge_handles(JigFoldCall *call);
static const JigIface cast_ifaces[2];

static const JigOpRow rows[] = {
    {.name = "transform.cast",
     .ins = "input: read Handle",
     .outs = "output: Handle",
     .traits = "TransformOpInterface, CastOpInterface, ReadsPayload",
     .format = "$input attr-dict `:` type($input) `to` type($output)",
     .ifaces = cast_ifaces,
     .verify = verify_cast,
     .apply = apply_cast,
     .summary = "the same handle with another type"},
    {.name = "transform.merge_handles",
     .ins = "handles: read variadic<AnyHandleOrParam>",
     .outs = "result: AnyHandleOrParam",
     .props = "deduplicate: Unit",
     .traits = "TransformOpInterface, MatchOpInterface, SameOperandsAndResultType",
     .format = "(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result)",
     .fold = fold_merge_handles,
     .apply = apply_merge_handles,
     .summary = "one handle to the payload of many"},
    {.name = "transform.replicate",
     .ins = "pattern: read Handle, handles: read variadic<AnyHandleOrParam>",
     .outs = "replicated: variadic<AnyHandleOrParam>",
     .traits = "TransformOpInterface, AllTypesMatch<handles, replicated>",
     .format = "`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)",
     .apply = apply_replicate,
     .summary = "payload repeated as often as there are pattern ops"},
    {.name = "transform.split_handle",
     .ins = "handle: read AnyHandleOrParam",
     .outs = "results: variadic<AnyHandleOrParam>",
     .props = "pass_through_empty_handle: Bool = true, fail_on_payload_too_small: Bool = true, "
              "overflow_result: optional<I64>",
     .traits = "TransformOpInterface",
     .format = "$handle attr-dict `:` functional-type(operands, results)",
     .verify = verify_split_handle,
     .apply = apply_split_handle,
     .summary = "one handle per payload op"},
};
const JigDialect jig_transform_handles = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- transform.cast ---- */

/* What the payload alone can tell is left to it; narrow types may rule each other out. */
static bool verify_cast(JigOp *op) {
    JigValue *input = jig_transform_cast_input(op);
    const JigType *from = jig_value_type(input), *to = jig_op_result_type(op, 0);
    if (!(jig_transform_type_is_narrow(from) || jig_transform_type_is_narrow(to)) ||
        jig_transform_types_overlap(from, to))
        return true;
    jig_op_error(op, "no op of a handle of type %s can be of one of type %s", jig_msg_type(from),
                 jig_msg_type(to));
    jig_note(jig_op_context(op), jig_value_loc(input), "the handle is defined here");
    return false;
}

static bool are_handles(const JigType *from, const JigType *to) {
    return jig_transform_is_handle(from) && jig_transform_is_handle(to);
}
static const JigCastIface handle_cast = {.compatible = are_handles};
static const JigIface cast_ifaces[2] = {{&jig_iface_cast, &handle_cast}, {0}};

static JigStatus apply_cast(JigTransformCall *call) {
    jig_set_like(call, 0, jig_transform_cast_input(call->op));
    return JIG_OK;
}

/* ---- transform.merge_handles ---- */

/* Payload of all operands in order; with `unique`, each item once. */
static JigItems collect(JigTransformCall *call, JigHandleKind kind, bool unique) {
    size_t total = 0;
    for (size_t i = 0; i < jig_op_num_operands(call->op); ++i)
        total += jig_payload_len(call, jig_op_operand(call->op, i));
    size_t room = total > JIG_MAX_HANDLED ? JIG_MAX_HANDLED + 1 : total;
    JigItems all = {.kind = kind, .items = jig_arena_alloc(call->arena, room * sizeof(void *))};
    JigPtrMap seen = {0};
    for (size_t i = 0; i < jig_op_num_operands(call->op); ++i) {
        JigItems part = jig_payload_items(call, jig_op_operand(call->op, i));
        for (size_t k = 0; k < part.len && all.len < room; ++k)
            if (!unique || jig_ptrset_add(&seen, part.items[k]))
                all.items[all.len++] = part.items[k];
    }
    jig_ptrmap_free(&seen);
    return all;
}

static JigStatus apply_merge_handles(JigTransformCall *call) {
    JigHandleKind kind = jig_handle_kind(jig_op_result(call->op, 0));
    jig_set_items(
        call, 0,
        collect(call, kind, jig_transform_merge_handles_deduplicate_attr(call->op) != NULL));
    return JIG_OK;
}

/* One handle alone is what it is. */
static JigFold fold_merge_handles(JigFoldCall *call) {
    if (jig_op_num_operands(call->op) != 1 ||
        jig_transform_merge_handles_deduplicate_attr(call->op))
        return JIG_FOLD_NONE;
    call->results[0].value = jig_transform_merge_handles_handles_at(call->op, 0);
    return JIG_FOLD_RESULTS;
}

/* ---- transform.replicate ---- */

/* Each handle's list, once per payload op of the pattern. */
static JigStatus apply_replicate(JigTransformCall *call) {
    const JigOp *op = call->op;
    size_t times = jig_payload_len(call, jig_transform_replicate_pattern(op));
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        JigItems once = jig_payload_items(call, jig_op_operand(op, i + 1));
        if (once.kind == JIG_HANDLE_VALUES)
            return jig_definite_op(call, "cannot replicate handles to values");
        JigItems all = {.kind = once.kind, .len = times * once.len};
        if (all.len > JIG_MAX_HANDLED)
            all.len = JIG_MAX_HANDLED + 1;
        all.items = jig_arena_alloc(call->arena, all.len * sizeof(void *));
        for (size_t k = 0; k < all.len; ++k)
            all.items[k] = once.items[k % once.len];
        jig_set_items(call, i, all);
    }
    return JIG_OK;
}

/* ---- transform.split_handle ---- */

static bool verify_split_handle(JigOp *op) {
    const JigAttr *overflow = jig_transform_split_handle_overflow_result_attr(op);
    if (overflow && (jig_attr_int_value(overflow) < 0 ||
                     jig_attr_int_value(overflow) >= (int64_t)jig_op_num_results(op)))
        return jig_op_error(op, "overflow_result is not a valid result index");
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_handle_kind(jig_op_result(op, i)) !=
            jig_handle_kind(jig_transform_split_handle_handle(op)))
            return jig_op_error(op, "expects result types to implement the same transform "
                                    "interface as the operand type");
    return true;
}

static JigStatus wrong_count(JigTransformCall *call, const JigValue *handle, size_t got) {
    return jig_silenceable(call, call->op,
                           "{} expected to contain {} payloads but it contains {} payloads",
                           jig_fact_kind(JIG_KIND_PAYLOAD_COUNT), jig_fact_value(handle),
                           jig_fact_int(jig_op_num_results(call->op)), jig_fact_int(got));
}

/* Item `at`, then those from `rest` on. */
static JigItems with_rest(JigTransformCall *call, const JigItems *all, size_t at, size_t rest) {
    JigItems items = {.kind = all->kind, .len = 1 + all->len - rest};
    items.items = jig_arena_alloc(call->arena, items.len * sizeof(void *));
    items.items[0] = all->items[at];
    memcpy(items.items + 1, all->items + rest, (items.len - 1) * sizeof(void *));
    return items;
}

/* One each; what is left over goes to the overflow result. */
static JigStatus apply_split_handle(JigTransformCall *call) {
    const JigOp *op = call->op;
    const JigValue *handle = jig_transform_split_handle_handle(op);
    JigItems all = jig_payload_items(call, handle);
    size_t num_results = jig_op_num_results(op), n = all.len;
    int64_t overflow = jig_transform_split_handle_overflow_result(op, -1);
    bool pass_empty = jig_transform_split_handle_pass_through_empty_handle(op);
    bool fail_small = jig_transform_split_handle_fail_on_payload_too_small(op);
    if (n > num_results && overflow < 0)
        return wrong_count(call, handle, n);
    if (n < num_results && fail_small && !(n == 0 && pass_empty))
        return wrong_count(call, handle, n);
    if (n < num_results && overflow >= 0)
        return jig_definite_op(
            call, "has an overflow result, but too few payloads ({}) for its results ({})",
            jig_fact_int(n), jig_fact_int(num_results));
    for (size_t i = 0; i < num_results; ++i)
        jig_set_items(call, i, (JigItems){all.kind, all.items + (i < n ? i : 0), i < n});
    if (n > num_results)
        jig_set_items(call, (size_t)overflow, with_rest(call, &all, (size_t)overflow, num_results));
    return JIG_OK;
}
