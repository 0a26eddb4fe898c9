/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom directives of the pdl rows. */
#include "dialect/common/named_values.h"
#include "dialect/pdl/pdl_int.h"

/* ---- custom<OperationOpAttributes>: {"name" = %attribute, ...} ---- */

enum { ATTR_VALUES, ATTR_NAMES };

bool jig_pdl_parse_attributes(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    return jig_named_values_parse(p, &slots[ATTR_VALUES], &slots[ATTR_NAMES]);
}

void jig_pdl_print_attributes(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    jig_named_values_print(p, " ", &slots[ATTR_VALUES], &slots[ATTR_NAMES]);
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
