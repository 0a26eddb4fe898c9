/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/delay.h"

#include "ir/asked.h"

/* The first op behind `from`, up to `last`, that has effects, or, where reads don't matter, others
 * than reads. */
static JigOp *first_effect(JigOp *from, const JigOp *last, bool reads_matter) {
    for (JigOp *op = from; op != last;) {
        op = jig_op_next(op);
        bool harmless =
            reads_matter ? jig_op_is_memory_effect_free(op) : jig_op_effects_are_droppable(op);
        if (!harmless)
            return op;
    }
    return NULL;
}

/* Of an op that tells nothing, and has no body that could, nothing is known. */
static bool tells_nothing(JigOp *op) {
    JigEffects own = {0};
    bool tells = jig_op_own_effects(op, &own);
    jig_effects_free(&own);
    return !tells && !jig_op_num_regions(op);
}

static void tell(JigOp *op, JigOp *to, JigOp *obstacle) {
    JigOrderAsked asked = {.change = JIG_ORDER_MOVED,
                           .answer = obstacle ? JIG_ORDER_UNKNOWN : JIG_ORDER_KEPT,
                           .of = jig_asked_access(op, false),
                           .first = jig_asked_access(op, false),
                           .second = jig_asked_access(obstacle ? obstacle : to, true),
                           .by = obstacle ? "it may write what the op reads"
                                          : "nothing from the one to the other writes memory"};
    jig_asked_tell(jig_op_context(op), &asked);
}

JigOp *jig_delay_obstacle(JigOp *op, JigOp *to, bool unknown_may) {
    if (jig_op_is_memory_effect_free(op) || (unknown_may && !jig_op_row(op)))
        return NULL;
    bool reads = jig_op_effects_are_droppable(op);
    if (!reads && !(unknown_may && tells_nothing(op)))
        return op;
    JigOp *last = jig_block_ancestor(jig_op_block(op), to);
    JigOp *obstacle = last && jig_op_is_before(op, last) ? first_effect(op, last, !reads) : op;
    if (jig_asked_is_heard(jig_op_context(op)))
        tell(op, to, obstacle);
    return obstacle;
}
