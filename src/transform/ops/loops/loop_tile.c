/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops by their size: finding, tiling and splitting them. The ops are those that the overview of
 * the dialect sketches, in its words. */
#include "jig/num.h"
#include "jig/payload/loop.h"
#include "transform/ops/gather.h"
#include "transform/ops/known_types.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/sizes.h"
#include "transform/ops/proposals.h"
#include "support/vec.h"

static JigApplyFn apply_find, apply_trailing, apply_tile, apply_split;
static bool parse_find(JigParser *p, JigOpState *state), parse_trailing(JigParser *p, JigOpState *),
    parse_tile(JigParser *p, JigOpState *state), parse_split(JigParser *p, JigOpState *state);
static void print_find(JigPrinter *p, const JigOp *op),
    print_trailing(JigPrinter *p, const JigOp *), print_tile(JigPrinter *p, const JigOp *op),
    print_split(JigPrinter *p, const JigOp *op);
static bool verify_find(JigOp *op), verify_tile(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.compute_trailing_tile_size",
     .ins = "loops: read Handle",
     .outs = "size: Param",
     .props = "at_most: optional<Confined<I64, positive>>",
     .traits = "TransformOpInterface, ReadsPayload",
     .parse = parse_trailing,
     .more = JIG_MORE(.written = "%loops (at_most $at_most)? (: (type(%loops)) -> type(%size))?"),
     .print = print_trailing,
     .apply = apply_trailing,
     .summary = "the largest tiles that leave a full one at the end"},
    {.name = "transform.loop.find",
     .ins = "root: read optional<Handle>",
     .outs = "loops: Handle",
     .props = "predicates: DenseI64Array, sizes: DenseI64Array",
     .traits = "TransformOpInterface, ReadsPayload",
     .parse = parse_find,
     .more = JIG_MORE(.written = "{ size (> | >= | < | <= | == | ne) integer, ... } (in %root)? (: "
                                 "(type(%root)) -> "
                                 "type(%loops))?"),
     .print = print_find,
     .verify = verify_find,
     .apply = apply_find,
     .summary = "loops by how often they run"},
    {.name = "transform.loop.split",
     .ins = "target: consume Handle",
     .outs = "first: Handle, second: Handle",
     .props = "upper_bound_divisible_by: Confined<I64, positive>",
     .traits = "TransformOpInterface, ModifiesPayload",
     .parse = parse_split,
     .more =
         JIG_MORE(.written = "%target { upper_bound_divisible_by = $upper_bound_divisible_by } (: "
                             "(type(%target)) -> (type(%first), type(%second)))?",
                  .propose = jig_propose_loop_split),
     .print = print_split,
     .apply = apply_split,
     .result_names = jig_name_results_by_row,
     .summary = "the iterations of a loop in two loops"},
    {.name = "transform.loop.tile",
     .ins = "target: consume Handle, dynamic_sizes: read variadic<ParamOrHandle>",
     .outs = "outer: Handle, inner: Handle",
     .props = "static_sizes: DenseI64Array ?= array<i64>, tile_sizes: optional<I64Array>",
     .traits = "TransformOpInterface, ModifiesPayload",
     .parse = parse_tile,
     .more =
         JIG_MORE(.written =
                      "%target (tile_sizes(integer|%dynamic_sizes, ...) | {tile_sizes = "
                      "$tile_sizes}) (: "
                      "(type(%target), type(%dynamic_sizes)...) -> (type(%outer), type(%inner)))?",
                  .propose = jig_propose_loop_tile),
     .print = print_tile,
     .verify = verify_tile,
     .apply = apply_tile,
     .result_names = jig_name_results_by_row,
     .summary = "loops over tiles and loops within them"},
};
const JigDialect jig_transform_loop_tile = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- Conditions: { size > 42, size <= 100 } ---- */

static const char *const comparisons[] = {
    [JIG_COMPARE_EQ] = "==",  [JIG_COMPARE_NE] = "ne", [JIG_COMPARE_ULT] = "<",
    [JIG_COMPARE_ULE] = "<=", [JIG_COMPARE_UGT] = ">", [JIG_COMPARE_UGE] = ">=",
};

/* NULL: it is none that can be written. */
static const char *text_of(int64_t how) {
    return how >= 0 && how < (int64_t)JIG_LEN(comparisons) ? comparisons[how] : NULL;
}

static bool parse_condition_kind(JigParser *p, int64_t *how) {
    bool greater = jig_parse_try_token(p, ">"), less = !greater && jig_parse_try_token(p, "<"),
         equal = jig_parse_try_token(p, "=");
    *how = greater && equal ? JIG_COMPARE_UGE
           : greater        ? JIG_COMPARE_UGT
           : less && equal  ? JIG_COMPARE_ULE
           : less           ? JIG_COMPARE_ULT
                            : JIG_COMPARE_EQ;
    if (greater || less)
        return true;
    if (equal)
        return jig_parse_token(p, "=");
    *how = JIG_COMPARE_NE;
    return jig_parse_try_keyword(p, "ne") ||
           jig_parse_error(p, jig_parse_spot(p), "expected one of >, >=, <, <=, ==, ne");
}

typedef struct Conditions {
    JigI64Vec predicates, sizes;
} Conditions;

static bool parse_condition(JigParser *p, void *user) {
    Conditions *c = user;
    int64_t how, size;
    JIG_CHECK(jig_parse_keyword(p, "size") && parse_condition_kind(p, &how) &&
              jig_parse_integer(p, &size));
    jig_vec_push(&c->predicates, how);
    jig_vec_push(&c->sizes, size);
    return true;
}

static bool parse_conditions(JigParser *p, JigOpState *state) {
    Conditions c = {0};
    JigContext *ctx = jig_parser_context(p);
    bool ok = jig_parse_list(p, JIG_DELIM_BRACES, parse_condition, &c, " in list of conditions");
    jig_state_add_attr(state, p, "predicates",
                       jig_attr_dense_i64(ctx, c.predicates.data, c.predicates.len));
    jig_state_add_attr(state, p, "sizes", jig_attr_dense_i64(ctx, c.sizes.data, c.sizes.len));
    jig_vec_free(&c.predicates);
    jig_vec_free(&c.sizes);
    return ok;
}

static bool parse_find(JigParser *p, JigOpState *state) {
    JigUnresolved root;
    JIG_CHECK(parse_conditions(p, state));
    size_t n = jig_parse_try_keyword(p, "in") ? 1 : 0;
    JIG_CHECK(!n || jig_parse_operand(p, &root));
    return jig_parse_attr_dict(p, state) && jig_known_types_parse(p, state, &root, n, 1);
}

static void print_find(JigPrinter *p, const JigOp *op) {
    const JigAttr *predicates = jig_transform_loop_find_predicates_attr(op),
                  *sizes = jig_transform_loop_find_sizes_attr(op);
    size_t n = jig_attr_dense_array_len(predicates);
    jig_print(p, n ? " { " : " {");
    for (size_t i = 0; i < n; ++i) {
        jig_print(p, i ? ", size " : "size ");
        jig_print(p, text_of(jig_attr_dense_array_int(predicates, i)));
        jig_print(p, " ");
        jig_print_int(p, jig_attr_dense_array_int(sizes, i));
    }
    jig_print(p, n ? " }" : "}");
    if (jig_transform_loop_find_root(op)) {
        jig_print(p, " in ");
        jig_print_value(p, jig_transform_loop_find_root(op));
    }
    jig_print_attr_dict(p, op, (const char *const[]){"predicates", "sizes", NULL});
    jig_known_types_print(p, op);
}

static bool verify_find(JigOp *op) {
    const JigAttr *predicates = jig_transform_loop_find_predicates_attr(op);
    size_t n = jig_attr_dense_array_len(predicates);
    if (n != jig_attr_dense_array_len(jig_transform_loop_find_sizes_attr(op)))
        return jig_op_error(op, "expects as many sizes as predicates");
    for (size_t i = 0; i < n; ++i)
        if (!text_of(jig_attr_dense_array_int(predicates, i)))
            return jig_op_error(op, "has an unknown predicate");
    return true;
}

/* ---- transform.loop.find ---- */

typedef struct Search {
    const JigOp *op;
    JigGather found;
} Search;

/* The iterations of all variables; false: they can't be known. Too many to count are the most that
 * there are. */
static bool size_of(const JigOp *loop, uint64_t *out) {
    size_t n = jig_loop_num_vars(loop);
    *out = 1;
    for (size_t i = 0; i < n; ++i) {
        uint64_t trips;
        JIG_CHECK(jig_loop_trip_count(loop, i, &trips));
        if (__builtin_mul_overflow(*out, trips, out))
            *out = UINT64_MAX;
    }
    return n > 0;
}

static bool holds(int64_t how, uint64_t size, int64_t bound) {
    if (bound < 0) /* every size is more */
        return how == JIG_COMPARE_UGT || how == JIG_COMPARE_UGE || how == JIG_COMPARE_NE;
    return jig_int_holds((JigIntCompare)how, jig_int(64, size, NULL),
                         jig_int(64, (uint64_t)bound, NULL));
}

static JigWalk visit(JigOp *op, void *user) {
    Search *s = user;
    const JigAttr *predicates = jig_transform_loop_find_predicates_attr(s->op),
                  *sizes = jig_transform_loop_find_sizes_attr(s->op);
    uint64_t size = 0; /* gcc -Os does not see that it is set where it is read */
    size_t n = jig_attr_dense_array_len(predicates);
    bool fits = jig_loop(op) && (!n || size_of(op, &size));
    for (size_t i = 0; i < n && fits; ++i)
        fits = holds(jig_attr_dense_array_int(predicates, i), size,
                     jig_attr_dense_array_int(sizes, i));
    if (fits)
        jig_gather_op(&s->found, 0, op);
    return JIG_WALK_ADVANCE;
}

static JigStatus apply_find(JigTransformCall *call) {
    Search s = {.op = call->op};
    jig_gather_init(&s.found, call, 0);
    const JigValue *root = jig_transform_loop_find_root(call->op);
    JigOp *all = root ? NULL : jig_payload_root(call);
    if (!root && !all)
        return JIG_DEFINITE;
    JigOps roots = root ? jig_payload_ops(call, root) : (JigOps){&all, 1};
    for (size_t i = 0; i < roots.len; ++i)
        jig_walk_post(roots.items[i], visit, &s);
    jig_gather_finish(&s.found);
    return JIG_OK;
}

/* ---- transform.compute_trailing_tile_size ---- */

static bool parse_trailing(JigParser *p, JigOpState *state) {
    JigUnresolved loops;
    int64_t most;
    JIG_CHECK(jig_parse_operand(p, &loops));
    if (jig_parse_try_keyword(p, "at_most")) {
        JIG_CHECK(jig_parse_integer(p, &most));
        jig_state_add_attr(state, p, "at_most", jig_attr_i64(jig_parser_context(p), most));
    }
    return jig_parse_attr_dict(p, state) && jig_known_types_parse(p, state, &loops, 1, 1);
}

static void print_trailing(JigPrinter *p, const JigOp *op) {
    const JigAttr *most = jig_transform_compute_trailing_tile_size_at_most_attr(op);
    jig_print(p, " ");
    jig_print_value(p, jig_transform_compute_trailing_tile_size_loops(op));
    if (most) {
        jig_print(p, " at_most ");
        jig_print_int(p, jig_attr_int_value(most));
    }
    jig_print_attr_dict(p, op, (const char *const[]){"at_most", NULL});
    jig_known_types_print(p, op);
}

static JigStatus trailing_size(JigTransformCall *call, const JigOp *loop, uint64_t most,
                               uint64_t *out) {
    uint64_t trips;
    if (!jig_loop(loop) || !jig_innermost_trips(loop, &trips))
        return jig_silenceable_about(call, loop, "target op",
                                     "expected loops of a known number of iterations");
    if (trips > JIG_MOST_FACTORED)
        return jig_silenceable_about(call, loop, "target op",
                                     "expected loops of at most {} iterations",
                                     jig_fact_int((int64_t)JIG_MOST_FACTORED));
    uint64_t below = trips > 1 ? trips - 1 : 1; /* one tile of all would be none */
    *out = jig_full_tile_size(trips, most ? most : below);
    return JIG_OK;
}

static JigStatus apply_trailing(JigTransformCall *call) {
    JigOps loops = jig_payload_ops(call, jig_transform_compute_trailing_tile_size_loops(call->op));
    const JigAttr *given = jig_transform_compute_trailing_tile_size_at_most_attr(call->op);
    uint64_t most = given ? (uint64_t)jig_attr_int_value(given) : 0;
    const JigType *type = jig_op_result_type(call->op, 0);
    bool typed = jig_type_is(type, JIG_TRANSFORM_TYPE(PARAM));
    const JigType *number = typed ? jig_attr_type_value(jig_type_param(type, 0))
                                  : jig_type_integer(jig_op_context(call->op), 64, JIG_SIGNLESS);
    const JigAttr **sizes = jig_arena_alloc(call->arena, (loops.len + 1) * sizeof *sizes);
    for (size_t i = 0; i < loops.len; ++i) {
        uint64_t size;
        JIG_TRY(trailing_size(call, loops.items[i], most, &size));
        sizes[i] = jig_attr_int(number, (int64_t)size);
    }
    jig_set_params(call, 0, sizes, loops.len);
    return JIG_OK;
}

/* ---- transform.loop.tile ---- */

static bool parse_tile(JigParser *p, JigOpState *state) {
    JigIndexList list = {0};
    JigUnresolved target, *all;
    JIG_CHECK(jig_parse_operand(p, &target));
    if (jig_parse_try_keyword(p, "tile_sizes")) {
        JIG_CHECK(jig_parse_index_list(p, JIG_DELIM_PAREN, false, &list));
        jig_state_add_attr(state, p, "static_sizes",
                           jig_attr_dense_i64(jig_parser_context(p), list.integers, list.n));
    }
    all = jig_arena_alloc(jig_parser_arena(p), (list.num_operands + 1) * sizeof *all);
    all[0] = target;
    for (size_t i = 0; i < list.num_operands; ++i)
        all[i + 1] = list.operands[i];
    return jig_parse_attr_dict(p, state) &&
           jig_known_types_parse(p, state, all, list.num_operands + 1, 2);
}

/* How many sizes are written behind the op. */
static size_t num_sizes(const JigOp *op) {
    const JigAttr *sizes = jig_transform_loop_tile_static_sizes_attr(op);
    return sizes ? jig_attr_dense_array_len(sizes) : 0;
}

static void print_sizes(JigPrinter *p, const JigOp *op, const JigAttr *sizes) {
    size_t dynamic = 0;
    jig_print(p, " tile_sizes(");
    for (size_t i = 0; i < jig_attr_dense_array_len(sizes); ++i) {
        int64_t size = jig_attr_dense_array_int(sizes, i);
        jig_print(p, i ? ", " : "");
        if (size == JIG_DYNAMIC && dynamic < jig_transform_loop_tile_num_dynamic_sizes(op))
            jig_print_value(p, jig_transform_loop_tile_dynamic_sizes_at(op, dynamic++));
        else
            jig_print_int(p, size);
    }
    jig_print(p, ")");
}

static void print_tile(JigPrinter *p, const JigOp *op) {
    jig_print(p, " ");
    jig_print_value(p, jig_transform_loop_tile_target(op));
    if (num_sizes(op))
        print_sizes(p, op, jig_transform_loop_tile_static_sizes_attr(op));
    jig_print_attr_dict(p, op, (const char *const[]){"static_sizes", NULL});
    jig_known_types_print(p, op);
}

static bool verify_tile(JigOp *op) {
    const JigAttr *sizes = jig_transform_loop_tile_static_sizes_attr(op),
                  *listed = jig_transform_loop_tile_tile_sizes_attr(op);
    size_t n = num_sizes(op), dynamic = 0;
    for (size_t i = 0; i < n; ++i)
        dynamic += jig_attr_dense_array_int(sizes, i) == JIG_DYNAMIC;
    if (dynamic != jig_transform_loop_tile_num_dynamic_sizes(op))
        return jig_op_error(op, "expects as many operands as there are dynamic sizes");
    if ((n > 0) == (listed && jig_attr_array_len(listed) > 0))
        return jig_op_error(op, "expects sizes, in one of two ways");
    return true;
}

/* Sizes that the attribute lists, or those of target number `i`. */
static JigMixed *sizes_for(JigTransformCall *call, const JigSizes *s, size_t i, size_t *n) {
    const JigAttr *listed = jig_transform_loop_tile_tile_sizes_attr(call->op);
    *n = listed ? jig_attr_array_len(listed) : jig_sizes_len(s);
    if (!listed)
        return jig_sizes_for(call, s, i);
    JigMixed *sizes = jig_arena_alloc(call->arena, (*n + 1) * sizeof *sizes);
    for (size_t k = 0; k < *n; ++k)
        sizes[k] = (JigMixed){.attr = jig_attr_array_at(listed, k)};
    return sizes;
}

static JigStatus refused(JigTransformCall *call, const char *what, const JigReason *why,
                         const JigOp *target) {
    return jig_silenceable_because(call, why, target, "target op", "{}", jig_fact_text(what));
}

static void give_loops(JigGather *g, size_t result, JigOp *const *loops, size_t n) {
    for (size_t i = 0; i < n; ++i)
        jig_gather_op(g, result, loops[i]);
}

static JigStatus apply_tile(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(call, jig_transform_loop_tile_target(call->op));
    JigSizes s = jig_sizes_of(call->op, 1, "static_sizes");
    JigGather made;
    JIG_TRY(jig_sizes_check_integers(call, NULL));
    JIG_TRY(jig_sizes_check_each(call, &s, targets.len));
    jig_gather_init(&made, call, 0);
    JigStatus status = JIG_OK;
    for (size_t i = 0; i < targets.len; ++i) {
        JigTiledLoop tiled = {0};
        JigReason *why = JIG_WHY(call);
        size_t n;
        const JigMixed *sizes = sizes_for(call, &s, i, &n);
        if (!jig_tile_loop(call->rw, targets.items[i], sizes, n, call->arena, &tiled, why))
            status = refused(call, "failed to tile", why, targets.items[i]);
        give_loops(&made, 0, tiled.outer, tiled.num_outer);
        give_loops(&made, 1, tiled.inner, tiled.num_inner);
    }
    jig_gather_finish(&made);
    return status;
}

/* ---- transform.loop.split ---- */

static bool parse_split(JigParser *p, JigOpState *state) {
    JigUnresolved target;
    return jig_parse_operand(p, &target) && jig_parse_attr_dict(p, state) &&
           jig_known_types_parse(p, state, &target, 1, 2);
}

static void print_split(JigPrinter *p, const JigOp *op) {
    jig_print(p, " ");
    jig_print_value(p, jig_transform_loop_split_target(op));
    jig_print_attr_dict(p, op, NULL);
    jig_known_types_print(p, op);
}

static JigStatus split(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    JigReason *why = JIG_WHY(call);
    JigOp *rest;
    if (!jig_split_loop(call->rw, target,
                        jig_transform_loop_split_upper_bound_divisible_by(call->op), &rest, why))
        return refused(call, "failed to split", why, target);
    jig_each_add(each, 0, target);
    jig_each_add(each, 1, rest);
    return JIG_OK;
}

static JigStatus apply_split(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_loop_split_target(call->op), split);
}
