/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tiled reductions, when the loop was the first result, and fusing by attributes. */
#include "ir/context.h"
#include "transform/older/modernise_int.h"

static bool modernise_for(JigRewriter *rw, JigOp *op, JigReason *why);
static bool modernise_forall(JigRewriter *rw, JigOp *op, JigReason *why);
static bool parse_ambiguous(JigParser *p, JigOpState *state);
static bool parse_fuse(JigParser *p, JigOpState *state);
static bool parse_fuse_lists(JigParser *p, JigOpState *state);

#define ORDER "results are the fills, the tiled op, the op that combines, and the loop last"
#define FORALL_ROW                                                                                 \
    .ins = "target: consume Handle",                                                               \
    .outs = "loop: Handle, fill_op: Handle, split_linalg_op: Handle, combining_linalg_op: Handle", \
    .props = "num_threads: DenseI64Array ?= array<i64>, tile_sizes: DenseI64Array ?= array<i64>, " \
             "mapping: optional<scf.DeviceMappingArray>",                                          \
    .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",                     \
    .format = FORALL_FORMAT " `:` functional-type(operands, results)",                             \
    .apply = jig_modernise_apply, .result_names = jig_name_results_by_row
#define FORALL_FORMAT                                                                              \
    "$target `by` (`num_threads` `=` $num_threads^)? (`,` `tile_sizes` `=` $tile_sizes^)? (`,` "   \
    "`mapping` `=` $mapping^)? attr-dict"
#define FOR_FORMAT "$target `by` `tile_sizes` `=` $tile_sizes attr-dict"

static const JigOlder forall_older = {.until = "17", .what = ORDER, .modernise = modernise_forall};
static const JigOlder foreach_older = {
    .until = "16",
    .what = "it is transform.structured.tile_reduction_using_forall, whose " ORDER,
    .modernise = modernise_forall};

static const JigOpRow rows[] = {
    {.name = "transform.older.structured.tile_reduction_using_forall",
     FORALL_ROW,
     .older = &forall_older,
     .summary = "tile a reduction with one parallel loop"},
    {.name = "transform.structured.tile_reduction_using_foreach_thread",
     FORALL_ROW,
     .older = &foreach_older,
     .summary = "tile a reduction with one parallel loop"},
    {.name = "transform.structured.tile_reduction_using_scf",
     .ins = "target: consume Handle",
     .outs =
         "for_op: Handle, fill_op: Handle, split_linalg_op: Handle, combining_linalg_op: Handle",
     .props = "tile_sizes: DenseI64Array ?= array<i64>",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = FOR_FORMAT " `:` functional-type(operands, results)",
     .apply = jig_modernise_apply,
     .result_names = jig_name_results_by_row,
     .older =
         &(const JigOlder){.until = "17",
                           .what =
                               "it is transform.structured.tile_reduction_using_for, whose " ORDER,
                           .modernise = modernise_for},
     .summary = "tile a reduction with a nest of loops"},
};

static const JigOlderText texts[] = {
    {"transform.structured.fuse", .parse = parse_fuse, .named = JIG_OLDER_FIRST, .until = "19",
     .what = "sizes and order stand before the attributes, and operands and results say their "
             "types"},
    {"transform.structured.fuse", .parse = parse_fuse_lists, .until = "19",
     .what = "`tile_sizes` stands before the sizes"},
    {"transform.structured.tile_reduction_using_forall",
     .op = "transform.older.structured.tile_reduction_using_forall", .format = FORALL_FORMAT,
     .until = "16", UNTYPED},
    {"transform.structured.tile_reduction_using_forall", .parse = parse_ambiguous, .until = "19",
     .what = "there are no commas between its parts"},
    {"transform.structured.tile_reduction_using_foreach_thread", .format = FORALL_FORMAT,
     .until = "16", UNTYPED},
    {"transform.structured.tile_reduction_using_scf", .format = FOR_FORMAT, .until = "16", UNTYPED},
    {0}};

const JigDialect jig_transform_older_tile_reduction = {
    .name = "transform", JIG_TABLE(ops, rows), .older_texts = texts};

/* ---- Reductions ---- */

/* The loop was first. */
static const size_t loop_first[] = {3, 0, 1, 2};

static const JigAttr *as_i64_array(const JigAttr *dense) {
    return dense ? jig_attr_i64_array(jig_attr_context(dense), jig_attr_dense_i64_data(dense),
                                      jig_attr_dense_array_len(dense))
                 : NULL;
}

static bool modernise_for(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    const JigType *fill = jig_op_result_type(op, 1);
    JigOp *today = jig_transform_structured_tile_reduction_using_for_build(
        rw, jig_op_loc(op),
        &(JigTransformStructuredTileReductionUsingFor){
            .target = jig_transform_structured_tile_reduction_using_scf_target(op),
            .fill_op_types = {&fill, 1},
            .split_op_type = jig_op_result_type(op, 2),
            .combining_op_type = jig_op_result_type(op, 3),
            .for_op_type = jig_op_result_type(op, 0),
            .tile_sizes = as_i64_array(
                jig_transform_structured_tile_reduction_using_scf_tile_sizes_attr(op))});
    jig_modernise_replace(rw, op, today, loop_first);
    return true;
}

static bool modernise_forall(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    const JigType *fill = jig_op_result_type(op, 1);
    JigOp *today = jig_transform_structured_tile_reduction_using_forall_build(
        rw, jig_op_loc(op),
        &(JigTransformStructuredTileReductionUsingForall){
            .target = jig_transform_older_structured_tile_reduction_using_forall_target(op),
            .fill_op_types = {&fill, 1},
            .split_op_type = jig_op_result_type(op, 2),
            .combining_op_type = jig_op_result_type(op, 3),
            .forall_op_type = jig_op_result_type(op, 0),
            .num_threads =
                jig_transform_older_structured_tile_reduction_using_forall_num_threads_attr(op),
            .tile_sizes =
                jig_transform_older_structured_tile_reduction_using_forall_tile_sizes_attr(op),
            .mapping =
                jig_transform_older_structured_tile_reduction_using_forall_mapping_attr(op)});
    jig_modernise_replace(rw, op, today, loop_first);
    return true;
}

/* By its text, `by num_threads = [4], tile_sizes = [2]` with types may be of two releases. */
static bool parse_ambiguous(JigParser *p, JigOpState *state) {
    JigUnresolved target;
    JIG_CHECK(jig_parse_operand(p, &target) && jig_parse_keyword(p, "by") &&
              jig_parse_keyword(p, "num_threads") && jig_parse_token(p, "="));
    const JigAttr *threads = jig_parse_attr(p, NULL);
    JigSpot comma = jig_parse_spot(p);
    if (!threads || !jig_parse_try_token(p, ","))
        return jig_parse_error(p, comma, "expected ','");
    /* From here on nothing else is tried, so that this is what is said. */
    const JigType *type = jig_parse_known_type(p, &target);
    JIG_CHECK(type && jig_resolve_operand(p, state, &target, type));
    return jig_parse_error(p, comma,
                           "with commas, this is of release 17, where the loop is the first "
                           "result, or of releases up to 20, where it is the last; without, it is "
                           "of today, where it is the last");
}

/* ---- fuse ---- */

/* The list of integers called `name` in the dictionary, or an empty one. */
static const JigAttr *numbers_in(JigContext *ctx, const JigAttr *dict, const char *name) {
    const JigAttr *x = jig_attr_dict_get(dict, jig_str(name));
    return x ? jig_modernise_numbers(x) : jig_attr_dense_i64(ctx, NULL, 0);
}

static bool add_fuse_types(JigParser *p, JigOpState *state, const JigUnresolved *target,
                           const JigAttr *sizes) {
    size_t loops = jig_modernise_num_loops(sizes);
    if (!jig_parse_try_token(p, ":")) {
        const JigType *type = jig_parse_known_type(p, target);
        JIG_CHECK(type && jig_resolve_operand(p, state, target, type));
        for (size_t i = 0; i < loops + 1; ++i)
            jig_state_add_types(state, p, &type, 1);
        return true;
    }
    JigSpot spot = jig_parse_spot(p);
    const JigType *function = jig_parse_type(p);
    if (!(function && jig_type_kind(function) == JIG_TYPE_FUNCTION &&
          jig_type_num_inputs(function) == 1))
        return function && jig_parse_error(p, spot, "expected a function type of one operand");
    if (jig_type_num_results(function) != loops + 1) /* then today's text is meant */
        return jig_parse_error(p, spot, "expected %zu results", loops + 1);
    JIG_CHECK(jig_resolve_operand(p, state, target, jig_type_inputs(function)[0]));
    jig_state_add_types(state, p, jig_type_results(function), jig_type_num_results(function));
    return true;
}

/* What else the dictionary says. What was `= true` or `= false` is there or not today. */
static void add_others(JigParser *p, JigOpState *state, const JigAttr *dict) {
    const JigNamedAttr *items = jig_attr_dict_items(dict);
    for (size_t i = 0; i < jig_attr_dict_len(dict); ++i) {
        const char *name = items[i].name->ptr;
        const JigAttr *value = items[i].value;
        if (strcmp(name, "tile_sizes") == 0 || strcmp(name, "tile_interchange") == 0)
            continue;
        if (strcmp(name, "apply_cleanup") == 0 && jig_attr_is_bool(value))
            value = jig_attr_bool_value(value) ? jig_attr_unit(jig_parser_context(p)) : NULL;
        if (value)
            jig_state_add_attr(state, p, name, value);
    }
}

static void add_lists(JigParser *p, JigOpState *state, const JigAttr *sizes, const JigAttr *order) {
    JigContext *ctx = jig_parser_context(p);
    const int32_t groups[] = {1, 0, 0};
    jig_state_add_attr(state, p, "static_tile_sizes", sizes);
    jig_state_add_attr(state, p, "static_tile_interchange", order);
    jig_state_add_attr_id(state, p, ctx->id.operand_segments, jig_attr_dense_i32(ctx, groups, 3));
}

/* %target {tile_sizes = [...], tile_interchange = [...]}, with or without types. */
static bool parse_fuse(JigParser *p, JigOpState *state) {
    JigContext *ctx = jig_parser_context(p);
    JigUnresolved target;
    JIG_CHECK(jig_parse_operand(p, &target));
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *dict = jig_parse_dict(p);
    if (!dict)
        return jig_parse_error(p, spot, "expected attributes");
    if (!jig_attr_dict_get(dict, JIG_STR("tile_sizes")))
        return jig_parse_error(p, spot, "expected tile_sizes");
    const JigAttr *sizes = numbers_in(ctx, dict, "tile_sizes"),
                  *order = numbers_in(ctx, dict, "tile_interchange");
    if (!sizes || !order)
        return jig_parse_error(p, spot, "expected lists of integers");
    add_others(p, state, dict);
    add_lists(p, state, sizes, order);
    return add_fuse_types(p, state, &target, sizes);
}

/* %target [4, 8] interchange [1, 0] {...} : types */
static bool parse_fuse_lists(JigParser *p, JigOpState *state) {
    JigContext *ctx = jig_parser_context(p);
    JigUnresolved target;
    JigIndexList sizes, order = {0};
    JIG_CHECK(jig_parse_operand(p, &target));
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_index_list(p, JIG_DELIM_SQUARE, false, &sizes));
    if (jig_parse_try_keyword(p, "interchange"))
        JIG_CHECK(jig_parse_index_list(p, JIG_DELIM_SQUARE, false, &order));
    if (sizes.num_operands || order.num_operands)
        return jig_parse_error(p, spot, "expected integers");
    const JigAttr *numbers = jig_attr_dense_i64(ctx, sizes.integers, sizes.n);
    add_lists(p, state, numbers, jig_attr_dense_i64(ctx, order.integers, order.n));
    if (jig_parse_peek_token(p, "{")) {
        const JigAttr *dict = jig_parse_dict(p);
        JIG_CHECK(dict);
        add_others(p, state, dict);
    }
    return add_fuse_types(p, state, &target, numbers);
}
