/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transfers of whole dimensions of 1: without them, to and from a subview without them. */
#include "payload/vector_memory/vector_memory_patterns.h"

#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "dialect/vector/vector_util.h"
#include "payload/vector_memory/vector_access.h"
#include "support/arena.h"

/* A transfer without dimensions of 1. */
typedef struct Reduced {
    JigTransfer t;
    JigOp *masking;               /* the vector.mask around it, or NULL */
    JigOp *replaced;              /* that, or the transfer */
    const JigType *base, *vector; /* without dimensions of 1 */
    JigValue *zero;               /* the index of the transfer in every dimension */
    JigValue *mask;               /* for the vector; NULL: none */
} Reduced;

/* ---- Types ---- */

static const JigType *without_ones(JigRewriter *rw, const JigType *vector) {
    JigShape shape = jig_vector_without_ones(vector, rw->arena);
    return jig_vector_of_shape(&shape, jig_type_element(vector));
}

/* Does the layout follow from the shape, as that of a memref without one? */
static bool is_dense(const JigType *memref, const int64_t *strides, int64_t offset) {
    int64_t next = 1;
    for (size_t i = jig_type_rank(memref); i-- > 0;) {
        int64_t size = jig_type_dim(memref, i);
        if (strides[i] != next ||
            (i > 0 && (size == JIG_DYNAMIC || __builtin_mul_overflow(next, size, &next))))
            return false;
    }
    return offset == 0;
}

/* How the reference writes strides behind such a subview: not at all where they follow from the
 * shape of at least one dimension; as a map, unless it is the identity. */
static const JigType *with_plain_layout(JigRewriter *rw, const JigType *strided) {
    size_t rank = jig_type_rank(strided);
    const JigMap *map = jig_map_simplify(jig_type_layout_map(strided));
    int64_t *strides = JIG_NEW_ARRAY(rw->arena, int64_t, rank), offset;
    if (!jig_type_strides(strided, strides, &offset))
        return strided;
    const JigAttr *layout = jig_attr_of_map(map);
    if (rank == 0 && offset != 0)
        return strided;
    if (rank == 0 || (!jig_map_is_identity(map) && is_dense(strided, strides, offset)))
        layout = NULL;
    else if (jig_map_is_identity(map))
        return strided;
    return jig_type_memref(jig_type_shape(strided), rank, jig_type_element(strided), layout,
                           jig_type_space(strided));
}

/* The base without dimensions of 1; NULL: it is not strided, or has none. */
static const JigType *reduced_base(JigRewriter *rw, const JigType *base) {
    size_t rank = jig_type_rank(base), kept = 0;
    int64_t *strides = JIG_NEW_ARRAY(rw->arena, int64_t, rank), offset,
            *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank);
    if (!jig_type_strides(base, strides, &offset))
        return NULL;
    for (size_t i = 0; i < rank; ++i) {
        if (jig_type_dim(base, i) == 1)
            continue;
        shape[kept] = jig_type_dim(base, i);
        strides[kept++] = strides[i];
    }
    if (kept == rank)
        return NULL;
    return with_plain_layout(
        rw, jig_type_memref(shape, kept, jig_type_element(base),
                            jig_attr_strided_layout(rw->ctx, offset, strides, kept),
                            jig_type_space(base)));
}

/* ---- What can be reduced ---- */

static bool starts_at_zero(const JigTransfer *t) {
    for (size_t i = 0; i < t->indices.count; ++i)
        if (!jig_mixed_is(jig_mixed_value(jig_op_operand(t->op, t->indices.start + i)), 0))
            return false;
    return true;
}

/* The mask's sizes in the dimensions that stay; NULL: not made by vector.create_mask, it may leave
 * out a dimension of one lane, or there is none. */
static JigValue *reduced_mask(JigRewriter *rw, const JigValue *mask) {
    JigOp *def = jig_value_def_of(mask, JIG_VECTOR(CREATE_MASK));
    if (!def)
        return NULL;
    const JigType *type = jig_value_type(mask);
    JigValue **sizes = JIG_NEW_ARRAY(rw->arena, JigValue *, jig_type_rank(type));
    size_t n = 0;
    for (size_t i = 0; i < jig_type_rank(type); ++i) {
        JigValue *size = jig_op_operand(def, i);
        if (!jig_vector_is_one_lane(type, i))
            sizes[n++] = size;
        else if (!jig_mixed_is(jig_mixed_value(size), 1))
            return NULL;
    }
    if (n == jig_type_rank(type))
        return NULL;
    const JigType *reduced = without_ones(rw, type);
    return jig_op_result(
        jig_build(rw, jig_op_loc(def), JIG_VECTOR(CREATE_MASK), sizes, n, &reduced, 1, NULL), 0);
}

/* Builds a smaller mask where the transfer has one, in front of what is replaced: a vector.mask
 * goes with all that stands in it. */
static bool reduce(JigRewriter *rw, JigOp *op, Reduced *r) {
    JigTransfer t = jig_vector_transfer(op);
    *r = (Reduced){.t = t};
    if (!jig_type_is_memref(t.base_type) || jig_type_is_vector(jig_type_element(t.base_type)))
        return jig_no_match(rw, op, "no buffer of scalars");
    if (!jig_vector_all_in_bounds(&t) || !jig_map_is_minor_identity(t.map) || !starts_at_zero(&t))
        return jig_no_match(rw, op, "may be out of bounds, or is not along the last dimensions");
    r->base = reduced_base(rw, t.base_type);
    r->vector = without_ones(rw, t.vector_type);
    if (!r->base || jig_type_rank(r->base) != jig_type_rank(r->vector))
        return jig_no_match(rw, op, "other dimensions of 1 in the buffer");
    r->zero = t.indices.count ? jig_op_operand(op, t.indices.start) : NULL;
    r->masking = jig_vector_memory_is_masked(op) ? jig_op_parent(op) : NULL;
    r->replaced = r->masking ? r->masking : op;
    if ((r->masking || t.mask) && jig_type_rank(r->vector) == 0)
        return jig_no_match(rw, op, "no mask has rank 0");
    jig_at_before(rw, r->replaced);
    if (t.mask && !(r->mask = reduced_mask(rw, t.mask)))
        return jig_no_match(rw, op, "unsupported mask");
    return true;
}

/* In a vector.mask, with that mask in the shape of the smaller vector. */
static JigOp *masked(JigRewriter *rw, const Reduced *r, JigOp *made) {
    if (!r->masking)
        return made;
    const JigType *type = jig_vector_with_element(r->vector, jig_type_i(rw->ctx, 1));
    JigPoint point = jig_point(rw);
    jig_at_before(rw, made);
    JigValue *mask = jig_vector_build_shape_cast(rw, jig_op_loc(r->t.op), type,
                                                 jig_vector_mask_mask(r->masking));
    jig_set_point(rw, point);
    return jig_vector_build_mask(rw, made, mask);
}

static bool reduce_read(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Reduced r;
    if (!reduce(rw, op, &r))
        return false;
    JigLoc loc = jig_op_loc(op);
    JigValue *base = jig_memref_build_whole_view(rw, loc, r.base, r.t.base);
    JigVectorRead read = {.type = r.vector,
                          .base = base,
                          .index = jig_arith_index(rw, loc, 0),
                          .padding = r.t.padding,
                          .mask = r.mask,
                          .all_in_bounds = true};
    JigOp *made = masked(rw, &r, jig_vector_build_read(rw, loc, &read, rw->arena));
    jig_rw_replace1(rw, r.replaced,
                    jig_vector_build_shape_cast(rw, loc, r.t.vector_type, jig_op_result(made, 0)));
    return true;
}

static bool reduce_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Reduced r;
    if (!reduce(rw, op, &r))
        return false;
    JigLoc loc = jig_op_loc(op);
    JigValue *base = jig_memref_build_whole_view(rw, loc, r.base, r.t.base),
             *zero = jig_arith_index(rw, loc, 0);
    JigVectorWrite write = {.vector = jig_vector_build_shape_cast(rw, loc, r.vector, r.t.vector),
                            .base = base,
                            .index = zero,
                            .mask = r.mask,
                            .all_in_bounds = true};
    (void)masked(rw, &r, jig_vector_build_write(rw, loc, &write, rw->arena));
    jig_rw_erase(rw, r.replaced);
    return true;
}

const JigPattern jig_rank_reducing_subview_patterns[] = {
    {.name = "(anonymous namespace)::TransferReadDropUnitDimsPattern",
     .root = "vector.transfer_read",
     .fn = reduce_read},
    {.name = "(anonymous namespace)::TransferWriteDropUnitDimsPattern",
     .root = "vector.transfer_write",
     .fn = reduce_write},
    {0},
};
