/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A plugin whose patterns, folds, passes and transform ops are wrong, each by one of the mistakes
 * that are made, and right most of the time: what test/bisect looks for.
 */
#include "jig/eval.h"
#include "jig/plugin.h"

#include <stdlib.h>

static JigOp *build(JigRewriter *rw, JigOp *like, const char *name, JigValue *a, JigValue *b) {
    JigValue *operands[] = {a, b};
    const JigType *type = jig_op_result_type(like, 0);
    return jig_create(rw, &(JigOpState){.loc = jig_op_loc(like),
                                        .name = jig_op_name(rw->ctx, jig_str(name)),
                                        .operands = operands,
                                        .num_operands = 2,
                                        .types = &type,
                                        .num_types = 1});
}

/* A pattern does its work once on an op. */
static bool is_done(JigRewriter *rw, JigOp *op) {
    if (jig_op_attr(op, "seen"))
        return true;
    jig_rw_set_attr(rw, op, "seen", jig_attr_unit(rw->ctx));
    return false;
}

/* ---- Patterns ---- */

/* Products and sums may be turned round; differences may not. */
static bool commute(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    static const char *const names[] = {"arith.addf", "arith.mulf", "arith.subf"};
    for (size_t i = 0; i < JIG_LEN(names); ++i) {
        if (!jig_op_has_name(op, names[i]) || is_done(rw, op))
            continue;
        JigValue *a = jig_op_operand(op, 0);
        jig_rw_set_operand(rw, op, 0, jig_op_operand(op, 1));
        jig_rw_set_operand(rw, op, 1, a);
        return true;
    }
    return jig_no_match(rw, op, "nothing to turn round");
}

/* A slice of a part begins one too far. */
static bool move_slice(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *offsets = jig_op_attr(op, "static_offsets"),
                  *sizes = jig_op_attr(op, "static_sizes");
    int64_t values[8];
    size_t n = jig_attr_dense_array_len(offsets);
    int64_t whole = jig_type_dim(jig_op_operand_type(op, 0), 0);
    if (n > JIG_LEN(values) || jig_attr_dense_array_int(sizes, 0) >= whole || is_done(rw, op))
        return jig_no_match(rw, op, "the whole, or seen");
    for (size_t i = 0; i < n; ++i)
        values[i] = jig_attr_dense_array_int(offsets, i);
    values[0] += values[0] > 0;
    jig_rw_set_attr(rw, op, "static_offsets",
                    jig_attr_dense_array(jig_type_integer(rw->ctx, 64, JIG_SIGNLESS), values, n));
    return true;
}

/* Whatever the condition is. */
static bool drop_select(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_rw_replace1(rw, op, jig_op_operand(op, 1));
    return true;
}

/* What is filled was empty before, they say. */
static bool drop_fill(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_rw_replace1(rw, op, jig_op_operand(op, 1));
    return true;
}

static bool grow_constant(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *value = jig_op_attr(op, "value");
    if (!jig_attr_is_int(value) || jig_type_is_index(jig_attr_type(value)) ||
        jig_attr_int_value(value) != 7)
        return jig_no_match(rw, op, "not 7");
    jig_rw_set_attr(rw, op, "value", jig_attr_int(jig_attr_type(value), 8));
    return true;
}

/* The last iteration is thought to be done elsewhere. */
static bool shorten_loop(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    int64_t end;
    if (!jig_constant_int(jig_op_operand(op, 1), &end) || end < 2 || is_done(rw, op))
        return jig_no_match(rw, op, "nothing to shorten");
    const JigType *type = jig_op_operand_type(op, 1);
    JigOp *less = jig_create(
        rw,
        &(JigOpState){.loc = jig_op_loc(op),
                      .name = jig_op_name(rw->ctx, JIG_STR("arith.constant")),
                      .types = &type,
                      .num_types = 1,
                      .attrs = jig_attr_dict(rw->ctx,
                                             &(JigNamedAttr){jig_ident(rw->ctx, JIG_STR("value")),
                                                             jig_attr_int(type, end - 1)},
                                             1)});
    jig_rw_set_operand(rw, op, 1, jig_op_result(less, 0));
    return true;
}

/* A store before another to the same buffer is dead, wherever they write. */
static bool drop_store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *next = jig_op_next(op);
    if (!next || !jig_op_has_name(next, "memref.store") ||
        jig_op_operand(next, 1) != jig_op_operand(op, 1))
        return jig_no_match(rw, op, "no store follows");
    jig_rw_erase(rw, op);
    return true;
}

static const JigPattern patterns[] = {
    {.name = "commute", .fn = commute},
    {.name = "move-slice", .root = "tensor.extract_slice", .fn = move_slice},
    {.name = "drop-select", .root = "arith.select", .fn = drop_select},
    {.name = "drop-fill", .root = "linalg.fill", .fn = drop_fill},
    {.name = "grow-constant", .root = "arith.constant", .fn = grow_constant},
    {.name = "shorten-loop", .root = "scf.for", .fn = shorten_loop},
    {.name = "drop-store", .root = "memref.store", .fn = drop_store},
    {0},
};
static const JigPatternsIface wrong_patterns = {.patterns = patterns};

/* ---- A fold: wrong.pick has the first value if the condition holds, else the second ---- */

static JigEvalOutcome eval_pick(JigEvalCall *call) {
    JigInt condition;
    if (!jig_eval_get_int(call, 0, &condition))
        return JIG_EVAL_STOP;
    jig_eval_set(call, 0, jig_eval_operand(call, jig_int_is_zero(condition) ? 2 : 1));
    return JIG_EVAL_NEXT;
}

static JigFold fold_pick(JigFoldCall *call) {
    if (!call->operands[0])
        return JIG_FOLD_NONE;
    call->results[0].value = jig_op_operand(call->op, 1);
    return JIG_FOLD_RESULTS;
}

static const JigOpRow ops[] = {
    {.name = "wrong.pick",
     .ins = "condition: I<1>, then: AnyType, otherwise: AnyType",
     .outs = "picked: AnyType",
     .traits = "Pure",
     .format = "operands attr-dict `:` functional-type(operands, results)",
     .eval = eval_pick,
     .fold = fold_pick},
};
static const JigDialect wrong = {.name = "wrong", .ops = ops, .num_ops = JIG_LEN(ops)};

/* ---- A step: sums become differences ---- */

static JigWalk negate(JigOp *op, void *rw) {
    if (!jig_op_has_name(op, "arith.addf"))
        return JIG_WALK_ADVANCE;
    jig_at_before(rw, op);
    jig_rw_replace_op(rw, op,
                      build(rw, op, "arith.subf", jig_op_operand(op, 0), jig_op_operand(op, 1)));
    return JIG_WALK_ADVANCE;
}

static JigStatus apply_negate(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(call, jig_op_operand(call->op, 0));
    for (size_t i = 0; i < targets.len; ++i)
        jig_walk_post(targets.items[i], negate, call->rw);
    return JIG_OK;
}

/* Ends the process at a division. */
static JigWalk give_up(JigOp *op, void *unused) {
    (void)unused;
    if (jig_op_has_name(op, "arith.divf"))
        abort();
    return JIG_WALK_ADVANCE;
}

static JigStatus apply_give_up(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(call, jig_op_operand(call->op, 0));
    for (size_t i = 0; i < targets.len; ++i)
        jig_walk_pre(targets.items[i], give_up, NULL);
    return JIG_OK;
}

static const JigOpRow transform_ops[] = {
    {.name = "transform.wrong.give_up",
     .ins = "target: read Handle",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` type($target)",
     .apply = apply_give_up},
    {.name = "transform.wrong.negate",
     .ins = "target: read Handle",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` type($target)",
     .apply = apply_negate},
    {.name = "transform.apply_patterns.wrong",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &wrong_patterns}, {0}}},
};
static const JigDialect transform_part = {
    .name = "transform", .ops = transform_ops, .num_ops = JIG_LEN(transform_ops)};

/* ---- Passes ---- */

/* Neighbours of one name with the same first operand are the same, whatever the second is. */
static JigWalk merge(JigOp *op, void *rw) {
    JigOp *before = jig_op_prev(op);
    if (before && jig_op_num_operands(op) == 2 && jig_op_num_results(op) == 1 &&
        jig_op_name_record(before) == jig_op_name_record(op) &&
        jig_op_operand(before, 0) == jig_op_operand(op, 0))
        jig_rw_replace_op(rw, op, before);
    return JIG_WALK_ADVANCE;
}
static bool run_merge(JigPassCall *call) {
    jig_walk_post(call->op, merge, call->rw);
    return true;
}

static bool run_combine(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    return jig_pass_apply(call, set, NULL);
}

/* Differences are sums of what is negated; products are none. */
static bool lower_difference(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *operand = jig_op_operand(op, 1);
    const JigType *type = jig_op_result_type(op, 0);
    JigOp *negative =
        jig_create(rw, &(JigOpState){.loc = jig_op_loc(op),
                                     .name = jig_op_name(rw->ctx, JIG_STR("arith.negf")),
                                     .operands = &operand,
                                     .num_operands = 1,
                                     .types = &type,
                                     .num_types = 1});
    jig_rw_replace_op(
        rw, op, build(rw, op, "arith.addf", jig_op_operand(op, 0), jig_op_result(negative, 0)));
    return true;
}
static bool lower_product(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_rw_replace_op(rw, op,
                      build(rw, op, "arith.addf", jig_op_operand(op, 0), jig_op_operand(op, 1)));
    return true;
}
static const JigPattern lowering[] = {
    {.name = "lower-difference", .root = "arith.subf", .fn = lower_difference},
    {.name = "lower-product", .root = "arith.mulf", .fn = lower_product},
    {0},
};
static const JigLegalityRow legality[] = {{"arith.addf, arith.negf", .is = JIG_LEGAL}, {0}};
static const JigConversionRow lower = {
    .patterns = {lowering}, .roots_are_illegal = true, .legality = legality};

static const JigPassRow merge_pass = {
    .name = "wrong-merge", .title = "WrongMerge", .run = run_merge, .summary = "merges too much"};
static const JigPassRow combine_pass = {.name = "wrong-combine",
                                        .title = "WrongCombine",
                                        .run = run_combine,
                                        .summary = "all wrong patterns"};
static const JigPassRow lower_pass = {.name = "wrong-lower",
                                      .title = "WrongLower",
                                      .conversion = &lower,
                                      .summary = "a conversion of which one pattern is wrong"};

/* ---- All of it ---- */

static const JigDialect *const dialects[] = {&wrong, &transform_part};
static const JigPassRow *const passes[] = {&merge_pass, &combine_pass, &lower_pass};
static const JigPlugin plugin = {
    JIG_PLUGIN_HEAD,
    .name = "wrong",
    .version = "1.0",
    .dialects = dialects,
    .num_dialects = JIG_LEN(dialects),
    .passes = passes,
    .num_passes = JIG_LEN(passes),
};

const JigPlugin *jig_plugin_init(void) {
    return &plugin;
}
