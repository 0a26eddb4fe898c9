/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Leading dimensions of one lane: taken off with an extraction, given back by a broadcast. */
#include "payload/vector_shape/leading_ones.h"

#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_transfer.h"
#include "payload/vector_shape/ones.h"
#include "payload/vector_shape/vector_shape_patterns.h"
#include "payload/vectorize/vectorize_patterns.h"
#include "support/arena.h"

const JigType *jig_vector_shape_without_dims(const JigType *vector, size_t first, size_t end) {
    JigArena a;
    jig_arena_init(&a);
    JigShape shape = JIG_SHAPE(&a);
    for (size_t i = 0; i < jig_type_rank(vector); ++i)
        if (i < first || i >= end)
            jig_vector_push_dim(&shape, jig_type_dim(vector, i), jig_vector_scalable_at(vector, i));
    const JigType *out = jig_vector_of_shape(&shape, jig_type_element(vector));
    jig_arena_free(&a);
    return out;
}

size_t jig_vector_shape_leading_ones(const JigType *vector) {
    size_t n = 0;
    while (n + 1 < jig_type_rank(vector) && jig_vector_is_one_lane(vector, n))
        ++n;
    return n;
}

JigValue *jig_vector_shape_drop_leading(JigRewriter *rw, JigLoc loc, JigValue *vector, size_t n) {
    JigArena a;
    jig_arena_init(&a);
    const int64_t *zeros = JIG_NEW_ARRAY(&a, int64_t, n);
    JigValue *part = jig_vector_build_extract(rw, loc, vector, zeros, n);
    jig_arena_free(&a);
    return part;
}

/* op's result is the broadcast of `small`. */
static void replace_by_broadcast(JigRewriter *rw, JigOp *op, JigValue *small) {
    jig_rw_replace1(
        rw, op, jig_vector_build_broadcast(rw, jig_op_loc(op), jig_op_result_type(op, 0), small));
}

/* ---- Slices ---- */

/* The items of an array attribute from `first` on. */
static const JigAttr *items_from(JigRewriter *rw, const JigAttr *array, size_t first) {
    size_t n = jig_attr_array_len(array), len = n > first ? n - first : 0;
    const JigAttr **items = JIG_NEW_ARRAY(rw->arena, const JigAttr *, len);
    for (size_t i = 0; i < len; ++i)
        items[i] = jig_attr_array_at(array, first + i);
    return jig_attr_array(rw->ctx, items, len);
}

static bool of_extract_slice(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_vector_extract_strided_slice_source(op);
    size_t drop = jig_vector_shape_leading_ones(jig_value_type(source));
    const JigAttr *offsets = jig_vector_extract_strided_slice_offsets_attr(op);
    if (!drop || jig_attr_array_len(offsets) < drop)
        return jig_no_match(rw, op, "no leading dimensions of 1 that it says something about");
    JigVectorExtractStridedSlice parts = {
        .source = jig_vector_shape_drop_leading(rw, jig_op_loc(op), source, drop),
        .result_type = jig_vector_shape_without_dims(jig_op_result_type(op, 0), 0, drop),
        .offsets = items_from(rw, offsets, drop),
        .sizes = items_from(rw, jig_vector_extract_strided_slice_sizes_attr(op), drop),
        .strides = items_from(rw, jig_vector_extract_strided_slice_strides_attr(op), drop)};
    JigOp *made = jig_vector_extract_strided_slice_build(rw, jig_op_loc(op), &parts);
    replace_by_broadcast(rw, op, jig_op_result(made, 0));
    return true;
}

static bool of_insert_slice(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_vector_insert_strided_slice_value_to_store(op),
             *dest = jig_vector_insert_strided_slice_dest(op);
    size_t off_source = jig_vector_shape_leading_ones(jig_value_type(source)),
           off_dest = jig_vector_shape_leading_ones(jig_value_type(dest));
    if (!off_source && !off_dest)
        return jig_no_match(rw, op, "no leading dimensions of 1");
    JigLoc loc = jig_op_loc(op);
    source = jig_vector_shape_drop_leading(rw, loc, source, off_source);
    dest = jig_vector_shape_drop_leading(rw, loc, dest, off_dest);
    JigVectorInsertStridedSlice parts = {
        .value_to_store = source,
        .dest = dest,
        .result_type = jig_value_type(dest),
        .offsets = items_from(rw, jig_vector_insert_strided_slice_offsets_attr(op), off_dest),
        .strides = items_from(rw, jig_vector_insert_strided_slice_strides_attr(op), off_source)};
    JigOp *made = jig_vector_insert_strided_slice_build(rw, loc, &parts);
    replace_by_broadcast(rw, op, jig_op_result(made, 0));
    return true;
}

/* ---- Insertions ---- */

static bool of_insert(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *value = jig_vector_insert_value_to_store(op), *dest = jig_vector_insert_dest(op);
    bool scalar = !jig_type_is_vector(jig_value_type(value));
    size_t off_value = scalar ? 0 : jig_vector_shape_leading_ones(jig_value_type(value)),
           off_dest = jig_vector_shape_leading_ones(jig_value_type(dest));
    if (!off_value && !off_dest)
        return jig_no_match(rw, op, "no leading dimensions of 1");
    JigLoc loc = jig_op_loc(op);
    if (!scalar && jig_type_rank(jig_value_type(value)))
        value = jig_vector_shape_drop_leading(rw, loc, value, off_value);
    dest = jig_vector_shape_drop_leading(rw, loc, dest, off_dest);
    /* The position in what is left: without those that the destination lost, with zeros for those
     * that the value lost. */
    size_t left = jig_type_rank(jig_value_type(dest)),
           n = left - (scalar ? 0 : jig_type_rank(jig_value_type(value)));
    const JigAttr *list = jig_vector_insert_static_position_attr(op);
    int64_t *at = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    size_t num_values = 0, operand = 0, len = jig_attr_dense_array_len(list);
    for (size_t i = 0; i < len; ++i) {
        int64_t x = jig_attr_dense_array_int(list, i);
        JigValue *v =
            x == JIG_DYNAMIC ? jig_vector_insert_dynamic_position_at(op, operand++) : NULL;
        if (i < off_dest || i - off_dest >= n)
            continue;
        at[i - off_dest] = x;
        if (v)
            values[num_values++] = v;
    }
    JigVectorInsert parts = {.value_to_store = value,
                             .dest = dest,
                             .dynamic_position = {values, num_values},
                             .result_type = jig_value_type(dest),
                             .static_position = jig_attr_dense_i64(rw->ctx, at, n)};
    replace_by_broadcast(rw, op, jig_op_result(jig_vector_insert_build(rw, loc, &parts), 0));
    return true;
}

/* ---- Masks ---- */

static bool of_constant_mask(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    size_t drop = jig_vector_shape_leading_ones(type), rank = jig_type_rank(type);
    if (!drop)
        return jig_no_match(rw, op, "no leading dimensions of 1");
    const JigAttr *list = jig_vector_constant_mask_mask_dim_sizes_attr(op);
    int64_t *sizes = JIG_NEW_ARRAY(rw->arena, int64_t, rank);
    for (size_t i = drop; i < rank; ++i)
        sizes[i - drop] = jig_attr_dense_array_int(list, i);
    for (size_t i = 0; i < drop; ++i)
        sizes[0] *= jig_attr_dense_array_int(list, i); /* 0 or 1 */
    JigVectorConstantMask parts = {.result_type = jig_vector_shape_without_dims(type, 0, drop),
                                   .mask_dim_sizes =
                                       jig_attr_dense_i64(rw->ctx, sizes, rank - drop)};
    replace_by_broadcast(
        rw, op, jig_op_result(jig_vector_constant_mask_build(rw, jig_op_loc(op), &parts), 0));
    return true;
}

/* ---- Transfers ---- */

/* A transfer without its first `drop` dimensions, which the base has in any case. */
typedef struct Smaller {
    JigTransfer t;
    size_t drop;
    const JigType *type;
    const JigMap *map;
    JigValue **indices, *mask;
    bool *in_bounds;
} Smaller;

/* Is a dimension that is left out within bounds? Nobody asks for it afterwards. */
static bool is_within(const JigTransfer *t, unsigned i) {
    return jig_vector_in_bounds_at(t, i) ||
           jig_expr_kind(jig_map_result(t->map, i)) != JIG_EXPR_DIM;
}

static bool plan(JigRewriter *rw, JigOp *op, Smaller *s) {
    JigTransfer t = jig_vector_transfer(op);
    if (jig_vectorize_masked_root(op) != op || !jig_type_rank(t.vector_type) ||
        jig_type_element(t.base_type) != jig_type_element(t.vector_type))
        return jig_no_match(rw, op, "masked, of rank 0, or of vectors");
    size_t drop = jig_vector_shape_leading_ones(t.vector_type), rank = jig_type_rank(t.vector_type);
    if (!drop)
        return jig_no_match(rw, op, "no leading dimensions of 1");
    for (unsigned i = 0; i < drop; ++i)
        if (!is_within(&t, i))
            return jig_no_match(rw, op, "a dimension of 1 may be out of bounds");
    *s = (Smaller){.t = t,
                   .drop = drop,
                   .type = jig_vector_shape_without_dims(t.vector_type, 0, drop),
                   .map = jig_map_minor_sub(t.map, (unsigned)(rank - drop)),
                   .in_bounds = JIG_NEW_ARRAY(rw->arena, bool, rank),
                   .indices = JIG_NEW_ARRAY(rw->arena, JigValue *, t.indices.count)};
    for (size_t i = 0; i < t.indices.count; ++i)
        s->indices[i] = jig_op_operand(op, t.indices.start + i);
    for (size_t i = drop; i < rank; ++i)
        s->in_bounds[i - drop] = jig_vector_in_bounds_at(&t, i);
    return true;
}

/* The mask for what is left: its last dimensions, where these are the lanes, else all lanes in
 * another shape. */
static void shrink_mask(JigRewriter *rw, Smaller *s) {
    size_t dim;
    if (!s->t.mask)
        return;
    JigLoc loc = jig_op_loc(s->t.op);
    const JigType *from = jig_value_type(s->t.mask),
                  *to = jig_vector_transfer_mask_type(s->type, s->map);
    if (jig_vector_broadcastable(to, from, &dim) == JIG_BROADCAST_OK)
        s->mask = jig_vector_shape_drop_leading(rw, loc, s->t.mask,
                                                jig_type_rank(from) - jig_type_rank(to));
    else
        s->mask = jig_vector_build_shape_cast(rw, loc, to, s->t.mask);
}

static bool of_read(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Smaller s;
    JIG_CHECK(plan(rw, op, &s));
    shrink_mask(rw, &s);
    JigVectorRead read = {.type = s.type,
                          .base = s.t.base,
                          .indices = s.indices,
                          .padding = s.t.padding,
                          .mask = s.mask,
                          .map = s.map,
                          .in_bounds = s.in_bounds};
    JigOp *made = jig_vector_build_read(rw, jig_op_loc(op), &read, rw->arena);
    replace_by_broadcast(rw, op, jig_op_result(made, 0));
    return true;
}

static bool of_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Smaller s;
    JIG_CHECK(plan(rw, op, &s));
    JigVectorWrite write = {
        .vector = jig_vector_shape_drop_leading(rw, jig_op_loc(op), s.t.vector, s.drop),
        .base = s.t.base,
        .indices = s.indices,
        .map = s.map,
        .in_bounds = s.in_bounds};
    shrink_mask(rw, &s);
    write.mask = s.mask;
    JigOp *made = jig_vector_build_write(rw, jig_op_loc(op), &write, rw->arena);
    if (jig_op_num_results(op))
        jig_rw_replace_op(rw, op, made);
    else
        jig_rw_erase(rw, op);
    return true;
}

/* ---- Elementwise ops ---- */

static bool of_elementwise(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_op_is_elementwise_mappable(op) || jig_op_num_results(op) != 1 ||
        !jig_type_is_vector(jig_op_result_type(op, 0)))
        return jig_no_match(rw, op, "no elementwise op with a vector as its result");
    const JigType *type = jig_op_result_type(op, 0);
    size_t drop = jig_vector_shape_leading_ones(type), n = jig_op_num_operands(op);
    if (!drop)
        return jig_no_match(rw, op, "no leading dimensions of 1");
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i) {
        operands[i] = jig_op_operand(op, i);
        if (jig_type_is_vector(jig_value_type(operands[i])))
            operands[i] = jig_vector_shape_drop_leading(rw, jig_op_loc(op), operands[i], drop);
    }
    const JigType *small = jig_vector_shape_without_dims(type, 0, drop);
    JigOp *made = jig_rw_clone_with(rw, jig_op_loc(op), op, operands, &small);
    replace_by_broadcast(rw, op, jig_op_result(made, 0));
    return true;
}

const JigPattern jig_cast_away_leading_ones_patterns[] = {
    {.name = "(anonymous namespace)::CastAwayExtractStridedSliceLeadingOneDim",
     .root = "vector.extract_strided_slice",
     .fn = of_extract_slice},
    {.name = "(anonymous namespace)::CastAwayInsertStridedSliceLeadingOneDim",
     .root = "vector.insert_strided_slice",
     .fn = of_insert_slice},
    {.name = "(anonymous namespace)::CastAwayInsertLeadingOneDim",
     .root = "vector.insert",
     .fn = of_insert},
    {.name = "(anonymous namespace)::CastAwayConstantMaskLeadingOneDim",
     .root = "vector.constant_mask",
     .fn = of_constant_mask},
    {.name = "(anonymous namespace)::CastAwayTransferReadLeadingOneDim",
     .root = "vector.transfer_read",
     .fn = of_read},
    {.name = "(anonymous namespace)::CastAwayTransferWriteLeadingOneDim",
     .root = "vector.transfer_write",
     .fn = of_write},
    {.name = "(anonymous namespace)::CastAwayElementwiseLeadingOneDim", .fn = of_elementwise},
    {.name = "(anonymous namespace)::CastAwayContractionLeadingOneDim",
     .root = "vector.contract",
     .fn = jig_vector_shape_drop_one_of_contract,
     .leaves_invalid = true},
    {0},
};
