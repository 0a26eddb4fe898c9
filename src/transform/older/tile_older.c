/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tiling under its former names, and with its results in their former order. */
#include "ir/context.h"
#include "rewrite/values.h"
#include "support/arena.h"
#include "transform/older/modernise_int.h"
#include "transform/ops/known_types.h"

static bool modernise_tile(JigRewriter *rw, JigOp *op, JigReason *why);
static bool modernise_tile_to_forall(JigRewriter *rw, JigOp *op, JigReason *why);
static bool verify_tile(JigOp *op);
static bool parse_tile_packed(JigParser *p, JigOpState *state);
static bool parse_tile_untyped(JigParser *p, JigOpState *state);

#define TILE_ROW                                                                                   \
    .ins = "target: consume Handle, dynamic_sizes: read variadic<ParamOrHandle>",                  \
    .outs = "tiled_linalg_op: Handle, loops: variadic<Handle>",                                    \
    .props = "static_sizes: DenseI64Array ?= array<i64>, interchange: optional<Any>, "             \
             "scalable_sizes: DenseBoolArray ?= array<i1>",                                        \
    .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",                     \
    .format = "$target custom<DynamicIndexList>($dynamic_sizes, $static_sizes, $scalable_sizes) "  \
              "(`interchange` `=` $interchange^)? attr-dict `:` "                                  \
              "functional-type(operands, results)",                                                \
    .verify = verify_tile, .apply = jig_modernise_apply, .result_names = jig_name_results_by_row

#define FORALL_FORMAT                                                                              \
    "$target oilist( `num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, "         \
    "$num_threads, $static_num_threads) | `tile_sizes` "                                           \
    "custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes, $static_tile_sizes)) "      \
    "(`(` `mapping` `=` $mapping^ `)`)? attr-dict"

#define FORALL_ROW                                                                                 \
    .ins = "target: consume Handle, num_threads: read variadic<ParamOrHandle>, "                   \
           "tile_sizes: read variadic<ParamOrHandle>, "                                            \
           "packed_num_threads: read optional<ParamOrHandle>, "                                    \
           "packed_tile_sizes: read optional<ParamOrHandle>",                                      \
    .props = "static_num_threads: DenseI64Array ?= array<i64>, "                                   \
             "static_tile_sizes: DenseI64Array ?= array<i64>, "                                    \
             "mapping: optional<scf.DeviceMappingArray>",                                          \
    .traits = "AttrSizedOperandSegments, TransformOpInterface, ModifiesPayload, "                  \
              "ReportTrackingFailures",                                                            \
    .format = FORALL_FORMAT " `:` functional-type(operands, results)",                             \
    .apply = jig_modernise_apply, .result_names = jig_name_results_by_row, .older = &forall_older

static const JigOlder forall_older = {
    .until = "17",
    .what = "it is transform.structured.tile_using_forall, whose results are the tiled op, then "
            "the loop",
    .modernise = modernise_tile_to_forall};

static const JigOlder for_older = {.until = "17",
                                   .what = "it is transform.structured.tile_using_for",
                                   .modernise = modernise_tile};

static const JigOpRow rows[] = {
    {.name = "transform.structured.tile",
     TILE_ROW,
     .older = &for_older,
     .summary = "tile with a nest of loops"},
    {.name = "transform.structured.tile_to_forall_op",
     .outs = "forall_op: Handle, tiled_op: Handle",
     FORALL_ROW,
     .summary = "tile with one parallel loop"},
    {.name = "transform.structured.tile_to_foreach_thread_op",
     .outs = "foreach_thread_op: Handle, tiled_op: Handle",
     FORALL_ROW,
     .summary = "tile with one parallel loop"},
    {.name = "transform.structured.tile_to_scf_for",
     TILE_ROW,
     .older = &for_older,
     .summary = "tile with a nest of loops"},
};

#define PACKED .what = "all numbers in one handle are `*(%handle)`"
static const JigOlderText texts[] = {
    {"transform.structured.tile", .parse = parse_tile_untyped, .until = "15", UNTYPED},
    {"transform.structured.tile", .parse = jig_modernise_parse_tile_sizes, .until = "15",
     .what = "sizes stand behind `tile_sizes`, and operands and results say their types"},
    {"transform.structured.tile_to_forall_op", .format = FORALL_FORMAT, .until = "17", UNTYPED},
    {"transform.structured.tile_to_forall_op", .parse = parse_tile_packed, .until = "17", PACKED},
    {"transform.structured.tile_to_foreach_thread_op", .parse = jig_modernise_parse_tile_to_threads,
     .until = "15",
     .what = "dimensions of processors are `(mapping = [#gpu.thread<x>, ...])`, or #gpu.block for "
             "blocks; operands and results say their types"},
    {"transform.structured.tile_to_foreach_thread_op", .format = FORALL_FORMAT, .until = "16",
     UNTYPED},
    {"transform.structured.tile_to_foreach_thread_op", .parse = parse_tile_packed, .until = "16",
     PACKED},
    {"transform.structured.tile_to_scf_for", .parse = parse_tile_untyped, .until = "17", UNTYPED},
    {0}};

const JigDialect jig_transform_older_tile = {
    .name = "transform", JIG_TABLE(ops, rows), .older_texts = texts};

/* ---- structured.tile ---- */

static bool verify_tile(JigOp *op) {
    size_t loops = jig_op_num_results(op) - 1,
           tiled = jig_modernise_num_loops(jig_transform_structured_tile_static_sizes_attr(op));
    const JigAttr *order = jig_transform_structured_tile_interchange_attr(op);
    if (order && !jig_modernise_numbers(order))
        return jig_op_error(op, "'interchange' must be a list of integers");
    if (loops == tiled)
        return true;
    return jig_op_error(
        op, "expected number of loops to tile (%zu) to match number of `loops` results (%zu)",
        tiled, loops);
}

/* %target [sizes] {interchange}: results are as many as sizes other than 0, and one. */
static bool parse_tile_untyped(JigParser *p, JigOpState *state) {
    JigContext *ctx = jig_parser_context(p);
    JigUnresolved target;
    JigIndexList sizes;
    JIG_CHECK(jig_parse_operand(p, &target));
    JIG_CHECK(jig_parse_index_list(p, JIG_DELIM_SQUARE, false, &sizes));
    JIG_CHECK(jig_parse_attr_dict(p, state));
    const JigAttr *constants = jig_attr_dense_i64(ctx, sizes.integers, sizes.n);
    jig_state_add_attr(state, p, "static_sizes", constants);
    JIG_CHECK(jig_known_types_resolve(p, state, &target, 1) &&
              jig_known_types_resolve(p, state, sizes.operands, sizes.num_operands));
    const JigType *type = jig_parse_known_type(p, &target);
    for (size_t i = 0, n = jig_modernise_num_loops(constants) + 1; i < n; ++i)
        jig_state_add_types(state, p, &type, 1);
    return true;
}

static const JigAttr *no_scalable_sizes(const JigOp *op, const JigAttr *sizes) {
    size_t n = sizes ? jig_attr_dense_array_len(sizes) : 0;
    bool *flags = jig_calloc(n + 1, sizeof *flags);
    const JigAttr *x = jig_attr_dense_bool(jig_op_context(op), flags, n);
    jig_free(flags);
    return x;
}

static bool modernise_tile(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    const JigAttr *sizes = jig_transform_structured_tile_static_sizes_attr(op),
                  *scalable = jig_transform_structured_tile_scalable_sizes_attr(op),
                  *order = jig_transform_structured_tile_interchange_attr(op);
    if (order)
        order = jig_modernise_numbers(order);
    size_t flags = scalable ? jig_attr_dense_array_len(scalable) : 0;
    if (!flags)
        scalable = no_scalable_sizes(op, sizes);
    jig_modernise_rename(rw, op, "transform.structured.tile_using_for",
                         (const JigNamedAttr[]){jig_modernise_attr(op, "scalable_sizes", scalable),
                                                jig_modernise_attr(op, "interchange", order),
                                                {0}});
    return true;
}

/* ---- structured.tile_to_forall_op ---- */

/* %target num_threads %all (mapping = [...]) {...}: numbers in one handle, without a star; with
 * types or without. */
static bool parse_tile_packed(JigParser *p, JigOpState *state) {
    static const char *const kinds[] = {"num_threads", "tile_sizes", NULL};
    JigContext *ctx = jig_parser_context(p);
    JigUnresolved operands[2];
    size_t kind;
    JIG_CHECK(jig_parse_operand(p, &operands[0]));
    if (!jig_parse_try_keyword_of(p, kinds, &kind))
        return jig_parse_error(p, jig_parse_spot(p), "expected num_threads or tile_sizes");
    JIG_CHECK(jig_parse_operand(p, &operands[1]));
    if (jig_parse_try_token(p, "(")) {
        JIG_CHECK(jig_parse_keyword(p, "mapping") && jig_parse_token(p, "="));
        const JigAttr *mapping = jig_parse_attr(p, NULL);
        JIG_CHECK(mapping && jig_parse_token(p, ")"));
        jig_state_add_attr(state, p, "mapping", mapping);
    }
    const int32_t groups[] = {1, 0, 0, kind == 0, kind == 1};
    JIG_CHECK(jig_parse_attr_dict(p, state));
    jig_state_add_attr_id(state, p, ctx->id.operand_segments, jig_attr_dense_i32(ctx, groups, 5));
    if (jig_parse_peek_token(p, ":"))
        return jig_known_types_parse(p, state, operands, JIG_LEN(operands), 2);
    const JigType *type = jig_parse_known_type(p, &operands[0]);
    const JigType *types[] = {type, type};
    jig_state_add_types(state, p, types, JIG_LEN(types));
    return jig_known_types_resolve(p, state, operands, JIG_LEN(operands));
}

static bool modernise_tile_to_forall(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    static const size_t order[] = {1, 0};
    const JigType *types[] = {jig_op_result_type(op, 1), jig_op_result_type(op, 0)};
    JigValueList operands = jig_values_of_operands(op, jig_all_operands(op), rw->arena);
    const JigAttr *attrs = jig_op_attrs(op);
    JigOp *today = jig_modernise_build(rw, op,
                                       &(JigToday){.name = "transform.structured.tile_using_forall",
                                                   .operands = operands.items,
                                                   .num_operands = operands.n,
                                                   JIG_TABLE(types, types),
                                                   .attrs = jig_attr_dict_items(attrs),
                                                   .num_attrs = jig_attr_dict_len(attrs)});
    jig_modernise_replace(rw, op, today, order);
    return true;
}
