/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Structured ops whose name means something else today: fewer or more results, or attributes that
 * other ops have now. Texts of theirs are read as ops of another name.
 */
#include "transform/older/modernise_int.h"

static bool modernise_fuse_into(JigRewriter *rw, JigOp *op, JigReason *why);
static bool modernise_pad(JigRewriter *rw, JigOp *op, JigReason *why);
static bool modernise_split(JigRewriter *rw, JigOp *op, JigReason *why);
static bool parse_split(JigParser *p, JigOpState *state);

static const JigOpRow rows[] = {
    {.name = "transform.older.structured.fuse_into_containing_op",
     .ins = "producer_op: consume Handle, containing_op: read Handle",
     .outs = "fused_op: Handle",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, "
               "AllowsRepeatedPayload",
     .format =
         "$producer_op `into` $containing_op attr-dict `:` functional-type(operands, results)",
     .apply = jig_modernise_apply,
     .older = &(const JigOlder){.until = "16",
                                .what = "the loop that things are fused into is a result, too",
                                .modernise = modernise_fuse_into},
     .summary = "move producers into a loop that uses them, whose handle stays valid"},
    {.name = "transform.older.structured.pad",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "padding_values: Array = [], padding_dimensions: I64Array = [], "
              "pack_paddings: I64Array = [], hoist_paddings: I64Array = [], "
              "transpose_paddings: I64ArrayArray = []",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = jig_modernise_apply,
     .older = &(const JigOlder){.until = "17",
                                .what = "it has results for the pads and the copies, "
                                        "`pack_paddings` are `nofold_flags`, and "
                                        "transform.structured.hoist_pad hoists a pad",
                                .modernise = modernise_pad},
     .summary = "pad operands, without copying back"},
    {.name = "transform.older.structured.split",
     .ins = "target: consume Handle, dynamic_split_point: read optional<ParamOrHandle>",
     .outs = "first: Handle, second: Handle",
     .props = "dimension: I64, static_split_point: I64",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict (`at` $dynamic_split_point^)? `:` "
               "functional-type(operands, results)",
     .apply = jig_modernise_apply,
     .result_names = jig_name_results_by_row,
     .older = &(const JigOlder){.until = "19",
                                .what = "both parts are in one handle",
                                .modernise = modernise_split},
     .summary = "split a loop of an op in two"},
};

static const JigOlderText texts[] = {
    {"transform.structured.fuse_into_containing_op",
     .op = "transform.older.structured.fuse_into_containing_op",
     .format = "$producer_op `into` $containing_op attr-dict", .until = "16", UNTYPED},
    /* Told by its one type, whether or not the result is named. */
    {"transform.structured.fuse_into_containing_op",
     .op = "transform.older.structured.fuse_into_containing_op",
     .format = "$producer_op `into` $containing_op attr-dict `:` `(` type($producer_op) `,` "
               "type($containing_op) `)` `->` type($fused_op)",
     .until = "16", .what = "the loop is a result, too", .named = JIG_OLDER_FIRST},
    {"transform.structured.pad", .op = "transform.older.structured.pad",
     .format = "$target attr-dict", .until = "16", UNTYPED},
    {"transform.structured.pad", .op = "transform.older.structured.pad",
     .format = "$target attr-dict `:` `(` type($target) `)` `->` type($transformed)", .until = "17",
     .what = "pads and copies are results, too", .named = JIG_OLDER_FIRST},
    {"transform.structured.split", .op = "transform.older.structured.split", .parse = parse_split,
     .until = "19", .what = "both parts are in one handle", .named = 2},
    {0}};

const JigDialect jig_transform_older_structured = {
    .name = "transform", JIG_TABLE(ops, rows), .older_texts = texts};

/* ---- fuse_into_containing_op ---- */

static bool is_behind(JigUse *use, void *user) {
    const JigOp *op = user, *owner = jig_use_owner(use);
    while (owner && jig_op_block(owner) != jig_op_block(op))
        owner = jig_op_parent(owner);
    return owner && owner != op && jig_op_is_before(op, owner);
}

/* The loop's handle used to stay valid: what refers to it later means the new one. */
static bool modernise_fuse_into(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    JigValue *loop = jig_transform_older_structured_fuse_into_containing_op_containing_op(op);
    JigOp *today = jig_transform_structured_fuse_into_containing_op_build(
        rw, jig_op_loc(op),
        &(JigTransformStructuredFuseIntoContainingOp){
            .producer_op = jig_transform_older_structured_fuse_into_containing_op_producer_op(op),
            .containing_op = loop,
            .fused_op_type = jig_op_result_type(op, 0),
            .new_containing_op_type = jig_value_type(loop)});
    jig_rw_replace_uses_if(
        rw, loop, jig_transform_structured_fuse_into_containing_op_new_containing_op(today),
        is_behind, op);
    jig_modernise_replace(rw, op, today, NULL);
    return true;
}

/* ---- pad ---- */

/* Item `i` of a list of integers; 0 behind its end. */
static int64_t integer_at(const JigAttr *list, size_t i) {
    return list && i < jig_attr_array_len(list) ? jig_attr_int_value(jig_attr_array_at(list, i))
                                                : 0;
}

static JigValue *build_pad(JigRewriter *rw, JigOp *op) {
    const JigType *type = jig_op_result_type(op, 0);
    return jig_transform_structured_pad_padded(jig_transform_structured_pad_build(
        rw, jig_op_loc(op),
        &(JigTransformStructuredPad){
            .target = jig_transform_older_structured_pad_target(op),
            .padded_type = type,
            .pad_type = type,
            .copy_type = type,
            .padding_values = jig_transform_older_structured_pad_padding_values_attr(op),
            .padding_dimensions = jig_transform_older_structured_pad_padding_dimensions_attr(op),
            .nofold_flags = jig_transform_older_structured_pad_pack_paddings_attr(op),
            .transpose_paddings = jig_transform_older_structured_pad_transpose_paddings_attr(op),
            .copy_back_op = jig_attr_string(jig_op_context(op), JIG_STR("none"))}));
}

/* Hoists the pad of operand `i`, where it is one. */
static void build_hoist(JigRewriter *rw, JigOp *op, JigValue *padded, size_t i, int64_t loops) {
    JigContext *ctx = jig_op_context(op);
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_value_type(padded);
    const JigAttr *orders = jig_transform_older_structured_pad_transpose_paddings_attr(op),
                  *name = jig_attr_string(ctx, JIG_STR("tensor.pad")),
                  *order = orders && i < jig_attr_array_len(orders)
                               ? jig_modernise_numbers(jig_attr_array_at(orders, i))
                               : NULL;
    JigOp *producer = jig_transform_get_producer_of_operand_build(
        rw, loc,
        &(JigTransformGetProducerOfOperand){.target = padded,
                                            .producer_type = type,
                                            .operand_number = jig_attr_i64(ctx, (int64_t)i)});
    JigOp *pad = jig_transform_structured_match_build(
        rw, loc,
        &(JigTransformStructuredMatch){.target =
                                           jig_transform_get_producer_of_operand_producer(producer),
                                       .result_type = type,
                                       .ops = jig_attr_array(ctx, &name, 1)});
    jig_transform_structured_hoist_pad_build(
        rw, loc,
        &(JigTransformStructuredHoistPad){.target = jig_transform_structured_match_results(pad),
                                          .transformed_type = type,
                                          .num_loops = jig_attr_i64(ctx, loops),
                                          .transpose = order});
}

/* A pad that can't be hoisted stays: what fails is passed over. */
static void build_hoists(JigRewriter *rw, JigOp *op, JigValue *padded) {
    const JigAttr *levels = jig_transform_older_structured_pad_hoist_paddings_attr(op);
    const JigType *type = jig_value_type(padded);
    for (size_t i = 0; levels && i < jig_attr_array_len(levels); ++i) {
        int64_t loops = integer_at(levels, i);
        if (loops <= 0)
            continue;
        jig_at_before(rw, op);
        JigOp *sequence = jig_transform_sequence_build(
            rw, jig_op_loc(op),
            &(JigTransformSequence){.root = padded,
                                    .failure_propagation_mode =
                                        jig_attr_i32(jig_op_context(op), JIG_FAILURES_SUPPRESS)});
        JigBlock *body = jig_create_block(rw, jig_transform_sequence_body(sequence), NULL, &type, 1,
                                          jig_op_loc(op));
        jig_at_end(rw, body);
        build_hoist(rw, op, jig_block_arg(body, 0), i, loops);
        jig_transform_yield_build(rw, jig_op_loc(op), &(JigTransformYield){0});
    }
}

static bool modernise_pad(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    JigValue *padded = build_pad(rw, op);
    build_hoists(rw, op, padded);
    jig_rw_replace(rw, op, &padded, 1);
    return true;
}

/* ---- split ---- */

/* %target after 4 {...} : !t, or %target after %size {...} : !t, !u; without types in between. */
static bool parse_split(JigParser *p, JigOpState *state) {
    JigUnresolved target, size;
    int64_t number = JIG_DYNAMIC;
    const JigType *type, *size_type = NULL;
    JIG_CHECK(jig_parse_operand(p, &target) && jig_parse_keyword(p, "after"));
    int dynamic = jig_parse_try_operand(p, &size);
    JIG_CHECK(dynamic > 0 || (dynamic == 0 && jig_parse_integer(p, &number)));
    JIG_CHECK(jig_parse_attr_dict(p, state));
    if (jig_parse_try_token(p, ":")) {
        JIG_CHECK((type = jig_parse_type(p)));
        if (dynamic)
            JIG_CHECK(jig_parse_token(p, ",") && (size_type = jig_parse_type(p)));
    } else {
        JIG_CHECK((type = jig_parse_known_type(p, &target)));
        if (dynamic)
            JIG_CHECK((size_type = jig_parse_known_type(p, &size)));
    }
    jig_state_add_attr(state, p, "static_split_point", jig_attr_i64(jig_parser_context(p), number));
    jig_state_add_types(state, p, &type, 1);
    jig_state_add_types(state, p, &type, 1);
    return jig_resolve_operand(p, state, &target, type) &&
           (!dynamic || jig_resolve_operand(p, state, &size, size_type));
}

/* Today's split of one op, and the handles to its parts. */
static JigOp *split_one(JigRewriter *rw, const JigOp *op, JigValue *target, JigValue *point) {
    JigLoc loc = jig_op_loc(op);
    const JigType *types[] = {jig_op_result_type(op, 0), jig_op_result_type(op, 1)};
    JigOp *split = jig_transform_structured_split_build(
        rw, loc,
        &(JigTransformStructuredSplit){
            .target = target,
            .dynamic_chunk_sizes = point,
            .split_list_type = jig_value_type(target),
            .dimension = jig_transform_older_structured_split_dimension_attr(op),
            .static_chunk_sizes =
                jig_transform_older_structured_split_static_split_point_attr(op)});
    return jig_transform_split_handle_build(
        rw, loc,
        &(JigTransformSplitHandle){.handle = jig_transform_structured_split_split_list(split),
                                   .result_types = {types, JIG_LEN(types)}});
}

/* Of several ops, all first parts are in one handle and all second parts in another: one after the
 * other is split, with its own size. */
static JigOp *split_each(JigRewriter *rw, const JigOp *op, JigValue *target, JigValue *point) {
    JigLoc loc = jig_op_loc(op);
    JigValue *over[] = {target, point};
    const JigType *types[] = {jig_op_result_type(op, 0), jig_op_result_type(op, 1)},
                  *args[] = {jig_value_type(target), point ? jig_value_type(point) : NULL};
    size_t n = point ? 2 : 1;
    JigOp *each = jig_transform_foreach_build(
        rw, loc,
        &(JigTransformForeach){.targets = {over, n}, .result_types = {types, JIG_LEN(types)}});
    JigBlock *body = jig_create_block(rw, jig_transform_foreach_body(each), NULL, args, n, loc);
    jig_at_end(rw, body);
    JigOp *parts = split_one(rw, op, jig_block_arg(body, 0), point ? jig_block_arg(body, 1) : NULL);
    JigValue *yielded[] = {jig_op_result(parts, 0), jig_op_result(parts, 1)};
    jig_transform_yield_build(rw, loc, &(JigTransformYield){.operands = {yielded, 2}});
    return each;
}

static bool modernise_split(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    JigValue *target = jig_transform_older_structured_split_target(op),
             *point = jig_transform_older_structured_split_dynamic_split_point(op);
    bool one = jig_transform_split_handle_is(jig_value_def(target));
    jig_modernise_replace(
        rw, op, one ? split_one(rw, op, target, point) : split_each(rw, op, target, point), NULL);
    return true;
}
