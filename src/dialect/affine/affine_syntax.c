/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of affine.apply, affine.min and affine.max: map(dims)[symbols]. */
#include "dialect/affine/affine_int.h"

bool jig_affine_parse_dims_and_symbols(JigParser *p, JigOpState *s, size_t *num_dims) {
    const JigType *index = jig_type_index(jig_parser_context(p));
    JigUnresolved *dims, *symbols;
    size_t num_symbols = 0;
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_PAREN, &dims, num_dims));
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_OPTIONAL_SQUARE, &symbols, &num_symbols));
    JIG_CHECK(jig_resolve_operands(p, s, dims, *num_dims, index));
    return jig_resolve_operands(p, s, symbols, num_symbols, index);
}

void jig_affine_print_dims_and_symbols(JigPrinter *p, const JigOp *op, size_t start, size_t n,
                                       size_t num_dims) {
    jig_print(p, "(");
    jig_print_operands(p, op, start, num_dims);
    jig_print(p, ")");
    if (n <= num_dims)
        return;
    jig_print(p, "[");
    jig_print_operands(p, op, start + num_dims, n - num_dims);
    jig_print(p, "]");
}

static bool parse_value_op(JigParser *p, JigOpState *s, bool is_apply) {
    const JigType *index = jig_type_index(jig_parser_context(p));
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *attr = jig_parse_attr(p, NULL);
    JIG_CHECK(attr);
    if (jig_attr_kind(attr) != JIG_ATTR_MAP)
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    const JigMap *map = jig_attr_map_value(attr);
    jig_state_add_attr(s, p, "map", attr);
    size_t num_dims;
    JIG_CHECK(jig_affine_parse_dims_and_symbols(p, s, &num_dims));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    if (is_apply &&
        (jig_map_num_dims(map) != num_dims || jig_map_num_inputs(map) != s->num_operands))
        return jig_parse_error(p, jig_parse_name_spot(p), "dimension or symbol index mismatch");
    /* One result per result of the map of an apply: only one verifies. */
    for (size_t i = 0; i < (is_apply ? jig_map_num_results(map) : 1); ++i)
        jig_state_add_types(s, p, &index, 1);
    return true;
}

bool jig_affine_parse_apply(JigParser *p, JigOpState *s) {
    return parse_value_op(p, s, true);
}
bool jig_affine_parse_extremum(JigParser *p, JigOpState *s) {
    return parse_value_op(p, s, false);
}

void jig_affine_print_value_op(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"map", NULL};
    const JigAttr *map = jig_affine_map_attr(op);
    jig_print(p, " ");
    jig_print_attr(p, map);
    jig_affine_print_dims_and_symbols(p, op, 0, jig_op_num_operands(op),
                                      jig_map_num_dims(jig_attr_map_value(map)));
    jig_print_attr_dict(p, op, elided);
}
