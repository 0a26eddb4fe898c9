/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of sequences that the row formats cannot say. */
#include "transform/ops/ops_int.h"
#include "support/check.h"

/* ---- transform.named_sequence ---- */

bool jig_transform_parse_named_sequence(JigParser *p, JigOpState *state) {
    return jig_parse_function_op(p, state, false, "function_type", "arg_attrs", "res_attrs");
}

void jig_transform_print_named_sequence(JigPrinter *p, const JigOp *op) {
    jig_print_function_op(p, op, false, "function_type", "arg_attrs", "res_attrs");
}

/* ---- custom<SequenceOpOperands>: %root, %more... : (!t, !t...) ---- */

enum { ROOT, ROOT_TYPE, EXTRA, EXTRA_TYPES };

/* The parentheses around the types may be left out, either of them. */
static bool parse_sequence_types(JigParser *p, JigSlot *slots) {
    JigArena *a = jig_parser_arena(p);
    (void)jig_parse_try_token(p, "(");
    const JigType **type = jig_arena_alloc(a, sizeof *type);
    JIG_CHECK((*type = jig_parse_type(p)));
    slots[ROOT_TYPE].types = type;
    slots[ROOT_TYPE].n = 1;
    if (slots[EXTRA].n) {
        JIG_CHECK(jig_parse_token(p, ","));
        JIG_CHECK(jig_parse_type_list(p, &slots[EXTRA_TYPES].types, &slots[EXTRA_TYPES].n));
    }
    if (slots[EXTRA].n != slots[EXTRA_TYPES].n)
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "expected types to be provided for all operands");
    (void)jig_parse_try_token(p, ")");
    return true;
}

bool jig_transform_parse_sequence_operands(JigParser *p, JigSlot *slots, size_t n,
                                           JigOpState *state) {
    (void)n, (void)state;
    JigUnresolved *root = jig_arena_calloc(jig_parser_arena(p), sizeof *root);
    int found = jig_parse_try_operand(p, root);
    if (found <= 0)
        return found == 0;
    slots[ROOT].operands = root;
    slots[ROOT].n = 1;
    if (jig_parse_try_token(p, ","))
        JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &slots[EXTRA].operands, &slots[EXTRA].n));
    JIG_CHECK(jig_parse_token(p, ":"));
    return parse_sequence_types(p, slots);
}

void jig_transform_print_sequence_operands(JigPrinter *p, const JigOp *op, const JigSlot *slots,
                                           size_t n) {
    JIG_REQUIRE(p && op && slots);
    (void)op, (void)n;
    if (!slots[ROOT].n)
        return;
    bool more = slots[EXTRA].n > 0;
    jig_print_value(p, slots[ROOT].values[0]);
    if (more) {
        jig_print(p, ", ");
        jig_print_values(p, slots[EXTRA].values, slots[EXTRA].n);
    }
    jig_print(p, more ? " : (" : " : ");
    jig_print_type(p, slots[ROOT_TYPE].types[0]);
    if (!more)
        return;
    jig_print(p, ", ");
    jig_print_types(p, slots[EXTRA_TYPES].types, slots[EXTRA_TYPES].n);
    jig_print(p, ")");
}

/* ---- custom<SemiFunctionType>: !t, or (!t) -> !t; custom<SemiFunctionTypes>: also
 * (!t) -> (!t, !t) ---- */

static bool parse_one_type(JigParser *p, JigSlot *slot) {
    const JigType **type = jig_arena_alloc(jig_parser_arena(p), sizeof *type);
    *type = jig_parse_type(p);
    slot->types = type;
    slot->n = 1;
    return *type != NULL;
}

static bool parse_argument_and_arrow(JigParser *p, JigSlot *argument) {
    return parse_one_type(p, argument) && jig_parse_token(p, ")") && jig_parse_token(p, "->");
}

bool jig_transform_parse_semi_function_type(JigParser *p, JigSlot *slots, size_t n,
                                            JigOpState *state) {
    (void)state;
    bool optional = n < 3 || !jig_str_is(slots[2].string, "false");
    if (jig_parse_try_token(p, "("))
        return parse_argument_and_arrow(p, &slots[0]) && parse_one_type(p, &slots[1]);
    return optional ? parse_one_type(p, &slots[0]) : jig_parse_token(p, "(");
}

bool jig_transform_parse_semi_function_types(JigParser *p, JigSlot *slots, size_t n,
                                             JigOpState *state) {
    (void)n, (void)state;
    if (!jig_parse_try_token(p, "("))
        return parse_one_type(p, &slots[0]);
    JIG_CHECK(parse_argument_and_arrow(p, &slots[0]));
    if (!jig_parse_try_token(p, "("))
        return parse_one_type(p, &slots[1]);
    return jig_parse_type_list(p, &slots[1].types, &slots[1].n) && jig_parse_token(p, ")");
}

void jig_transform_print_semi_function_type(JigPrinter *p, const JigOp *op, const JigSlot *slots,
                                            size_t n) {
    (void)op, (void)n;
    size_t results = slots[1].n;
    jig_print(p, results ? "(" : "");
    jig_print_type(p, slots[0].types[0]);
    if (!results)
        return;
    jig_print(p, results > 1 ? ") -> (" : ") -> ");
    jig_print_types(p, slots[1].types, results);
    jig_print(p, results > 1 ? ")" : "");
}

/* ---- custom<PackedOrDynamicIndexList>: *(%packed), or [%a, 4] ---- */

enum { PACKED, LIST, INTEGERS };

bool jig_transform_parse_packed_index_list(JigParser *p, JigSlot *slots, size_t n,
                                           JigOpState *state) {
    (void)state;
    (void)n;
    JigContext *ctx = jig_parser_context(p);
    if (jig_parse_try_token(p, "*")) {
        JigUnresolved *packed = JIG_NEW(jig_parser_arena(p), JigUnresolved);
        JIG_CHECK(jig_parse_token(p, "(") && jig_parse_operand(p, packed) &&
                  jig_parse_token(p, ")"));
        slots[PACKED].operands = packed;
        slots[PACKED].n = 1;
        slots[INTEGERS].attr = jig_attr_dense_i64(ctx, NULL, 0);
        return true;
    }
    JigIndexList list;
    JIG_CHECK(jig_parse_index_list(p, JIG_DELIM_SQUARE, false, &list));
    slots[LIST].operands = list.operands;
    slots[LIST].n = list.num_operands;
    slots[INTEGERS].attr = jig_attr_dense_i64(ctx, list.integers, list.n);
    return true;
}

void jig_transform_print_packed_index_list(JigPrinter *p, const JigOp *op, const JigSlot *slots,
                                           size_t n) {
    (void)op, (void)n;
    if (slots[PACKED].n) {
        jig_print(p, "*(");
        jig_print_value(p, slots[PACKED].values[0]);
        jig_print(p, ")");
        return;
    }
    jig_print_index_list(p, JIG_DELIM_SQUARE, slots[LIST].values, slots[LIST].n, NULL,
                         slots[INTEGERS].attr, NULL);
}

/* ---- custom<IndexListOrPacked>: the same, where `*(%packed)` is the one operand of the list and a
 * unit attribute says that it has all numbers ---- */

enum { ITEMS, NUMBERS, IS_PACKED };

bool jig_transform_parse_index_list_or_packed(JigParser *p, JigSlot *slots, size_t n,
                                              JigOpState *state) {
    JigSlot parts[3] = {0};
    JIG_CHECK(jig_transform_parse_packed_index_list(p, parts, n, state));
    size_t given = parts[PACKED].n ? PACKED : LIST;
    slots[ITEMS].operands = parts[given].operands;
    slots[ITEMS].n = parts[given].n;
    slots[NUMBERS].attr = parts[INTEGERS].attr;
    if (given == PACKED)
        slots[IS_PACKED].attr = jig_attr_unit(jig_parser_context(p));
    return true;
}

void jig_transform_print_index_list_or_packed(JigPrinter *p, const JigOp *op, const JigSlot *slots,
                                              size_t n) {
    JigSlot parts[3] = {[LIST] = slots[ITEMS], [INTEGERS] = slots[NUMBERS]};
    if (slots[IS_PACKED].attr)
        parts[PACKED] = slots[ITEMS];
    jig_transform_print_packed_index_list(p, op, parts, n);
}
