/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Syntax of affine.parallel. A bound is an affine expression over values, or the
 * extremum of several: max(0, %n). The bounds of all loops are results of one
 * map; groups say how many belong to each loop.
 */
#include "asm/older.h"
#include "dialect/affine/affine_int.h"

#include "ir/context.h"
#include "support/check.h"

/* ---- Reductions: the atomic kinds of arith ---- */

static const JigEnumRow *reduction_kinds(JigContext *ctx) {
    return jig_context_find_enum_row(ctx, JIG_STR("arith.atomic_rmw_kind"));
}

/* ---- Building ---- */

static const JigAttr *group(JigContext *ctx, const JigMap *map) {
    int64_t n = 1;
    int32_t results = (int32_t)jig_map_num_results(map);
    return jig_attr_dense(jig_type_tensor(&n, 1, jig_type_i(ctx, 32), NULL), &results, false);
}

JigOp *jig_affine_parallel_new(JigRewriter *rw, JigLoc loc, const JigAffineValue *lower,
                               const JigAffineValue *upper, int64_t step, const char *const *kinds,
                               const JigType *const *types, size_t n) {
    JIG_REQUIRE(rw && lower && upper && (kinds || !n) && (types || !n));
    JigContext *ctx = rw->ctx;
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, lower->n + upper->n + 1);
    const JigAttr **reductions = JIG_NEW_ARRAY(rw->arena, const JigAttr *, n + 1);
    for (size_t i = 0; i < lower->n; ++i)
        operands[i] = lower->operands[i];
    for (size_t i = 0; i < upper->n; ++i)
        operands[lower->n + i] = upper->operands[i];
    for (size_t i = 0; i < n; ++i) {
        int64_t kind = 0;
        (void)jig_enum_value(reduction_kinds(ctx), jig_str(kinds[i]), &kind);
        reductions[i] = jig_attr_int(jig_type_i(ctx, 64), kind);
    }
    JigAffineParallel parts = {.map_operands = {operands, lower->n + upper->n},
                               .result_types = {types, n},
                               .reductions = jig_attr_array(ctx, reductions, n),
                               .lower_bounds_map = jig_attr_of_map(lower->map),
                               .lower_bounds_groups = group(ctx, lower->map),
                               .upper_bounds_map = jig_attr_of_map(upper->map),
                               .upper_bounds_groups = group(ctx, upper->map),
                               .steps = jig_attr_i64_array(ctx, &step, 1)};
    return jig_affine_parallel_build(rw, loc, &parts);
}

/* ---- Parsing ---- */

typedef JIG_VEC(JigUnresolved) Ids;
typedef JIG_VEC(const JigExpr *) Exprs;
typedef JIG_VEC(int32_t) Groups;

typedef struct Bounds {
    Ids dims, symbols;
    Exprs exprs;
    Groups groups;
} Bounds;

static void free_bounds(Bounds *b) {
    jig_vec_free(&b->dims);
    jig_vec_free(&b->symbols);
    jig_vec_free(&b->exprs);
    jig_vec_free(&b->groups);
}

/* Number of an id, which is added when it is new. */
static unsigned number_of(Ids *ids, const JigUnresolved *id) {
    for (size_t i = 0; i < ids->len; ++i)
        if (jig_str_eq(ids->data[i].name, id->name) && ids->data[i].number == id->number)
            return (unsigned)i;
    jig_vec_push(ids, *id);
    return (unsigned)ids->len - 1;
}

/* One expression over ids that are numbered through all of them. */
static bool parse_expr(JigParser *p, void *user) {
    Bounds *b = user;
    JigUnresolved *dims, *symbols;
    const JigExpr *e;
    size_t num_dims, num_symbols;
    JIG_CHECK(jig_parse_expr_of_ssa_ids(p, &e, &dims, &num_dims, &symbols, &num_symbols));
    JigContext *ctx = jig_parser_context(p);
    JigArena *a = jig_parser_arena(p);
    const JigExpr **new_dims = JIG_NEW_ARRAY(a, const JigExpr *, num_dims);
    const JigExpr **new_symbols = JIG_NEW_ARRAY(a, const JigExpr *, num_symbols);
    for (size_t i = 0; i < num_dims; ++i)
        new_dims[i] = jig_expr_dim(ctx, number_of(&b->dims, &dims[i]));
    for (size_t i = 0; i < num_symbols; ++i)
        new_symbols[i] = jig_expr_symbol(ctx, number_of(&b->symbols, &symbols[i]));
    e = jig_expr_replace(e, new_dims, num_dims, new_symbols, num_symbols);
    jig_vec_push(&b->exprs, e);
    return true;
}

typedef struct BoundList {
    Bounds *bounds;
    const char *extremum;
} BoundList;

static bool parse_bound(JigParser *p, void *user) {
    BoundList *list = user;
    size_t before = list->bounds->exprs.len;
    if (jig_parse_try_keyword(p, list->extremum))
        JIG_CHECK(jig_parse_list(p, JIG_DELIM_PAREN, parse_expr, list->bounds, " in affine map"));
    else
        JIG_CHECK(parse_expr(p, list->bounds));
    jig_vec_push(&list->bounds->groups, (int32_t)(list->bounds->exprs.len - before));
    return true;
}

static bool parse_bounds(JigParser *p, JigOpState *s, const char *extremum, const char *map_name,
                         const char *groups_name) {
    JigContext *ctx = jig_parser_context(p);
    Bounds b = {0};
    BoundList list = {&b, extremum};
    bool ok = jig_parse_list(p, JIG_DELIM_PAREN, parse_bound, &list, NULL);
    if (ok) {
        const JigMap *map =
            jig_map(ctx, (unsigned)b.dims.len, (unsigned)b.symbols.len, b.exprs.data, b.exprs.len);
        int64_t n = (int64_t)b.groups.len;
        const JigType *type = jig_type_tensor(&n, 1, jig_type_i(ctx, 32), NULL),
                      *index = jig_type_index(ctx);
        jig_state_add_attr(s, p, map_name, jig_attr_of_map(map));
        jig_state_add_attr(s, p, groups_name, jig_attr_dense(type, b.groups.data, false));
        ok = jig_resolve_operands(p, s, b.dims.data, b.dims.len, index) &&
             jig_resolve_operands(p, s, b.symbols.data, b.symbols.len, index);
    }
    free_bounds(&b);
    return ok;
}

/* Steps are read as a map over values, of which none may remain. */
static bool parse_steps(JigParser *p, JigOpState *s, size_t rank) {
    const JigMap *map;
    JigUnresolved *dims, *symbols;
    size_t n = rank, num_dims, num_symbols;
    bool written = jig_parse_try_keyword(p, "step");
    if (written) {
        JIG_CHECK(jig_parse_map_of_ssa_ids(p, JIG_DELIM_PAREN, &map, &dims, &num_dims, &symbols,
                                           &num_symbols));
        n = jig_map_num_results(map);
    }
    int64_t *steps = JIG_NEW_ARRAY(jig_parser_arena(p), int64_t, n);
    for (size_t i = 0; i < n; ++i) {
        steps[i] = 1;
        if (written && !jig_expr_is_constant(jig_map_result(map, (unsigned)i), &steps[i]))
            return jig_parse_error(p, jig_parse_name_spot(p), "steps must be constant integers");
    }
    jig_state_add_attr(s, p, "steps", jig_attr_i64_array(jig_parser_context(p), steps, n));
    return true;
}

static bool parse_reduction(JigParser *p, void *user) {
    JigI64Vec *kinds = user;
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *x = jig_parse_attr(p, NULL);
    JIG_CHECK(x);
    if (!jig_attr_is_string(x))
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    int64_t kind;
    if (jig_older_enum_value(p, reduction_kinds(jig_parser_context(p)), jig_attr_string_value(x),
                             &kind)) {
        jig_vec_push(kinds, kind);
        return true;
    }
    return jig_parse_error(p, spot, "invalid reduction value: %s", jig_msg_attr(x));
}

static bool parse_reductions(JigParser *p, JigOpState *s) {
    JigI64Vec kinds = {0};
    bool ok = true;
    if (jig_parse_try_keyword(p, "reduce"))
        ok = jig_parse_token(p, "(") &&
             jig_parse_list(p, JIG_DELIM_NONE, parse_reduction, &kinds, NULL) &&
             jig_parse_token(p, ")");
    if (ok)
        jig_state_add_attr(s, p, "reductions",
                           jig_attr_i64_array(jig_parser_context(p), kinds.data, kinds.len));
    jig_vec_free(&kinds);
    const JigType **types;
    size_t n;
    JIG_CHECK(ok && jig_parse_optional_arrow_type_list(p, &types, &n));
    jig_state_add_types(s, p, types, n);
    return true;
}

bool jig_affine_parse_parallel(JigParser *p, JigOpState *s) {
    JigContext *ctx = jig_parser_context(p);
    JigArgument *ivs;
    size_t n;
    JIG_CHECK(jig_parse_arguments(p, JIG_DELIM_PAREN, &ivs, &n, false, false));
    for (size_t i = 0; i < n; ++i)
        ivs[i].type = jig_type_index(ctx);
    JIG_CHECK(jig_parse_token(p, "="));
    JIG_CHECK(parse_bounds(p, s, "max", "lowerBoundsMap", "lowerBoundsGroups"));
    JIG_CHECK(jig_parse_keyword(p, "to"));
    JIG_CHECK(parse_bounds(p, s, "min", "upperBoundsMap", "upperBoundsGroups"));
    JIG_CHECK(parse_steps(p, s, n) && parse_reductions(p, s));
    JigRegion *body = jig_state_add_region(s, p);
    JIG_CHECK(jig_parse_region(p, body, ivs, n));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    jig_ensure_terminator(ctx, body, JIG_AFFINE(YIELD), s->loc);
    return true;
}

/* ---- Printing ---- */

typedef struct MapUse {
    const JigMap *map;
    JigValue **operands;
} MapUse;

static void print_exprs(JigPrinter *p, const MapUse *m, size_t first, size_t n) {
    for (size_t i = 0; i < n; ++i) {
        jig_print(p, i ? ", " : "");
        jig_print_expr_of_ssa_ids(p, jig_map_result(m->map, (unsigned)(first + i)), m->operands,
                                  m->operands + jig_map_num_dims(m->map));
    }
}

static void print_bounds(JigPrinter *p, const MapUse *m, const JigAttr *groups,
                         const char *extremum) {
    size_t at = 0, n = (size_t)jig_type_num_elements(jig_attr_type(groups));
    jig_print(p, "(");
    for (size_t i = 0; i < n; ++i) {
        size_t size = (size_t)jig_attr_dense_int(groups, (int64_t)i);
        jig_print(p, i ? ", " : "");
        if (size != 1) {
            jig_print(p, extremum);
            jig_print(p, "(");
        }
        print_exprs(p, m, at, size);
        jig_print(p, size != 1 ? ")" : "");
        at += size;
    }
    jig_print(p, ")");
}

static void print_steps(JigPrinter *p, const JigAttr *steps) {
    bool any = false;
    for (size_t i = 0; i < jig_attr_array_len(steps); ++i)
        any |= jig_attr_int_value(jig_attr_array_at(steps, i)) != 1;
    for (size_t i = 0; any && i < jig_attr_array_len(steps); ++i) {
        jig_print(p, i ? ", " : " step (");
        jig_print_int(p, jig_attr_int_value(jig_attr_array_at(steps, i)));
    }
    jig_print(p, any ? ")" : "");
}

static void print_reductions(JigPrinter *p, const JigOp *op) {
    size_t n = jig_op_num_results(op);
    const JigAttr *kinds = jig_affine_parallel_reductions_attr(op);
    if (!n)
        return;
    jig_print(p, " reduce (");
    for (size_t i = 0; i < jig_attr_array_len(kinds); ++i) {
        jig_print(p, i ? ", " : "");
        const char *text = jig_enum_text(reduction_kinds(jig_printer_context(p)),
                                         jig_attr_int_value(jig_attr_array_at(kinds, i)));
        jig_print_quoted(p, jig_str(text ? text : ""));
    }
    jig_print(p, ") -> (");
    jig_print_result_types(p, op);
    jig_print(p, ")");
}

void jig_affine_print_parallel(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"reductions",
                                         "lowerBoundsMap",
                                         "lowerBoundsGroups",
                                         "upperBoundsMap",
                                         "upperBoundsGroups",
                                         "steps",
                                         NULL};
    JigArena *a = jig_arena_create();
    JigBlock *body = jig_op_body(op);
    size_t rank = jig_block_num_args(body), n = jig_op_num_operands(op);
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        operands[i] = jig_op_operand(op, i);
    MapUse lower = {jig_attr_map_value(jig_affine_parallel_lower_bounds_map_attr(op)), operands};
    MapUse upper = {jig_attr_map_value(jig_affine_parallel_upper_bounds_map_attr(op)),
                    operands + jig_map_num_inputs(lower.map)};
    jig_print(p, " (");
    for (size_t i = 0; i < rank; ++i) {
        jig_print(p, i ? ", " : "");
        jig_print_value(p, jig_block_arg(body, i));
    }
    jig_print(p, ") = ");
    print_bounds(p, &lower, jig_affine_parallel_lower_bounds_groups_attr(op), "max");
    jig_print(p, " to ");
    print_bounds(p, &upper, jig_affine_parallel_upper_bounds_groups_attr(op), "min");
    print_steps(p, jig_affine_parallel_steps_attr(op));
    print_reductions(p, op);
    jig_print(p, " ");
    jig_print_region(p, jig_affine_parallel_region(op), false, jig_op_num_results(op) > 0, false);
    jig_print_attr_dict(p, op, elided);
    jig_arena_destroy(a);
}
