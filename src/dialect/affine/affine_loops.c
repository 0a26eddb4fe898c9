/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of affine.for and affine.if. */
#include "dialect/affine/affine_int.h"

/* ---- Bounds: 4, %n, #map(%i)[%n], min #map(...) ---- */

typedef struct BoundNames {
    const char *attr, *prefix, *which;
} BoundNames;
static const BoundNames lower = {"lowerBoundMap", "max", "lower"},
                        upper = {"upperBoundMap", "min", "upper"};

static bool parse_bound_map(JigParser *p, JigOpState *s, const BoundNames *names,
                            const JigAttr *attr, JigSpot spot, bool prefixed) {
    const JigMap *map = jig_attr_map_value(attr);
    size_t num_dims, before = s->num_operands;
    JIG_CHECK(jig_affine_parse_dims_and_symbols(p, s, &num_dims));
    if (jig_map_num_dims(map) != num_dims)
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "dim operand count and affine map dim count must match");
    if (jig_map_num_inputs(map) != s->num_operands - before)
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "symbol operand count and affine map symbol count must match");
    if (jig_map_num_results(map) > 1 && !prefixed)
        return jig_parse_error(
            p, spot, "%s loop bound affine map with multiple results requires '%s' prefix",
            names->which, names->prefix);
    jig_state_add_attr(s, p, names->attr, attr);
    return true;
}

static bool parse_bound(JigParser *p, JigOpState *s, const BoundNames *names) {
    JigContext *ctx = jig_parser_context(p);
    bool prefixed = jig_parse_try_keyword(p, names->prefix);
    JigUnresolved *values;
    size_t n;
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &values, &n));
    if (n > 1)
        return jig_parse_error(p, jig_parse_name_spot(p), "expected only one loop bound operand");
    if (n == 1) {
        const JigExpr *symbol = jig_expr_symbol(ctx, 0);
        jig_state_add_attr(s, p, names->attr, jig_attr_of_map(jig_map(ctx, 0, 1, &symbol, 1)));
        return jig_resolve_operand(p, s, &values[0], jig_type_index(ctx));
    }
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *attr = jig_parse_attr(p, jig_type_index(ctx));
    JIG_CHECK(attr);
    if (jig_attr_kind(attr) == JIG_ATTR_MAP)
        return parse_bound_map(p, s, names, attr, spot, prefixed);
    if (!jig_attr_is_int(attr))
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "expected valid affine map representation for loop bounds");
    jig_state_add_attr(s, p, names->attr,
                       jig_attr_of_map(jig_map_constant(ctx, jig_attr_int_value(attr))));
    return true;
}

/* ---- affine.for ---- */

static bool parse_step(JigParser *p, JigOpState *s) {
    JigContext *ctx = jig_parser_context(p);
    int64_t step = 1;
    if (jig_parse_try_keyword(p, "step")) {
        JigSpot spot = jig_parse_spot(p);
        const JigAttr *attr = jig_parse_attr(p, jig_type_index(ctx));
        JIG_CHECK(attr);
        if (!jig_attr_is_int(attr))
            return jig_parse_error(p, spot, "invalid kind of attribute specified");
        step = jig_attr_int_value(attr);
        if (step < 0)
            return jig_parse_error(
                p, spot, "expected step to be representable as a positive signed integer");
    }
    jig_state_add_attr(s, p, "step", jig_attr_index(ctx, step));
    return true;
}

typedef struct Carried {
    JigArgument *args;
    JigUnresolved *inits;
    size_t n;
    const JigType **types;
    size_t num_types;
} Carried;

static bool parse_carried(JigParser *p, JigOpState *s, Carried *c) {
    if (!jig_parse_try_keyword(p, "iter_args"))
        return true;
    JIG_CHECK(jig_parse_assignments(p, &c->args, &c->inits, &c->n, false, false));
    JIG_CHECK(jig_parse_arrow_type_list(p, &c->types, &c->num_types));
    if (c->n != c->num_types)
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "mismatch between the number of loop-carried values and results");
    for (size_t i = 0; i < c->n; ++i) {
        c->args[i].type = c->types[i];
        JIG_CHECK(jig_resolve_operand(p, s, &c->inits[i], c->types[i]));
    }
    jig_state_add_types(s, p, c->types, c->num_types);
    return true;
}

bool jig_affine_parse_for(JigParser *p, JigOpState *s) {
    JigContext *ctx = jig_parser_context(p);
    JigArgument iv;
    JIG_CHECK(jig_parse_argument(p, &iv, false, false));
    iv.type = jig_type_index(ctx);
    JIG_CHECK(jig_parse_token(p, "="));
    JIG_CHECK(parse_bound(p, s, &lower));
    size_t num_lower = s->num_operands;
    JigSpot spot = jig_parse_spot(p);
    if (!jig_parse_try_keyword(p, "to"))
        return jig_parse_error(p, spot, "expected 'to' between bounds");
    JIG_CHECK(parse_bound(p, s, &upper));
    size_t num_upper = s->num_operands - num_lower;
    JIG_CHECK(parse_step(p, s));
    Carried c = {0};
    JIG_CHECK(parse_carried(p, s, &c));
    int32_t segments[3] = {(int32_t)num_lower, (int32_t)num_upper, (int32_t)c.n};
    jig_state_add_attr(s, p, "operandSegmentSizes", jig_attr_dense_i32(ctx, segments, 3));
    JigArgument *args = JIG_NEW_ARRAY(jig_parser_arena(p), JigArgument, c.n + 1);
    args[0] = iv;
    for (size_t i = 0; i < c.n; ++i)
        args[1 + i] = c.args[i];
    JigRegion *body = jig_state_add_region(s, p);
    JIG_CHECK(jig_parse_region(p, body, args, c.n + 1));
    jig_ensure_terminator(ctx, body, JIG_AFFINE(YIELD), s->loc);
    return jig_parse_attr_dict(p, s);
}

static void print_bound(JigPrinter *p, const JigOp *op, const BoundNames *names, size_t group) {
    const JigAttr *attr = jig_op_attr(op, names->attr);
    const JigMap *map = jig_attr_map_value(attr);
    size_t start, n;
    jig_op_operand_range(op, group, &start, &n);
    int64_t constant;
    if (jig_map_num_results(map) != 1) {
        jig_print(p, names->prefix);
        jig_print(p, " ");
    } else if (jig_map_num_inputs(map) == 0 && jig_map_is_single_constant(map, &constant)) {
        jig_print_int(p, constant);
        return;
    } else if (jig_map_num_dims(map) == 0 && jig_map_num_symbols(map) == 1 &&
               jig_expr_kind(jig_map_result(map, 0)) == JIG_EXPR_SYMBOL) {
        jig_print_value(p, jig_op_operand(op, start));
        return;
    }
    jig_print_attr(p, attr);
    jig_affine_print_dims_and_symbols(p, op, start, n, jig_map_num_dims(map));
}

void jig_affine_print_for(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"lowerBoundMap", "upperBoundMap", "step",
                                         "operandSegmentSizes", NULL};
    JigBlock *body = jig_op_body(op);
    JigOperandRange range = jig_affine_for_inits(op);
    jig_print(p, " ");
    jig_print_argument(p, jig_block_arg(body, 0), NULL, true);
    jig_print(p, " = ");
    print_bound(p, op, &lower, 0);
    jig_print(p, " to ");
    print_bound(p, op, &upper, 1);
    int64_t step = jig_affine_for_step(op);
    if (step != 1) {
        jig_print(p, " step ");
        jig_print_int(p, step);
    }
    for (size_t i = 0; i < range.count; ++i) {
        jig_print(p, i ? ", " : " iter_args(");
        jig_print_value(p, jig_block_arg(body, 1 + i));
        jig_print(p, " = ");
        jig_print_value(p, jig_op_operand(op, range.start + i));
    }
    if (range.count) {
        jig_print(p, ") -> (");
        jig_print_operand_types(p, op, range.start, range.count);
        jig_print(p, ")");
    }
    jig_print(p, " ");
    jig_print_region(p, jig_affine_for_region(op), false, range.count > 0, false);
    jig_print_attr_dict(p, op, elided);
}

/* ---- affine.if ---- */

bool jig_affine_parse_if(JigParser *p, JigOpState *s) {
    JigContext *ctx = jig_parser_context(p);
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *condition = jig_parse_attr(p, NULL);
    JIG_CHECK(condition);
    if (jig_attr_kind(condition) != JIG_ATTR_SET)
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    jig_state_add_attr(s, p, "condition", condition);
    size_t num_dims;
    JIG_CHECK(jig_affine_parse_dims_and_symbols(p, s, &num_dims));
    const JigSet *set = jig_attr_set_value(condition);
    if (jig_set_num_dims(set) != num_dims)
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "dim operand count and integer set dim count must match");
    if (num_dims + jig_set_num_symbols(set) != s->num_operands)
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "symbol operand count and integer set symbol count must match");
    const JigType **types;
    size_t n;
    JIG_CHECK(jig_parse_optional_arrow_type_list(p, &types, &n));
    jig_state_add_types(s, p, types, n);
    JigRegion *then_region = jig_state_add_region(s, p), *else_region = jig_state_add_region(s, p);
    JIG_CHECK(jig_parse_region(p, then_region, NULL, 0));
    jig_ensure_terminator(ctx, then_region, JIG_AFFINE(YIELD), s->loc);
    if (jig_parse_try_keyword(p, "else")) {
        JIG_CHECK(jig_parse_region(p, else_region, NULL, 0));
        jig_ensure_terminator(ctx, else_region, JIG_AFFINE(YIELD), s->loc);
    }
    return jig_parse_attr_dict(p, s);
}

void jig_affine_print_if(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"condition", NULL};
    const JigAttr *condition = jig_affine_if_condition_attr(op);
    size_t n = jig_op_num_results(op);
    jig_print(p, " ");
    jig_print_attr(p, condition);
    jig_affine_print_dims_and_symbols(p, op, 0, jig_op_num_operands(op),
                                      jig_set_num_dims(jig_attr_set_value(condition)));
    if (n) {
        JigArena *a = jig_arena_create();
        const JigType **types = JIG_NEW_ARRAY(a, const JigType *, n);
        for (size_t i = 0; i < n; ++i)
            types[i] = jig_op_result_type(op, i);
        jig_print_arrow_types(p, types, n);
        jig_arena_destroy(a);
    }
    jig_print(p, " ");
    jig_print_region(p, jig_affine_if_then_region(op), false, n > 0, false);
    if (!jig_region_is_empty(jig_affine_if_else_region(op))) {
        jig_print(p, " else ");
        jig_print_region(p, jig_affine_if_else_region(op), false, n > 0, false);
    }
    jig_print_attr_dict(p, op, elided);
}
