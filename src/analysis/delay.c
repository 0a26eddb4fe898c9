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

static bool accesses_no_memory(JigOp *op) {
    return !jig_op_row(op) || jig_op_is_memory_effect_free(op);
}

static bool may_move_down(JigOp *op, JigOp *to, JigReason *why) {
    if (accesses_no_memory(op))
        return true;
    JigOp *last = jig_block_ancestor(jig_op_block(op), to);
    bool reads = jig_op_effects_are_droppable(op);
    JigOp *between = last && jig_op_is_before(op, last) ? first_effect(op, last, !reads) : op;
    return !between ||
           jig_refuse_note(why, op,
                           "'{}' accesses memory, and so does '{}' before the tile is "
                           "computed",
                           jig_fact_str(jig_op_name_of(op)), jig_fact_str(jig_op_name_of(between)));
}

/* Of an op that tells nothing, and has no body that could, nothing is known. */
static bool writes_memory(JigOp *op) {
    JigEffects own = {0};
    bool tells = jig_op_own_effects(op, &own);
    jig_effects_free(&own);
    return (tells || jig_op_num_regions(op)) && !accesses_no_memory(op) &&
           !jig_op_effects_are_droppable(op);
}

bool jig_may_be_delayed(JigOp *op, JigOp *to, JigReason *why) {
    if (writes_memory(op))
        return jig_refuse_note(why, op, "'{}' writes memory, and would for each tile",
                               jig_fact_str(jig_op_name_of(op)));
    return may_move_down(op, to, why);
}
