/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/delay.h"

#include "jig/dialect.h"

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

JigOp *jig_delay_obstacle(JigOp *op, JigOp *to, bool unknown_may) {
    if (jig_op_is_memory_effect_free(op) || (unknown_may && !jig_op_row(op)))
        return NULL;
    bool reads = jig_op_effects_are_droppable(op);
    if (!reads && !(unknown_may && tells_nothing(op)))
        return op;
    JigOp *last = jig_block_ancestor(jig_op_block(op), to);
    return last && jig_op_is_before(op, last) ? first_effect(op, last, !reads) : op;
}
