/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transfers of slices of tensors. */
#include "payload/vectorize/patterns.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_transfer.h"
#include "support/arena.h"

/* A transfer that lies in a slice, whose steps are 1. */
static bool fits(JigRewriter *rw, const JigTransfer *t, const JigOp *slice) {
    if (jig_masked_root(t->op) != t->op || t->mask)
        return jig_no_match(rw, t->op, "masked transfer");
    for (unsigned i = 0; i < jig_map_num_results(t->map); ++i)
        if (!jig_vector_in_bounds_at(t, i))
            return jig_no_match(rw, t->op, "out of bounds transfer dim");
    return jig_slice_has_unit_strides(slice, rw->arena) || jig_no_match(rw, t->op, "non-1 stride");
}

/* The transfer as one of the whole: its indices, and the map over all dimensions. */
typedef struct Whole {
    JigValue **indices;
    const JigMap *map;
} Whole;

static bool of_whole(JigRewriter *rw, const JigTransfer *t, const JigOp *slice,
                     const JigType *reduced, Whole *out) {
    size_t n;
    JigMixed *offsets = jig_slice_offsets(slice, &n, rw->arena),
             *sizes = jig_slice_sizes(slice, &n, rw->arena),
             *strides = jig_slice_strides(slice, &n, rw->arena);
    int64_t *known = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    bool *dropped = JIG_NEW_ARRAY(rw->arena, bool, n);
    for (size_t i = 0; i < n; ++i)
        known[i] = sizes[i].attr ? jig_attr_int_value(sizes[i].attr) : JIG_DYNAMIC;
    if (!jig_tensor_dropped_dims(known, n, reduced, true, dropped))
        return jig_no_match(rw, t->op, "it is not known which dimensions are dropped");
    const JigExpr *symbols[3];
    for (unsigned i = 0; i < 3; ++i)
        symbols[i] = jig_expr_symbol(rw->ctx, i);
    const JigExpr *sum = jig_expr_add(symbols[0], jig_expr_mul(symbols[1], symbols[2]));
    const JigMap *at = jig_map(rw->ctx, 0, 3, &sum, 1);
    int64_t *kept = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    size_t k = 0;
    JigLoc loc = jig_op_loc(t->op);
    out->indices = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i) {
        JigMixed index = jig_mixed_int(rw->ctx, 0);
        if (!dropped[i]) {
            index = jig_mixed_value(jig_op_operand(t->op, t->indices.start + k));
            kept[k++] = (int64_t)i;
        }
        JigMixed sums =
            jig_affine_apply_folded(rw, loc, at, (JigMixed[]){offsets[i], index, strides[i]});
        out->indices[i] = jig_mixed_to_value(rw, loc, sums);
    }
    out->map = jig_map_compose(t->map, jig_map_multi_dim(rw->ctx, (unsigned)n, kept, k));
    return true;
}

static const bool *in_bounds_of(JigRewriter *rw, const JigTransfer *t) {
    unsigned n = jig_map_num_results(t->map);
    bool *out = JIG_NEW_ARRAY(rw->arena, bool, n);
    for (unsigned i = 0; i < n; ++i)
        out[i] = jig_vector_in_bounds_at(t, i);
    return out;
}

static bool read_of_slice(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigTransfer t = jig_vector_transfer(op);
    JigOp *slice = jig_value_def_of(t.base, JIG_TENSOR(EXTRACT_SLICE));
    if (!slice)
        return jig_no_match(rw, op, "not of a slice");
    Whole whole;
    JIG_CHECK(fits(rw, &t, slice));
    JIG_CHECK(of_whole(rw, &t, slice, t.base_type, &whole));
    JigVectorRead read = {.type = t.vector_type,
                          .base = jig_tensor_extract_slice_source(slice),
                          .indices = whole.indices,
                          .padding = t.padding,
                          .map = whole.map,
                          .in_bounds = in_bounds_of(rw, &t)};
    jig_rw_replace_op(rw, op, jig_vector_build_read(rw, jig_op_loc(op), &read, rw->arena));
    return true;
}

/* Is the whole tensor written? */
static bool covers(const JigTransfer *t) {
    if (!jig_type_has_static_shape(t->base_type) ||
        jig_type_rank(t->base_type) != jig_type_rank(t->vector_type) ||
        jig_type_is_scalable(t->vector_type))
        return false;
    for (unsigned i = 0; i < jig_map_num_results(t->map); ++i) {
        const JigExpr *dim = jig_map_result(t->map, i);
        if (jig_expr_kind(dim) != JIG_EXPR_DIM ||
            jig_type_dim(t->base_type, jig_expr_position(dim)) != jig_type_dim(t->vector_type, i))
            return false;
    }
    return true;
}

static bool slice_of_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def_of(jig_tensor_insert_slice_source(op), JIG_VECTOR(TRANSFER_WRITE));
    if (!def)
        return jig_no_match(rw, op, "not a transfer_write");
    JigTransfer t = jig_vector_transfer(def);
    Whole whole;
    JIG_CHECK(fits(rw, &t, op));
    if (!covers(&t))
        return jig_no_match(rw, op, "transfer_write does not cover insert_slice");
    JIG_CHECK(of_whole(rw, &t, op, t.base_type, &whole));
    JigVectorWrite write = {.vector = t.vector,
                            .base = jig_tensor_insert_slice_dest(op),
                            .indices = whole.indices,
                            .map = whole.map,
                            .in_bounds = in_bounds_of(rw, &t)};
    jig_rw_replace_op(rw, op, jig_vector_build_write(rw, jig_op_loc(op), &write, rw->arena));
    return true;
}

const JigPattern jig_subset_patterns[] = {
    {.name = "(anonymous namespace)::TransferReadOfExtractSliceOpFolder",
     .root = "vector.transfer_read",
     .fn = read_of_slice},
    {.name = "(anonymous namespace)::InsertSliceOfTransferWriteOpFolder",
     .root = "tensor.insert_slice",
     .fn = slice_of_write},
    {0},
};
