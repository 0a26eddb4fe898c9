/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Transfers of vectors from and to slices are from and to what these are slices of; an insertion
 * of an insertion is one.
 */
#include "dialect/affine/affine_slices.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "jig/ops/vector.h"
#include "payload/patterns/patterns.h"
#include "payload/patterns/accesses.h"

static bool unit_strides(JigSlice s) {
    return jig_mixed_all_are(s.strides, s.rank, 1);
}

/* Can the transfer reach through the slice? False after saying why not. */
static bool may_fold(JigRewriter *rw, const JigOp *transfer, JigSlice s) {
    if (jig_patterns_transfer_leaves_bounds(transfer))
        return jig_no_match(rw, transfer, "out of bounds transfer dim");
    if (jig_transfer(transfer)->mask(transfer))
        return jig_no_match(rw, transfer, "masked transfer");
    if (!unit_strides(s))
        return jig_no_match(rw, transfer,
                            "non-1 stride insert/extract, requires keeping track of strides");
    return true;
}

static JigMixed *resolve(JigRewriter *rw, const JigOp *transfer, JigSlice s, const bool *dropped) {
    JigOperandRange r = jig_transfer(transfer)->indices(transfer);
    JigMixed *indices = JIG_NEW_ARRAY(rw->arena, JigMixed, r.count + 1);
    for (size_t i = 0; i < r.count; i++)
        indices[i] = jig_mixed_value(jig_op_operand(transfer, r.start + i));
    JigIndexMath m = {rw, jig_op_loc(transfer)};
    return jig_affine_slice_resolve(&m, s, dropped, indices, rw->arena);
}

/* The transfer on another base, at the insertion point. */
static JigOp *build_on(JigRewriter *rw, JigOp *transfer, JigValue *base, const JigMixed *indices,
                       const JigMap *map) {
    size_t group = jig_op_is(transfer, JIG_VECTOR(TRANSFER_READ)) ? 1 : 2;
    return jig_patterns_build_access_like(rw, transfer, jig_transfer(transfer)->base, base, group,
                                          indices, map);
}

static bool read_of_slice(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *slice = jig_value_def_of(jig_vector_transfer_read_base(op), JIG_TENSOR(EXTRACT_SLICE));
    if (!slice)
        return jig_no_match(rw, op, "not an extract_slice");
    bool *dropped;
    JigSlice s = jig_tensor_slice(slice, rw->arena, &dropped);
    if (!may_fold(rw, op, s))
        return false;
    JigOp *around = jig_op_parent(op);
    if (jig_op_is(around, JIG_VECTOR(MASK)))
        jig_at_before(rw, around);
    JigMixed *indices = resolve(rw, op, s, dropped);
    jig_at_before(rw, op);
    const JigMap *map = jig_patterns_transfer_map_over(op, dropped, s.rank, rw->arena);
    jig_rw_replace_op(rw, op,
                      build_on(rw, op, jig_tensor_extract_slice_source(slice), indices, map));
    return true;
}

/* Does the write replace all elements of its destination, with a vector of its shape? */
static bool covers(const JigOp *write) {
    const JigType *vector = jig_value_type(jig_vector_transfer_write_value_to_store(write)),
                  *t = jig_value_type(jig_vector_transfer_write_base(write));
    const JigMap *map = jig_patterns_transfer_map(write);
    if (!jig_type_has_static_shape(t) || jig_type_rank(t) != jig_type_rank(vector) ||
        jig_type_is_scalable(vector) || !jig_map_is_permutation(map))
        return false;
    for (unsigned i = 0; i < jig_map_num_results(map); i++)
        if (jig_type_dim(vector, i) != jig_type_dim(t, jig_map_dim_position(map, i)) ||
            jig_type_dim(vector, i) != jig_type_dim(t, i))
            return false;
    return true;
}

static bool insert_of_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *write = jig_value_def_of(jig_tensor_insert_slice_source(op), JIG_VECTOR(TRANSFER_WRITE));
    if (!write)
        return jig_no_match(rw, op, "not a transfer_write");
    bool *dropped;
    JigSlice s = jig_tensor_slice(op, rw->arena, &dropped);
    if (!may_fold(rw, write, s))
        return false;
    if (!covers(write))
        return jig_no_match(rw, op, "the write does not replace all of the source");
    JigMixed *indices = resolve(rw, write, s, dropped);
    JigValue *dest = jig_tensor_insert_slice_dest(op);
    const JigMap *map = jig_patterns_transfer_map_over(write, dropped, s.rank, rw->arena);
    JigOp *to = build_on(rw, write, dest, indices, map);
    jig_value_set_type(jig_op_result(to, 0), jig_value_type(dest));
    jig_rw_replace_op(rw, op, to);
    return true;
}

static bool insert_of_insert(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def_of(jig_tensor_insert_slice_source(op), JIG_TENSOR(INSERT_SLICE));
    if (!def)
        return jig_no_match(rw, op, "source not an insert_slice op");
    bool *dropped;
    JigSlice outer = jig_tensor_slice(op, rw->arena, &dropped),
             inner = jig_tensor_slice(def, rw->arena, NULL);
    if (!unit_strides(outer) || !unit_strides(inner))
        return jig_no_match(rw, op, "requires unit strides");
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, outer.rank + 1);
    for (size_t i = 0, k = 0; i < outer.rank; i++) {
        sizes[i] = dropped[i] ? outer.sizes[i] : inner.sizes[k++];
        if (!jig_mixed_same(sizes[i], outer.sizes[i]))
            return jig_no_match(rw, op,
                                "requires matching sizes to fold, otherwise a copy is needed");
    }
    bool parallel = jig_op_is(op, JIG_TENSOR(PARALLEL_INSERT_SLICE));
    JigLoc loc = jig_op_loc(op);
    if (parallel)
        jig_at_before(rw, jig_op_parent(op));
    JigIndexMath m = {rw, loc};
    JigMixed *offsets = jig_affine_slice_resolve(&m, outer, dropped, inner.offsets, rw->arena);
    for (size_t i = 0; i < outer.rank; i++) {
        int64_t v;
        if (jig_mixed_constant(offsets[i], &v))
            offsets[i] = jig_mixed_int(rw->ctx, v);
    }
    jig_at_before(rw, op);
    JigSlice s = {offsets, sizes, outer.strides, outer.rank};
    JigValue *source = jig_tensor_insert_slice_source(def),
             *dest = jig_tensor_insert_slice_dest(op);
    if (parallel) {
        jig_tensor_build_parallel_insert_slice(rw, loc, source, dest, s);
        jig_rw_erase(rw, op);
    } else {
        jig_rw_replace_op(rw, op, jig_tensor_build_insert_slice(rw, loc, source, dest, s));
    }
    return true;
}

const JigPattern jig_patterns_fold_subsets_into_transfers[] = {
    {.name = "TransferReadOfExtractSliceOpFolder",
     .root = "vector.transfer_read",
     .fn = read_of_slice},
    {.name = "InsertSliceOfTransferWriteOpFolder",
     .root = "tensor.insert_slice",
     .fn = insert_of_write},
    {0},
};
const JigPattern jig_patterns_fold_subsets[] = {
    {.name = "TransferReadOfExtractSliceOpFolder",
     .root = "vector.transfer_read",
     .fn = read_of_slice},
    {.name = "InsertSliceOfTransferWriteOpFolder",
     .root = "tensor.insert_slice",
     .fn = insert_of_write},
    {.name = "InsertSliceOfInsertSliceFolder<mlir::tensor::InsertSliceOp>",
     .root = "tensor.insert_slice",
     .fn = insert_of_insert},
    {.name = "InsertSliceOfInsertSliceFolder<mlir::tensor::ParallelInsertSliceOp>",
     .root = "tensor.parallel_insert_slice",
     .fn = insert_of_insert},
    {0},
};
