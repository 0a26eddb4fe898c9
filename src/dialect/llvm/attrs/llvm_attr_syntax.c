/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of attributes that formats do not say. */
#include "dialect/llvm/llvm_int.h"

/* ---- #llvm.constant_range<i32, 0, 10>: bounds of one width, kept as signless integers ---- */

/* A number, of which as many bits as the type has are kept. */
static const JigAttr *parse_bound(JigParser *p, const JigType *type) {
    JigInt value;
    int there = jig_parse_try_big_integer(p, &value);
    if (there == 0)
        jig_parse_error(p, jig_parse_spot(p), "expected integer value");
    if (there != 1)
        return NULL;
    JigArena *a = jig_parser_arena(p);
    bool truth = value.width == 1;
    unsigned width = jig_type_width(type);
    return jig_attr_big_int(type,
                            truth ? jig_int_zext(value, width, a) : jig_int_sext(value, width, a));
}

const JigAttr *jig_llvm_parse_constant_range(JigParser *p, const JigType *type) {
    (void)type;
    JigContext *ctx = jig_parser_context(p);
    if (!jig_parse_token(p, "<"))
        return NULL;
    const JigType *t = jig_parse_type_of(p, jig_type_is_any_integer, "builtin.integer");
    if (!t)
        return NULL;
    t = jig_type_i(ctx, jig_type_width(t));
    const JigAttr *params[2];
    if (!jig_parse_token(p, ",") || !(params[0] = parse_bound(p, t)) || !jig_parse_token(p, ",") ||
        !(params[1] = parse_bound(p, t)) || !jig_parse_token(p, ">"))
        return NULL;
    return jig_attr_get(ctx, JIG_LLVM_ATTR(CONSTANT_RANGE), params, 2);
}

void jig_llvm_print_constant_range(JigPrinter *p, const JigAttr *x) {
    const JigAttr *lower = jig_attr_param(x, 0), *upper = jig_attr_param(x, 1);
    jig_print(p, "<");
    jig_print_type(p, jig_attr_type(lower));
    jig_print(p, ", ");
    jig_print_big_int(p, jig_attr_big_int_value(lower));
    jig_print(p, ", ");
    jig_print_big_int(p, jig_attr_big_int_value(upper));
    jig_print(p, ">");
}

/* ---- custom<ExpressionArg>(ref($opcode), $arguments): numbers; behind the first one of a
 * conversion, names of encodings ---- */

enum { DW_OP_LLVM_CONVERT = 0x1001 };
static const JigEnumRow encodings = {.cases = jig_dwarf_encodings};

typedef struct Arguments {
    bool converts;
    const JigAttr **items;
    size_t n, cap;
} Arguments;

static const JigAttr *unsigned_attr(JigParser *p, uint64_t v) {
    return jig_attr_int(jig_type_integer(jig_parser_context(p), 64, JIG_UNSIGNED), (int64_t)v);
}

/* 0: none there, 1: parsed, -1: reported error. */
static int try_encoding(JigParser *p, const JigAttr **out) {
    JigStr word;
    int64_t value;
    if (!jig_parse_try_any_keyword(p, &word))
        return 0;
    if (!jig_enum_value(&encodings, word, &value)) {
        jig_parse_error(p, jig_parse_spot(p), "encountered unknown attribute encoding \"%.*s\"",
                        JIG_FMT(word));
        return -1;
    }
    *out = unsigned_attr(p, (uint64_t)value);
    return 1;
}

static bool parse_argument(JigParser *p, void *user) {
    Arguments *list = user;
    const JigAttr *x = NULL;
    int there = list->converts && list->n ? try_encoding(p, &x) : 0;
    if (there == 0) {
        uint64_t v;
        there = jig_parse_try_unsigned(p, 64, &v);
        if (there == 0)
            jig_parse_error(p, jig_parse_spot(p), "expected integer value");
        if (there <= 0)
            return jig_parse_error(p, jig_parse_spot(p), "expected integer operand");
        x = unsigned_attr(p, v);
    }
    JIG_CHECK(there > 0);
    JIG_ARENA_PUSH(jig_parser_arena(p), list->items, list->n, list->cap, x);
    return true;
}

bool jig_llvm_parse_expression_arg(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    Arguments list = {.converts = jig_attr_int_value(slots[0].attr) == DW_OP_LLVM_CONVERT};
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_NONE, parse_argument, &list, NULL));
    slots[1].attr = jig_attr_array(jig_parser_context(p), list.items, list.n);
    return true;
}

static void print_encoding(JigPrinter *p, const JigAttr *x) {
    const char *text = jig_enum_text(&encodings, (int64_t)jig_int_u64(jig_attr_big_int_value(x)));
    jig_print(p, text ? text : "");
}

void jig_llvm_print_expression_arg(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    bool converts = jig_attr_int_value(slots[0].attr) == DW_OP_LLVM_CONVERT;
    for (size_t i = 0; i < jig_attr_array_len(slots[1].attr); i++) {
        const JigAttr *x = jig_attr_array_at(slots[1].attr, i);
        if (i)
            jig_print(p, ", ");
        if (converts && i)
            print_encoding(p, x);
        else
            jig_print_attr_untyped(p, x);
    }
}
