/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Slices before reshapes instead of behind them, where the slice's elements of each group lie
 * together: in the group's dimensions, from the outermost in, a single index, then at most one
 * dimension of which a part is taken, then dimensions as a whole.
 */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "jig/bounds.h"
#include "payload/patterns/patterns.h"

/* The slice of an op that drops no dimension and leaves no elements out in between. */
static bool plain_slice(const JigOp *op, JigArena *a, JigSlice *out) {
    *out = jig_tensor_slice(op, a, NULL);
    return jig_mixed_all_are(out->strides, out->rank, 1) &&
           jig_type_rank(jig_op_result_type(op, 0)) == out->rank;
}

/* A slice to be filled in, of strides 1. */
typedef struct Moved {
    JigMixed *offsets, *sizes;
    size_t rank;
} Moved;

static Moved moved_slice(size_t rank, JigArena *a) {
    return (Moved){JIG_NEW_ARRAY(a, JigMixed, rank + 1), JIG_NEW_ARRAY(a, JigMixed, rank + 1),
                   rank};
}

static JigOp *slice_of(JigRewriter *rw, JigLoc loc, JigValue *source, const Moved *m) {
    JigSlice s = {.offsets = m->offsets, .sizes = m->sizes, .rank = m->rank};
    return jig_tensor_build_extract_slice(rw, loc, NULL, source, s);
}

/* ---- Through expand_shape ---- */

static bool is_whole(JigMixed offset, JigMixed size, JigValue *source, size_t dim, JigArena *a) {
    return jig_mixed_is(offset, 0) &&
           jig_bounds_compare(jig_quantity(size, a), JIG_EQUAL,
                              jig_quantity_of_dim(source, dim, a)) == JIG_TRUE;
}

static bool lies_together(JigSlice s, const JigGroup *g, JigValue *expanded, JigArena *a) {
    size_t i = 0;
    while (i < g->n && jig_mixed_is(s.sizes[g->dims[i]], 1))
        ++i;
    for (++i; i < g->n; ++i) {
        size_t dim = (size_t)g->dims[i];
        if (!is_whole(s.offsets[dim], s.sizes[dim], expanded, dim, a))
            return false;
    }
    return true;
}

static JigMixed product_of(JigRewriter *rw, JigLoc loc, const JigMixed *sizes, const JigGroup *g) {
    const JigExpr *e = jig_expr_mul(jig_expr_dim(rw->ctx, 0), jig_expr_dim(rw->ctx, 1));
    const JigMap *map = jig_map(rw->ctx, 2, 0, &e, 1);
    JigMixed product = jig_mixed_int(rw->ctx, 1);
    for (size_t i = 0; i < g->n; ++i)
        product = jig_affine_apply_folded(rw, loc, map, (JigMixed[]){product, sizes[g->dims[i]]});
    return product;
}

static JigMixed linear_offset(JigRewriter *rw, JigLoc loc, const JigMixed *offsets,
                              const JigMixed *shape, const JigGroup *g) {
    JigValue **indices = JIG_NEW_ARRAY(rw->arena, JigValue *, g->n);
    JigMixed *basis = JIG_NEW_ARRAY(rw->arena, JigMixed, g->n);
    for (size_t i = 0; i < g->n; ++i) {
        indices[i] = jig_arith_mixed_to_value(rw, loc, offsets[g->dims[i]]);
        basis[i] = shape[g->dims[i]];
    }
    JigMixedParts parts = jig_mixed_parts(rw->ctx, basis, g->n, rw->arena);
    JigAffineLinearizeIndex index = {.multi_index = {indices, g->n},
                                     .dynamic_basis = parts.values,
                                     .linear_index_type = jig_type_index(rw->ctx),
                                     .static_basis = parts.attr,
                                     .disjoint = jig_attr_unit(rw->ctx)};
    return jig_mixed_value(jig_op_result(jig_affine_linearize_index_build(rw, loc, &index), 0));
}

static JigOp *expand_again(JigRewriter *rw, JigLoc loc, JigOp *expand, JigValue *src,
                           const JigType *type, JigSlice s) {
    JigMixedParts parts = jig_mixed_parts(rw->ctx, s.sizes, s.rank, rw->arena);
    JigTensorExpandShape again = {.src = src,
                                  .output_shape = parts.values,
                                  .result_type = type,
                                  .reassociation =
                                      jig_tensor_expand_shape_reassociation_attr(expand),
                                  .static_output_shape = parts.attr};
    return jig_tensor_expand_shape_build(rw, loc, &again);
}

static bool slice_of_expand(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *expanded = jig_tensor_extract_slice_source(op);
    JigOp *expand = jig_value_def_of(expanded, JIG_TENSOR(EXPAND_SHAPE));
    JigSlice s;
    if (!expand || !plain_slice(op, rw->arena, &s))
        return jig_no_match(rw, op, "no slice of all dimensions that were expanded");
    JigGroups groups = jig_reshape_groups_of(expand, rw->arena);
    for (size_t i = 0; i < groups.n; ++i)
        if (!lies_together(s, &groups.items[i], expanded, rw->arena))
            return jig_no_match(rw, op, "what is sliced does not lie together");
    JigLoc loc = jig_op_loc(op);
    JigMixed *shape = JIG_NEW_ARRAY(rw->arena, JigMixed, s.rank + 1);
    for (size_t i = 0; i < s.rank; ++i)
        shape[i] = jig_tensor_build_dim(rw, loc, expanded, i);
    Moved m = moved_slice(groups.n, rw->arena);
    for (size_t i = 0; i < groups.n; ++i) {
        const JigGroup *g = &groups.items[i];
        m.sizes[i] = product_of(rw, loc, s.sizes, g);
        m.offsets[i] = linear_offset(rw, loc, s.offsets, shape, g);
    }
    JigOp *slice = slice_of(rw, loc, jig_tensor_expand_shape_src(expand), &m);
    jig_rw_replace_op(
        rw, op,
        expand_again(rw, loc, expand, jig_op_result(slice, 0), jig_op_result_type(op, 0), s));
    return true;
}

/* ---- Through collapse_shape ---- */

/* A part that is not known: that of the only dimension of the group which is not 1. */
static bool part_of_only(const JigType *source, const JigGroup *g, JigMixed offset, JigMixed size,
                         Moved *m) {
    JigContext *ctx = jig_type_context(source);
    size_t longer = 0;
    for (size_t i = 0; i < g->n; ++i) {
        size_t dim = (size_t)g->dims[i];
        bool is_one = jig_type_dim(source, dim) == 1;
        m->offsets[dim] = is_one ? jig_mixed_int(ctx, 0) : offset;
        m->sizes[dim] = is_one ? jig_mixed_int(ctx, 1) : size;
        longer += !is_one;
    }
    return longer == 1;
}

/* What is left of a part while it is divided among dimensions from the innermost out. */
typedef struct Left {
    int64_t offset, size;
} Left;

/* The number of dimensions at the end of the group that the part has as a whole; -1: it has no
 * whole number of them. */
static int64_t whole_dims(const JigType *source, const JigGroup *g, Left *left, Moved *m) {
    JigContext *ctx = jig_type_context(source);
    int64_t n = 0;
    for (size_t i = g->n; i-- > 0; ++n) {
        int64_t dim = g->dims[i], length = jig_type_dim(source, (size_t)dim);
        if (length != JIG_DYNAMIC && left->size < length)
            break;
        if (length == JIG_DYNAMIC || length == 0 || left->size % length != 0 ||
            left->offset % length != 0)
            return -1;
        m->offsets[dim] = jig_mixed_int(ctx, 0);
        m->sizes[dim] = jig_mixed_int(ctx, length);
        left->size /= length;
        left->offset /= length;
    }
    return n;
}

/* Is there an index but 0 in the dimensions before number `i` of the group? */
static bool is_outermost(const JigType *source, const JigGroup *g, size_t i) {
    while (i-- > 0)
        if (jig_type_dim(source, (size_t)g->dims[i]) != 1)
            return false;
    return true;
}

/* A single index in each of the first n dimensions of the group. */
static bool single_indices(const JigType *source, const JigGroup *g, size_t n, int64_t offset,
                           Moved *m) {
    JigContext *ctx = jig_type_context(source);
    while (n-- > 0) {
        int64_t dim = g->dims[n], length = jig_type_dim(source, (size_t)dim);
        bool open = length == JIG_DYNAMIC;
        if (length == 0 || (open && offset != 0 && !is_outermost(source, g, n)))
            return false;
        m->offsets[dim] = jig_mixed_int(ctx, open ? offset : offset % length);
        m->sizes[dim] = jig_mixed_int(ctx, 1);
        offset = open ? 0 : offset / length;
    }
    return true;
}

static bool known_part(const JigType *source, const JigGroup *g, Left left, Moved *m) {
    int64_t whole = whole_dims(source, g, &left, m);
    if (whole < 0)
        return false;
    size_t n = g->n - (size_t)whole;
    if (n == 0)
        return true;
    int64_t dim = g->dims[n - 1], length = jig_type_dim(source, (size_t)dim),
            offset = left.offset % length;
    /* A part that reaches the end of the dimension does not fit either, to the reference. */
    if (left.size >= length - offset)
        return false;
    m->offsets[dim] = jig_mixed_int(jig_type_context(source), offset);
    m->sizes[dim] = jig_mixed_int(jig_type_context(source), left.size);
    return single_indices(source, g, n - 1, left.offset / length, m);
}

static bool part_before_collapse(const JigType *source, const JigGroup *g, JigMixed offset,
                                 JigMixed size, Moved *m) {
    if (offset.value || size.value)
        return part_of_only(source, g, offset, size, m);
    return known_part(source, g,
                      (Left){jig_attr_int_value(offset.attr), jig_attr_int_value(size.attr)}, m);
}

static bool slice_of_collapse(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *collapse =
        jig_value_def_of(jig_tensor_extract_slice_source(op), JIG_TENSOR(COLLAPSE_SHAPE));
    JigSlice s;
    if (!collapse || !plain_slice(op, rw->arena, &s))
        return jig_no_match(rw, op, "no slice of all dimensions that are left");
    JigValue *source = jig_tensor_collapse_shape_src(collapse);
    const JigType *type = jig_value_type(source);
    JigGroups groups = jig_reshape_groups_of(collapse, rw->arena);
    Moved m = moved_slice(jig_type_rank(type), rw->arena);
    for (size_t i = 0; i < m.rank; ++i) {
        m.offsets[i] = jig_mixed_int(rw->ctx, 0);
        m.sizes[i] = jig_mixed_int(rw->ctx, 1);
    }
    for (size_t i = 0; i < groups.n; ++i)
        if (!part_before_collapse(type, &groups.items[i], s.offsets[i], s.sizes[i], &m))
            return jig_no_match(rw, op, "what is sliced is no slice of what is collapsed");
    JigLoc loc = jig_op_loc(op);
    JigTensorCollapseShape again = {.src = jig_op_result(slice_of(rw, loc, source, &m), 0),
                                    .result_type = jig_op_result_type(op, 0),
                                    .reassociation =
                                        jig_tensor_collapse_shape_reassociation_attr(collapse)};
    jig_rw_replace_op(rw, op, jig_tensor_collapse_shape_build(rw, loc, &again));
    return true;
}

const JigPattern jig_patterns_bubble_slices[] = {
    {.name = "(anonymous namespace)::BubbleUpExpandShapeThroughExtractSlice",
     .root = "tensor.extract_slice",
     .fn = slice_of_expand,
     /* As in the reference, a type that hides a size may be lost: the verifier reports it. */
     .leaves_invalid = true},
    {.name = "(anonymous namespace)::BubbleUpCollapseShapeThroughExtractSlice",
     .root = "tensor.extract_slice",
     .fn = slice_of_collapse,
     .leaves_invalid = true},
    {0},
};
