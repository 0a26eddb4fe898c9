/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Masks as comparisons of the numbers of lanes; transfers that are in bounds by a mask. */
#include "payload/vector_lower/vector_lower_int.h"

#include "dialect/common/constfold.h"
#include "dialect/tensor/tensor.h"
#include "dialect/vector/vector_transfer.h"

/* Lane numbers, as a constant. */
static JigValue *lane_numbers(JigRewriter *rw, JigLoc loc, const JigType *type) {
    size_t n = jig_type_rank(type) ? (size_t)jig_type_dim(type, 0) : 1;
    const JigAttr **numbers = JIG_NEW_ARRAY(rw->arena, const JigAttr *, n);
    for (size_t i = 0; i < n; ++i)
        numbers[i] = jig_attr_int(jig_type_element(type), (int64_t)i);
    return jig_arith_constant(rw, loc, type, jig_attr_dense_of(type, numbers, n));
}

/* `self->data` is the width of their numbers. */
static bool compare_lanes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigType *mask = jig_op_result_type(op, 0),
                  *word = jig_type_i(rw->ctx, *(const uint32_t *)self->data);
    if (jig_type_is_scalable(mask) || jig_type_rank(mask) > 1 ||
        jig_vector_count(mask, jig_type_rank(mask)) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "not of one dimension, or of too many lanes");
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_vector_with_element(mask, word);
    JigValue *numbers = lane_numbers(rw, loc, type),
             *bound = jig_vector_create_mask_operands_at(op, 0);
    bound = jig_op_result(jig_build(rw, loc, JIG_ARITH(INDEX_CAST), &bound, 1, &word, 1, NULL), 0);
    bound = jig_vector_build_broadcast(rw, loc, type, bound);
    jig_rw_replace1(rw, op, jig_vector_lower_less(rw, loc, numbers, bound));
    return true;
}

/* ---- Transfers ---- */

/* The lanes of the transfer, along one dimension of the base, that are inside. */
static JigValue *inside(JigRewriter *rw, JigLoc loc, const JigTransfer *t) {
    size_t dim = jig_map_dim_position(t->map, 0);
    JigMixed size = jig_tensor_build_dim(rw, loc, t->base, dim);
    JigArithSubi rest = {.lhs = jig_arith_mixed_to_value(rw, loc, size),
                         .rhs = jig_op_operand(t->op, t->indices.start + dim)};
    JigValue *bound = jig_op_result(jig_arith_subi_build(rw, loc, &rest), 0);
    const JigType *type = jig_vector_with_element(t->vector_type, jig_type_i(rw->ctx, 1));
    return jig_op_result(jig_build(rw, loc, JIG_VECTOR(CREATE_MASK), &bound, 1, &type, 1, NULL), 0);
}

static void set_mask(JigRewriter *rw, const JigTransfer *t, JigValue *mask) {
    const JigAttr *in_bounds = jig_vector_in_bounds(rw->ctx, true, 1, rw->arena);
    if (t->reads) {
        jig_vector_transfer_read_set_mask(rw, t->op, &mask, 1);
        jig_vector_transfer_read_set_in_bounds(rw, t->op, in_bounds);
    } else {
        jig_vector_transfer_write_set_mask(rw, t->op, &mask, 1);
        jig_vector_transfer_write_set_in_bounds(rw, t->op, in_bounds);
    }
}

static bool mask_transfer(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigTransfer t = jig_vector_transfer(op);
    if (jig_type_rank(t.vector_type) != 1 || jig_attr_array_len(t.in_bounds) != 1 ||
        jig_vector_in_bounds_at(&t, 0))
        return jig_no_match(rw, op, "not along one dimension, or in bounds");
    JigLoc loc = jig_op_loc(op);
    JigValue *mask = inside(rw, loc, &t);
    if (t.mask)
        mask = jig_op_result(
            jig_arith_andi_build(rw, loc, &(JigArithAndi){.lhs = mask, .rhs = t.mask}), 0);
    set_mask(rw, &t, mask);
    return true;
}

/* ---- Selections ---- */

/* One lane that is set or not, by a condition. */
static bool broadcast_condition(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0), *bit = jig_type_i(rw->ctx, 1);
    JigValue *condition = jig_arith_select_condition(op);
    if (!jig_type_is_vector(type) || jig_type_element(type) != bit || jig_type_rank(type) != 1 ||
        jig_type_dim(type, 0) != 1 || jig_type_is_scalable(type) ||
        jig_value_type(condition) != bit)
        return jig_no_match(rw, op, "no selection of one bit");
    if (!jig_const_match_one(jig_constant_of(jig_arith_select_true_value(op))) ||
        !jig_const_match_zero(jig_constant_of(jig_arith_select_false_value(op))))
        return jig_no_match(rw, op, "not of one and zero");
    jig_rw_replace1(rw, op, jig_vector_build_broadcast(rw, jig_op_loc(op), type, condition));
    return true;
}

/* Inside a masked region a transfer that gets a mask is no longer alone there. */
#define PATTERNS(bits)                                                                             \
    {                                                                                              \
        {.name = "(anonymous namespace)::VectorCreateMaskOpConversion",                            \
         .leaves_invalid = true, /* of one in a vector.mask, as the verifier tells */              \
         .root = "vector.create_mask",                                                             \
         .fn = compare_lanes,                                                                      \
         .data = &(const uint32_t){bits}},                                                         \
            {.name =                                                                               \
                 "(anonymous namespace)::MaterializeTransferMask<mlir::vector::TransferReadOp>",   \
             .root = "vector.transfer_read",                                                       \
             .fn = mask_transfer,                                                                  \
             .leaves_invalid = true},                                                              \
            {.name =                                                                               \
                 "(anonymous namespace)::MaterializeTransferMask<mlir::vector::TransferWriteOp>",  \
             .root = "vector.transfer_write",                                                      \
             .fn = mask_transfer,                                                                  \
             .leaves_invalid = true},                                                              \
            {.name = "(anonymous namespace)::FoldI1Select",                                        \
             .root = "arith.select",                                                               \
             .fn = broadcast_condition},                                                           \
            {0},                                                                                   \
    }
const JigPattern jig_materialize_mask_patterns[] = PATTERNS(64);
const JigPattern jig_materialize_narrow_mask_patterns[] = PATTERNS(32);
