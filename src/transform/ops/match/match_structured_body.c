/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Predicates of transform.match.structured about what the op computes. */
#include "analysis/loop_roles.h"
#include "dialect/linalg/linalg.h"
#include "transform/ops/match/match_structured.h"
#include "transform/ops/ops_int.h"

static JigApplyFn match_body, classify_contraction, classify_convolution;
static bool verify_body(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.match.structured.body",
     .ins = "operand_handle: read Handle",
     .props = "reduction_position: optional<I64>, passthrough: Unit, elementwise: Unit, "
              "contraction: optional<StrArray>",
     .traits = JIG_STRUCTURED_PREDICATE,
     .format = "$operand_handle attr-dict `:` type($operand_handle)",
     .verify = verify_body,
     .apply = match_body,
     .summary = "the form of what is computed at each point"},
    {.name = "transform.match.structured.classify_contraction_dims",
     .ins = "operand_handle: read Handle",
     .outs = "batch: Param, m: Param, n: Param, k: Param",
     .traits = JIG_STRUCTURED_PREDICATE,
     .format = "$operand_handle attr-dict `:` functional-type(operands, results)",
     .result_name = "batch, m, n, k",
     .apply = classify_contraction,
     .summary = "the loops of a contraction by their roles"},
    {.name = "transform.match.structured.classify_convolution_dims",
     .ins = "operand_handle: read Handle",
     .outs = "batch: Param, output_image: Param, output_channel: Param, filter_loop: Param, "
             "input_channel: Param, depth: Param, strides: Param, dilations: Param",
     .traits = JIG_STRUCTURED_PREDICATE,
     .format = "$operand_handle attr-dict `:` functional-type(operands, results)",
     .result_name = "batch, output_image, output_channel, filter_loop, input_channel, depth, "
                    "strides, dilations",
     .apply = classify_convolution,
     .summary = "the loops of a convolution by their roles, strides and dilations"},
};
const JigDialect jig_transform_match_structured_body = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- The body ---- */

static bool verify_body(JigOp *op) {
    static const char *const criteria[] = {"reduction_position", "passthrough", "elementwise",
                                           "contraction"};
    size_t given = 0;
    for (size_t i = 0; i < JIG_LEN(criteria); ++i)
        given += jig_op_attr(op, criteria[i]) != NULL;
    if (given > 1)
        return jig_op_error(op, "only one of {\"reduction_position\", \"passthrough\", "
                                "\"elementwise\", \"contraction\"} is allowed");
    const JigAttr *contraction = jig_transform_match_structured_body_contraction_attr(op);
    return !contraction || jig_attr_array_len(contraction) == 2 ||
           jig_op_error(op, "expects \"contraction\" to contain two elements");
}

static JigStatus unmatched(JigTransformCall *call, const char *why) {
    return jig_silenceable(call, call->op, "{}", jig_fact_text(why));
}

static JigStatus match_reduction(JigTransformCall *call, const JigOp *target) {
    int64_t init = jig_transform_match_structured_body_reduction_position(call->op, 0);
    size_t count = jig_dps_inits(target).count;
    if (init < 0 || init >= (int64_t)count) {
        jig_definite_op(call, "has no init at reduction_position {}: the payload op has {}",
                        jig_fact_int(init), jig_fact_int(count));
        jig_failure_note(call, target, "payload op");
        return JIG_DEFINITE;
    }
    return jig_linalg_init_combiner(target, (size_t)init)
               ? JIG_OK
               : unmatched(call, "could not match reduction");
}

/* `names`: an array of the product's and the sum's name. */
static bool has_names(const JigOp *product, const JigOp *sum, const void *names) {
    const JigOp *const ops[] = {product, sum};
    for (size_t i = 0; i < JIG_LEN(ops); ++i)
        if (!jig_str_eq(jig_op_name_of(ops[i]), jig_attr_string_value(jig_attr_array_at(names, i))))
            return false;
    return true;
}

static JigStatus match_contraction(JigTransformCall *call, const JigOp *target) {
    JigReason *why = JIG_WHY(call);
    if (jig_linalg_check_contraction(jig_op_body(target), has_names,
                                     jig_transform_match_structured_body_contraction_attr(call->op),
                                     why))
        return JIG_OK;
    jig_silenceable(call, call->op, "contraction: {}",
                    jig_fact_str(jig_reason_text(why, call->arena)));
    jig_failure_because(call, why);
    return JIG_SILENCEABLE;
}

static JigStatus match_body(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigOp *target;
    JIG_TRY(jig_transform_match_single_op(call, &target));
    if (jig_transform_match_structured_body_reduction_position_attr(op))
        return match_reduction(call, target);
    if (jig_transform_match_structured_body_passthrough_attr(op))
        return jig_linalg_forwards_inputs(target) ? JIG_OK : unmatched(call, "not a passthrough");
    if (jig_transform_match_structured_body_elementwise_attr(op))
        return jig_linalg_is_elementwise(target) ? JIG_OK : unmatched(call, "not elementwise");
    if (jig_transform_match_structured_body_contraction_attr(op))
        return match_contraction(call, target);
    return jig_definite(call, op, "unknown body condition");
}

/* ---- Loops by their roles ---- */

static void set_loops(JigTransformCall *call, size_t result, JigLoops loops) {
    int64_t *numbers = jig_arena_alloc(call->arena, loops.len * sizeof *numbers);
    for (size_t i = 0; i < loops.len; ++i)
        numbers[i] = (int64_t)loops.items[i];
    jig_transform_set_numbers(call, result, numbers, loops.len);
}

static JigStatus classify_contraction(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(jig_transform_match_single_op(call, &target));
    JigContractionLoops found;
    if (!jig_loop_roles_of_contraction(target, call->arena, &found))
        return unmatched(call, "could not infer contraction dimensions");
    const JigLoops roles[] = {found.batch, found.m, found.n, found.k};
    for (size_t i = 0; i < JIG_LEN(roles); ++i)
        set_loops(call, i, roles[i]);
    return JIG_OK;
}

static JigStatus classify_convolution(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(jig_transform_match_single_op(call, &target));
    JigConvolutionLoops found;
    if (!jig_loop_roles_of_convolution(target, call->arena, &found))
        return unmatched(call, "could not infer convolution dimensions");
    const JigLoops roles[] = {found.batch,  found.image,         found.channel,
                              found.filter, found.input_channel, found.depth};
    for (size_t i = 0; i < JIG_LEN(roles); ++i)
        set_loops(call, i, roles[i]);
    jig_transform_set_numbers(call, JIG_LEN(roles), found.strides.items, found.strides.len);
    jig_transform_set_numbers(call, JIG_LEN(roles) + 1, found.dilations.items, found.dilations.len);
    return JIG_OK;
}
