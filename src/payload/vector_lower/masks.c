/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Masks of several dimensions as masks of one. */
#include "payload/vector_lower/vector_lower_int.h"

#include "dialect/common/constfold.h"

/* Is there more than one dimension, and a number of parts along the first? */
static bool has_parts(JigRewriter *rw, const JigOp *op, const JigType *type) {
    if (jig_type_rank(type) < 2)
        return jig_no_match(rw, op, "of one dimension or none");
    if (jig_vector_scalable_at(type, 0) || jig_type_dim(type, 0) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "too many parts, or an unknown number");
    return true;
}

static bool lower_create_mask(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    JIG_CHECK(has_parts(rw, op, type));
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_op_num_operands(op);
    JigValue **bounds = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        bounds[i] = jig_op_operand(op, i);
    const JigType *low = jig_vector_lower_drop_dim(type, 0);
    JigValue *some = jig_op_result(
                 jig_build(rw, loc, JIG_VECTOR(CREATE_MASK), bounds + 1, n - 1, &low, 1, NULL), 0),
             *none = jig_vector_lower_zero(rw, loc, low),
             *result = jig_vector_lower_zero(rw, loc, type);
    for (int64_t i = 0; i < jig_type_dim(type, 0); ++i) {
        JigValue *is_below = jig_vector_lower_less(rw, loc, jig_arith_index(rw, loc, i), bounds[0]);
        JigArithSelect row = {
            .condition = is_below, .true_value = some, .false_value = none, .result_type = low};
        result = jig_vector_lower_insert(
            rw, loc, jig_op_result(jig_arith_select_build(rw, loc, &row), 0), result, i);
    }
    jig_rw_replace1(rw, op, result);
    return true;
}

/* ---- Constants ---- */

/* The first `set` lanes of one dimension, or the lane of none. NULL: too many to be written down.
 */
static const JigAttr *lanes_below(JigRewriter *rw, const JigType *type, int64_t set) {
    int64_t n = jig_type_rank(type) ? jig_type_dim(type, 0) : 1;
    const JigType *bit = jig_type_i(rw->ctx, 1);
    if (set == 0 || set == n)
        return jig_const_splat(type, jig_attr_int(bit, set ? 1 : 0));
    if (n > JIG_VECTOR_MANY)
        return NULL;
    const JigAttr **lanes = JIG_NEW_ARRAY(rw->arena, const JigAttr *, (size_t)n);
    for (int64_t i = 0; i < n; ++i)
        lanes[i] = jig_attr_int(bit, i < set);
    return jig_attr_dense_of(type, lanes, (size_t)n);
}

static bool lower_constant_mask(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    const int64_t *sizes =
        jig_attr_dense_i64_data(jig_vector_constant_mask_mask_dim_sizes_attr(op));
    JigLoc loc = jig_op_loc(op);
    size_t rank = jig_type_rank(type);
    if (rank < 2) {
        const JigAttr *lanes = lanes_below(rw, type, sizes[0]);
        if (!lanes)
            return jig_no_match(rw, op, "too many lanes");
        jig_rw_replace1(rw, op, jig_arith_constant(rw, loc, type, lanes));
        return true;
    }
    JIG_CHECK(has_parts(rw, op, type));
    JigVectorConstantMask low = {.result_type = jig_vector_lower_drop_dim(type, 0),
                                 .mask_dim_sizes =
                                     jig_attr_dense_i64(rw->ctx, sizes + 1, rank - 1)};
    JigValue *some = jig_op_result(jig_vector_constant_mask_build(rw, loc, &low), 0),
             *result = jig_vector_lower_zero(rw, loc, type);
    for (int64_t i = 0; i < sizes[0]; ++i)
        result = jig_vector_lower_insert(rw, loc, some, result, i);
    jig_rw_replace1(rw, op, result);
    return true;
}

const JigPattern jig_vector_lower_mask_patterns[] = {
    {.name = "(anonymous namespace)::CreateMaskOpLowering",
     .root = "vector.create_mask",
     .fn = lower_create_mask},
    {.name = "(anonymous namespace)::ConstantMaskOpLowering",
     .root = "vector.constant_mask",
     .fn = lower_constant_mask},
    {0},
};
