/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops and buffers, when ops had one result and took any handle. */
#include "transform/older/modernise_int.h"

static bool modernise_multibuffer(JigRewriter *rw, JigOp *op, JigReason *why);
static bool modernise_outline(JigRewriter *rw, JigOp *op, JigReason *why);
static bool modernise_peel(JigRewriter *rw, JigOp *op, JigReason *why);
static bool modernise_pipeline(JigRewriter *rw, JigOp *op, JigReason *why);

#define PEEL                                                                                       \
    "the loop that is left is a result, too, before the one over the rest; a loop that leaves no " \
    "rest is refused"
static const JigOpRow rows[] = {
    {.name = "transform.older.loop.outline",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "func_name: Str",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = jig_modernise_apply,
     .older = &(const JigOlder){.until = "17",
                                .what = "the call is a result, too",
                                .modernise = modernise_outline},
     .summary = "move a loop into a function of its own"},
    {.name = "transform.older.loop.peel",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "fail_if_already_divisible: Bool = false",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = jig_modernise_apply,
     .older = &(const JigOlder){.until = "17", .what = PEEL, .modernise = modernise_peel},
     .summary = "the last iteration of a loop as a loop of its own"},
    {.name = "transform.older.loop.pipeline",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "iteration_interval: I64 = 1, read_latency: I64 = 10",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = jig_modernise_apply,
     .older = &(const JigOlder){.until = "15",
                                .what = "operands and results say their types, and that of the "
                                        "operand is one of scf.for",
                                .modernise = modernise_pipeline},
     .summary = "spread what an iteration does over several"},
    {.name = "transform.older.memref.multibuffer",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "factor: Confined<I64, positive>, skip_analysis: Unit",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = jig_modernise_apply,
     .older = &(const JigOlder){.until = "16",
                                .what = "operands and results say their types, and that of the "
                                        "operand is one of memref.alloc",
                                .modernise = modernise_multibuffer},
     .summary = "copies of a buffer for iterations in turn"},
};

/* Told by its one type, whether or not the result is named. */
#define ONE_RESULT "$target attr-dict `:` `(` type($target) `)` `->` type($transformed)"

static const JigOlderText texts[] = {
    {"transform.loop.outline", .op = "transform.older.loop.outline", .format = ONE_RESULT,
     .until = "17", .what = "the call is a result, too", .named = JIG_OLDER_FIRST},
    {"transform.loop.outline", .op = "transform.older.loop.outline", .format = "$target attr-dict",
     .until = "15", UNTYPED},
    {"transform.loop.peel", .op = "transform.older.loop.peel", .format = ONE_RESULT, .until = "17",
     .what = PEEL, .named = JIG_OLDER_FIRST},
    {"transform.loop.peel", .op = "transform.older.loop.peel", .format = "$target attr-dict",
     .until = "15", UNTYPED},
    {"transform.loop.pipeline", .op = "transform.older.loop.pipeline",
     .format = "$target attr-dict", .until = "15", UNTYPED},
    {"transform.loop.unroll", .format = "$target attr-dict", .named = JIG_OLDER_FIRST,
     .until = "15", UNTYPED},
    {"transform.memref.multibuffer", .op = "transform.older.memref.multibuffer",
     .format = "$target attr-dict", .until = "16", UNTYPED},
    {0}};

const JigDialect jig_transform_older_loops = {
    .name = "transform", JIG_TABLE(ops, rows), .older_texts = texts};

static bool modernise_outline(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    const JigType *type = jig_op_result_type(op, 0);
    JigOp *today = jig_transform_loop_outline_build(
        rw, jig_op_loc(op),
        &(JigTransformLoopOutline){.target = jig_transform_older_loop_outline_target(op),
                                   .function_type = type,
                                   .call_type = type,
                                   .func_name =
                                       jig_transform_older_loop_outline_func_name_attr(op)});
    jig_modernise_replace(rw, op, today, NULL);
    return true;
}

/* What peels and pipelines takes handles to scf.for, which used to be any. */
static JigValue *handle_to_for(JigRewriter *rw, JigOp *op, JigValue *target) {
    const JigType *type = jig_modernise_handle_to(jig_op_context(op), "scf.for");
    if (jig_value_type(target) == type)
        return target;
    return jig_transform_cast_output(jig_transform_cast_build(
        rw, jig_op_loc(op), &(JigTransformCast){.input = target, .output_type = type}));
}

/* What release 16 returned is the loop over the rest. */
static bool modernise_peel(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    static const size_t rest[] = {1};
    const JigType *type = jig_op_result_type(op, 0);
    JigOp *today = jig_transform_loop_peel_build(
        rw, jig_op_loc(op),
        &(JigTransformLoopPeel){
            .target = handle_to_for(rw, op, jig_transform_older_loop_peel_target(op)),
            .peeled_loop_type = type,
            .remainder_loop_type = type,
            .fail_if_already_divisible =
                jig_transform_older_loop_peel_fail_if_already_divisible_attr(op)});
    jig_modernise_replace(rw, op, today, rest);
    return true;
}

static bool modernise_pipeline(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    JigOp *today = jig_transform_loop_pipeline_build(
        rw, jig_op_loc(op),
        &(JigTransformLoopPipeline){
            .target = handle_to_for(rw, op, jig_transform_older_loop_pipeline_target(op)),
            .transformed_type = jig_op_result_type(op, 0),
            .iteration_interval = jig_transform_older_loop_pipeline_iteration_interval_attr(op),
            .read_latency = jig_transform_older_loop_pipeline_read_latency_attr(op)});
    jig_modernise_replace(rw, op, today, NULL);
    return true;
}

static bool modernise_multibuffer(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    JigContext *ctx = jig_op_context(op);
    JigOp *buffers = jig_transform_cast_build(
        rw, jig_op_loc(op),
        &(JigTransformCast){.input = jig_transform_older_memref_multibuffer_target(op),
                            .output_type = jig_modernise_handle_to(ctx, "memref.alloc")});
    JigOp *today = jig_transform_memref_multibuffer_build(
        rw, jig_op_loc(op),
        &(JigTransformMemrefMultibuffer){
            .target = jig_transform_cast_output(buffers),
            .transformed_type = jig_op_result_type(op, 0),
            .factor = jig_transform_older_memref_multibuffer_factor_attr(op),
            .skip_analysis = jig_transform_older_memref_multibuffer_skip_analysis_attr(op)});
    jig_modernise_replace(rw, op, today, NULL);
    return true;
}
