/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Matching one payload op by what it is. */
#include "dialect/sparse_tensor/sparse_tensor.h"
#include "transform/ops/ops_int.h"

static JigApplyFn operation_empty, operation_name, sparse_inout;

static const JigOpRow rows[] = {
    {.name = "transform.match.operation_empty",
     .ins = "operand_handle: read Handle",
     .traits = "TransformOpInterface, MatchOpInterface, ReadsPayload",
     .format = "$operand_handle attr-dict `:` type($operand_handle)",
     .apply = operation_empty,
     .summary = "succeeds when the handle has no payload"},
    {.name = "transform.match.operation_name",
     .ins = "operand_handle: read Handle",
     .props = "op_names: StrArray",
     .traits = "TransformOpInterface, MatchOpInterface, ReadsPayload",
     .format = "$operand_handle $op_names attr-dict `:` type($operand_handle)",
     .apply = operation_name,
     .summary = "succeeds when the op has one of the names"},
    {.name = "transform.sparse_tensor.match.sparse_inout",
     .ins = "target: read Handle",
     .outs = "result: Handle",
     .traits = "TransformOpInterface, MatchOpInterface, ReadsPayload",
     .format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), "
               "\"false\")",
     .apply = sparse_inout,
     .summary = "succeeds when an operand or a result is stored sparsely"},
};
const JigDialect jig_transform_match_op = {.name = "transform", JIG_TABLE(ops, rows)};

JigStatus jig_transform_match_single_op(JigTransformCall *call, JigOp **out) {
    JigOps targets = jig_payload_ops(call, jig_op_operand(call->op, 0));
    if (targets.len != 1)
        return jig_definite(
            call, call->op,
            "SingleOpMatchOpTrait requires the operand handle to point to a single payload op");
    *out = targets.items[0];
    return JIG_OK;
}

static JigStatus operation_empty(JigTransformCall *call) {
    JigOps ops =
        jig_payload_ops(call, jig_transform_match_operation_empty_operand_handle(call->op));
    if (ops.len > 1)
        return jig_definite(call, call->op,
                            "AtMostOneOpMatcherOpTrait requires the operand handle to point to at "
                            "most one payload op");
    if (ops.len)
        return jig_silenceable(call, call->op, "operation is not empty");
    return JIG_OK;
}

static JigStatus operation_name(JigTransformCall *call) {
    JigOp *op;
    JIG_TRY(jig_transform_match_single_op(call, &op));
    const JigAttr *names = jig_transform_match_operation_name_op_names_attr(call->op);
    for (size_t i = 0; i < jig_attr_array_len(names); ++i)
        if (jig_transform_is_op_called(op, jig_attr_string_value(jig_attr_array_at(names, i))))
            return JIG_OK;
    return jig_silenceable(call, call->op, "wrong operation name");
}

/* ---- transform.sparse_tensor.match.sparse_inout ---- */

static bool has_sparse_operand_or_result(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_sparse_is_stored_so(jig_value_type(jig_op_operand(op, i))))
            return true;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_sparse_is_stored_so(jig_op_result_type(op, i)))
            return true;
    return false;
}

static JigStatus sparse_inout(JigTransformCall *call) {
    JigOp *op;
    JIG_TRY(jig_transform_match_single_op(call, &op));
    if (!has_sparse_operand_or_result(op))
        return jig_silenceable(call, op, "operation has no sparse input or output");
    jig_set_ops(call, 0, &op, 1);
    return JIG_OK;
}
