/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Descriptors of copies of tensors. */
#include "machine/amd/amdgpu/amdgpu_int.h"
#include "dialect/common/slices.h"

bool jig_amdgpu_verify_dma_base(JigOp *op) {
    if (!jig_amdgpu_is_shared(jig_value_type(jig_amdgpu_make_dma_base_lds(op))))
        return jig_op_error(op, "lds memref must have workgroup address space attribute.");
    if (!jig_amdgpu_is_global(jig_value_type(jig_amdgpu_make_dma_base_global(op))))
        return jig_op_error(op, "global memref must have global address space attribute.");
    return true;
}

/* ---- Descriptors ---- */

/* Of rows that are listed; of a tile. */
static bool gathers(const JigOp *op) {
    return jig_op_is(op, JIG_AMDGPU(MAKE_GATHER_DMA_DESCRIPTOR));
}

static bool verify_listed(JigOp *op, size_t rank) {
    enum { BASE_OF_INDEX = 1 };
    const JigType *base = jig_value_type(jig_amdgpu_make_gather_dma_descriptor_base(op)),
                  *indices = jig_value_type(jig_amdgpu_make_gather_dma_descriptor_indices(op));
    if (rank > 2)
        return jig_op_error(op, "tensor and tile must be at most of rank two in gather mode.");
    return jig_type_element(indices) == jig_attr_type_value(jig_type_param(base, BASE_OF_INDEX)) ||
           jig_op_error(op, "indices' element type must match base's element type.");
}

bool jig_amdgpu_verify_descriptor(JigOp *op) {
    enum { MOST = 5 };
    const JigAttr *sizes = jig_amdgpu_make_dma_descriptor_global_static_sizes_attr(op),
                  *strides = jig_amdgpu_make_dma_descriptor_global_static_strides_attr(op),
                  *tile = jig_amdgpu_make_dma_descriptor_shared_static_sizes_attr(op);
    size_t rank = jig_attr_dense_array_len(sizes), n = jig_attr_dense_array_len(strides);
    const JigValue *barrier = gathers(op)
                                  ? jig_amdgpu_make_gather_dma_descriptor_atomic_barrier_address(op)
                                  : jig_amdgpu_make_dma_descriptor_atomic_barrier_address(op);
    if (gathers(op) && !verify_listed(op, rank))
        return false;
    if (!n)
        return jig_op_error(op, "strides must not be empty.");
    if (jig_attr_dense_array_int(strides, n - 1) != 1)
        return jig_op_error(op, "strides for the innermost dimension must be 1.");
    if (rank > MOST)
        return jig_op_error(op, "tensor and tile must be at most of rank 5.");
    if (rank != n)
        return jig_op_error(op, "strides and sizes must have same rank.");
    if (rank != jig_attr_dense_array_len(tile))
        return jig_op_error(op, "tensor must have same rank as tile.");
    return !barrier || jig_amdgpu_is_shared(jig_value_type(barrier)) ||
           jig_op_error(op, "atomic barrier address must be in LDS.");
}

/* ---- Constants become a part of the op ---- */

/* One of its lists: the numbers, and the operands that they leave out. */
static bool fold_list(JigFoldCall *call, const char *name, size_t group) {
    JigOp *op = call->op;
    size_t n, num_values = jig_operand_range(op, group).count;
    JigMixed *list = jig_mixed_list(op, name, group, &n, call->arena);
    for (size_t i = 0; i < n; i++) {
        int64_t number;
        if (list[i].value && jig_mixed_constant(list[i], &number) && number >= 0)
            list[i] = jig_mixed_int(jig_op_context(op), number);
    }
    JigMixedParts parts = jig_mixed_parts(jig_op_context(op), list, n, call->arena);
    if (parts.values.n == num_values)
        return false;
    jig_rw_set_operands(NULL, op, group, parts.values.items, parts.values.n);
    jig_op_set_attr(op, name, parts.attr);
    return true;
}

JigFold jig_amdgpu_fold_descriptor(JigFoldCall *call) {
    size_t first = gathers(call->op) ? 2 : 1;
    bool folded = fold_list(call, "global_static_sizes", first);
    folded |= fold_list(call, "global_static_strides", first + 1);
    folded |= fold_list(call, "shared_static_sizes", first + 2);
    return folded ? JIG_FOLD_IN_PLACE : JIG_FOLD_NONE;
}
