/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * cf to llvm. A jump converts the arguments of the blocks that it goes to,
 * unless a jump before it has.
 */
#include "dialect/cf/cf.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/llvm_sets.h"
#include "support/vec.h"

/* ---- Blocks ---- */
static bool takes(const JigBlock *block, JigValueList values) {
    bool same = jig_block_num_args(block) == values.n;
    for (size_t i = 0; same && i < values.n; i++)
        same = jig_value_type(jig_block_arg(block, i)) == jig_value_type(values.items[i]);
    return same;
}

/* The block, with arguments of the types of these values. NULL: its arguments become others. */
static JigBlock *block_for(JigRewriter *rw, const JigOp *op, JigBlock *block, JigValueList values) {
    if (takes(block, values))
        return block;
    const JigTypeConverter *types = jig_types_of(rw);
    size_t n = jig_block_num_args(block);
    JigArgConversion *args = jig_args_create(n);
    bool ok = true;
    for (size_t i = 0; ok && i < n; i++)
        ok = jig_args_convert(args, types, i, jig_value_type(jig_block_arg(block, i)));
    JigTypeList to = jig_args_types(args);
    bool fits = ok && to.n == values.n;
    for (size_t i = 0; fits && i < to.n; i++)
        fits = to.items[i] == jig_value_type(values.items[i]);
    JigBlock *made = fits ? jig_rw_convert_block(rw, block, types, args) : NULL;
    jig_args_destroy(args);
    if (!ok)
        jig_no_match(rw, op, "could not compute block signature");
    else if (!fits)
        jig_no_match(rw, op, "mismatch between adaptor operand types and computed block signature");
    return made;
}

/* Converted operands `first` and the n - 1 after it, one after the other. */
static JigValueList converted(const JigRewriter *rw, size_t first, size_t n) {
    size_t len = 0;
    for (size_t i = 0; i < n; i++)
        len += jig_converted_at(rw, first + i).n;
    JigValue **items = JIG_NEW_ARRAY(rw->arena, JigValue *, len + 1);
    len = 0;
    for (size_t i = 0; i < n; i++) {
        JigValueList each = jig_converted_at(rw, first + i);
        for (size_t k = 0; k < each.n; k++)
            items[len++] = each.items[k];
    }
    return (JigValueList){items, len};
}

/* ---- Jumps ---- */
/* What is no property of the old op stays with the new one, but for switches. */
static void finish(JigRewriter *rw, JigOp *op, JigOp *by) {
    jig_op_copy_discardable_attrs(by, op);
    jig_rw_replace_op(rw, op, by);
}

static bool lower_br(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList values = converted(rw, 0, jig_op_num_operands(op));
    JigBlock *dest = block_for(rw, op, jig_cf_br_dest(op), values);
    if (!dest)
        return false;
    JigLlvmBr parts = {.dest_operands = values, .dest = dest};
    finish(rw, op, jig_llvm_br_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool lower_cond_br(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOperandRange yes = jig_cf_cond_br_true_dest_operands(op),
                    no = jig_cf_cond_br_false_dest_operands(op);
    JigLlvmCondBr parts = {.condition = jig_converted(rw, jig_cf_cond_br_condition(op)),
                           .true_dest_operands = converted(rw, yes.start, yes.count),
                           .false_dest_operands = converted(rw, no.start, no.count),
                           .branch_weights = jig_cf_cond_br_branch_weights_attr(op)};
    if (!parts.condition)
        return jig_no_match(rw, op, "its condition has become several values");
    parts.true_dest = block_for(rw, op, jig_cf_cond_br_true_dest(op), parts.true_dest_operands);
    if (!parts.true_dest)
        return false;
    parts.false_dest = block_for(rw, op, jig_cf_cond_br_false_dest(op), parts.false_dest_operands);
    if (!parts.false_dest)
        return false;
    finish(rw, op, jig_llvm_cond_br_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool lower_switch(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t n = jig_cf_switch_num_case_destinations(op);
    JigValueList *lists = JIG_NEW_ARRAY(rw->arena, JigValueList, n + 1);
    JigBlock **blocks = JIG_NEW_ARRAY(rw->arena, JigBlock *, n + 1);
    JigOperandRange first = jig_cf_switch_default_operands(op);
    JigLlvmSwitch parts = {.value = jig_converted(rw, jig_cf_switch_flag(op)),
                           .default_operands = converted(rw, first.start, first.count),
                           .case_operands = {lists, n},
                           .case_values = jig_cf_switch_case_values_attr(op),
                           .case_destinations = {blocks, n}};
    if (!parts.value)
        return jig_no_match(rw, op, "its flag has become several values");
    parts.default_destination =
        block_for(rw, op, jig_cf_switch_default_destination(op), parts.default_operands);
    if (!parts.default_destination)
        return false;
    for (size_t i = 0; i < n; i++) {
        JigOperandRange each = jig_branch_operands(op, i + 1).forwarded;
        lists[i] = converted(rw, each.start, each.count);
        blocks[i] = block_for(rw, op, jig_cf_switch_case_destinations_at(op, i), lists[i]);
        if (!blocks[i])
            return false;
    }
    jig_rw_replace_op(rw, op, jig_llvm_switch_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* ---- Assertions ---- */
/* Every assertion from this one to the end of its block begins a block, which the one before it
 * jumps to. From the last to the first, so that each op is moved once. */
static void split_block(JigRewriter *rw, JigOp *first) {
    JigOpVec asserts = {0};
    for (JigOp *op = first; op; op = jig_op_next(op))
        if (jig_op_is(op, JIG_CF(ASSERT)))
            jig_vec_push(&asserts, op);
    JigBlock *block = jig_op_block(first);
    for (size_t i = asserts.len; i-- > 0;) {
        JigOp *op = asserts.data[i];
        JigBlock *rest = jig_rw_split_block(rw, block, op);
        jig_at_end(rw, block);
        jig_llvm_br_build(rw, jig_op_loc(op), &(JigLlvmBr){.dest = rest});
        if (i)
            jig_to_llvm_note_split(jig_to_llvm_of(rw), op);
    }
    jig_vec_free(&asserts);
}

JigOp *jig_to_llvm_jump_before(JigRewriter *rw, JigOp *op) {
    if (jig_op_prev(op) || !jig_to_llvm_was_split(jig_to_llvm_of(rw), op))
        split_block(rw, op);
    return jig_block_last(jig_block_prev(jig_op_block(op)));
}

static bool lower_assert(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *holds = jig_converted(rw, jig_cf_assert_arg(op));
    if (!holds)
        return jig_no_match(rw, op, "its condition has become several values");
    JigOp *jump = jig_to_llvm_jump_before(rw, op);
    JigLlvmCondBr parts = {.condition = holds, .true_dest = jig_op_block(op)};
    parts.false_dest = jig_create_block(rw, jig_block_region(parts.true_dest), NULL, NULL, 0, loc);
    jig_at_end(rw, parts.false_dest);
    JigStr text = jig_attr_string_value(jig_cf_assert_msg_attr(op));
    if (!jig_to_llvm_print_text(rw, op, "puts", "assert_msg", text))
        return false;
    const JigOp *end = jig_to_llvm_abort(rw, op);
    if (!end)
        return false;
    jig_to_llvm_call_runtime(rw, loc, end, NULL, 0);
    jig_llvm_unreachable_build(rw, loc, &(JigLlvmUnreachable){0});
    jig_at_before(rw, jump);
    jig_llvm_cond_br_build(rw, loc, &parts);
    jig_rw_erase(rw, jump);
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_to_llvm_cf_patterns[] = {
    {.name = "cf.assert to llvm", .root = "cf.assert", .converts = true, .fn = lower_assert},
    {.name = "cf.br to llvm", .root = "cf.br", .converts = true, .fn = lower_br},
    {.name = "cf.cond_br to llvm", .root = "cf.cond_br", .converts = true, .fn = lower_cond_br},
    {.name = "cf.switch to llvm", .root = "cf.switch", .converts = true, .fn = lower_switch},
    {0},
};
