/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dimensions of 1 of padded tensors and of slices. */
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_pad.h"
#include "payload/patterns/unit_dims_int.h"

/* ---- tensor.pad ---- */

/* Which dimensions are 1 and not padded; how many. Their items leave the lists of paddings. */
static size_t find_unpadded(JigOp *op, bool *goes, JigMixed *low, JigMixed *high) {
    const JigType *t = jig_value_type(jig_tensor_pad_source(op));
    size_t n = jig_type_rank(t), kept = 0;
    for (size_t i = 0; i < n; i++) {
        goes[i] = jig_type_dim(t, i) == 1 && jig_mixed_is(low[i], 0) && jig_mixed_is(high[i], 0);
        if (goes[i])
            continue;
        low[kept] = low[i];
        high[kept++] = high[i];
    }
    return n - kept;
}

/* Would a pad of as much as this have another type, as one whose sizes are all constants does not
 * have a size that is not known? */
static bool knows_more(const JigType *from, const JigType *t, const JigMixed *low,
                       const JigMixed *high) {
    for (size_t i = 0; i < jig_type_rank(t); i++)
        if (jig_type_is_dynamic_dim(t, i) && !jig_type_is_dynamic_dim(from, i) && !low[i].value &&
            !high[i].value)
            return true;
    return false;
}

/* As numbers where constants say them. */
static void fold_constants(JigContext *ctx, JigMixed *mixed, size_t n) {
    int64_t value;
    for (size_t i = 0; i < n; i++)
        if (jig_mixed_constant(mixed[i], &value))
            mixed[i] = jig_mixed_int(ctx, value);
}

static JigValue *build_pad(JigRewriter *rw, JigOp *like, const JigType *t, JigValue *source,
                           JigValue *value, const JigMixed *low, const JigMixed *high) {
    size_t rank = jig_type_rank(t);
    JigMixedParts before = jig_mixed_parts(rw->ctx, low, rank, rw->arena),
                  behind = jig_mixed_parts(rw->ctx, high, rank, rw->arena);
    JigTensorPad parts = {.source = source,
                          .low = before.values,
                          .high = behind.values,
                          .result_type = t,
                          .static_low = before.attr,
                          .static_high = behind.attr,
                          .nofold = jig_tensor_pad_nofold_attr(like)};
    JigLoc loc = jig_op_loc(like);
    JigOp *op = jig_tensor_pad_build(rw, loc, &parts);
    const JigType **indices = JIG_NEW_ARRAY(rw->arena, const JigType *, rank + 1);
    for (size_t i = 0; i < rank; i++)
        indices[i] = jig_type_index(rw->ctx);
    JigPoint point = jig_point(rw);
    JigBlock *body = jig_create_block(rw, jig_tensor_pad_region(op), NULL, indices, rank, loc);
    jig_at_end(rw, body);
    JigOp *constant = jig_value_def(value);
    if (constant && jig_op_parent(constant) == like)
        value = jig_op_result(jig_rw_clone(rw, constant, NULL), jig_value_index(value));
    jig_build(rw, loc, JIG_TENSOR(YIELD), &value, 1, NULL, 0, NULL);
    jig_set_point(rw, point);
    return jig_op_result(op, 0);
}

/* What the smaller result is put into. */
static JigValue *build_dest(JigRewriter *rw, JigOp *op, JigValue *padded, const bool *goes) {
    const JigType *t = jig_op_result_type(op, 0);
    size_t rank = jig_type_rank(t), k = 0;
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; i++)
        sizes[i] = goes[i] ? jig_mixed_int(rw->ctx, 1)
                           : jig_tensor_build_dim(rw, jig_op_loc(op), padded, k++);
    return jig_linalg_build_empty(rw, jig_op_loc(op), sizes, rank, jig_type_element(t));
}

bool jig_patterns_unit_dims_of_pad(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigLoc loc = jig_op_loc(op);
    bool by_slice = self->data != NULL;
    JigValue *source = jig_tensor_pad_source(op), *value = jig_tensor_pad_value(op);
    const JigType *from = jig_value_type(source), *t = jig_op_result_type(op, 0);
    if (jig_type_encoding(from))
        return jig_no_match(rw, op, "cannot collapse dims of tensor with encoding");
    if (!value)
        return jig_no_match(rw, op, "unimplemented: non-constant padding value");
    size_t rank;
    JigMixed *low = jig_mixed_list(op, "static_low", 1, &rank, rw->arena),
             *high = jig_mixed_list(op, "static_high", 2, &rank, rw->arena);
    bool *goes = JIG_NEW_ARRAY(rw->arena, bool, rank + 1);
    fold_constants(rw->ctx, low, rank);
    fold_constants(rw->ctx, high, rank);
    if (knows_more(from, t, low, high))
        return jig_no_match(rw, op, "the result's type does not say all that is known");
    if (!find_unpadded(op, goes, low, high))
        return jig_no_match(rw, op, "no unit dims to collapse");
    JigUnitDims u = jig_patterns_unit_dims(jig_type_shape(from), rank, goes, rw->arena),
                padded = jig_patterns_unit_dims(jig_type_shape(t), rank, goes, rw->arena);
    JigValue *collapsed = jig_patterns_collapse_unit_dims(rw, loc, source, &u, by_slice);
    const JigType *smaller = jig_type_tensor(padded.shape, padded.rank, jig_type_element(t), NULL);
    JigValue *to = build_pad(rw, op, smaller, collapsed, value, low, high);
    JigValue *dest = by_slice ? build_dest(rw, op, to, goes) : jig_op_result(op, 0);
    jig_rw_replace1(rw, op, jig_patterns_expand_unit_dims(rw, loc, to, dest, &u, by_slice));
    return true;
}

/* ---- Slices ---- */

/* How a shape loses all of its ones, which belong to the dimension behind; at the end, to that
 * before. False: it has none. */
static bool without_ones(const JigType *t, JigArena *a, JigGroups *out) {
    size_t rank = jig_type_rank(t), first = 0;
    int64_t *dims = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    *out = (JigGroups){.items = JIG_NEW_ARRAY(a, JigGroup, rank + 1)};
    for (size_t i = 0; i < rank; i++) {
        dims[i] = (int64_t)i;
        if (jig_type_dim(t, i) == 1)
            continue;
        out->items[out->n++] = (JigGroup){dims + first, i + 1 - first};
        first = i + 1;
    }
    if (out->n)
        out->items[out->n - 1].n += rank - first;
    return out->n != rank;
}

static const JigType *type_without_ones(const JigType *t, JigArena *a) {
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, jig_type_rank(t) + 1);
    size_t n = 0;
    for (size_t i = 0; i < jig_type_rank(t); i++)
        if (jig_type_dim(t, i) != 1)
            shape[n++] = jig_type_dim(t, i);
    return jig_type_tensor(shape, n, jig_type_element(t), jig_type_encoding(t));
}

bool jig_patterns_unit_dims_of_extract(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *t = jig_op_result_type(op, 0);
    JigGroups groups;
    if (!without_ones(t, rw->arena, &groups))
        return jig_no_match(rw, op, "the slice has no dimension of 1");
    JigOp *slice = jig_tensor_build_extract_slice(
        rw, jig_op_loc(op), type_without_ones(t, rw->arena), jig_tensor_extract_slice_source(op),
        jig_tensor_slice(op, rw->arena, NULL));
    jig_rw_replace1(
        rw, op,
        jig_patterns_build_expand_shape(rw, jig_op_loc(op), t, jig_op_result(slice, 0), groups));
    return true;
}

bool jig_patterns_unit_dims_of_insert(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_tensor_insert_slice_source(op), *dest = jig_tensor_insert_slice_dest(op);
    const JigType *t = jig_value_type(source), *to;
    JigGroups groups;
    if (!without_ones(t, rw->arena, &groups))
        return jig_no_match(rw, op, "the source has no dimension of 1");
    bool parallel = jig_op_is(op, JIG_TENSOR(PARALLEL_INSERT_SLICE));
    JigLoc loc = jig_op_loc(op);
    if (parallel)
        jig_at_before(rw, jig_op_parent(op));
    to = type_without_ones(t, rw->arena);
    JigTensorCollapseShape parts = {.src = source,
                                    .result_type = to,
                                    .reassociation = jig_reshape_groups_attr(rw->ctx, groups)};
    source = jig_op_result(jig_tensor_collapse_shape_build(rw, loc, &parts), 0);
    jig_at_before(rw, op);
    JigSlice s = jig_tensor_slice(op, rw->arena, NULL);
    if (parallel) {
        jig_tensor_build_parallel_insert_slice(rw, loc, source, dest, s);
        jig_rw_erase(rw, op);
    } else {
        jig_rw_replace_op(rw, op, jig_tensor_build_insert_slice(rw, loc, source, dest, s));
    }
    return true;
}
