/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Into regions that run at most once, such as the arms of an if: what only they
 * need is computed there, so that it is not computed when they are not taken.
 */
#include "jig/iface.h"
#include "jig/pass.h"
#include "support/vec.h"

#include <stdlib.h>

static bool only_used_in(const JigOp *op, const JigRegion *region) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(op, i)); u; u = jig_use_next(u))
            if (!jig_region_ancestor_op(region, jig_use_owner(u)))
                return false;
    return true;
}

static bool can_sink(JigOp *op, const JigRegion *region) {
    return jig_op_parent_region(op) != region && only_used_in(op, region) &&
           jig_op_is_memory_effect_free(op);
}

/* What defines the operands of `user`, whose own operands come next. */
static void sink_operands(JigRewriter *rw, JigOp *user, JigRegion *region, JigOpVec *users) {
    for (size_t i = 0; i < jig_op_num_operands(user); ++i) {
        JigOp *def = jig_op_operand_def(user, i);
        if (!def || !can_sink(def, region))
            continue;
        JigBlock *entry = jig_region_first(region);
        jig_rw_move(rw, def, entry, jig_block_first(entry));
        jig_vec_push(users, def);
    }
}

static void sink_into(JigRewriter *rw, JigRegion *region) {
    JigOpVec users = {0}; /* the last one first */
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b))
        for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
            jig_vec_push(&users, op);
    while (users.len)
        sink_operands(rw, jig_vec_pop(&users), region, &users);
    jig_vec_free(&users);
}

static void sink(JigRewriter *rw, JigOp *op) {
    size_t n = jig_op_num_operands(op), num_regions = jig_op_num_regions(op);
    const JigAttr **consts = jig_calloc(n, sizeof *consts);
    JigInvocations *times = jig_calloc(num_regions, sizeof *times);
    for (size_t i = 0; i < n; ++i)
        consts[i] = jig_constant_of(jig_op_operand(op, i));
    jig_region_branch_invocations(op, consts, times);
    for (size_t i = 0; i < num_regions; ++i)
        if (times[i].max <= 1)
            sink_into(rw, jig_op_region(op, i));
    jig_free(times);
    jig_free((void *)consts);
}

static JigWalk visit(JigOp *op, void *user) {
    if (jig_region_branch(op))
        sink(user, op);
    return JIG_WALK_ADVANCE;
}

/* Inner ops first. */
static bool run(JigPassCall *call) {
    jig_walk_post(call->op, visit, call->rw);
    return true;
}

const JigPassRow jig_pass_control_flow_sink = {
    .name = "control-flow-sink",
    .title = "ControlFlowSinkPass",
    .run = run,
    .summary = "move operations into the regions that alone need them",
};
