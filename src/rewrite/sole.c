/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/sole.h"

#include "rewrite/undo.h"
#include "support/check.h"

static const JigSoleOpIface *sole_of(const JigOp *around) {
    return around ? jig_op_iface(around, &jig_iface_sole_op) : NULL;
}

JigOp *jig_sole_around(const JigOp *op) {
    JIG_REQUIRE(op);
    JigOp *parent = jig_op_parent(op);
    return sole_of(parent) && !jig_op_is_terminator(op) ? parent : NULL;
}

/* The last op but the terminator. */
static JigOp *last_of(const JigBlock *block) {
    JigOp *op = block->last;
    while (op && (op->is_gone || jig_op_is_terminator(op)))
        op = op->prev;
    return op;
}

/* Can all in front of the op go before the op around it? */
static bool can_go_out(const JigBlock *block, const JigOp *sole) {
    for (JigOp *op = block->first; op && op != sole; op = op->next) {
        if (op->is_gone)
            continue;
        if (!jig_op_is_memory_effect_free(op) || op->num_regions)
            return false;
        for (size_t i = 0; i < op->num_operands; ++i) {
            const JigValue *v = op->operands[i].value;
            JigOp *def = v ? jig_value_op(v) : NULL;
            if (!v || (def ? def->block == block && def->is_gone : jig_arg_block(v) == block))
                return false;
        }
    }
    return true;
}

bool jig_sole_restore(JigRewriter *rw, JigOp *around) {
    JigBlock *block = around->num_regions ? jig_op_regions(around)[0].first : NULL;
    JigOp *sole = block ? last_of(block) : NULL;
    if (!sole || !sole_of(around)->admits(around, sole) || !can_go_out(block, sole))
        return false;
    for (JigOp *op = block->first, *next; op != sole; op = next) {
        next = op->next;
        if (!op->is_gone)
            jig_rw_move_before(rw, op, around);
    }
    return true;
}
