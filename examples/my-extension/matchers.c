/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A match op: is there an operand that fits the description in the op's body? */
#include "jig/ops/my.h"
#include "transform.h"

static JigApplyFn has_operand_satisfying;
static bool verify_has_operand_satisfying(JigOp *op);

/* A matcher reads the payload only, and fails silenceably when there is no match. */
static const JigOpRow ops[] = {
    {.name = "transform.match.my.has_operand_satisfying",
     .ins = "op: read Handle",
     .outs = "position: Param, results: variadic<AnyHandleOrParam>",
     .regions = "body: sized<1>",
     .traits = "SingleBlockImplicitTerminator<transform.yield>, TransformOpInterface, "
               "MatchOpInterface, ReadsPayload",
     .format = "$op `:` functional-type($op, results) attr-dict-with-keyword $body",
     .verify_regions = verify_has_operand_satisfying,
     .apply = has_operand_satisfying,
     .summary = "the first operand that the body accepts"},
};

/* The body gets the operand, and yields what becomes the results after `position`. */
static bool verify_has_operand_satisfying(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    if (jig_block_num_args(body) != 1 ||
        jig_handle_kind(jig_block_arg(body, 0)) != JIG_HANDLE_VALUES)
        return jig_op_error(op, "expects the body to have one argument, a handle to values");
    const JigOp *yield = jig_block_last(body);
    size_t num_yielded = jig_op_num_operands(yield), num_results = jig_op_num_results(op) - 1;
    if (num_yielded != num_results)
        return jig_op_error(op, "expects the body to yield %zu values, not %zu", num_results,
                            num_yielded);
    for (size_t i = 0; i < num_results; ++i)
        if (jig_op_operand_type(yield, i) != jig_op_result_type(op, i + 1))
            return jig_op_error(op,
                                "expects yielded value #%zu to have the type of result #%zu, %s", i,
                                i + 1, jig_msg_type(jig_op_result_type(op, i + 1)));
    return true;
}

/* Applies the body to the operand; its handles live in the scope that the caller opened. */
static JigStatus try_operand(JigTransformCall *call, JigBlock *body, JigValue *operand) {
    JIG_TRY(jig_bind_items(call, jig_block_arg(body, 0),
                           (JigItems){JIG_HANDLE_VALUES, (void **)&operand, 1}));
    return jig_apply_block(call, body, false);
}

static void set_results(JigTransformCall *call, const JigBlock *body, size_t position) {
    const JigType *i32 = jig_type_i(call->rw->ctx, 32);
    const JigAttr *param = jig_attr_int(i32, (int64_t)position);
    jig_set_params(call, 0, &param, 1);
    const JigOp *yield = jig_block_last(body);
    for (size_t i = 0; i < jig_op_num_operands(yield); ++i)
        jig_set_like(call, i + 1, jig_op_operand(yield, i));
}

static JigStatus has_operand_satisfying(JigTransformCall *call) {
    JigOps targets =
        jig_payload_ops(call, jig_transform_match_my_has_operand_satisfying_op(call->op));
    if (targets.len != 1)
        return jig_silenceable(call, call->op, "expected a single payload op, got {}",
                               jig_fact_int(targets.len));
    JigBlock *body = jig_op_body(call->op);
    for (size_t i = 0; i < jig_op_num_operands(targets.items[0]); ++i) {
        jig_scope_open(call, body);
        JigStatus status = try_operand(call, body, jig_op_operand(targets.items[0], i));
        if (status == JIG_OK)
            set_results(call, body, i);
        jig_scope_close(call);
        if (status != JIG_SILENCEABLE)
            return status;
        jig_silence(call); /* on to the next operand */
    }
    return jig_silenceable(call, call->op, "none of the operands satisfied the conditions");
}

const JigDialect my_matchers = {.name = "transform", JIG_TABLE(ops, ops)};
