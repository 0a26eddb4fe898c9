/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes other than layouts, and lists of offsets. */
#include "machine/xegpu/xegpu_int.h"
#include "support/vec.h"

bool jig_xegpu_verify_scatter(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    return jig_attr_int_value(params[1]) > 0 || jig_error(ctx, loc, "invalid chunk size");
}

bool jig_xegpu_verify_range(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    long long start = jig_attr_int_value(params[0]), end = jig_attr_int_value(params[1]);
    return end > start ||
           jig_error(ctx, loc, "'end' : %lld must be greater than 'start' : %lld", end, start);
}

/* ---- mem_layout<stride = [1, 64], block = [8, 16]> ---- */

typedef JIG_VEC(JigNamedAttr) NamedAttrs;

static bool parse_mem_entry(JigParser *p, JigSpot spot, NamedAttrs *entries) {
    JigStr word;
    if (!jig_parse_any_keyword(p, &word))
        return jig_parse_error(p, spot, "expected valid attribute name");
    JigNamedAttr entry = {.name = jig_ident(jig_parser_context(p), word)};
    for (size_t i = 0; i < entries->len; i++)
        if (entries->data[i].name == entry.name)
            return jig_parse_error(p, spot, "duplicate key '%.*s in mem layout attribute",
                                   JIG_FMT(word));
    JIG_CHECK(jig_parse_token(p, "=") && (entry.value = jig_parse_attr(p, NULL)));
    jig_vec_push(entries, entry);
    return true;
}

const JigAttr *jig_xegpu_parse_mem_layout(JigParser *p, const JigType *type) {
    (void)type;
    JigContext *ctx = jig_parser_context(p);
    JigSpot spot = jig_parse_spot(p);
    NamedAttrs entries = {0};
    bool ok = jig_parse_token(p, "<");
    while (ok && (ok = parse_mem_entry(p, spot, &entries)) && jig_parse_try_token(p, ","))
        ;
    const JigAttr *x = NULL;
    if (ok && jig_parse_token(p, ">")) {
        const JigAttr *dict = jig_attr_dict(ctx, entries.data, entries.len);
        x = jig_attr_get(ctx, JIG_XEGPU_ATTR(MEM_LAYOUT), &dict, 1);
    }
    jig_vec_free(&entries);
    return x;
}

void jig_xegpu_print_mem_layout(JigPrinter *p, const JigAttr *x) {
    const JigAttr *dict = jig_attr_param(x, 0);
    const JigNamedAttr *items = jig_attr_dict_items(dict);
    jig_print(p, "<");
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++) {
        if (i)
            jig_print(p, ", ");
        jig_print_str(p, jig_ident_str(items[i].name));
        jig_print(p, " = ");
        jig_print_attr(p, items[i].value);
    }
    jig_print(p, ">");
}

/* ---- custom<OptionalDynamicIndexList>: nothing, or [%a, 4] ---- */

static bool parse_offset(JigParser *p, JigIndexList *list, size_t *caps) {
    JigArena *a = jig_parser_arena(p);
    JigUnresolved operand;
    int64_t value = JIG_DYNAMIC;
    if (jig_parse_try_operand(p, &operand) > 0)
        JIG_ARENA_PUSH(a, list->operands, list->num_operands, caps[0], operand);
    else if (!jig_parse_integer(p, &value))
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "expected a list of SSA values or integers");
    JIG_ARENA_PUSH(a, list->integers, list->n, caps[1], value);
    return true;
}

bool jig_xegpu_parse_optional_index_list(JigParser *p, JigSlot *slots, size_t n,
                                         JigOpState *state) {
    (void)n, (void)state;
    JigIndexList list = {0};
    size_t caps[2] = {0};
    if (!jig_parse_try_token(p, "["))
        return true;
    do
        JIG_CHECK(parse_offset(p, &list, caps));
    while (jig_parse_try_token(p, ","));
    JIG_CHECK(jig_parse_token(p, "]"));
    slots[0].operands = list.operands;
    slots[0].n = list.num_operands;
    slots[1].attr = jig_attr_dense_i64(jig_parser_context(p), list.integers, list.n);
    return true;
}

void jig_xegpu_print_optional_index_list(JigPrinter *p, const JigOp *op, const JigSlot *slots,
                                         size_t n) {
    (void)op, (void)n;
    if (slots[1].attr && jig_attr_dense_array_len(slots[1].attr))
        jig_print_index_list(p, JIG_DELIM_SQUARE, slots[0].values, slots[0].n, NULL, slots[1].attr,
                             NULL);
}
