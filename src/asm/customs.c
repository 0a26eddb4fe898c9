/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom directives that several dialects use. */
#include "asm/format_int.h"

/* ---- custom<DynamicIndexList>($values, $integers [, $scalable] [, type($values)] [, "paren"])
 * ---- */

typedef struct ListArgs {
    JigSlot *values, *integers, *scalable, *types;
    bool paren;
} ListArgs;

static ListArgs list_args(const JigSlot *slots, size_t n) {
    JigSlot *s = (JigSlot *)slots; /* written only while parsing */
    ListArgs a = {.values = n > 0 ? &s[0] : NULL, .integers = n > 1 ? &s[1] : NULL};
    for (size_t i = 2; i < n; i++) {
        if (s[i].kind == JIG_SLOT_ATTR)
            a.scalable = &s[i];
        else if (s[i].kind == JIG_SLOT_TYPES)
            a.types = &s[i];
        else if (s[i].kind == JIG_SLOT_STRING)
            a.paren = jig_str_is(s[i].string, "paren");
    }
    return a;
}

static bool parse_index_list(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)state;
    ListArgs a = list_args(slots, n);
    JigContext *ctx = jig_parser_context(p);
    JigIndexList list;
    JIG_CHECK(jig_parse_index_list(p, a.paren ? JIG_DELIM_PAREN : JIG_DELIM_SQUARE, a.types != NULL,
                                   &list));
    a.values->operands = list.operands;
    a.values->n = list.num_operands;
    a.integers->attr = jig_attr_dense_i64(ctx, list.integers, list.n);
    if (a.scalable)
        a.scalable->attr = jig_attr_dense_bool(ctx, list.scalable, list.n);
    if (a.types) {
        a.types->types = list.types;
        a.types->n = list.num_operands;
    }
    return true;
}

static void print_index_list(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op;
    ListArgs a = list_args(slots, n);
    jig_print_index_list(p, a.paren ? JIG_DELIM_PAREN : JIG_DELIM_SQUARE, a.values->values,
                         a.values->n, a.types ? a.types->types : NULL, a.integers->attr,
                         a.scalable ? a.scalable->attr : NULL);
}

const JigCustomRow jig_shared_customs[] = {
    {.name = "DynamicIndexList",
     .written = "[{1}|{0}, ...]",
     .parse = parse_index_list,
     .print = print_index_list},
    {0},
};
