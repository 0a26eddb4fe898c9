/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom directives of the pdl rows. */
#include "dialect/pdl/pdl_int.h"

/* ---- custom<OperationOpAttributes>: {"name" = %attribute, ...} ---- */

enum { ATTR_VALUES, ATTR_NAMES };

typedef struct AttrList {
    JigUnresolved *values;
    const JigAttr **names;
    size_t len, cap;
} AttrList;

static void attr_list_grow(AttrList *list, JigArena *a) {
    size_t cap = list->cap ? list->cap * 2 : 4;
    JigUnresolved *values = jig_arena_alloc(a, cap * sizeof *values);
    const JigAttr **names = jig_arena_alloc(a, cap * sizeof *names);
    if (list->len) {
        memcpy(values, list->values, list->len * sizeof *values);
        memcpy(names, list->names, list->len * sizeof *names);
    }
    *list = (AttrList){values, names, list->len, cap};
}

static bool parse_named_value(JigParser *p, void *user) {
    AttrList *list = user;
    if (list->len == list->cap)
        attr_list_grow(list, jig_parser_arena(p));
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *name = jig_parse_attr(p, NULL);
    JIG_CHECK(name);
    if (!jig_attr_is_string(name))
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    list->names[list->len] = name;
    return jig_parse_token(p, "=") && jig_parse_operand(p, &list->values[list->len++]);
}

bool jig_pdl_parse_attributes(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    AttrList list = {0};
    if (jig_parse_try_token(p, "{")) {
        do
            JIG_CHECK(parse_named_value(p, &list));
        while (jig_parse_try_token(p, ","));
        JIG_CHECK(jig_parse_token(p, "}"));
    }
    slots[ATTR_VALUES].operands = list.values;
    slots[ATTR_VALUES].n = list.len;
    slots[ATTR_NAMES].attr = jig_attr_array(jig_parser_context(p), list.names, list.len);
    return true;
}

void jig_pdl_print_attributes(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    size_t len = jig_attr_array_len(slots[ATTR_NAMES].attr);
    if (!len)
        return;
    jig_print(p, " {");
    for (size_t i = 0; i < len; ++i) {
        jig_print(p, i ? ", " : "");
        jig_print_attr(p, jig_attr_array_at(slots[ATTR_NAMES].attr, i));
        jig_print(p, " = ");
        jig_print_value(p, slots[ATTR_VALUES].values[i]);
    }
    jig_print(p, "}");
}

/* ---- custom<RangeType>: of the arguments' elements, or written where there are none ---- */

enum { ARG_TYPES, RANGE_TYPE };

static bool parse_one_type(JigParser *p, JigSlot *slot) {
    const JigType **type = jig_arena_alloc(jig_parser_arena(p), sizeof *type);
    slot->types = type;
    slot->n = 1;
    return (*type = jig_parse_type(p)) != NULL;
}

static void set_range_of(JigParser *p, JigSlot *slot, const JigType *element) {
    const JigType **type = jig_arena_alloc(jig_parser_arena(p), sizeof *type);
    const JigAttr *param = jig_attr_of_type(element);
    *type = jig_type_get(jig_parser_context(p), JIG_PDL_TYPE_ROW(RANGE), &param, 1);
    slot->types = type;
    slot->n = 1;
}

bool jig_pdl_parse_range_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    if (!slots[ARG_TYPES].n)
        return jig_parse_token(p, ":") && parse_one_type(p, &slots[RANGE_TYPE]);
    set_range_of(p, &slots[RANGE_TYPE], jig_pdl_element(slots[ARG_TYPES].types[0]));
    return true;
}

void jig_pdl_print_range_type(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    if (slots[ARG_TYPES].n)
        return;
    jig_print(p, ": ");
    jig_print_type(p, slots[RANGE_TYPE].types[0]);
}

/* ---- custom<ResultsValueType>: -> type, where there is an index ---- */

enum { INDEX, VALUE_TYPE };

bool jig_pdl_parse_results_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    if (slots[INDEX].attr)
        return jig_parse_token(p, "->") && parse_one_type(p, &slots[VALUE_TYPE]);
    set_range_of(p, &slots[VALUE_TYPE],
                 jig_type_get(jig_parser_context(p), JIG_PDL_TYPE_ROW(VALUE), NULL, 0));
    return true;
}

void jig_pdl_print_results_type(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    if (!slots[INDEX].attr)
        return;
    jig_print(p, " -> ");
    jig_print_type(p, slots[VALUE_TYPE].types[0]);
}
