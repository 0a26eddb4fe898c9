/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom syntax, and the names that values get. */
#include "dialect/arith/arith_int.h"
#include "support/arena.h"

/* ---- select: %c, %a, %b : [condition type,] type ---- */

static const JigType *condition_type(JigParser *p, const JigType **type) {
    if (!jig_parse_try_token(p, ","))
        return jig_type_i(jig_parser_context(p), 1);
    const JigType *condition = *type;
    *type = jig_parse_type(p);
    return condition;
}

bool jig_arith_parse_select(JigParser *p, JigOpState *state) {
    JigUnresolved *operands;
    JIG_CHECK(jig_parse_exact_operands(p, JIG_DELIM_NONE, 3, &operands));
    JIG_CHECK(jig_parse_attr_dict(p, state));
    const JigType *type = jig_parse_colon_type(p);
    JIG_CHECK(type != NULL);
    const JigType *condition = condition_type(p, &type);
    JIG_CHECK(type != NULL);
    jig_state_add_types(state, p, &type, 1);
    return jig_resolve_operand(p, state, &operands[0], condition) &&
           jig_resolve_operands(p, state, &operands[1], 2, type);
}

void jig_arith_print_select(JigPrinter *p, const JigOp *op) {
    jig_print(p, " ");
    jig_print_operands(p, op, 0, jig_op_num_operands(op));
    jig_print_attr_dict(p, op, NULL);
    jig_print(p, " : ");
    const JigType *condition = jig_value_type(jig_arith_select_condition(op));
    if (jig_type_is_shaped(condition)) {
        jig_print_type(p, condition);
        jig_print(p, ", ");
    }
    jig_print_type(p, jig_op_result_type(op, 0));
}

/* ---- Names ---- */

/* c5, c5_i32 */
static JigStr name_of_number(JigStr digits, JigStr type, JigArena *a) {
    size_t len = 1 + digits.len + (type.len ? 1 + type.len : 0);
    char *text = jig_arena_alloc(a, len), *end = text + 1 + digits.len;
    text[0] = 'c';
    memcpy(text + 1, digits.ptr, digits.len);
    if (type.len) {
        *end = '_';
        memcpy(end + 1, type.ptr, type.len);
    }
    return (JigStr){text, len};
}

static void name_int(const JigValue *result, const JigAttr *value, JigNameSink *sink) {
    const JigType *type = jig_attr_type(value);
    if (jig_type_is_integer(type, 1)) {
        jig_name_set(sink, result, "%s", jig_attr_bool_value(value) ? "true" : "false");
        return;
    }
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    JigStr digits = jig_int_to_str(jig_attr_big_int_value(value), 10, true, a);
    JigStr suffix = jig_type_is_index(type) ? (JigStr){0} : jig_type_to_str(type, a);
    sink->set(sink, result, name_of_number(digits, suffix, a));
    jig_arena_free(a);
}

void jig_arith_name_constant(const JigOp *op, JigNameSink *sink) {
    const JigAttr *value = jig_arith_constant_value_attr(op);
    const JigValue *result = jig_op_result(op, 0);
    if (jig_attr_is_int(value))
        name_int(result, value, sink);
    else
        jig_name_set(sink, result, "cst");
}

static bool is_vscale(const JigValue *v) {
    const JigOp *def = jig_value_def(v);
    return def && jig_op_has_name(def, "vector.vscale");
}

/* A multiple of the vector scale is called after the factor. */
void jig_arith_name_muli(const JigOp *op, JigNameSink *sink) {
    const JigValue *result = jig_op_result(op, 0);
    if (!jig_type_is_index(jig_value_type(result)))
        return;
    for (size_t i = 0; i < 2; i++) {
        int64_t factor;
        if (is_vscale(jig_op_operand(op, 1 - i)) &&
            jig_constant_int(jig_op_operand(op, i), &factor)) {
            jig_name_set(sink, result, "c%lld_vscale", (long long)factor);
            return;
        }
    }
}

void jig_arith_name_sum(const JigOp *op, JigNameSink *sink) {
    jig_name_set(sink, jig_op_result(op, 0), "sum");
    jig_name_set(sink, jig_op_result(op, 1), "overflow");
}

void jig_arith_name_halves(const JigOp *op, JigNameSink *sink) {
    jig_name_set(sink, jig_op_result(op, 0), "low");
    jig_name_set(sink, jig_op_result(op, 1), "high");
}
