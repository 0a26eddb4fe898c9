/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of what is not a loop: scf.if, scf.execute_region, the cases of scf.index_switch. */
#include "dialect/scf/scf_int.h"

/* ---- scf.if ---- */

static bool parse_branch(JigParser *p, JigOpState *s, JigRegion *region) {
    JIG_CHECK(jig_parse_region(p, region, NULL, 0));
    jig_ensure_terminator(jig_parser_context(p), region, JIG_SCF(YIELD), s->loc);
    return true;
}

bool jig_scf_parse_if(JigParser *p, JigOpState *s) {
    JigRegion *then_region = jig_state_add_region(s, p), *else_region = jig_state_add_region(s, p);
    JigUnresolved condition;
    JIG_CHECK(jig_parse_operand(p, &condition));
    JIG_CHECK(jig_resolve_operand(p, s, &condition, jig_type_i(jig_parser_context(p), 1)));
    const JigType **types = NULL;
    size_t n = 0;
    JIG_CHECK(jig_parse_optional_arrow_type_list(p, &types, &n));
    jig_state_add_types(s, p, types, n);
    JIG_CHECK(parse_branch(p, s, then_region));
    if (jig_parse_try_keyword(p, "else"))
        JIG_CHECK(parse_branch(p, s, else_region));
    return jig_parse_attr_dict(p, s);
}

void jig_scf_print_if(JigPrinter *p, const JigOp *op) {
    bool has_results = jig_op_num_results(op) > 0;
    jig_print(p, " ");
    jig_print_value(p, jig_scf_if_condition(op));
    if (has_results) {
        jig_print(p, " -> (");
        jig_print_result_types(p, op);
        jig_print(p, ")");
    }
    jig_print(p, " ");
    jig_print_region(p, jig_scf_if_then_region(op), false, has_results, false);
    if (!jig_region_is_empty(jig_scf_if_else_region(op))) {
        jig_print(p, " else ");
        jig_print_region(p, jig_scf_if_else_region(op), false, has_results, false);
    }
    jig_print_attr_dict(p, op, NULL);
}

/* ---- scf.execute_region ---- */

bool jig_scf_parse_execute_region(JigParser *p, JigOpState *s) {
    const JigType **types = NULL;
    size_t n = 0;
    JIG_CHECK(jig_parse_optional_arrow_type_list(p, &types, &n));
    jig_state_add_types(s, p, types, n);
    if (jig_parse_try_keyword(p, "no_inline"))
        jig_state_add_attr(s, p, "no_inline", jig_attr_unit(jig_parser_context(p)));
    JIG_CHECK(jig_parse_region(p, jig_state_add_region(s, p), NULL, 0));
    return jig_parse_attr_dict(p, s);
}

void jig_scf_print_execute_region(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"no_inline", NULL};
    jig_scf_print_arrow_results(p, op);
    jig_print(p, jig_scf_execute_region_no_inline_attr(op) ? " no_inline " : " ");
    jig_print_region(p, jig_scf_execute_region_region(op), false, true, false);
    jig_print_attr_dict(p, op, elided);
}

/* ---- custom<SwitchCases>($cases, $caseRegions) ---- */

typedef struct Cases {
    int64_t *values;
    JigRegion **regions;
    size_t num_values, num_regions, cap_values, cap_regions;
} Cases;

/* Hands over what was parsed, also when the parser then gives up: the regions
 * have to be freed by somebody. */
static bool parse_cases(JigParser *p, Cases *c) {
    while (jig_parse_try_keyword(p, "case")) {
        int64_t value;
        JIG_CHECK(jig_parse_integer(p, &value));
        JigRegion *region = jig_region_create(jig_parser_context(p));
        JIG_ARENA_PUSH(jig_parser_arena(p), c->values, c->num_values, c->cap_values, value);
        JIG_ARENA_PUSH(jig_parser_arena(p), c->regions, c->num_regions, c->cap_regions, region);
        JIG_CHECK(jig_parse_region(p, region, NULL, 0));
    }
    return true;
}

bool jig_scf_parse_switch_cases(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    (void)n, (void)s;
    Cases c = {0};
    bool ok = parse_cases(p, &c);
    slots[0].attr = jig_attr_dense_i64(jig_parser_context(p), c.values, c.num_values);
    slots[1].regions = c.regions;
    slots[1].n = c.num_regions;
    return ok;
}

void jig_scf_print_switch_cases(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    const JigAttr *values = slots[0].attr;
    size_t num_values = jig_attr_dense_array_len(values);
    for (size_t i = 0; i < slots[1].n && i < num_values; i++) {
        jig_print_newline(p);
        jig_print(p, "case ");
        jig_print_int(p, jig_attr_dense_array_int(values, i));
        jig_print(p, " ");
        jig_print_region(p, slots[1].regions[i], false, true, false);
    }
}
