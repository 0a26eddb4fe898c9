/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonicalization of tensor.pad. */
#include "dialect/affine/affine.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/tensor/tensor_int.h"

typedef struct Padding {
    JigMixed *low, *high;
    size_t rank;
} Padding;

static Padding padding_of(const JigOp *op, JigArena *a) {
    Padding p;
    p.low = jig_mixed_list(op, "static_low", 1, &p.rank, a);
    p.high = jig_mixed_list(op, "static_high", 2, &p.rank, a);
    return p;
}

/* Handles follow a body that moves, and lose one that is copied. */
typedef enum BodyGoes { BODY_MOVES, BODY_IS_COPIED } BodyGoes;

static void hand_over_body(JigRewriter *rw, JigOp *from, JigOp *to, BodyGoes how) {
    if (how == BODY_MOVES) {
        jig_rw_inline_region(rw, jig_tensor_pad_region(from), jig_tensor_pad_region(to), NULL);
        return;
    }
    JigIRMap *map = jig_irmap_create();
    jig_region_clone_into(jig_tensor_pad_region(from), jig_tensor_pad_region(to), NULL, map);
    jig_irmap_destroy(map);
}

/* A pad with the body of `op`. */
static JigOp *pad(JigRewriter *rw, JigOp *op, const JigType *t, JigValue *source, const Padding *p,
                  BodyGoes body) {
    JigMixedParts low = jig_mixed_parts(rw->ctx, p->low, p->rank, rw->arena),
                  high = jig_mixed_parts(rw->ctx, p->high, p->rank, rw->arena);
    JigTensorPad parts = {.source = source,
                          .low = low.values,
                          .high = high.values,
                          .result_type = t,
                          .static_low = low.attr,
                          .static_high = high.attr,
                          .attrs = jig_op_attrs(op)};
    JigOp *to = jig_tensor_pad_build(rw, jig_op_loc(op), &parts);
    hand_over_body(rw, op, to, body);
    return to;
}

/* ---- Nothing to pad ---- */

static bool zero_padding(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Padding p = padding_of(op, rw->arena);
    if (jig_tensor_pad_nofold_attr(op) || !jig_mixed_all_are(p.low, p.rank, 0) ||
        !jig_mixed_all_are(p.high, p.rank, 0) ||
        !jig_shapes_compatible(jig_value_type(jig_tensor_pad_source(op)),
                               jig_op_result_type(op, 0)))
        return jig_no_match(rw, op, "something is padded, or must not fold");
    const JigType *t = jig_op_result_type(op, 0);
    jig_rw_replace_with_new(rw, op, JIG_TENSOR(CAST), (JigValue *[]){jig_tensor_pad_source(op)}, 1,
                            &t, 1, NULL);
    return true;
}

/* ---- Casts ---- */

/* The type of the padded source; where that is unknown, what the op says. */
static const JigType *padded_type(const JigOp *op, const JigType *source, JigArena *a) {
    const JigType *is = jig_op_result_type(op, 0);
    const JigAttr *low = jig_tensor_pad_static_low_attr(op),
                  *high = jig_tensor_pad_static_high_attr(op);
    size_t rank = jig_type_rank(source);
    const JigType *t = jig_tensor_pad_type(source, jig_attr_dense_i64_data(low), rank,
                                           jig_attr_dense_i64_data(high), rank);
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; i++)
        shape[i] = jig_type_is_dynamic_dim(t, i) ? jig_type_dim(is, i) : jig_type_dim(t, i);
    return jig_type_tensor(shape, rank, jig_type_element(t), NULL);
}

static bool source_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cast = jig_value_def(jig_tensor_pad_source(op));
    if (!jig_tensor_cast_folds_into_consumer(cast))
        return jig_no_match(rw, op, "the source is no cast that folds");
    JigValue *source = jig_tensor_cast_source(cast);
    const JigType *t = padded_type(op, jig_value_type(source), rw->arena);
    if (!jig_shapes_compatible(t, jig_op_result_type(op, 0)))
        return jig_no_match(rw, op, "the shape would be another");
    if (t == jig_op_result_type(op, 0)) {
        jig_tensor_pad_set_source(rw, op, source);
        return true;
    }
    Padding p = padding_of(op, rw->arena);
    JigOp *to = pad(rw, op, t, source, &p, BODY_IS_COPIED);
    jig_tensor_replace_with_cast(rw, op, jig_op_result(to, 0));
    return true;
}

static bool target_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *result = jig_op_result(op, 0);
    if (!jig_value_has_one_use(result))
        return jig_no_match(rw, op, "other uses");
    JigOp *cast = jig_use_owner(jig_value_first_use(result));
    if (!jig_op_is(cast, JIG_TENSOR(CAST)) ||
        !jig_tensor_keeps_static_info(jig_op_result_type(op, 0), jig_op_result_type(cast, 0)))
        return jig_no_match(rw, op, "not used by a cast that knows more");
    Padding p = padding_of(op, rw->arena);
    JigOp *to = pad(rw, op, jig_op_result_type(cast, 0), jig_tensor_pad_source(op), &p, BODY_MOVES);
    jig_rw_replace1(rw, op, jig_op_result(to, 0));
    jig_rw_replace1(rw, cast, jig_op_result(to, 0));
    return true;
}

/* ---- Constants ---- */

static bool fold_list(JigRewriter *rw, JigMixed *list, size_t n) {
    bool changed = false;
    int64_t v;
    for (size_t i = 0; i < n; i++)
        if (!list[i].attr && jig_constant_int(list[i].value, &v) && v != JIG_DYNAMIC) {
            list[i] = jig_mixed_int(rw->ctx, v);
            changed = true;
        }
    return changed;
}

static bool constant_padding(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Padding p = padding_of(op, rw->arena);
    const JigType *from = jig_value_type(jig_tensor_pad_source(op)),
                  *is = jig_op_result_type(op, 0);
    bool low = fold_list(rw, p.low, p.rank), any_static = false, changed = false;
    if (!fold_list(rw, p.high, p.rank) && !low)
        return jig_no_match(rw, op, "no padding is constant");
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, p.rank + 1);
    for (size_t i = 0; i < p.rank; i++) {
        int64_t size = jig_type_dim(from, i);
        shape[i] = jig_type_dim(is, i);
        bool known =
            shape[i] == JIG_DYNAMIC && size != JIG_DYNAMIC && p.low[i].attr && p.high[i].attr;
        if (known && !__builtin_add_overflow(size, jig_attr_int_value(p.low[i].attr), &size) &&
            !__builtin_add_overflow(size, jig_attr_int_value(p.high[i].attr), &size) && size >= 0) {
            shape[i] = size;
            changed = true;
        }
        any_static |= shape[i] != JIG_DYNAMIC;
    }
    if (!changed || !any_static)
        return jig_no_match(rw, op, "the shape is not better known");
    const JigType *t = jig_type_tensor(shape, p.rank, jig_type_element(is), NULL);
    JigOp *to = pad(rw, op, t, jig_tensor_pad_source(op), &p, BODY_IS_COPIED);
    jig_tensor_replace_with_cast(rw, op, jig_op_result(to, 0));
    return true;
}

/* ---- Twice the same value ---- */

/* The value that is padded with everywhere, or NULL. */
static JigValue *constant_value(const JigOp *op) {
    JigBlock *body = jig_op_body(op);
    JigValue *v = jig_tensor_yield_value(jig_block_last(body));
    return jig_constant_of(v) || jig_value_block(v) != body ? v : NULL;
}

static bool consecutive(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *first = jig_value_def(jig_tensor_pad_source(op));
    if (jig_tensor_pad_nofold_attr(op) || !jig_op_is(first, JIG_TENSOR(PAD)) ||
        jig_tensor_pad_nofold_attr(first))
        return jig_no_match(rw, op, "not of another padding, or one must not fold");
    JigValue *value = constant_value(op);
    if (!value || value != constant_value(first))
        return jig_no_match(rw, op,
                            "cannot fold PadOps with different or non-constant padding values");
    Padding p = padding_of(op, rw->arena), q = padding_of(first, rw->arena);
    const JigExpr *sum = jig_expr_add(jig_expr_dim(rw->ctx, 0), jig_expr_dim(rw->ctx, 1));
    const JigMap *map = jig_map(rw->ctx, 2, 0, &sum, 1);
    for (size_t i = 0; i < p.rank; i++)
        p.low[i] =
            jig_affine_apply_folded(rw, jig_op_loc(op), map, (JigMixed[]){q.low[i], p.low[i]});
    for (size_t i = 0; i < p.rank; i++)
        p.high[i] =
            jig_affine_apply_folded(rw, jig_op_loc(op), map, (JigMixed[]){q.high[i], p.high[i]});
    jig_rw_replace_op(
        rw, op,
        pad(rw, op, jig_op_result_type(op, 0), jig_tensor_pad_source(first), &p, BODY_MOVES));
    return true;
}

/* ---- A slice padded along one dimension, then along another ---- */

/* pad(slice(pad(slice))), with zero low padding and unit strides throughout, where no dimension is
 * padded twice. */
typedef struct Chain {
    JigOp *inner_slice, *outer_pad, *outer_slice;
} Chain;

static bool find_chain(const JigOp *op, Chain *c) {
    c->inner_slice = jig_value_def(jig_tensor_pad_source(op));
    if (!jig_op_is(c->inner_slice, JIG_TENSOR(EXTRACT_SLICE)))
        return false;
    c->outer_pad = jig_value_def(jig_tensor_extract_slice_source(c->inner_slice));
    if (!jig_op_is(c->outer_pad, JIG_TENSOR(PAD)) || jig_tensor_pad_nofold_attr(c->outer_pad))
        return false;
    c->outer_slice = jig_value_def(jig_tensor_pad_source(c->outer_pad));
    return jig_op_is(c->outer_slice, JIG_TENSOR(EXTRACT_SLICE)) &&
           jig_type_rank(jig_value_type(jig_tensor_extract_slice_source(c->outer_slice))) ==
               jig_type_rank(jig_value_type(jig_tensor_pad_source(op))) &&
           jig_type_rank(jig_value_type(jig_tensor_extract_slice_source(c->inner_slice))) ==
               jig_type_rank(jig_value_type(jig_tensor_pad_source(op)));
}

/* Of every dimension, the slice and the padding that are not those of the whole. */
static bool merge_dims(JigRewriter *rw, JigOp *op, const Chain *c, JigMixed *offsets,
                       JigMixed *sizes, Padding *p, const Padding *q) {
    size_t n;
    JigMixed *outer_offsets = jig_slice_offsets(c->outer_slice, &n, rw->arena),
             *outer_sizes = jig_slice_sizes(c->outer_slice, &n, rw->arena);
    for (size_t i = 0; i < n; i++) {
        bool inner = !jig_mixed_is(p->high[i], 0), outer = !jig_mixed_is(q->high[i], 0);
        if (inner && outer)
            return jig_no_match(rw, op, "cannot fold PadOps with common padding dimensions");
        if (!inner && jig_mixed_is(offsets[i], 0))
            offsets[i] = outer_offsets[i];
        else if (outer || !jig_mixed_is(outer_offsets[i], 0))
            return jig_no_match(rw, op, "cannot find zero-offset and zero-padding pair");
        if (!outer)
            continue;
        int64_t size =
            jig_type_dim(jig_value_type(jig_tensor_extract_slice_source(c->inner_slice)), i);
        if (size == JIG_DYNAMIC || !jig_mixed_is(sizes[i], size))
            return jig_no_match(rw, op,
                                "cannot fold since the inner ExtractSliceOp size does not match "
                                "the size of the outer padding");
        sizes[i] = outer_sizes[i];
        p->high[i] = q->high[i];
    }
    return true;
}

static bool orthogonal(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Chain c;
    JigArena *a = rw->arena;
    if (!find_chain(op, &c) || !jig_slice_has_unit_strides(c.inner_slice, a) ||
        !jig_slice_has_unit_strides(c.outer_slice, a))
        return jig_no_match(rw, op, "no chain of slices with unit strides");
    Padding p = padding_of(op, a), q = padding_of(c.outer_pad, a);
    JigValue *x = constant_value(op), *y = constant_value(c.outer_pad);
    const JigAttr *value = x ? jig_constant_of(x) : NULL;
    if (!jig_mixed_all_are(p.low, p.rank, 0) || !jig_mixed_all_are(q.low, q.rank, 0) || !value ||
        !y || jig_constant_of(y) != value)
        return jig_no_match(rw, op, "low padding, or another value");
    size_t n;
    JigMixed *offsets = jig_slice_offsets(c.inner_slice, &n, a),
             *sizes = jig_slice_sizes(c.inner_slice, &n, a);
    JIG_CHECK(merge_dims(rw, op, &c, offsets, sizes, &p, &q));
    JigSlice s = {.offsets = offsets, .sizes = sizes, .rank = n};
    JigOp *slice = jig_tensor_build_extract_slice(
        rw, jig_op_loc(op), NULL, jig_tensor_extract_slice_source(c.outer_slice), s);
    jig_rw_replace_op(
        rw, op, pad(rw, op, jig_op_result_type(op, 0), jig_op_result(slice, 0), &p, BODY_MOVES));
    return true;
}

const JigPattern jig_tensor_pad_patterns[] = {
    {.name = "(anonymous namespace)::FoldStaticZeroPadding",
     .root = "tensor.pad",
     .fn = zero_padding},
    {.name = "(anonymous namespace)::FoldSourceTensorCast",
     .root = "tensor.pad",
     .fn = source_cast},
    {.name = "(anonymous namespace)::FoldTargetTensorCast",
     .root = "tensor.pad",
     .fn = target_cast},
    {.name = "(anonymous namespace)::FoldOrthogonalPaddings",
     .root = "tensor.pad",
     .fn = orthogonal},
    {.name = "(anonymous namespace)::FoldStaticPadding",
     .root = "tensor.pad",
     .fn = constant_padding},
    {.name = "(anonymous namespace)::FoldConsecutiveConstantPadding",
     .root = "tensor.pad",
     .fn = consecutive},
    {0},
};
