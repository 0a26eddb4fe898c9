/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types, and syntax that formats cannot say. */
#include "dialect/async/async_int.h"

/* ---- Types ---- */

const JigType *jig_async_token(JigContext *ctx) {
    return jig_type_get(ctx, JIG_ASYNC_TYPE(TOKEN), NULL, 0);
}
const JigType *jig_async_value(const JigType *type) {
    const JigAttr *params[] = {jig_attr_of_type(type)};
    return jig_type_get(jig_type_context(type), JIG_ASYNC_TYPE(VALUE), params, 1);
}
bool jig_async_is_token(const JigType *t) {
    return jig_type_is(t, JIG_ASYNC_TYPE(TOKEN));
}
const JigType *jig_async_element(const JigType *value) {
    return jig_type_is(value, JIG_ASYNC_TYPE(VALUE)) ? jig_attr_type_value(jig_type_param(value, 0))
                                                     : NULL;
}
bool jig_async_is_counted(const JigType *t) {
    return jig_async_is_token(t) || jig_type_is(t, JIG_ASYNC_TYPE(VALUE)) ||
           jig_type_is(t, JIG_ASYNC_TYPE(GROUP));
}

const JigType *jig_async_parse_value(JigParser *p) {
    JigSpot spot = jig_parse_name_spot(p);
    const JigType *type;
    if (jig_parse_token(p, "<") && (type = jig_parse_type(p)) && jig_parse_token(p, ">"))
        return jig_async_value(type);
    jig_parse_error(p, spot, "failed to parse async value type");
    return NULL;
}

void jig_async_print_value(JigPrinter *p, const JigType *t) {
    jig_print(p, "<");
    jig_print_type(p, jig_async_element(t));
    jig_print(p, ">");
}

/* ---- async.await: the type that is written is the operand's ---- */

bool jig_async_parse_await_result(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    (void)n, (void)s;
    const JigType **types = JIG_NEW_ARRAY(jig_parser_arena(p), const JigType *, 2);
    types[0] = jig_parse_type(p);
    JIG_CHECK(types[0]);
    slots[0].types = types;
    slots[0].n = 1;
    types[1] = jig_async_element(types[0]);
    slots[1].types = types + 1;
    slots[1].n = types[1] != NULL;
    return true;
}

void jig_async_print_await_result(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    jig_print_type(p, slots[0].types[0]);
}

/* ---- async.execute ---- */

/* (%value as %arg : !async.value<T>, ...); the arguments are of the types T. */
typedef struct Unwrapped {
    JigUnresolved *operands;
    const JigType **types;
    JigArgument *args;
    size_t n, cap;
} Unwrapped;

static bool parse_unwrapped(JigParser *p, void *user) {
    Unwrapped *u = user;
    JigArena *a = jig_parser_arena(p);
    if (u->n == u->cap) {
        size_t cap = u->cap ? 2 * u->cap : 4;
        JigUnresolved *operands = JIG_NEW_ARRAY(a, JigUnresolved, cap);
        const JigType **types = JIG_NEW_ARRAY(a, const JigType *, cap);
        JigArgument *args = JIG_NEW_ARRAY(a, JigArgument, cap);
        for (size_t i = 0; i < u->n; i++)
            operands[i] = u->operands[i], types[i] = u->types[i], args[i] = u->args[i];
        *u = (Unwrapped){operands, types, args, u->n, cap};
    }
    JIG_CHECK(jig_parse_operand(p, &u->operands[u->n]));
    JIG_CHECK(jig_parse_keyword(p, "as"));
    JIG_CHECK(jig_parse_argument(p, &u->args[u->n], false, false));
    const JigType *type = jig_parse_colon_type(p);
    JIG_CHECK(type);
    u->types[u->n] = type;
    u->args[u->n].type = jig_async_element(type) ? jig_async_element(type) : type;
    u->n++;
    return true;
}

static const JigAttr *segments(JigParser *p, size_t dependencies, size_t operands) {
    int32_t sizes[] = {(int32_t)dependencies, (int32_t)operands};
    return jig_attr_dense_i32(jig_parser_context(p), sizes, 2);
}

bool jig_async_parse_execute(JigParser *p, JigOpState *s) {
    const JigType *token = jig_async_token(jig_parser_context(p));
    JigUnresolved *tokens = NULL;
    size_t num_tokens = 0, num_types = 0;
    Unwrapped unwrapped = {0};
    const JigType **types = NULL;
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_OPTIONAL_SQUARE, &tokens, &num_tokens));
    JIG_CHECK(jig_resolve_operands(p, s, tokens, num_tokens, token));
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_OPTIONAL_PAREN, parse_unwrapped, &unwrapped, NULL));
    for (size_t i = 0; i < unwrapped.n; i++)
        JIG_CHECK(jig_resolve_operand(p, s, &unwrapped.operands[i], unwrapped.types[i]));
    jig_state_add_attr(s, p, "operandSegmentSizes", segments(p, num_tokens, unwrapped.n));
    jig_state_add_types(s, p, &token, 1);
    JIG_CHECK(jig_parse_optional_arrow_type_list(p, &types, &num_types));
    jig_state_add_types(s, p, types, num_types);
    JIG_CHECK(jig_parse_attr_dict_with_keyword(p, s));
    return jig_parse_region(p, jig_state_add_region(s, p), unwrapped.args, unwrapped.n);
}

void jig_async_print_execute(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"operandSegmentSizes", NULL};
    JigOperandRange tokens = jig_async_execute_dependencies(op),
                    values = jig_async_execute_body_operands(op);
    if (tokens.count) {
        jig_print(p, " [");
        jig_print_operands(p, op, tokens.start, tokens.count);
        jig_print(p, "]");
    }
    for (size_t i = 0; i < values.count; i++) {
        JigValue *v = jig_op_operand(op, values.start + i);
        jig_print(p, i ? ", " : " (");
        jig_print_value(p, v);
        jig_print(p, " as ");
        jig_print_value(p, jig_block_arg(jig_op_body(op), i));
        jig_print(p, ": ");
        jig_print_type(p, jig_value_type(v));
    }
    jig_print(p, values.count ? ")" : "");
    size_t n = jig_async_execute_num_body_results(op);
    jig_print(p, n == 0 ? "" : n == 1 ? " -> " : " -> (");
    for (size_t i = 0; i < n; i++) {
        jig_print(p, i ? ", " : "");
        jig_print_type(p, jig_value_type(jig_async_execute_body_results_at(op, i)));
    }
    jig_print(p, n > 1 ? ")" : "");
    jig_print_attr_dict_with_keyword(p, op, elided);
    jig_print(p, " ");
    jig_print_region(p, jig_async_execute_body_region(op), false, true, false);
}

/* ---- async.func ---- */

bool jig_async_parse_func(JigParser *p, JigOpState *s) {
    return jig_parse_function_op(p, s, false, "function_type", "arg_attrs", "res_attrs");
}
void jig_async_print_func(JigPrinter *p, const JigOp *op) {
    jig_print_function_op(p, op, false, "function_type", "arg_attrs", "res_attrs");
}
