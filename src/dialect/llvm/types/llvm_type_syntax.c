/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types inside of types, where `!llvm.` may be left out, and directives for them. */
#include "dialect/llvm/llvm_int.h"

/* ---- Any type, or one of the dialect without its prefix ---- */

static const JigType *parse_word(JigParser *p) {
    JigSpot spot = jig_parse_spot(p);
    JigStr word;
    if (!jig_parse_any_keyword(p, &word))
        return NULL;
    for (size_t i = 0; i < JIG_LLVM_NUM_TYPES; i++)
        if (jig_str_is(word, jig_llvm_types[i].name + strlen("llvm.")))
            return jig_parse_rest_of_type(p, &jig_llvm_types[i]);
    jig_parse_error(p, spot, "unknown LLVM type: %.*s", JIG_FMT(word));
    return NULL;
}

const JigType *jig_llvm_parse_pretty(JigParser *p) {
    const JigType *t = NULL;
    int there = jig_parse_try_type(p, &t);
    return there < 0 ? NULL : there ? t : parse_word(p);
}

/* Behind `!llvm.`, where no row's name follows. */
const JigType *jig_llvm_parse_type(JigParser *p) {
    JigSpot spot = jig_parse_spot(p);
    const JigType *t = NULL;
    int there = jig_parse_try_type(p, &t);
    if (there == 0)
        return parse_word(p);
    if (there == 1)
        jig_parse_error(p, spot, "unexpected type, expected keyword");
    return NULL;
}

void jig_llvm_print_pretty(JigPrinter *p, const JigType *t) {
    /* Floats keep their prefix. */
    if (jig_llvm_is_compatible(t) && !jig_llvm_is_float(t))
        jig_print_short_type(p, t);
    else
        jig_print_type(p, t);
}

/* ---- custom<PrettyType>($type) ---- */

bool jig_llvm_parse_slot_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    const JigType *t = jig_llvm_parse_pretty(p);
    slots[0].attr = t ? jig_attr_of_type(t) : NULL;
    return t != NULL;
}
void jig_llvm_print_slot_type(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    jig_llvm_print_pretty(p, jig_attr_type_value(slots[0].attr));
}

/* ---- custom<FunctionTypes>($params, $varArg): i32, ptr, ... ---- */

typedef struct Types {
    const JigType **data;
    size_t n, cap;
    bool variadic;
} Types;

static bool add_type(JigParser *p, Types *list) {
    const JigType *t = jig_llvm_parse_pretty(p);
    JIG_CHECK(t);
    JIG_ARENA_PUSH(jig_parser_arena(p), list->data, list->n, list->cap, t);
    return true;
}

bool jig_llvm_parse_function_types(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    JigContext *ctx = jig_parser_context(p);
    Types list = {0};
    if (!jig_parse_peek_token(p, ")"))
        do {
            list.variadic = jig_parse_try_token(p, "...");
            JIG_CHECK(list.variadic || add_type(p, &list));
        } while (!list.variadic && jig_parse_try_token(p, ","));
    slots[0].attr = jig_llvm_type_list(ctx, list.data, list.n);
    slots[1].attr = jig_attr_bool(ctx, list.variadic);
    return true;
}

void jig_llvm_print_function_types(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    size_t num = jig_attr_array_len(slots[0].attr);
    for (size_t i = 0; i < num; i++) {
        if (i)
            jig_print(p, ", ");
        jig_llvm_print_pretty(p, jig_llvm_listed_type(slots[0].attr, i));
    }
    if (jig_attr_bool_value(slots[1].attr))
        jig_print(p, num ? ", ..." : "...");
}

/* ---- custom<ExtTypeParams>($typeParams, $intParams): types, then numbers ---- */

typedef struct ExtParams {
    Types types;
    const JigAttr **numbers;
    size_t n, cap;
} ExtParams;

static bool parse_number_or_type(JigParser *p, ExtParams *list) {
    uint64_t v;
    if (jig_parse_try_unsigned(p, 32, &v) == 1) {
        const JigType *u64 = jig_type_integer(jig_parser_context(p), 64, JIG_UNSIGNED);
        const JigAttr *x = jig_attr_int(u64, (int64_t)v);
        JIG_ARENA_PUSH(jig_parser_arena(p), list->numbers, list->n, list->cap, x);
        return true;
    }
    /* Numbers come last. */
    return !list->n && add_type(p, &list->types);
}

bool jig_llvm_parse_ext_type_params(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    JigContext *ctx = jig_parser_context(p);
    ExtParams list = {0};
    do {
        if (!parse_number_or_type(p, &list))
            return jig_parse_error(p, jig_parse_spot(p),
                                   "failed to parse parameter list for target extension type");
    } while (jig_parse_try_token(p, ","));
    slots[0].attr = jig_llvm_type_list(ctx, list.types.data, list.types.n);
    slots[1].attr = jig_attr_array(ctx, list.numbers, list.n);
    return true;
}

/* Types have their prefixes. */
void jig_llvm_print_ext_type_params(JigPrinter *p, const JigOp *op, const JigSlot *slots,
                                    size_t n) {
    (void)op, (void)n;
    const JigAttr *types = slots[0].attr, *numbers = slots[1].attr;
    size_t num_types = types ? jig_attr_array_len(types) : 0;
    for (size_t i = 0; i < num_types; i++) {
        if (i)
            jig_print(p, ", ");
        jig_print_type(p, jig_llvm_listed_type(types, i));
    }
    for (size_t i = 0; numbers && i < jig_attr_array_len(numbers); i++) {
        if (i || num_types)
            jig_print(p, ", ");
        jig_print_attr_untyped(p, jig_attr_array_at(numbers, i));
    }
}
