/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Lists that mix operands and integers: [%a, 4, [8], %b : i64]. An integer in
 * brackets is scalable.
 */
#include "jig/asm.h"
#include "support/check.h"

typedef struct ListParse {
    JigIndexList *out;
    bool with_types;
    size_t cap_integers, cap_scalable, cap_operands, cap_types;
} ListParse;

/* Two arrays of one length. */
static void add_item(JigParser *p, ListParse *l, int64_t value, bool scalable) {
    JigIndexList *out = l->out;
    size_t n = out->n;
    JIG_ARENA_PUSH(jig_parser_arena(p), out->scalable, n, l->cap_scalable, scalable);
    JIG_ARENA_PUSH(jig_parser_arena(p), out->integers, out->n, l->cap_integers, value);
}

static void add_operand(JigParser *p, ListParse *l, JigUnresolved operand) {
    JigIndexList *out = l->out;
    size_t n = out->num_operands;
    JIG_ARENA_PUSH(jig_parser_arena(p), out->types, n, l->cap_types, NULL);
    JIG_ARENA_PUSH(jig_parser_arena(p), out->operands, out->num_operands, l->cap_operands, operand);
}

static bool parse_item(JigParser *p, void *user) {
    ListParse *l = user;
    JigUnresolved operand;
    int there = jig_parse_try_operand(p, &operand);
    bool scalable = jig_parse_try_token(p, "[");
    int64_t value = JIG_DYNAMIC;
    if (there > 0) {
        add_operand(p, l, operand);
        if (l->with_types) {
            const JigType *type = jig_parse_colon_type(p);
            JIG_CHECK(type);
            l->out->types[l->out->num_operands - 1] = type;
        }
    } else {
        JIG_CHECK(jig_parse_integer(p, &value));
    }
    add_item(p, l, value, scalable);
    return !scalable || jig_parse_try_token(p, "]");
}

bool jig_parse_index_list(JigParser *p, JigDelimiter delimiter, bool with_types,
                          JigIndexList *out) {
    JIG_REQUIRE(p && out);
    *out = (JigIndexList){0};
    ListParse l = {.out = out, .with_types = with_types};
    if (!jig_parse_list(p, delimiter, parse_item, &l, " in dynamic index list"))
        return jig_parse_error(p, jig_parse_name_spot(p), "expected SSA value or integer");
    return true;
}

void jig_print_index_list(JigPrinter *p, JigDelimiter delimiter, JigValue *const *values,
                          size_t num_values, const JigType *const *types, const JigAttr *integers,
                          const JigAttr *scalable) {
    bool paren = delimiter == JIG_DELIM_PAREN;
    size_t n = integers ? jig_attr_dense_array_len(integers) : 0;
    size_t num_flags = scalable ? jig_attr_dense_array_len(scalable) : 0;
    size_t dynamic = 0;
    jig_print(p, paren ? "(" : "[");
    for (size_t i = 0; i < n; ++i) {
        int64_t value = jig_attr_dense_array_int(integers, i);
        bool is_scalable = i < num_flags && jig_attr_dense_array_int(scalable, i);
        if (i)
            jig_print(p, ", ");
        if (is_scalable)
            jig_print(p, "[");
        if (value != JIG_DYNAMIC || dynamic == num_values) {
            jig_print_int(p, value);
        } else {
            jig_print_value(p, values[dynamic]);
            if (types) {
                jig_print(p, " : ");
                jig_print_type(p, types[dynamic]);
            }
            ++dynamic;
        }
        if (is_scalable)
            jig_print(p, "]");
    }
    jig_print(p, paren ? ")" : "]");
}
