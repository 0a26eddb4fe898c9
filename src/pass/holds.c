/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What holds of IR as a whole, so that a pass which undoes it is found out: a row says what its
 * pass may undo (JigPassRow.breaks), and the stress build looks.
 */
#include "pass/holds.h"

#include "dialect/builtin/builtin.h"
#include "dialect/llvm/llvm.h"
#include "support/arena.h"

static const struct {
    uint64_t bit;
    const char *name;
} words[] = {
    {JIG_HOLDS_NO_TENSORS, "no tensors"},
    {JIG_HOLDS_ONE_BLOCK, "regions of one block"},
    {JIG_HOLDS_NO_CASTS, "no unrealized casts"},
    {JIG_HOLDS_NO_LLVM, "nothing of the llvm dialect"},
};

static bool is_llvm(const JigOp *op) {
    return jig_str_starts_with(jig_op_name_of(op), "llvm.");
}

static uint64_t broken_by_values(const JigOp *op) {
    uint64_t broken = 0;
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        if (jig_type_is_tensor(jig_value_type(jig_op_result(op, i))))
            broken |= JIG_HOLDS_NO_TENSORS;
    return broken;
}

static uint64_t broken_by_block(const JigOp *op, const JigBlock *b) {
    uint64_t broken = jig_block_next(b) && !is_llvm(op) ? JIG_HOLDS_ONE_BLOCK : 0;
    for (size_t i = 0; i < jig_block_num_args(b); i++)
        if (jig_type_is_tensor(jig_value_type(jig_block_arg(b, i))))
            broken |= JIG_HOLDS_NO_TENSORS;
    return broken;
}

static JigWalk look(JigOp *op, void *user) {
    uint64_t *holds = user, broken = broken_by_values(op);
    if (is_llvm(op))
        broken |= JIG_HOLDS_NO_LLVM;
    if (jig_op_is(op, JIG_BUILTIN(UNREALIZED_CONVERSION_CAST)))
        broken |= JIG_HOLDS_NO_CASTS;
    for (size_t i = 0; i < jig_op_num_regions(op); i++)
        for (const JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            broken |= broken_by_block(op, b);
    *holds &= ~broken;
    return JIG_WALK_ADVANCE;
}

uint64_t jig_holds(JigOp *root) {
    uint64_t holds = JIG_HOLDS_ALL;
    jig_walk_pre(root, look, &holds);
    return holds;
}

const char *jig_holds_str(uint64_t holds, JigArena *a) {
    const char *text = "";
    for (size_t i = 0; i < JIG_LEN(words); i++)
        if (holds & words[i].bit)
            text = jig_arena_printf(a, "%s%s%s", text, *text ? ", " : "", words[i].name).ptr;
    return text;
}
