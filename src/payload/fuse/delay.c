/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/fuse/delay.h"

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

bool jig_may_be_delayed(JigOp *producer, JigOp *loop, JigReason *why) {
    if (!jig_op_row(producer) || jig_op_is_memory_effect_free(producer))
        return true;
    JigOp *last = jig_block_ancestor(jig_op_block(producer), loop);
    bool reads = jig_op_effects_are_droppable(producer);
    JigOp *between =
        last && jig_op_is_before(producer, last) ? first_effect(producer, last, !reads) : producer;
    return !between || jig_refuse_note(why, producer,
                                       "'{}' accesses memory, and so does '{}' before the tile is "
                                       "computed",
                                       jig_fact_str(jig_op_name_of(producer)),
                                       jig_fact_str(jig_op_name_of(between)));
}
