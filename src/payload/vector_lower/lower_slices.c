/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Slices of vectors one dimension at a time, down to shuffles; fused multiplications row by row. */
#include "payload/vector_lower/vector_lower_int.h"
#include "payload/vector_lower/lower_transpose.h"

/* ---- Lists of numbers ---- */
static int64_t number(const JigAttr *list, size_t i) {
    return jig_attr_int_value(jig_attr_array_at(list, i));
}

/* Items `from` and following. */
static const JigAttr *rest(JigRewriter *rw, const JigAttr *list, size_t from) {
    size_t n = jig_attr_array_len(list) - from;
    const JigAttr **items = JIG_NEW_ARRAY(rw->arena, const JigAttr *, n + 1);
    for (size_t i = 0; i < n; ++i)
        items[i] = jig_attr_array_at(list, from + i);
    return jig_attr_array(rw->ctx, items, n);
}

static bool is_taken_apart(const JigType *vector) {
    return !jig_type_is_scalable(vector) &&
           jig_vector_count(vector, jig_type_rank(vector)) <= JIG_VECTOR_MANY;
}

static JigValue *zeros(JigRewriter *rw, JigLoc loc, const JigType *vector) {
    JigValue *zero = jig_vector_lower_zero(rw, loc, jig_type_element(vector));
    return jig_vector_build_broadcast(rw, loc, vector, zero);
}

/* ---- insert_strided_slice ---- */
/* Into the part of the destination that has as many dimensions. */
static bool insert_into_part(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *value = jig_vector_insert_strided_slice_value_to_store(op),
             *dest = jig_vector_insert_strided_slice_dest(op);
    const JigAttr *offsets = jig_vector_insert_strided_slice_offsets_attr(op);
    size_t rank = jig_type_rank(jig_value_type(dest)),
           more = rank - jig_type_rank(jig_value_type(value));
    if (!more || !jig_attr_array_len(offsets))
        return jig_no_match(rw, op, "of as many dimensions as the destination");
    int64_t *at = JIG_NEW_ARRAY(rw->arena, int64_t, more);
    for (size_t i = 0; i < more; ++i)
        at[i] = number(offsets, i);
    JigVectorInsertStridedSlice parts = {.value_to_store = value,
                                         .dest = jig_vector_build_extract(rw, loc, dest, at, more),
                                         .offsets = rest(rw, offsets, more),
                                         .strides =
                                             jig_vector_insert_strided_slice_strides_attr(op)};
    parts.result_type = jig_value_type(parts.dest);
    JigValue *part = jig_op_result(jig_vector_insert_strided_slice_build(rw, loc, &parts), 0);
    jig_rw_replace1(rw, op, jig_vector_build_insert(rw, loc, part, dest, at, more));
    return true;
}

/* The slice is made as long as the destination, then both are mixed. */
static JigValue *mix(JigRewriter *rw, JigLoc loc, JigValue *value, JigValue *dest, int64_t offset,
                     int64_t stride) {
    int64_t n = jig_type_dim(jig_value_type(value), 0), all = jig_type_dim(jig_value_type(dest), 0);
    int64_t *lanes = JIG_NEW_ARRAY(rw->arena, int64_t, (size_t)all + 1);
    for (int64_t i = 0; i < n && i < all; ++i)
        lanes[i] = i;
    JigValue *longer = jig_vector_lower_shuffle_lanes(rw, loc, value, value, lanes, (size_t)all);
    for (int64_t i = 0; i < all; ++i) {
        bool is_new = i >= offset && i < offset + n * stride && (i - offset) % stride == 0;
        lanes[i] = is_new ? (i - offset) / stride : all + i;
    }
    return jig_vector_lower_shuffle_lanes(rw, loc, longer, dest, lanes, (size_t)all);
}

/* A shuffle names all lanes. Would there be too many in those that fill a vector by such parts? */
static bool is_small_part(const JigType *part, const JigType *whole) {
    enum { MOST = 1 << 27 };
    int64_t n = jig_type_dim(whole, 0);
    return n / jig_type_dim(part, 0) > MOST / n;
}

static bool insert_same_rank(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *value = jig_vector_insert_strided_slice_value_to_store(op),
             *dest = jig_vector_insert_strided_slice_dest(op);
    const JigType *from = jig_value_type(value), *to = jig_value_type(dest);
    const JigAttr *offsets = jig_vector_insert_strided_slice_offsets_attr(op),
                  *strides = jig_vector_insert_strided_slice_strides_attr(op);
    if (jig_type_rank(from) != jig_type_rank(to) || !jig_attr_array_len(offsets))
        return jig_no_match(rw, op, "of fewer dimensions than the destination");
    if (from == to) {
        jig_rw_replace1(rw, op, value);
        return true;
    }
    if (!jig_vector_scalable_at(to, 0) && jig_type_rank(to) > 1
            ? jig_vector_count(from, 1) > JIG_VECTOR_MANY
            : !is_taken_apart(to))
        return jig_no_match(rw, op, "scalable, or of too many lanes");
    int64_t offset = number(offsets, 0), stride = number(strides, 0);
    if (jig_type_rank(from) == 1 && is_small_part(from, to))
        return jig_no_match(rw, op, "filling the vector so would name too many lanes");
    if (jig_type_rank(from) == 1) {
        jig_rw_replace1(rw, op, mix(rw, loc, value, dest, offset, stride));
        return true;
    }
    JigVectorInsertStridedSlice parts = {.offsets = rest(rw, offsets, 1),
                                         .strides = rest(rw, strides, 1)};
    JigValue *result = dest;
    for (int64_t i = 0; i < jig_type_dim(from, 0); ++i) {
        parts.value_to_store = jig_vector_lower_extract(rw, loc, value, i);
        parts.dest = jig_vector_lower_extract(rw, loc, dest, offset + i * stride);
        parts.result_type = jig_value_type(parts.dest);
        JigValue *row = jig_op_result(jig_vector_insert_strided_slice_build(rw, loc, &parts), 0);
        result = jig_vector_lower_insert(rw, loc, row, result, offset + i * stride);
    }
    jig_rw_replace1(rw, op, result);
    return true;
}

/* ---- extract_strided_slice ---- */
/* Of rows whose length only the machine knows. */
static JigValue *extract_rows(JigRewriter *rw, JigOp *op, const int64_t *lanes, size_t n) {
    JigLoc loc = jig_op_loc(op);
    JigValue *source = jig_vector_extract_strided_slice_source(op),
             *result = zeros(rw, loc, jig_op_result_type(op, 0)),
             **rows = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        rows[i] = jig_vector_lower_extract(rw, loc, source, lanes[i]);
    for (size_t i = 0; i < n; ++i)
        result = jig_vector_lower_insert(rw, loc, rows[i], result, (int64_t)i);
    return result;
}

/* Along the first dimension only. */
static bool extract_by_shuffle(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *offsets = jig_vector_extract_strided_slice_offsets_attr(op);
    JigValue *source = jig_vector_extract_strided_slice_source(op);
    const JigType *type = jig_op_result_type(op, 0);
    if (jig_attr_array_len(offsets) != 1 || jig_vector_scalable_at(type, 0) ||
        jig_type_dim(type, 0) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "along several dimensions, scalable, or of too many lanes");
    int64_t stride = number(jig_vector_extract_strided_slice_strides_attr(op), 0),
            n = jig_type_dim(type, 0);
    int64_t *lanes = JIG_NEW_ARRAY(rw->arena, int64_t, (size_t)n + 1);
    for (int64_t i = 0; i < n; ++i)
        lanes[i] = number(offsets, 0) + i * stride;
    if (jig_type_is_scalable(type)) {
        jig_rw_replace1(rw, op, extract_rows(rw, op, lanes, (size_t)n));
        return true;
    }
    JigVectorShuffle parts = {.v1 = source,
                              .v2 = source,
                              .mask = jig_attr_dense_i64(rw->ctx, lanes, (size_t)n),
                              .vector_type = type};
    jig_rw_replace_op(rw, op, jig_vector_shuffle_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool extract_by_parts(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigAttr *offsets = jig_vector_extract_strided_slice_offsets_attr(op),
                  *sizes = jig_vector_extract_strided_slice_sizes_attr(op),
                  *strides = jig_vector_extract_strided_slice_strides_attr(op);
    JigValue *source = jig_vector_extract_strided_slice_source(op);
    const JigType *type = jig_op_result_type(op, 0);
    if (jig_attr_array_len(offsets) < 2 || jig_vector_scalable_at(type, 0) ||
        jig_vector_count(type, 1) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "along one dimension, scalable, or of too many lanes");
    JigVectorExtractStridedSlice parts = {.result_type = jig_vector_lower_drop_dim(type, 0),
                                          .offsets = rest(rw, offsets, 1),
                                          .sizes = rest(rw, sizes, 1),
                                          .strides = rest(rw, strides, 1)};
    JigValue *result = zeros(rw, loc, type);
    for (int64_t i = 0; i < jig_type_dim(type, 0); ++i) {
        parts.source =
            jig_vector_lower_extract(rw, loc, source, number(offsets, 0) + i * number(strides, 0));
        JigValue *row = jig_op_result(jig_vector_extract_strided_slice_build(rw, loc, &parts), 0);
        result = jig_vector_lower_insert(rw, loc, row, result, i);
    }
    jig_rw_replace1(rw, op, result);
    return true;
}

const JigPattern jig_vector_lower_slice_patterns[] = {
    {.name = "DecomposeDifferentRankInsertStridedSlice",
     .root = "vector.insert_strided_slice",
     .fn = insert_into_part},
    {.name = "ConvertSameRankInsertStridedSliceIntoShuffle",
     .root = "vector.insert_strided_slice",
     .fn = insert_same_rank},
    {.name = "DecomposeNDExtractStridedSlice",
     .root = "vector.extract_strided_slice",
     .fn = extract_by_parts},
    {.name = "Convert1DExtractStridedSliceIntoShuffle",
     .root = "vector.extract_strided_slice",
     .fn = extract_by_shuffle},
    {0},
};

/* ---- fma ---- */
static bool fma_by_rows(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    if (jig_type_rank(type) < 2 || jig_vector_scalable_at(type, 0) ||
        jig_vector_count(type, 1) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "of one vector, or of too many");
    JigValue *result = zeros(rw, loc, type);
    for (int64_t i = 0; i < jig_type_dim(type, 0); ++i) {
        JigVectorFma parts = {.lhs = jig_vector_lower_extract(rw, loc, jig_vector_fma_lhs(op), i),
                              .rhs = jig_vector_lower_extract(rw, loc, jig_vector_fma_rhs(op), i),
                              .acc = jig_vector_lower_extract(rw, loc, jig_vector_fma_acc(op), i)};
        parts.result_type = jig_value_type(parts.lhs);
        JigValue *row = jig_op_result(jig_vector_fma_build(rw, loc, &parts), 0);
        result = jig_vector_lower_insert(rw, loc, row, result, i);
    }
    jig_rw_replace1(rw, op, result);
    return true;
}

const JigPattern jig_vector_lower_fma_patterns[] = {
    {.name = "(anonymous namespace)::VectorFMAOpNDRewritePattern",
     .root = "vector.fma",
     .fn = fma_by_rows},
    {0},
};
