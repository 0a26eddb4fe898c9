/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops in vector.mask that can take the mask as an operand. */
#include "payload/vector_memory/vector_memory_patterns.h"

#include "dialect/arith/arith.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_transfer.h"
#include "dialect/vector/vector_util.h"
#include "payload/vector_memory/vector_access.h"
#include "support/arena.h"

/* The op of `row` that the vector.mask is for; NULL: it is another, or none. */
static JigOp *masked_op(JigRewriter *rw, const JigOp *mask, const JigOpRow *row) {
    JigBlock *body = jig_region_first(jig_vector_mask_mask_region(mask));
    JigOp *op = body ? jig_block_first(body) : NULL;
    if (op && jig_op_is(op, row))
        return op;
    (void)jig_no_match(rw, mask, "another op is masked");
    return NULL;
}

/* The lanes that the vector.mask selects and the op's own mask, if it has one, does not leave out.
 * The reference forgets the op's own. */
static JigValue *both_masks(JigRewriter *rw, JigLoc loc, const JigOp *around, JigValue *own) {
    JigValue *mask = jig_vector_mask_mask(around);
    if (!own || own == mask || jig_vector_lanes_of(own) == JIG_LANES_ALL)
        return mask;
    return jig_op_result(jig_arith_andi_build(rw, loc, &(JigArithAndi){.lhs = mask, .rhs = own}),
                         0);
}

static bool mask_read(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *masked = masked_op(rw, op, JIG_VECTOR(TRANSFER_READ));
    if (!masked)
        return false;
    if (jig_vector_mask_passthru(op))
        return jig_no_match(rw, op, "a read has padding only");
    JigTransfer t = jig_vector_transfer(masked);
    JigVectorTransferRead made = {
        .base = t.base,
        .indices = {jig_vector_transfer_indices(&t, rw->arena), t.indices.count},
        .padding = t.padding,
        .mask = both_masks(rw, jig_op_loc(masked), op, t.mask),
        .vector_type = t.vector_type,
        .permutation_map = jig_attr_of_map(t.map),
        .in_bounds = t.in_bounds};
    JigOp *read = jig_vector_transfer_read_build(rw, jig_op_loc(masked), &made);
    jig_rw_takes_over(rw, masked, read);
    jig_rw_replace_op(rw, op, read);
    return true;
}

static bool mask_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *masked = masked_op(rw, op, JIG_VECTOR(TRANSFER_WRITE));
    if (!masked)
        return false;
    JigTransfer t = jig_vector_transfer(masked);
    JigVectorTransferWrite made = {
        .value_to_store = t.vector,
        .base = t.base,
        .indices = {jig_vector_transfer_indices(&t, rw->arena), t.indices.count},
        .mask = both_masks(rw, jig_op_loc(masked), op, t.mask),
        .result_type = jig_type_is_tensor(t.base_type) ? t.base_type : NULL,
        .permutation_map = jig_attr_of_map(t.map),
        .in_bounds = t.in_bounds};
    JigOp *write = jig_vector_transfer_write_build(rw, jig_op_loc(masked), &made);
    jig_rw_takes_over(rw, masked, write);
    if (jig_op_num_results(op))
        jig_rw_replace_op(rw, op, write);
    else
        jig_rw_erase(rw, op);
    return true;
}

static bool mask_gather(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *masked = masked_op(rw, op, JIG_VECTOR(GATHER));
    if (!masked)
        return false;
    JigLoc loc = jig_op_loc(masked);
    JigValue *own = jig_vector_gather_mask(masked), *otherwise = jig_vector_mask_passthru(op);
    if (!otherwise)
        otherwise = jig_vector_gather_pass_thru(masked);
    JigVectorGather made = {
        .base = jig_vector_gather_base(masked),
        .offsets = jig_values_of_operands(masked, jig_vector_gather_offsets(masked), rw->arena),
        .indices = jig_vector_gather_indices(masked),
        .mask = both_masks(rw, loc, op, own),
        .pass_thru = otherwise,
        .result_type = jig_op_result_type(masked, 0)};
    JigOp *gather = jig_vector_gather_build(rw, loc, &made);
    jig_rw_takes_over(rw, masked, gather);
    jig_rw_replace_op(rw, op, gather);
    return true;
}

const JigPattern jig_masked_transfer_patterns[] = {
    {.name = "(anonymous namespace)::MaskedTransferReadOpPattern",
     .root = "vector.mask",
     .fn = mask_read},
    {.name = "(anonymous namespace)::MaskedTransferWriteOpPattern",
     .root = "vector.mask",
     .fn = mask_write},
    {.name = "(anonymous namespace)::MaskedGatherOpPattern",
     .root = "vector.mask",
     .fn = mask_gather},
    {0},
};
