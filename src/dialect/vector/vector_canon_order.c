/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Orders of lanes: shuffles and transpositions that another op says better. */
#include "dialect/vector/vector_util.h"

/* ---- shuffle ---- */
/* Lanes of both in turn. */
static bool is_interleave(const JigOp *op, int64_t lanes) {
    const JigAttr *mask = jig_vector_shuffle_mask_attr(op);
    if ((int64_t)jig_attr_dense_array_len(mask) != 2 * lanes)
        return false;
    for (int64_t i = 0; i < 2 * lanes; i++)
        if (jig_attr_dense_array_int(mask, (size_t)i) != i / 2 + (i % 2 ? lanes : 0))
            return false;
    return true;
}

static bool shuffle_to_other(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0),
                  *from = jig_value_type(jig_vector_shuffle_v1(op));
    const JigAttr *mask = jig_vector_shuffle_mask_attr(op);
    JigValue *operands[2] = {jig_vector_shuffle_v1(op), jig_vector_shuffle_v2(op)};
    size_t rank = jig_type_rank(from);
    if (rank == 0 && jig_attr_dense_array_len(mask) == 1) {
        JigValue *lane = operands[jig_attr_dense_array_int(mask, 0) != 0];
        jig_rw_replace_with_new(rw, op, JIG_VECTOR(BROADCAST), &lane, 1, &type, 1, NULL);
        return true;
    }
    JigOp *splats[2] = {jig_value_def(operands[0]), jig_value_def(operands[1])};
    if (jig_op_is(splats[0], JIG_VECTOR(BROADCAST)) &&
        jig_op_is(splats[1], JIG_VECTOR(BROADCAST)) &&
        jig_vector_broadcast_source(splats[0]) == jig_vector_broadcast_source(splats[1]) &&
        !jig_type_is_vector(jig_value_type(jig_vector_broadcast_source(splats[0])))) {
        JigValue *scalar = jig_vector_broadcast_source(splats[0]);
        jig_rw_replace_with_new(rw, op, JIG_VECTOR(BROADCAST), &scalar, 1, &type, 1, NULL);
        return true;
    }
    if (from != jig_value_type(jig_vector_shuffle_v2(op)) || rank > 1 ||
        jig_type_is_scalable(from) || !is_interleave(op, rank ? jig_type_dim(from, 0) : 1))
        return jig_no_match(rw, op, "no interleaving of two vectors of one type");
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(INTERLEAVE), operands, 2, &type, 1, NULL);
    return true;
}
const JigPattern jig_vector_shuffle_patterns[] = {
    {.name = "ShuffleInterleave", .root = "vector.shuffle", .fn = shuffle_to_other},
    {0},
};

/* ---- transpose ---- */
static size_t from_dim(const JigOp *op, size_t i) {
    return (size_t)jig_attr_dense_array_int(jig_vector_transpose_permutation_attr(op), i);
}

/* Only dims of one lane change places. */
static bool moves_unit_dims(const JigOp *op) {
    const JigType *type = jig_value_type(jig_vector_transpose_vector(op));
    size_t next = 0;
    for (size_t i = 0; i < jig_type_rank(type); i++) {
        size_t d = from_dim(op, i);
        if (jig_type_dim(type, d) == 1 && !jig_vector_scalable_at(type, d))
            continue;
        if (d < next)
            return false;
        next = d;
    }
    return true;
}

/* Dims that the broadcast repeats change places between those that it takes from the source. */
static bool moves_repeated_dims(const JigOp *op, const JigType *source) {
    const JigType *type = jig_value_type(jig_vector_transpose_vector(op));
    size_t rank = jig_type_rank(type), lead = rank - jig_type_rank(source), low = 0;
    for (size_t d = 0; d <= rank; d++) {
        bool fixed = d == rank || (d >= lead && (jig_type_dim(source, d - lead) != 1 ||
                                                 jig_vector_scalable_at(source, d - lead)));
        if (!fixed)
            continue;
        for (size_t i = low; i < d; i++)
            if (from_dim(op, i) < low || from_dim(op, i) >= d)
                return false;
        if (d < rank && from_dim(op, d) != d)
            return false;
        low = d + 1;
    }
    return true;
}

bool jig_vector_transpose_shapes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def(jig_vector_transpose_vector(op));
    const JigType *type = jig_op_result_type(op, 0);
    const JigOpRow *row = NULL;
    if (jig_op_is(def, JIG_VECTOR(SHAPE_CAST)) && moves_unit_dims(op))
        row = JIG_VECTOR(SHAPE_CAST);
    else if (jig_op_is(def, JIG_VECTOR(BROADCAST)) &&
             jig_type_is_vector(jig_value_type(jig_vector_broadcast_source(def))) &&
             moves_repeated_dims(op, jig_value_type(jig_vector_broadcast_source(def))))
        row = JIG_VECTOR(BROADCAST);
    if (!row)
        return jig_no_match(rw, op, "lanes change their order");
    JigValue *source = jig_vector_broadcast_source(def);
    jig_rw_replace_with_new(rw, op, row, &source, 1, &type, 1, NULL);
    return true;
}

bool jig_vector_transpose_elements(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def_of(jig_vector_transpose_vector(op), JIG_VECTOR(FROM_ELEMENTS));
    if (!def)
        return jig_no_match(rw, op, "not of a list of elements");
    const JigType *from = jig_value_type(jig_vector_transpose_vector(op)),
                  *type = jig_op_result_type(op, 0);
    size_t n = jig_op_num_operands(def), rank = jig_type_rank(from);
    int64_t *strides = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1), stride = 1;
    for (size_t d = rank; d-- > 0; stride *= jig_type_dim(from, d))
        strides[d] = stride;
    JigValue **elements = jig_arena_alloc(rw->arena, (n + 1) * sizeof *elements);
    for (size_t i = 0; i < n; i++) {
        int64_t rest = (int64_t)i, lane = 0;
        for (size_t d = rank; d-- > 0; rest /= jig_type_dim(type, d))
            lane += rest % jig_type_dim(type, d) * strides[from_dim(op, d)];
        elements[i] = jig_op_operand(def, (size_t)lane);
    }
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(FROM_ELEMENTS), elements, n, &type, 1, NULL);
    return true;
}
