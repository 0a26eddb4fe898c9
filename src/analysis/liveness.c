/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/liveness.h"

/* A value that was reached is live: there is one state. */
static bool join(void *state, const void *with) {
    (void)state, (void)with;
    return false;
}
static void unknown(const JigValue *v, void *out) {
    (void)v, (void)out;
}

static bool any_result_live(JigBackwardFlow *l, const JigOp *op) {
    bool any = false;
    for (size_t i = 0; i < op->num_results; i++)
        any |= jig_backward_read(l, &jig_op_results((JigOp *)op)[i]) != NULL;
    return any;
}

/* An op needs its operands when it has effects, returns, or is needed. */
static bool needs_operands(JigBackwardFlow *l, JigOp *op) {
    return !jig_op_effects_are_droppable(op) || jig_op_has_trait(op, JIG_TRAIT_RETURN_LIKE) ||
           any_result_live(l, op);
}

static void transfer(JigBackwardFlow *l, JigOp *op) {
    if (!jig_op_is_terminator(op) && !needs_operands(l, op))
        return;
    for (size_t i = 0; i < op->num_operands; i++)
        jig_backward_set_unknown(l, op->operands[i].value);
}

static bool has_effects_inside(const JigOp *op) {
    for (size_t i = 0; i < op->num_regions; i++)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            for (JigOp *o = b->first; o; o = o->next)
                if (!jig_op_effects_are_droppable(o))
                    return true;
    return false;
}

/* Is what control leads to in the regions of `branch` needed? */
static bool body_matters(JigBackwardFlow *l, const JigOp *branch) {
    return any_result_live(l, branch) || has_effects_inside(branch);
}

/* Needed when anything is that control leads to. */
static void deciding(JigBackwardFlow *l, JigOp *op, JigOp *branch, const JigValue *v) {
    if (!jig_backward_state(l, v) && (!branch || body_matters(l, branch) || needs_operands(l, op)))
        jig_backward_set_unknown(l, v);
}

/* Needed wherever the region runs, but induction variables only where the loop does something. */
static void own_arg(JigBackwardFlow *l, JigOp *branch, const JigValue *arg) {
    if (!jig_loop(branch) || body_matters(l, branch))
        jig_backward_set_unknown(l, arg);
}

const JigBackward jig_liveness = {
    .lattice = {.size = 1, .join = join, .unknown = unknown},
    .transfer = transfer,
    .deciding = deciding,
    .own_arg = own_arg,
};

bool jig_liveness_is_live(const JigBackwardFlow *flow, const JigValue *v) {
    return jig_backward_state(flow, v) != NULL;
}
