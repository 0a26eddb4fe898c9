/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax: visibility, initial values, and what tokens order. */
#include "dialect/ml_program/ml_program_int.h"

bool jig_ml_program_parse_function(JigParser *p, JigOpState *state) {
    return jig_parse_function_op(p, state, false, "function_type", "arg_attrs", "res_attrs");
}

void jig_ml_program_print_function(JigPrinter *p, const JigOp *op) {
    jig_print_function_op(p, op, false, "function_type", "arg_attrs", "res_attrs");
}

void jig_ml_program_name_after_global(const JigOp *op, JigNameSink *sink) {
    JigStr name = jig_attr_symbol_leaf(jig_ml_program_global_attr(op));
    jig_name_set(sink, jig_op_result(op, 0), "%.*s", JIG_FMT(name));
}

/* ---- custom<SymbolVisibility>($visibility), which must be there ---- */

static const char *const visibilities[] = {"public", "private", "nested", NULL};

static bool parse_visibility(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    JigSpot spot = jig_parse_spot(p);
    size_t which;
    if (!jig_parse_try_keyword_of(p, visibilities, &which))
        return jig_parse_error(p, spot, "expected 'public', 'private', or 'nested'");
    slots[0].attr = jig_attr_string(jig_parser_context(p), jig_str(visibilities[which]));
    return true;
}

static void print_visibility(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    jig_print_str(p, slots[0].attr ? jig_attr_string_value(slots[0].attr) : JIG_STR("public"));
}

/* ---- custom<TypedInitialValue>($type, $value): (dense<4> : tensor<4xi32>) : tensor<?xi32> ---- */

enum { TYPE, VALUE };

static bool parse_value(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    if (jig_parse_try_token(p, "(")) {
        slots[VALUE].attr = jig_parse_attr(p, NULL);
        JIG_CHECK(slots[VALUE].attr && jig_parse_token(p, ")"));
    }
    const JigType *type = jig_parse_colon_type(p);
    JIG_CHECK(type != NULL);
    slots[TYPE].attr = jig_attr_of_type(type);
    return true;
}

static void print_value(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    if (slots[VALUE].attr) {
        jig_print(p, "(");
        jig_print_attr(p, slots[VALUE].attr);
        jig_print(p, ")");
    }
    jig_print(p, " : ");
    jig_print_attr(p, slots[TYPE].attr);
}

/* ---- custom<TokenOrdering>($consumed, type($produced)):
 * ordering(%a, %b -> !ml_program.token), ordering(() -> !ml_program.token) ---- */

enum { CONSUMED, PRODUCED };

/* The reference takes the op without it, and dies of the type that it then lacks. */
static bool parse_ordering(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    JIG_CHECK(jig_parse_keyword(p, "ordering") && jig_parse_token(p, "("));
    if (jig_parse_try_token(p, "("))
        JIG_CHECK(jig_parse_token(p, ")"));
    else
        JIG_CHECK(
            jig_parse_operands(p, JIG_DELIM_NONE, &slots[CONSUMED].operands, &slots[CONSUMED].n));
    JIG_CHECK(jig_parse_token(p, "->"));
    const JigType *type = jig_parse_type(p);
    JIG_CHECK(type != NULL);
    slots[PRODUCED].types = jig_arena_copy(jig_parser_arena(p), &type, sizeof type);
    slots[PRODUCED].n = 1;
    return jig_parse_token(p, ")");
}

static void print_ordering(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    jig_print(p, " ordering(");
    if (slots[CONSUMED].n)
        jig_print_values(p, slots[CONSUMED].values, slots[CONSUMED].n);
    else
        jig_print(p, "()");
    jig_print(p, " -> ");
    jig_print_type(p, slots[PRODUCED].types[0]);
    jig_print(p, ")");
}

const JigCustomRow jig_ml_program_customs[JIG_ML_PROGRAM_NUM_CUSTOMS] = {
    {.name = "SymbolVisibility",
     .written = "(private|public|nested)?",
     .parse = parse_visibility,
     .print = print_visibility},
    {.name = "TypedInitialValue",
     .written = "(value) : {0}",
     .parse = parse_value,
     .print = print_value},
    {.name = "TokenOrdering",
     .written = "(ordering(%token, ... -> type))?",
     .parse = parse_ordering,
     .print = print_ordering},
};
