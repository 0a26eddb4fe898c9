/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parts and elements: of broadcasts, of casts, of masks. */
#include "dialect/arith/arith.h"
#include "dialect/vector/vector_util.h"
#include "jig/iface.h"
#include "support/arena.h"

static size_t rank_of(const JigType *t) {
    return jig_type_is_vector(t) ? jig_type_rank(t) : 0;
}

static bool replace_by(JigRewriter *rw, JigOp *op, const JigOpRow *row, JigValue *v) {
    const JigType *type = jig_op_result_type(op, 0);
    if (jig_value_type(v) == type)
        jig_rw_replace1(rw, op, v);
    else
        jig_rw_replace_with_new(rw, op, row, &v, 1, &type, 1, NULL);
    return true;
}

/* A part of a broadcast that is one, too. */
static bool extract_of_broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def(jig_vector_extract_source(op));
    const JigType *result = jig_op_result_type(op, 0);
    size_t dim;
    if (!jig_vector_broadcasts(def) || !jig_type_is_vector(result))
        return jig_no_match(rw, op, "no part of a broadcast");
    JigValue *source = jig_vector_broadcast_source(def);
    if (jig_vector_broadcastable(jig_value_type(source), result, &dim) != JIG_BROADCAST_OK)
        return jig_no_match(rw, op, "the part is no broadcast");
    return replace_by(rw, op, JIG_VECTOR(BROADCAST), source);
}

/* Of leading ones, everything is taken: a cast. */
static bool extract_of_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def(jig_vector_extract_source(op));
    const JigType *from = jig_value_type(jig_vector_extract_source(op));
    if (!jig_op_is(def, JIG_VECTOR(SHAPE_CAST)) || !jig_type_is_vector(jig_op_result_type(op, 0)))
        return jig_no_match(rw, op, "no cast");
    size_t n = rank_of(from) - rank_of(jig_op_result_type(op, 0));
    for (size_t i = 0; i < n; i++)
        if (jig_type_dim(from, i) != 1 || jig_vector_scalable_at(from, i))
            return jig_no_match(rw, op, "only a part is taken");
    return replace_by(rw, op, JIG_VECTOR(SHAPE_CAST), jig_vector_shape_cast_source(def));
}

/* What a mask of sizes has at positions in its first dims. */
static JigLanes lanes_at(const JigOp *mask, const JigAttr *positions) {
    const JigType *type = jig_op_result_type(mask, 0);
    bool unknown = false;
    if (jig_vector_lanes_of(jig_op_result((JigOp *)mask, 0)) == JIG_LANES_NONE)
        return JIG_LANES_NONE;
    for (size_t i = 0; i < jig_attr_dense_array_len(positions); i++) {
        int64_t at = jig_attr_dense_array_int(positions, i), size;
        bool known = jig_constant_int(jig_op_operand(mask, i), &size);
        if (known && at != JIG_DYNAMIC && at >= size)
            return JIG_LANES_NONE;
        unknown |= !known || (at == JIG_DYNAMIC && size < jig_type_dim(type, i));
    }
    return unknown ? JIG_LANES_SOME : JIG_LANES_ALL;
}

/* The mask of the other dims where the positions lie within the constant sizes, else no lane. */
static bool extract_of_mask(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *mask = jig_value_def(jig_vector_extract_source(op));
    const JigType *type = jig_op_result_type(op, 0);
    const JigAttr *list = jig_vector_extract_static_position_attr(op);
    if (!jig_op_is(mask, JIG_VECTOR(CREATE_MASK)) || !jig_type_is_vector(type))
        return jig_no_match(rw, op, "no mask");
    JigLanes lanes = lanes_at(mask, list);
    if (lanes == JIG_LANES_SOME)
        return jig_no_match(rw, op, "not known to lie within the mask");
    if (lanes == JIG_LANES_NONE) {
        JigOp *none = jig_arith_materialize(rw, jig_attr_zero(type), type, jig_op_loc(op));
        jig_rw_replace1(rw, op, jig_op_result(none, 0));
        return true;
    }
    size_t n = jig_attr_dense_array_len(list), rest = jig_op_num_operands(mask) - n;
    JigValue **sizes = JIG_NEW_ARRAY(rw->arena, JigValue *, rest + 1);
    for (size_t i = 0; i < rest; i++)
        sizes[i] = jig_op_operand(mask, n + i);
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(CREATE_MASK), sizes, rest, &type, 1, NULL);
    return true;
}

/* A part of elements: those of them. */
static bool extract_of_elements(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def(jig_vector_extract_source(op));
    const JigType *whole = jig_value_type(jig_vector_extract_source(op)),
                  *type = jig_op_result_type(op, 0);
    const JigAttr *list = jig_vector_extract_static_position_attr(op);
    if (!jig_op_is(def, JIG_VECTOR(FROM_ELEMENTS)) || !jig_type_is_vector(type) ||
        jig_op_num_operands(op) > 1)
        return jig_no_match(rw, op, "no part of elements");
    size_t n = (size_t)jig_type_num_elements(type), start = 0;
    for (size_t i = 0; i < jig_attr_dense_array_len(list); i++)
        start = start * (size_t)jig_type_dim(whole, i) + (size_t)jig_attr_dense_array_int(list, i);
    JigValue **elements = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        elements[i] = jig_op_operand(def, start * n + i);
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(FROM_ELEMENTS), elements, n, &type, 1, NULL);
    return true;
}

/* The mask of sizes that count from the slice's offsets. */
bool jig_vector_slice_of_mask(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *mask =
        jig_value_def_of(jig_vector_extract_strided_slice_source(op), JIG_VECTOR(CREATE_MASK));
    if (!mask)
        return jig_no_match(rw, op, "no mask");
    const JigAttr *offsets = jig_vector_extract_strided_slice_offsets_attr(op);
    size_t rank = jig_op_num_operands(mask);
    const JigType *type = jig_op_result_type(op, 0), *index = jig_type_index(rw->ctx);
    JigValue **sizes = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + 1);
    for (size_t i = 0; i < rank; i++) {
        sizes[i] = jig_op_operand(mask, i);
        int64_t offset =
            i < jig_attr_array_len(offsets) ? jig_attr_int_value(jig_attr_array_at(offsets, i)) : 0;
        if (!offset)
            continue;
        JigValue *operands[2] = {sizes[i], jig_arith_index(rw, jig_op_loc(op), offset)};
        sizes[i] = jig_op_result(
            jig_build(rw, jig_op_loc(op), JIG_ARITH(SUBI), operands, 2, &index, 1, NULL), 0);
    }
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(CREATE_MASK), sizes, rank, &type, 1, NULL);
    return true;
}

/* The elements are those of the source, a vector, each as often as it is repeated. */
static bool elements_of_broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def_of(jig_vector_to_elements_source(op), JIG_VECTOR(BROADCAST));
    JigValue *source = def ? jig_vector_broadcast_source(def) : NULL;
    if (!source || !jig_type_is_vector(jig_value_type(source)))
        return jig_no_match(rw, op, "no broadcast of a vector");
    const JigType *from = jig_value_type(source);
    size_t n = jig_op_num_results(op), own = (size_t)jig_type_num_elements(from);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, own + 1);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < own; i++)
        types[i] = jig_type_element(from);
    JigOp *parts =
        jig_build(rw, jig_op_loc(op), JIG_VECTOR(TO_ELEMENTS), &source, 1, types, own, NULL);
    for (size_t i = 0; i < n; i++)
        values[i] = jig_op_result(
            parts, (size_t)jig_vector_broadcast_lane(from, jig_op_result_type(def, 0), (int64_t)i));
    jig_rw_replace(rw, op, values, n);
    return true;
}

const JigPattern jig_vector_to_elements_patterns[] = {
    {.name = "ToElementsOfBroadcast", .root = "vector.to_elements", .fn = elements_of_broadcast},
    {0},
};
const JigPattern jig_vector_extract_patterns[] = {
    {.name = "ExtractOpFromBroadcast", .root = "vector.extract", .fn = extract_of_broadcast},
    {.name = "ExtractOpFromCreateMask", .root = "vector.extract", .fn = extract_of_mask},
    {.name = "ExtractOpFromShapeCast", .root = "vector.extract", .fn = extract_of_cast},
    {.name = "ExtractOpFromElements", .root = "vector.extract", .fn = extract_of_elements},
    {0},
};
