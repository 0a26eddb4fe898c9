/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls and returns against the signatures of their functions. */
#include "dialect/common/call_types.h"
#include "dialect/func/func_int.h"

static const JigType *function_type(const JigOp *func) {
    return jig_attr_type_value(jig_func_func_function_type_attr(func));
}

/* The func.func that the symbol names; NULL when there is none. */
static JigOp *find_function(JigOp *from, const JigAttr *symbol) {
    JigOp *found = jig_symbol_lookup_nearest(from, symbol);
    return jig_op_is(found, JIG_FUNC(FUNC)) ? found : NULL;
}

bool jig_func_verify_call_symbol(JigOp *op) {
    const JigAttr *callee = jig_func_call_callee_attr(op);
    JigOp *func = find_function(op, callee);
    if (!func)
        return jig_op_error(op, "'%.*s' does not reference a valid function",
                            JIG_FMT(jig_attr_symbol_leaf(callee)));
    return jig_call_types_verify(op, function_type(func));
}

bool jig_func_verify_constant_symbol(JigOp *op) {
    const JigAttr *symbol = jig_func_constant_value_attr(op);
    JigOp *func = find_function(op, symbol);
    if (!func)
        return jig_op_error(op, "reference to undefined function '%.*s'",
                            JIG_FMT(jig_attr_symbol_leaf(symbol)));
    if (function_type(func) != jig_op_result_type(op, 0))
        return jig_op_error(op, "reference to function with mismatched type");
    return true;
}

bool jig_func_verify_return(JigOp *op) {
    JigOp *func = jig_op_parent(op);
    const JigType *type = function_type(func);
    JigStr name = jig_symbol_name(func);
    size_t n = jig_type_num_results(type);
    if (jig_op_num_operands(op) != n)
        return jig_op_error(op, "has %zu operands, but enclosing function (@%.*s) returns %zu",
                            jig_op_num_operands(op), JIG_FMT(name), n);
    for (size_t i = 0; i < n; i++) {
        const JigType *have = jig_op_operand_type(op, i), *want = jig_type_results(type)[i];
        if (have != want)
            return jig_op_emit_error(op,
                                     "type of return operand %zu (%s) doesn't match function "
                                     "result type (%s) in function "
                                     "@%.*s",
                                     i, jig_msg_type(have), jig_msg_type(want), JIG_FMT(name));
    }
    return true;
}
