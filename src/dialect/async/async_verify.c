/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows cannot say: functions, calls and returns, and what is waited for. */
#include "dialect/async/async_int.h"
#include "dialect/common/call_types.h"

bool jig_async_verify_await(JigOp *op) {
    const JigType *operand = jig_value_type(jig_async_await_operand(op));
    const JigType *want = jig_async_element(operand);
    JigValue *result = jig_async_await_result(op);
    if (!want)
        return !result || jig_op_error(op, "awaiting on a token must have empty result");
    if (!result)
        return jig_op_error(op, "awaiting on a value must have a result of type %s",
                            jig_msg_type(want));
    return jig_value_type(result) == want ||
           jig_op_error(op, "result type %s does not match async value type %s",
                        jig_msg_type(jig_value_type(result)), jig_msg_type(want));
}

/* Body operands become arguments: values, of which the body sees what they are. */
bool jig_async_verify_execute_regions(JigOp *op) {
    JigOperandRange operands = jig_async_execute_body_operands(op);
    const JigBlock *body = jig_op_body(op);
    bool same = jig_block_num_args(body) == operands.count;
    for (size_t i = 0; same && i < operands.count; i++)
        same = jig_async_element(jig_op_operand_type(op, operands.start + i)) ==
               jig_value_type(jig_block_arg(body, i));
    return same || jig_op_error(op, "async body region argument types do not match the execute "
                                    "operation arguments types");
}

static const JigType *function_type(const JigOp *func) {
    return jig_attr_type_value(jig_async_func_function_type_attr(func));
}

bool jig_async_verify_func(JigOp *op) {
    const JigType *type = function_type(op);
    size_t n = jig_type_num_results(type);
    if (n == 0)
        return jig_op_error(op, "result is expected to be at least of size 1, but got 0");
    for (size_t i = 0; i < n; i++) {
        const JigType *t = jig_type_results(type)[i];
        if (!jig_async_is_token(t) && !jig_async_element(t))
            return jig_op_error(
                op, "result type must be async value type or async token type, but got %s",
                jig_msg_type(t));
        if (jig_async_is_token(t) && i != 0)
            return jig_op_error(op,
                                " results' (optional) async token type is expected to appear as "
                                "the 1st return value, but got %zu",
                                i + 1);
    }
    return true;
}

/* A token in front is made by the function itself. */
bool jig_async_verify_return(JigOp *op) {
    const JigType *type = function_type(jig_op_parent(op));
    size_t n = jig_type_num_results(type);
    size_t first = n > 0 && jig_async_is_token(jig_type_results(type)[0]);
    bool same = jig_op_num_operands(op) == n - first;
    for (size_t i = first; same && i < n; i++)
        same = jig_op_operand_type(op, i - first) == jig_async_element(jig_type_results(type)[i]);
    return same ||
           jig_op_error(op, "operand types do not match the types returned from the parent FuncOp");
}

bool jig_async_verify_call_symbol(JigOp *op) {
    const JigAttr *callee = jig_async_call_callee_attr(op);
    JigOp *func = jig_symbol_lookup_nearest(op, callee);
    if (!jig_op_is(func, JIG_ASYNC(FUNC)))
        return jig_op_error(op, "'%.*s' does not reference a valid async function",
                            JIG_FMT(jig_attr_symbol_leaf(callee)));
    return jig_call_types_verify(op, function_type(func));
}
