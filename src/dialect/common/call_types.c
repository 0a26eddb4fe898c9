/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls against the types of the functions they name. */
#include "dialect/common/call_types.h"
#include "support/arena.h"

static const char *result_types_text(const JigOp *op) {
    size_t n = jig_op_num_results(op);
    const JigType **types = jig_malloc((n + 1) * sizeof *types);
    for (size_t i = 0; i < n; i++)
        types[i] = jig_op_result_type(op, i);
    const char *text = jig_msg_types(jig_op_context(op), types, n);
    jig_free(types);
    return text;
}

static bool check_call_operands(JigOp *op, const JigType *type) {
    if (jig_type_num_inputs(type) != jig_op_num_operands(op))
        return jig_op_error(op, "incorrect number of operands for callee");
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        const JigType *want = jig_type_inputs(type)[i], *have = jig_op_operand_type(op, i);
        if (want != have)
            return jig_op_error(op,
                                "operand type mismatch: expected operand type %s, but provided %s "
                                "for operand number %zu",
                                jig_msg_type(want), jig_msg_type(have), i);
    }
    return true;
}

static bool check_call_results(JigOp *op, const JigType *type) {
    JigContext *ctx = jig_op_context(op);
    if (jig_type_num_results(type) != jig_op_num_results(op))
        return jig_op_error(op, "incorrect number of results for callee");
    for (size_t i = 0; i < jig_op_num_results(op); i++) {
        if (jig_type_results(type)[i] == jig_op_result_type(op, i))
            continue;
        jig_op_error(op, "result type mismatch at index %zu", i);
        jig_note(ctx, jig_op_loc(op), "      op result types: %s", result_types_text(op));
        jig_note(ctx, jig_op_loc(op), "function result types: %s",
                 jig_msg_types(ctx, jig_type_results(type), jig_type_num_results(type)));
        return false;
    }
    return true;
}

bool jig_call_types_verify(JigOp *op, const JigType *function) {
    return check_call_operands(op, function) && check_call_results(op, function);
}
