/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom syntax, and the names that values get. */
#include "dialect/smt/smt_int.h"

#include <ctype.h>

/* ---- eq, distinct: %a, %b, ... : the sort of all ---- */

static void add_result(JigParser *p, JigOpState *state, const JigType *type) {
    jig_state_add_types(state, p, &type, 1);
}
static const JigType *sort(JigParser *p, const JigTypeRow *row) {
    return jig_type_get(jig_parser_context(p), row, NULL, 0);
}

bool jig_smt_parse_comparison(JigParser *p, JigOpState *state) {
    JigUnresolved *operands;
    size_t n;
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &operands, &n));
    JIG_CHECK(jig_parse_attr_dict(p, state));
    const JigType *type = jig_parse_colon_type(p);
    JIG_CHECK(type != NULL);
    add_result(p, state, sort(p, JIG_SMT_SORT(BOOL)));
    return jig_resolve_operands(p, state, operands, n, type);
}

void jig_smt_print_comparison(JigPrinter *p, const JigOp *op) {
    jig_print(p, " ");
    jig_print_operands(p, op, 0, jig_op_num_operands(op));
    jig_print_attr_dict(p, op, NULL);
    jig_print(p, " : ");
    jig_print_type(p, jig_value_type(jig_smt_inputs_at(op, 0)));
}

/* ---- int.constant: a number ---- */

enum { MAX_WIDTH = (1 << 24) - 1 }; /* of an attribute */

/* Four bits for each digit that counts, decimal or hexadecimal, and one more when the digits fill
 * these; 64 of zero, which has no such digit. */
static uint32_t width_of_digits(JigSpot end, JigInt magnitude) {
    JigSpot c = end;
    while (isalnum((unsigned char)c[-1]))
        --c;
    if (end - c > 2 && c[1] == 'x')
        c += 2;
    while (c < end && *c == '0')
        ++c;
    uint32_t n = (uint32_t)(end - c);
    if (n == 0)
        return 64;
    return 4 * n + (jig_int_active_bits(magnitude) == 4 * n);
}

bool jig_smt_parse_int(JigParser *p, JigOpState *state) {
    JigArena *a = jig_parser_arena(p);
    JigSpot spot = jig_parse_spot(p);
    JigInt value;
    int there = jig_parse_try_big_integer(p, &value);
    if (there == 0)
        return jig_parse_error(p, spot, "expected integer value");
    JIG_CHECK(there == 1);
    if (value.width > 1) {
        JigInt magnitude = jig_int_is_negative(value) ? jig_int_neg(value, a) : value;
        uint32_t width = width_of_digits(jig_parse_end_spot(p), magnitude);
        if (width > MAX_WIDTH)
            return jig_parse_error(p, spot, "integer value too large");
        value = jig_int_sext(value, width, a);
    }
    const JigType *type = jig_type_integer(jig_parser_context(p), value.width, JIG_UNSIGNED);
    jig_state_add_attr(state, p, "value", jig_attr_big_int(type, value));
    add_result(p, state, sort(p, JIG_SMT_SORT(INT)));
    return jig_parse_attr_dict(p, state);
}

void jig_smt_print_int(JigPrinter *p, const JigOp *op) {
    jig_print(p, " ");
    jig_print_big_int(p, jig_attr_big_int_value(jig_smt_int_constant_value_attr(op)));
    jig_print_attr_dict(p, op, (const char *const[]){"value", NULL});
}

/* ---- bv.repeat: 3 times %a : the sort of %a ---- */

bool jig_smt_parse_repeat(JigParser *p, JigOpState *state) {
    JigSpot spot = jig_parse_spot(p);
    JigInt count;
    int there = jig_parse_try_big_integer(p, &count);
    if (there == 0)
        return jig_parse_error(p, spot, "expected integer value");
    JIG_CHECK(there == 1 && jig_parse_keyword(p, "times"));
    if (jig_int_is_negative(count) || jig_int_is_zero(count))
        return jig_parse_error(p, spot, "integer must be positive");
    if (!jig_int_fits_s64(count))
        return jig_parse_error(p, spot, "integer must fit into 63 bits");
    JigUnresolved input;
    JIG_CHECK(jig_parse_operand(p, &input) && jig_parse_attr_dict(p, state) &&
              jig_parse_token(p, ":"));
    const JigType *type = jig_parse_type(p);
    JIG_CHECK(type != NULL);
    JIG_CHECK(jig_resolve_operand(p, state, &input, type));
    if (!jig_type_is(type, JIG_SMT_SORT(BV)))
        return jig_parse_error(p, input.spot, "input must have bit-vector type");
    int64_t width;
    if (__builtin_mul_overflow(jig_int_s64(count), jig_smt_bv_width(type), &width))
        return jig_parse_error(p, spot,
                               "result bit-width (provided integer times bit-width of the input "
                               "type) must fit into 63 bits");
    add_result(p, state, jig_smt_bv(jig_parser_context(p), width));
    return true;
}

void jig_smt_print_repeat(JigPrinter *p, const JigOp *op) {
    const JigType *input = jig_value_type(jig_smt_bv_repeat_input(op));
    const JigType *result = jig_op_result_type(op, 0);
    jig_print(p, " ");
    jig_print_int(p, jig_smt_bv_width(result) / jig_smt_bv_width(input));
    jig_print(p, " times ");
    jig_print_operands(p, op, 0, 1);
    jig_print_attr_dict(p, op, NULL);
    jig_print(p, " : ");
    jig_print_type(p, input);
}

/* ---- Names ---- */

void jig_smt_name_declared(const JigOp *op, JigNameSink *sink) {
    const JigAttr *prefix = jig_smt_declare_fun_name_prefix_attr(op);
    sink->set(sink, jig_op_result(op, 0), prefix ? jig_attr_string_value(prefix) : JIG_STR(""));
}

void jig_smt_name_bool(const JigOp *op, JigNameSink *sink) {
    bool value = jig_attr_bool_value(jig_smt_constant_value_attr(op));
    jig_name_set(sink, jig_op_result(op, 0), "%s", value ? "true" : "false");
}

void jig_smt_name_int(const JigOp *op, JigNameSink *sink) {
    JigArena *a = jig_arena_create();
    JigStr text =
        jig_int_to_str(jig_attr_big_int_value(jig_smt_int_constant_value_attr(op)), 10, true, a);
    jig_name_set(sink, jig_op_result(op, 0), "c%.*s", JIG_FMT(text));
    jig_arena_destroy(a);
}

void jig_smt_name_bv(const JigOp *op, JigNameSink *sink) {
    const JigAttr *value = jig_smt_bv_constant_value_attr(op);
    JigArena *a = jig_arena_create();
    JigStr text = jig_int_to_str(jig_smt_bv_value(value), 10, true, a);
    jig_name_set(sink, jig_op_result(op, 0), "c%.*s_bv%lld", JIG_FMT(text),
                 (long long)jig_smt_bv_width(jig_attr_type(value)));
    jig_arena_destroy(a);
}
