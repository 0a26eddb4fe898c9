/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of affine.apply, affine.min and affine.max: map(dims)[symbols]. */
#include "dialect/affine/affine_int.h"

typedef struct MapUse {
    const JigAttr *map;
    JigUnresolved *operands; /* dims, then symbols */
    size_t num_dims, n;
} MapUse;

static bool parse_dims_and_symbols(JigParser *p, MapUse *m) {
    JigUnresolved *dims, *symbols;
    size_t num_symbols = 0;
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_PAREN, &dims, &m->num_dims));
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_OPTIONAL_SQUARE, &symbols, &num_symbols));
    m->n = m->num_dims + num_symbols;
    m->operands = JIG_NEW_ARRAY(jig_parser_arena(p), JigUnresolved, m->n);
    if (m->num_dims)
        memcpy(m->operands, dims, m->num_dims * sizeof *dims);
    if (num_symbols)
        memcpy(m->operands + m->num_dims, symbols, num_symbols * sizeof *symbols);
    return true;
}

static bool parse_map_use(JigParser *p, MapUse *m) {
    JigSpot spot = jig_parse_spot(p);
    *m = (MapUse){.map = jig_parse_attr(p, NULL)};
    JIG_CHECK(m->map);
    if (jig_attr_kind(m->map) != JIG_ATTR_MAP)
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    return parse_dims_and_symbols(p, m);
}

static bool parse_value_op(JigParser *p, JigOpState *state, bool check_counts) {
    const JigType *index = jig_type_index(jig_parser_context(p));
    MapUse m;
    JIG_CHECK(parse_map_use(p, &m));
    JIG_CHECK(jig_parse_attr_dict(p, state));
    const JigMap *map = jig_attr_map_value(m.map);
    if (check_counts && (jig_map_num_dims(map) != m.num_dims || jig_map_num_inputs(map) != m.n))
        return jig_parse_error(p, jig_parse_name_spot(p), "dimension or symbol index mismatch");
    jig_state_add_attr(state, p, "map", m.map);
    JIG_CHECK(jig_resolve_operands(p, state, m.operands, m.n, index));
    /* One result per result of the map of an apply: only one verifies. */
    for (size_t i = 0; i < (check_counts ? jig_map_num_results(map) : 1); ++i)
        jig_state_add_types(state, p, &index, 1);
    return true;
}

bool jig_affine_parse_apply(JigParser *p, JigOpState *state) { return parse_value_op(p, state, true); }
bool jig_affine_parse_extremum(JigParser *p, JigOpState *state) { return parse_value_op(p, state, false); }

void jig_affine_print_value_op(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"map", NULL};
    const JigAttr *map = jig_op_attr(op, "map");
    size_t dims = jig_map_num_dims(jig_attr_map_value(map)), n = jig_op_num_operands(op);
    jig_print(p, " ");
    jig_print_attr(p, map);
    jig_print(p, "(");
    jig_print_operands(p, op, 0, dims);
    jig_print(p, ")");
    if (n > dims) {
        jig_print(p, "[");
        jig_print_operands(p, op, dims, n - dims);
        jig_print(p, "]");
    }
    jig_print_attr_dict(p, op, elided);
}
