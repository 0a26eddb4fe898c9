/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/cf/cf_edge.h"
#include "support/arena.h"
#include "support/map.h"

JigEdge jig_cf_edge(JigRewriter *rw, const JigOp *op, size_t successor) {
    JigOperandRange r = jig_branch_operands(op, successor).forwarded;
    JigEdge e = {jig_op_successor(op, successor), JIG_NEW_ARRAY(rw->arena, JigValue *, r.count + 1),
                 r.count};
    for (size_t i = 0; i < r.count; i++)
        e.operands[i] = jig_op_operand(op, r.start + i);
    return e;
}

bool jig_cf_edges_equal(const JigEdge *a, const JigEdge *b) {
    return a->dest == b->dest && a->n == b->n &&
           (a->n == 0 || !memcmp(a->operands, b->operands, a->n * sizeof *a->operands));
}

/* The block's only op, when that is a jump. */
static JigOp *only_jump(const JigBlock *block) {
    JigOp *op = jig_block_first(block);
    return op && !jig_op_next(op) && jig_op_is(op, JIG_CF(BR)) ? op : NULL;
}

static bool args_only_used_by(const JigBlock *block, const JigOp *op) {
    for (size_t i = 0; i < jig_block_num_args(block); i++)
        for (JigUse *u = jig_value_first_use(jig_block_arg(block, i)); u; u = jig_use_next(u))
            if (jig_use_owner(u) != op)
                return false;
    return true;
}

/* Does following jumps from `block` on, which was reached from `from`, come back to a block? */
static bool jumps_in_circle(JigBlock *from, JigBlock *block) {
    JigPtrMap seen = {0};
    bool circle = false;
    jig_ptrset_add(&seen, from);
    jig_ptrset_add(&seen, block);
    for (JigOp *op = jig_block_last(block); !circle && jig_op_is(op, JIG_CF(BR));
         op = jig_block_last(block)) {
        block = jig_op_successor(op, 0);
        circle = !jig_ptrset_add(&seen, block);
    }
    jig_ptrmap_free(&seen);
    return circle;
}

bool jig_cf_collapse(JigRewriter *rw, JigEdge *e) {
    JigOp *jump = only_jump(e->dest);
    if (!jump || !args_only_used_by(e->dest, jump))
        return false;
    JigBlock *next = jig_op_successor(jump, 0);
    if (next == e->dest || jumps_in_circle(e->dest, next))
        return false;
    JigEdge to = jig_cf_edge(rw, jump, 0);
    for (size_t i = 0; i < to.n; i++)
        if (jig_value_owner_block(to.operands[i]) == e->dest)
            to.operands[i] = e->operands[jig_value_index(to.operands[i])];
    *e = to;
    return true;
}

void jig_cf_replace_with_br(JigRewriter *rw, JigOp *op, const JigEdge *e) {
    JigBlock *dest = e->dest;
    JigOpState state = {
        .loc = jig_op_loc(op),
        .name = jig_op_name_of_row(rw->ctx, JIG_CF(BR)),
        .operands = e->operands,
        .num_operands = e->n,
        .successors = &dest,
        .num_successors = 1,
    };
    jig_rw_replace_op(rw, op, jig_create(rw, &state));
}
