/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Syntax of the sequential loops, and of the parallel one with reductions:
 * scf.for, scf.while, scf.parallel.
 */
#include "dialect/scf/scf_int.h"

void jig_scf_print_inits(JigPrinter *p, const char *prefix, const JigBlock *block, size_t first_arg,
                         const JigOp *op, size_t first_operand, size_t n) {
    if (n == 0)
        return;
    jig_print(p, prefix);
    for (size_t i = 0; i < n; i++) {
        jig_print(p, i ? ", " : "(");
        jig_print_value(p, jig_block_arg(block, first_arg + i));
        jig_print(p, " = ");
        jig_print_value(p, jig_op_operand(op, first_operand + i));
    }
    jig_print(p, ")");
}

void jig_scf_print_arrow_results(JigPrinter *p, const JigOp *op) {
    size_t n = jig_op_num_results(op);
    if (n == 0)
        return;
    bool wrapped = n > 1 || jig_type_kind(jig_op_result_type(op, 0)) == JIG_TYPE_FUNCTION;
    jig_print(p, wrapped ? " -> (" : " -> ");
    jig_print_result_types(p, op);
    jig_print(p, wrapped ? ")" : "");
}

/* ---- scf.for ---- */

typedef struct ForHead {
    JigArgument iv;
    JigUnresolved lower, upper, step;
    JigArgument *iter_args;
    JigUnresolved *inits;
    size_t num_inits;
    const JigType **results;
    size_t num_results;
    const JigType *type; /* of the bounds */
} ForHead;

static bool parse_for_bounds(JigParser *p, JigOpState *s, ForHead *h) {
    if (jig_parse_try_keyword(p, "unsigned"))
        jig_state_add_attr(s, p, "unsignedCmp", jig_attr_unit(jig_parser_context(p)));
    h->iv.loc = jig_parse_loc(p, jig_parse_spot(p));
    JIG_CHECK(jig_parse_operand(p, &h->iv.name));
    JIG_CHECK(jig_parse_token(p, "="));
    JIG_CHECK(jig_parse_operand(p, &h->lower));
    JIG_CHECK(jig_parse_keyword(p, "to"));
    JIG_CHECK(jig_parse_operand(p, &h->upper));
    JIG_CHECK(jig_parse_keyword(p, "step"));
    return jig_parse_operand(p, &h->step);
}

static bool parse_for_iter_args(JigParser *p, JigOpState *s, ForHead *h) {
    if (jig_parse_try_keyword(p, "iter_args")) {
        JIG_CHECK(jig_parse_assignments(p, &h->iter_args, &h->inits, &h->num_inits, false, false));
        JIG_CHECK(jig_parse_arrow_type_list(p, &h->results, &h->num_results));
    }
    if (h->num_inits != h->num_results)
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "mismatch in number of loop-carried values and defined values");
    jig_state_add_types(s, p, h->results, h->num_results);
    return true;
}

static bool parse_for_body(JigParser *p, JigOpState *s, ForHead *h) {
    JigArgument *args = jig_arena_alloc(jig_parser_arena(p), (h->num_inits + 1) * sizeof *args);
    args[0] = h->iv;
    args[0].type = h->type;
    for (size_t i = 0; i < h->num_inits; i++) {
        args[i + 1] = h->iter_args[i];
        args[i + 1].type = h->results[i];
    }
    JigRegion *body = jig_state_add_region(s, p);
    JIG_CHECK(jig_parse_region(p, body, args, h->num_inits + 1));
    jig_ensure_terminator(jig_parser_context(p), body, JIG_SCF(YIELD), s->loc);
    return true;
}

bool jig_scf_parse_for(JigParser *p, JigOpState *s) {
    ForHead h = {0};
    JIG_CHECK(parse_for_bounds(p, s, &h));
    JIG_CHECK(parse_for_iter_args(p, s, &h));
    h.type = jig_type_index(jig_parser_context(p));
    if (jig_parse_try_token(p, ":")) {
        h.type = jig_parse_type(p);
        JIG_CHECK(h.type);
    }
    JIG_CHECK(parse_for_body(p, s, &h));
    /* Only now, so that bounds defined in the body are found wrong. */
    JIG_CHECK(jig_resolve_operand(p, s, &h.lower, h.type));
    JIG_CHECK(jig_resolve_operand(p, s, &h.upper, h.type));
    JIG_CHECK(jig_resolve_operand(p, s, &h.step, h.type));
    for (size_t i = 0; i < h.num_inits; i++)
        JIG_CHECK(jig_resolve_operand(p, s, &h.inits[i], h.results[i]));
    return jig_parse_attr_dict(p, s);
}

void jig_scf_print_for(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"unsignedCmp", NULL};
    const JigBlock *body = jig_op_body(op);
    JigValue *iv = jig_block_arg(body, 0);
    size_t num_inits = jig_op_num_operands(op) - 3;
    jig_print(p, jig_scf_for_unsigned_cmp_attr(op) ? " unsigned " : " ");
    jig_print_value(p, iv);
    jig_print(p, " = ");
    jig_print_value(p, jig_scf_for_lower_bound(op));
    jig_print(p, " to ");
    jig_print_value(p, jig_scf_for_upper_bound(op));
    jig_print(p, " step ");
    jig_print_value(p, jig_scf_for_step(op));
    jig_scf_print_inits(p, " iter_args", body, 1, op, 3, num_inits);
    if (num_inits) {
        jig_print(p, " -> (");
        jig_print_operand_types(p, op, 3, num_inits);
        jig_print(p, ")");
    }
    jig_print(p, " ");
    if (!jig_type_is_index(jig_value_type(iv))) {
        jig_print(p, " : ");
        jig_print_type(p, jig_value_type(iv));
        jig_print(p, " ");
    }
    jig_print_region(p, jig_scf_for_region(op), false, num_inits > 0, false);
    jig_print_attr_dict(p, op, elided);
}

/* ---- scf.while ---- */

/* ": (inputs) -> (results)" */
static const JigType *parse_while_type(JigParser *p) {
    JigSpot spot = jig_parse_spot(p);
    if (!jig_parse_token(p, ":"))
        return NULL;
    const JigType *type = jig_parse_type(p);
    if (!type)
        return NULL;
    if (jig_type_kind(type) != JIG_TYPE_FUNCTION) {
        (void)jig_parse_error(
            p, spot, "invalid kind of type specified: expected builtin.function, but found %s",
            jig_msg_type(type));
        return NULL;
    }
    return type;
}

bool jig_scf_parse_while(JigParser *p, JigOpState *s) {
    JigArgument *args = NULL;
    JigUnresolved *inits = NULL;
    size_t n = 0;
    JigRegion *before = jig_state_add_region(s, p), *after = jig_state_add_region(s, p);
    JIG_CHECK(jig_parse_assignments(p, &args, &inits, &n, true, false));
    JigSpot colon = jig_parse_spot(p);
    const JigType *type = parse_while_type(p);
    JIG_CHECK(type);
    jig_state_add_types(s, p, jig_type_results(type), jig_type_num_results(type));
    if (jig_type_num_inputs(type) != n)
        return jig_parse_error(p, colon,
                               "expected as many input types as operands (expected %zu got %zu)", n,
                               jig_type_num_inputs(type));
    for (size_t i = 0; i < n; i++) {
        args[i].type = jig_type_inputs(type)[i];
        JIG_CHECK(jig_resolve_operand(p, s, &inits[i], args[i].type));
    }
    JIG_CHECK(jig_parse_region(p, before, args, n));
    JIG_CHECK(jig_parse_keyword(p, "do"));
    JIG_CHECK(jig_parse_region(p, after, NULL, 0));
    return jig_parse_attr_dict_with_keyword(p, s);
}

void jig_scf_print_while(JigPrinter *p, const JigOp *op) {
    const JigRegion *before = jig_scf_while_before(op);
    jig_scf_print_inits(p, " ", jig_region_first(before), 0, op, 0, jig_op_num_operands(op));
    jig_print(p, " : ");
    jig_print_functional_type(p, op);
    jig_print(p, " ");
    jig_print_region(p, before, false, true, false);
    jig_print(p, " do ");
    jig_print_region(p, jig_scf_while_after(op), true, true, false);
    jig_print_attr_dict_with_keyword(p, op, NULL);
}

/* ---- scf.parallel ---- */

/* "keyword (%a, %b)" with `count` operands of index type. */
static bool parse_parallel_bounds(JigParser *p, JigOpState *s, size_t count) {
    JigUnresolved *operands;
    size_t n;
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_PAREN, &operands, &n));
    if (n != count)
        return jig_parse_error(p, spot, "expected %zu operands", count);
    return jig_resolve_operands(p, s, operands, n, jig_type_index(jig_parser_context(p)));
}

bool jig_scf_parse_parallel(JigParser *p, JigOpState *s) {
    JigContext *ctx = jig_parser_context(p);
    JigArgument *ivs;
    size_t n;
    JIG_CHECK(jig_parse_arguments(p, JIG_DELIM_PAREN, &ivs, &n, false, false));
    JIG_CHECK(jig_parse_token(p, "="));
    JIG_CHECK(parse_parallel_bounds(p, s, n));
    JIG_CHECK(jig_parse_keyword(p, "to"));
    JIG_CHECK(parse_parallel_bounds(p, s, n));
    JIG_CHECK(jig_parse_keyword(p, "step"));
    JIG_CHECK(parse_parallel_bounds(p, s, n));
    JigUnresolved *inits = NULL;
    size_t num_inits = 0, num_types = 0;
    if (jig_parse_try_keyword(p, "init"))
        JIG_CHECK(jig_parse_operands(p, JIG_DELIM_PAREN, &inits, &num_inits));
    const JigType **types = NULL;
    JIG_CHECK(jig_parse_optional_arrow_type_list(p, &types, &num_types));
    jig_state_add_types(s, p, types, num_types);
    for (size_t i = 0; i < n; i++)
        ivs[i].type = jig_type_index(ctx);
    JigRegion *body = jig_state_add_region(s, p);
    JIG_CHECK(jig_parse_region(p, body, ivs, n));
    const int32_t sizes[] = {(int32_t)n, (int32_t)n, (int32_t)n, (int32_t)num_inits};
    jig_state_add_attr(s, p, "operandSegmentSizes", jig_attr_dense_i32(ctx, sizes, 4));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    if (num_inits != num_types)
        return jig_parse_error(
            p, jig_parse_name_spot(p),
            "number of operands and types do not match: got %zu operands and %zu types", num_inits,
            num_types);
    for (size_t i = 0; i < num_inits; i++)
        JIG_CHECK(jig_resolve_operand(p, s, &inits[i], types[i]));
    jig_scf_join_older_reductions(p, body, s->loc);
    jig_ensure_terminator(ctx, body, JIG_SCF(REDUCE), s->loc);
    return true;
}

static void print_group(JigPrinter *p, const JigOp *op, const char *before, size_t group) {
    size_t start, count;
    jig_op_operand_range(op, group, &start, &count);
    jig_print(p, before);
    jig_print_operands(p, op, start, count);
    jig_print(p, ")");
}

void jig_scf_print_parallel(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"operandSegmentSizes", NULL};
    const JigBlock *body = jig_op_body(op);
    jig_print(p, " (");
    for (size_t i = 0; i < jig_block_num_args(body); i++) {
        if (i)
            jig_print(p, ", ");
        jig_print_value(p, jig_block_arg(body, i));
    }
    print_group(p, op, ") = (", 0);
    print_group(p, op, " to (", 1);
    print_group(p, op, " step (", 2);
    if (jig_scf_parallel_num_init_vals(op))
        print_group(p, op, " init (", 3);
    jig_scf_print_arrow_results(p, op);
    jig_print(p, " ");
    jig_print_region(p, jig_scf_parallel_region(op), false, true, false);
    jig_print_attr_dict(p, op, elided);
}
