/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of bufferization.alloc_tensor: (sizes) [copy(%t)] [size_hint=%n] {...} : type. */
#include "dialect/bufferization/bufferization_int.h"

bool jig_bufferization_parse_alloc_tensor(JigParser *p, JigOpState *s) {
    JigContext *ctx = jig_parser_context(p);
    const JigType *index = jig_type_index(ctx);
    JigUnresolved *sizes, copy, hint;
    size_t n;
    bool has_copy = false, has_hint = false;
    JIG_CHECK(jig_parse_token(p, "(") && jig_parse_operands(p, JIG_DELIM_NONE, &sizes, &n) &&
              jig_parse_token(p, ")"));
    if (jig_parse_try_keyword(p, "copy")) {
        has_copy = true;
        JIG_CHECK(jig_parse_token(p, "(") && jig_parse_operand(p, &copy) &&
                  jig_parse_token(p, ")"));
    }
    if (jig_parse_try_keyword(p, "size_hint")) {
        has_hint = true;
        JIG_CHECK(jig_parse_token(p, "=") && jig_parse_operand(p, &hint));
    }
    JIG_CHECK(jig_parse_attr_dict(p, s));
    JIG_CHECK(jig_parse_token(p, ":"));
    const JigType *type = jig_parse_type_of(p, jig_type_is_tensor, NULL);
    JIG_CHECK(type);
    jig_state_add_types(s, p, &type, 1);
    JIG_CHECK(jig_resolve_operands(p, s, sizes, n, index));
    if (has_copy)
        JIG_CHECK(jig_resolve_operand(p, s, &copy, type));
    if (has_hint)
        JIG_CHECK(jig_resolve_operand(p, s, &hint, index));
    int32_t segments[3] = {(int32_t)n, has_copy, has_hint};
    jig_state_add_attr(s, p, "operandSegmentSizes", jig_attr_dense_i32(ctx, segments, 3));
    return true;
}

void jig_bufferization_print_alloc_tensor(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"operandSegmentSizes", NULL};
    JigOperandRange range = jig_bufferization_alloc_tensor_dynamic_sizes(op);
    jig_print(p, "(");
    jig_print_operands(p, op, range.start, range.count);
    jig_print(p, ")");
    const JigValue *copy = jig_bufferization_alloc_tensor_copy(op),
                   *hint = jig_bufferization_alloc_tensor_size_hint(op);
    if (copy) {
        jig_print(p, " copy(");
        jig_print_value(p, copy);
        jig_print(p, ")");
    }
    if (hint) {
        jig_print(p, " size_hint=");
        jig_print_value(p, hint);
    }
    jig_print_attr_dict(p, op, elided);
    jig_print(p, " : ");
    jig_print_type(p, jig_op_result_type(op, 0));
}
