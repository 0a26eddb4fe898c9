/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads of vectors go to where they are first needed. */
#include "machine/x86vector/x86vector_int.h"
#include "machine/x86vector/moves.h"

#include "dialect/vector/vector.h"
#include "jig/op.h"

static bool is_producer(const JigOp *op) {
    return jig_op_is(op, JIG_VECTOR(LOAD)) || jig_op_is(op, JIG_VECTOR(TRANSFER_READ));
}

static bool uses(const JigOp *op, const JigValue *v) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_op_operand(op, i) == v)
            return true;
    return false;
}

/* Are there users, all in the block of the value's op? */
static bool is_used_beside(const JigOp *op) {
    JigUse *u = jig_value_first_use(jig_op_result(op, 0));
    bool any = u;
    for (; u; u = jig_use_next(u))
        if (jig_op_block(jig_use_owner(u)) != jig_op_block(op))
            return false;
    return any;
}

/* The first user, if the read may be moved there and something other than reads stands before it:
 * else reads for one user would pass each other for ever. */
static JigOp *target_of(const JigOp *op, JigValue *memory) {
    bool others = false;
    size_t n = 0;
    for (JigOp *next = jig_op_next(op); next; next = jig_op_next(next)) {
        if (uses(next, jig_op_result(op, 0)))
            return others ? next : NULL;
        if (++n > JIG_MOVES_MOST_OPS || (memory && !jig_x86vector_leaves_memory(next, memory)))
            return NULL;
        others = others || !is_producer(next);
    }
    return NULL;
}

static bool sink(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *base = jig_op_is(op, JIG_VECTOR(LOAD)) ? jig_vector_load_base(op)
                                                     : jig_vector_transfer_read_base(op);
    bool reads_memory = jig_type_is_memref(jig_value_type(base));
    JigOp *target = is_used_beside(op) ? target_of(op, reads_memory ? base : NULL) : NULL;
    if (!target)
        return jig_no_match(rw, op, "not to be moved");
    jig_rw_move_before(rw, op, target);
    return true;
}

const JigPattern jig_sink_vector_producer_patterns[] = {
    {.name = "SinkVectorProducerOps<mlir::vector::TransferReadOp>",
     .root = "vector.transfer_read",
     .fn = sink},
    {.name = "SinkVectorProducerOps<mlir::vector::LoadOp>", .root = "vector.load", .fn = sink},
    {0},
};
