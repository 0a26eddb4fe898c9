/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transfers along last dimensions of 1, of a view of the buffer without these. */
#include "dialect/memref/memref.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_transfer.h"
#include "payload/vector_shape/ones.h"
#include "payload/vector_shape/vector_shape_patterns.h"
#include "support/arena.h"

/* Number of last dimensions that vector and buffer have one element in, next to each other. */
static size_t inner_ones(const JigType *base, const JigType *vector, JigArena *a) {
    size_t rank = jig_type_rank(vector), base_rank = jig_type_rank(base), n = 0;
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, base_rank), offset;
    if (!jig_type_strides(base, strides, &offset))
        return 0;
    for (; n < rank && n < base_rank; ++n) {
        size_t dim = base_rank - 1 - n;
        if (strides[dim] != 1 || jig_type_dim(base, dim) != 1 ||
            !jig_vector_is_one_lane(vector, rank - 1 - n))
            break;
    }
    return n;
}

/* How many dimensions can go; 0: it is no such transfer. */
static size_t dims_to_drop(JigRewriter *rw, const JigTransfer *t) {
    if (!jig_map_num_results(t->map) || t->mask || !jig_type_is_memref(t->base_type) ||
        !jig_map_is_minor_identity(t->map) || (t->reads && jig_type_rank(t->vector_type) < 2))
        return 0;
    size_t n = inner_ones(t->base_type, t->vector_type, rw->arena),
           results = jig_map_num_results(t->map);
    for (size_t i = 0; i < n && i < results; ++i)
        if (!jig_vector_in_bounds_at(t, results - 1 - i))
            return 0;
    return n;
}

/* All of the buffer, without its `n` last dimensions. */
static JigValue *view_without(JigRewriter *rw, const JigTransfer *t, size_t n) {
    size_t rank = jig_type_rank(t->base_type);
    int64_t *zeros = JIG_NEW_ARRAY(rw->arena, int64_t, rank),
            *ones = JIG_NEW_ARRAY(rw->arena, int64_t, rank);
    bool *dropped = JIG_NEW_ARRAY(rw->arena, bool, rank);
    for (size_t i = 0; i < rank; ++i) {
        ones[i] = 1;
        dropped[i] = i + n >= rank;
    }
    const JigType *full =
        jig_memref_subview_type(t->base_type, zeros, jig_type_shape(t->base_type), ones);
    return jig_memref_build_whole_view(rw, jig_op_loc(t->op),
                                       jig_memref_subview_type_without(full, dropped), t->base);
}

/* What both directions need of the smaller transfer. */
static JigValue **indices_without(JigRewriter *rw, const JigTransfer *t, size_t n) {
    JigValue **indices = JIG_NEW_ARRAY(rw->arena, JigValue *, t->indices.count);
    for (size_t i = 0; i + n < t->indices.count; ++i)
        indices[i] = jig_op_operand(t->op, t->indices.start + i);
    return indices;
}

static const JigAttr *in_bounds_without(JigRewriter *rw, const JigTransfer *t, size_t n) {
    size_t results = jig_map_num_results(t->map), left = results > n ? results - n : 0;
    const JigAttr **items = JIG_NEW_ARRAY(rw->arena, const JigAttr *, left);
    for (size_t i = 0; i < left; ++i)
        items[i] = jig_attr_bool(rw->ctx, jig_vector_in_bounds_at(t, i));
    return jig_attr_array(rw->ctx, items, left);
}

static const JigType *vector_without(const JigType *vector, size_t n) {
    return jig_vector_shape_without_dims(vector, jig_type_rank(vector) - n, jig_type_rank(vector));
}

static bool of_read(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigTransfer t = jig_vector_transfer(op);
    size_t n = dims_to_drop(rw, &t);
    if (!n)
        return jig_no_match(rw, op, "no last dimensions of 1");
    JigLoc loc = jig_op_loc(op);
    const JigType *type = vector_without(t.vector_type, n);
    JigValue *view = view_without(rw, &t, n);
    const JigMap *map = jig_vector_default_map(jig_value_type(view), type);
    JigVectorTransferRead parts = {.base = view,
                                   .indices = {indices_without(rw, &t, n), t.indices.count - n},
                                   .padding = t.padding,
                                   .vector_type = type,
                                   .permutation_map = jig_attr_of_map(map),
                                   .in_bounds = in_bounds_without(rw, &t, n)};
    JigOp *made = jig_vector_transfer_read_build(rw, loc, &parts);
    jig_rw_replace1(rw, op,
                    jig_vector_build_shape_cast(rw, loc, t.vector_type, jig_op_result(made, 0)));
    return true;
}

static bool of_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigTransfer t = jig_vector_transfer(op);
    size_t n = dims_to_drop(rw, &t);
    if (!n)
        return jig_no_match(rw, op, "no last dimensions of 1");
    JigLoc loc = jig_op_loc(op);
    const JigType *type = vector_without(t.vector_type, n);
    JigValue *view = view_without(rw, &t, n);
    const JigMap *map = jig_vector_default_map(jig_value_type(view), type);
    JigVectorTransferWrite parts = {.value_to_store =
                                        jig_vector_build_shape_cast(rw, loc, type, t.vector),
                                    .base = view,
                                    .indices = {indices_without(rw, &t, n), t.indices.count - n},
                                    .permutation_map = jig_attr_of_map(map),
                                    .in_bounds = in_bounds_without(rw, &t, n)};
    jig_vector_transfer_write_build(rw, loc, &parts);
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_drop_inner_ones_patterns[] = {
    {.name = "(anonymous namespace)::DropInnerMostUnitDimsTransferRead",
     .root = "vector.transfer_read",
     .fn = of_read,
     .leaves_invalid = true},
    {.name = "(anonymous namespace)::DropInnerMostUnitDimsTransferWrite",
     .root = "vector.transfer_write",
     .fn = of_write,
     .leaves_invalid = true},
    {0},
};
