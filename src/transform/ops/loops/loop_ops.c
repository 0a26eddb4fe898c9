/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transformations of loops. */
#include "dialect/affine/affine.h"
#include "dialect/func/func.h"
#include "dialect/scf/scf.h"
#include "ir/diag/kinds.h"
#include "jig/payload/loop.h"
#include "support/map.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/proposals.h"
#include "transform/state.h"

static JigApplyFn outline, apply_unroll, apply_unroll_and_jam, apply_peel, apply_pipeline;

static bool verify_unroll(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.loop.outline",
     .ins = "target: consume Handle",
     .outs = "function: Handle, call: Handle",
     .props = "func_name: Str",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = outline,
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_outline),
     .summary = "move a loop into a function of its own"},
    {.name = "transform.loop.peel",
     .ins = "target: consume HandleToFor",
     .outs = "peeled_loop: Handle, remainder_loop: Handle",
     .props = "peel_front: Bool = false, fail_if_already_divisible: Bool = false",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = apply_peel,
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_peel),
     .summary = "the last or the first iteration of a loop as a loop of its own"},
    {.name = "transform.loop.pipeline",
     .ins = "target: consume HandleToFor",
     .outs = "transformed: Handle",
     .props = "iteration_interval: I64 = 1, read_latency: I64 = 10",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = apply_pipeline,
     .more = JIG_MORE(.propose = jig_propose_pipeline),
     .summary = "spread what an iteration does over several"},
    {.name = "transform.loop.unroll",
     .ins = "target: consume Handle",
     .props = "factor: optional<Confined<I64, positive>>, full: Unit",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict custom<KnownType>(ref($target), type($target))",
     .verify = verify_unroll,
     .apply = apply_unroll,
     .more = JIG_MORE(.propose = jig_propose_unroll),
     .summary = "several iterations of a loop in one"},
    {.name = "transform.loop.unroll_and_jam",
     .ins = "target: consume Handle",
     .props = "factor: Confined<I64, positive>",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` type($target)",
     .apply = apply_unroll_and_jam,
     .more = JIG_MORE(.propose = jig_propose_unroll_and_jam),
     .summary = "several iterations of an outer loop in one, with the inner loops shared"},
};

static bool is_handle_to_for(const JigType *t) {
    return jig_type_is(t, JIG_TRANSFORM_TYPE(OP)) && jig_transform_type_num_names(t) == 1 &&
           jig_transform_op_type_admits(t, JIG_STR("scf.for"));
}
static const JigTypeConstraint type_constraints[] = {
    {"HandleToFor", "Transform IR handle to scf.for operations", .test = is_handle_to_for},
};
const JigDialect jig_transform_loop = {
    .name = "transform", JIG_TABLE(ops, rows), JIG_TABLE(type_constraints, type_constraints)};

/* In the reference the first function in a table gives way to one before it only, and a clash with
 * one that comes later is for the verifier. */
static bool gives_way(const JigTransformCall *call, JigOp *table, JigStr name, const JigOp *op) {
    const JigOp *other = jig_symbol_lookup_in(table, name);
    return other && (!call->state->options->as_reference || jig_op_is_before(other, op));
}

/* `seen`: tables that have got one. A clash within an unknown op is for the verifier. */
static JigStr name_of_function(JigTransformCall *call, JigOp *target, JigPtrMap *seen) {
    JigStr name = jig_transform_loop_outline_func_name(call->op);
    JigOp *function = jig_op_parent_of(target, JIG_FUNC(FUNC));
    JigOp *table = function ? jig_nearest_symbol_table(target) : NULL;
    if (!table || table != jig_op_parent(function))
        return name;
    bool again = !jig_ptrset_add(seen, table);
    return again || gives_way(call, table, name, function)
               ? jig_symbol_unique_name(table, name, call->arena)
               : name;
}

static JigStatus outline_all(JigTransformCall *call, JigOps targets, JigPtrMap *seen) {
    enum { FUNCTION, CALL };
    JigGather made;
    jig_gather_init(&made, call, 0);
    for (size_t i = 0; i < targets.len; ++i) {
        JigOutlined r;
        JigStr name = name_of_function(call, targets.items[i], seen);
        JigReason *why = JIG_WHY(call);
        if (!jig_outline(call->rw, targets.items[i], name, call->arena, &r, why))
            return jig_silenceable_because(call, why, targets.items[i], "target op",
                                           "failed to outline", jig_fact_kind(JIG_KIND_LOOP));
        jig_gather_op(&made, FUNCTION, r.function);
        jig_gather_op(&made, CALL, r.call);
    }
    jig_gather_finish(&made);
    return JIG_OK;
}

static JigStatus outline(JigTransformCall *call) {
    JigPtrMap seen = {0};
    JigOps targets = jig_payload_ops(call, jig_transform_loop_outline_target(call->op));
    JigStatus status = outline_all(call, targets, &seen);
    jig_ptrmap_free(&seen);
    return status;
}

/* ---- transform.loop.peel ---- */

static JigStatus peel(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    JigOp *other;
    bool first = jig_transform_loop_peel_peel_front(call->op);
    JigReason *why = JIG_WHY(call);
    if (!jig_op_is(target, JIG_SCF(FOR)))
        return jig_wrong_kind(call, target);
    if (!(first ? jig_peel_first : jig_peel_last)(call->rw, target, &other, why)) {
        jig_silenceable(call, call->op,
                        first ? "failed to peel the first iteration"
                              : "failed to peel the last iteration");
        jig_failure_because(call, why);
        return JIG_SILENCEABLE;
    }
    jig_each_add(each, 0, target);
    jig_each_add(each, 1, other);
    return JIG_OK;
}

static JigStatus apply_peel(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_loop_peel_target(call->op), peel);
}

/* ---- transform.loop.pipeline ---- */

static JigStatus pipeline(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    const JigLoopPipelineOptions options = {
        .interval = jig_transform_loop_pipeline_iteration_interval(call->op),
        .read_latency = jig_transform_loop_pipeline_read_latency(call->op),
        .as_reference = true,
        .any_order = call->state->options->as_reference};
    JigReason *why = JIG_WHY(call);
    if (!jig_op_is(target, JIG_SCF(FOR)))
        return jig_wrong_kind(call, target);
    JigOp *by = jig_pipeline_loop(call->rw, target, &options, why);
    if (by) {
        jig_each_add(each, 0, by);
        return JIG_OK;
    }
    return jig_silenceable_because(call, why, target, "when applied to this op",
                                   "transform.loop.pipeline failed to apply",
                                   jig_fact_kind(JIG_KIND_LOOP));
}

static JigStatus apply_pipeline(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_loop_pipeline_target(call->op), pipeline);
}

/* ---- transform.loop.unroll ---- */

static bool verify_unroll(JigOp *op) {
    bool factor = jig_transform_loop_unroll_factor_attr(op),
         full = jig_transform_loop_unroll_full_attr(op);
    if (factor && full)
        return jig_op_error(op, "expects either a factor or full unrolling");
    return factor || full || jig_op_error(op, "requires attribute 'factor'");
}

static JigStatus wrong_loop(JigTransformCall *call, const JigOp *target, const char *message) {
    JigReason *why = JIG_WHY(call);
    jig_silenceable(call, call->op, message, jig_fact_kind(JIG_KIND_LOOP));
    jig_refuse(why, target, "it needs scf.for or affine.for, not '{}'",
               jig_fact_str(jig_op_name_of(target)));
    jig_failure_because(call, why);
    return JIG_SILENCEABLE;
}

static JigStatus unroll(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    if (!jig_op_is(target, JIG_SCF(FOR)) && !jig_op_is(target, JIG_AFFINE(FOR)))
        return wrong_loop(call, target, "failed to unroll, incorrect type of payload");
    JigReason *why = JIG_WHY(call);
    const JigAttr *factor = jig_transform_loop_unroll_factor_attr(call->op);
    if (factor ? jig_unroll_loop(call->rw, target, (uint64_t)jig_attr_int_value(factor), why)
               : jig_unroll_loop_fully(call->rw, target, why))
        return JIG_OK;
    jig_silenceable(call, call->op, "failed to unroll", jig_fact_kind(JIG_KIND_LOOP));
    jig_failure_because(call, why);
    return JIG_SILENCEABLE;
}

static JigStatus apply_unroll(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_loop_unroll_target(call->op), unroll);
}

/* ---- transform.loop.unroll_and_jam ---- */

static JigStatus unroll_and_jam(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    if (!jig_op_is(target, JIG_SCF(FOR)) && !jig_op_is(target, JIG_AFFINE(FOR)))
        return wrong_loop(call, target, "failed to unroll and jam, incorrect type of payload");
    uint64_t factor = (uint64_t)jig_transform_loop_unroll_and_jam_factor(call->op);
    JigReason *why = JIG_WHY(call);
    bool keeps = call->state->options->as_reference || jig_may_jam(target, factor, why);
    if (keeps && jig_unroll_and_jam(call->rw, target, factor, why))
        return JIG_OK;
    jig_silenceable(call, call->op, "failed to unroll and jam", jig_fact_kind(JIG_KIND_LOOP));
    jig_failure_because(call, why);
    return JIG_SILENCEABLE;
}

static JigStatus apply_unroll_and_jam(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_loop_unroll_and_jam_target(call->op),
                           unroll_and_jam);
}
