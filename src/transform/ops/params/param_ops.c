/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parameters: constants, what is counted or asked of the payload, comparison. */
#include "ir/op.h"
#include "ir/spec/spec.h"
#include "jig/num.h"
#include "transform/ops/ops_int.h"
#include "transform/handle_type.h"
#include "support/check.h"

static JigApplyFn param_constant, num_associations, get_type, compare;
static bool verify_num_associations(JigOp *op);

static const JigEnumCase predicates[] = {
    {JIG_COMPARE_EQ, "eq"},
    {JIG_COMPARE_NE, "ne"},
    {JIG_COMPARE_SLT, "lt"},
    {JIG_COMPARE_SLE, "le"},
    {JIG_COMPARE_SGT, "gt"},
    {JIG_COMPARE_SGE, "ge"},
    {0},
};
static const JigEnumRow enums[] = {
    {.name = "transform.match_cmpi_predicate",
     .message_name = "::mlir::transform::MatchCmpIPredicate",
     .cases = predicates,
     .storage = "i32"},
};

static const JigOpRow rows[] = {
    {.name = "transform.get_type",
     .ins = "value: read ValueHandle",
     .outs = "type_param: Param",
     .props = "elemental: Unit",
     .traits = "TransformOpInterface, MatchOpInterface, ReadsPayload",
     .format = "(`elemental` $elemental^)? $value attr-dict `:` functional-type(operands, results)",
     .apply = get_type,
     .summary = "the types of values"},
    {.name = "transform.match.param.cmpi",
     .ins = "param: read Param, reference: read Param",
     .props = "predicate: transform.match_cmpi_predicate",
     .traits = "TransformOpInterface, MatchOpInterface, SameTypeOperands",
     .format = "$predicate $param `,` $reference attr-dict `:` type($param)",
     .apply = compare,
     .summary = "succeeds when each pair of parameters compares so"},
    {.name = "transform.num_associations",
     .ins = "handle: read AnyHandleOrParam",
     .outs = "num: Param",
     .traits = "TransformOpInterface, MatchOpInterface",
     .format = "$handle attr-dict `:` functional-type(operands, results)",
     .verify = verify_num_associations,
     .apply = num_associations,
     .summary = "how much payload a handle has"},
    {.name = "transform.param.constant",
     .outs = "param: Param",
     .props = "value: Any",
     .traits = "TransformOpInterface, MatchOpInterface",
     .format = "$value attr-dict `->` type($param)",
     .apply = param_constant,
     .summary = "a parameter with the value of an attribute"},
};
const JigDialect jig_transform_param = {
    .name = "transform", JIG_TABLE(ops, rows), JIG_TABLE(enums, enums)};

static bool has_prop(const JigOp *op, const char *name) {
    const JigSpec *spec = jig_spec(jig_op_name_record(op));
    return spec && jig_spec_prop(spec, jig_ident(jig_op_context(op), jig_str(name))) >= 0;
}

const char *jig_transform_param_attr(const JigOp *op) {
    JIG_REQUIRE(op);
    if (!jig_op_is_of_scripts(op) || jig_op_num_operands(op) || jig_op_num_results(op) != 1 ||
        jig_op_num_regions(op) || jig_handle_kind(jig_op_result(op, 0)) != JIG_HANDLE_PARAMS)
        return NULL;
    return has_prop(op, "selected") ? "selected" : has_prop(op, "value") ? "value" : NULL;
}

void jig_transform_set_numbers(JigTransformCall *call, size_t result, const int64_t *numbers,
                               size_t n) {
    JIG_REQUIRE(call && (numbers || !n));
    JigContext *ctx = jig_op_context(call->op);
    const JigAttr **params = jig_arena_alloc(call->arena, n * sizeof *params);
    for (size_t i = 0; i < n; ++i)
        params[i] = jig_attr_i64(ctx, numbers[i]);
    jig_set_params(call, result, params, n);
}

static JigStatus param_constant(JigTransformCall *call) {
    const JigAttr *value = jig_transform_param_constant_value_attr(call->op);
    jig_set_params(call, 0, &value, 1);
    return JIG_OK;
}

/* ---- Of handles ---- */

/* Any number will do to see whether the type of the result admits numbers. */
static bool verify_num_associations(JigOp *op) {
    return jig_transform_check_param_type(op, 0, jig_attr_i64(jig_op_context(op), 0));
}

static JigStatus num_associations(JigTransformCall *call) {
    int64_t n = (int64_t)jig_payload_len(call, jig_transform_num_associations_handle(call->op));
    jig_transform_set_numbers(call, 0, &n, 1);
    return JIG_OK;
}

static JigStatus get_type(JigTransformCall *call) {
    JigValues values = jig_payload_values(call, jig_transform_get_type_value(call->op));
    bool elemental = jig_transform_get_type_elemental_attr(call->op) != NULL;
    const JigAttr **types = jig_arena_alloc(call->arena, values.len * sizeof *types);
    for (size_t i = 0; i < values.len; ++i) {
        const JigType *t = jig_value_type(values.items[i]);
        types[i] = jig_attr_of_type(elemental ? jig_type_element_or_self(t) : t);
    }
    jig_set_params(call, 0, types, values.len);
    return JIG_OK;
}

/* ---- Comparison ---- */

/* By the predicate, whose numbers are those of a JigIntCompare. */
static const char *const relations[] = {"equal to",     "not equal to",
                                        "less than",    "less than or equal to",
                                        "greater than", "greater than or equal to"};

/* All numbers count as signed, whatever their type says. */
static JigStatus check_pair(JigTransformCall *call, const JigAttr *a, const JigAttr *b, size_t at) {
    JigLoc loc = jig_op_loc(call->op);
    if (!jig_attr_is_int(a) || !jig_attr_is_int(b))
        return jig_definite(call, loc, "non-integer parameter value not expected");
    if (jig_attr_type(a) != jig_attr_type(b))
        return jig_definite(call, loc, "mismatching integer attribute types in parameter #{}",
                            jig_fact_int(at));
    return JIG_OK;
}

static JigStatus compare_pair(JigTransformCall *call, const JigAttr *a, const JigAttr *b,
                              size_t at) {
    int64_t how = jig_transform_match_param_cmpi_predicate(call->op);
    JigLoc loc = jig_op_loc(call->op);
    JIG_TRY(check_pair(call, a, b, at));
    JigInt x = jig_attr_big_int_value(a), y = jig_attr_big_int_value(b);
    if (jig_int_holds((JigIntCompare)how, x, y))
        return JIG_OK;
    jig_silenceable(call, loc, "expected parameter to be {} {}, got {}",
                    jig_fact_text(relations[how]),
                    jig_fact_str(jig_int_to_str(y, 10, true, call->arena)),
                    jig_fact_str(jig_int_to_str(x, 10, true, call->arena)));
    jig_failure_note(call, jig_transform_match_param_cmpi_param(call->op),
                     "value # {} associated with the parameter defined here", jig_fact_int(at));
    return JIG_SILENCEABLE;
}

static JigStatus read_both(JigTransformCall *call, const JigValue *param, const JigValue *reference,
                           JigParams *params, JigParams *references) {
    *params = jig_payload_params(call, param);
    *references = jig_payload_params(call, reference);
    if (params->len == references->len)
        return JIG_OK;
    return jig_silenceable(call, call->op, "parameters have different payload lengths ({} vs {})",
                           jig_fact_int(params->len), jig_fact_int(references->len));
}

static JigStatus compare(JigTransformCall *call) {
    JigParams params, references;
    JIG_TRY(read_both(call, jig_transform_match_param_cmpi_param(call->op),
                      jig_transform_match_param_cmpi_reference(call->op), &params, &references));
    for (size_t i = 0; i < params.len; ++i)
        JIG_TRY(compare_pair(call, params.items[i], references.items[i], i));
    return JIG_OK;
}

JigStatus jig_transform_compare_params(JigTransformCall *call, const JigValue *param,
                                       const JigValue *reference, int64_t predicate,
                                       bool *all_hold) {
    JigParams params, references;
    JIG_TRY(read_both(call, param, reference, &params, &references));
    *all_hold = true;
    for (size_t i = 0; i < params.len; ++i) {
        JIG_TRY(check_pair(call, params.items[i], references.items[i], i));
        *all_hold &=
            jig_int_holds((JigIntCompare)predicate, jig_attr_big_int_value(params.items[i]),
                          jig_attr_big_int_value(references.items[i]));
    }
    return JIG_OK;
}
