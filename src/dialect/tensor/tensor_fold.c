/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folds of tensor ops: sizes, elements and constants. */
#include "dialect/common/constfold.h"
#include "dialect/common/dim.h"
#include "dialect/tensor/tensor_int.h"

/* ---- tensor.dim ---- */

static JigValue *dynamic_size(JigOp *def, const JigType *t, size_t dim) {
    if (jig_op_is(def, JIG_TENSOR(GENERATE)))
        return jig_op_operand(def, jig_type_dynamic_before(t, dim));
    if (!jig_op_is(def, JIG_TENSOR(EXTRACT_SLICE)) ||
        jig_type_rank(t) != jig_type_rank(jig_value_type(jig_tensor_extract_slice_source(def))))
        return NULL;
    JigArena *a = jig_arena_create();
    size_t n;
    JigValue *size = jig_slice_sizes(def, &n, a)[dim].value;
    jig_arena_destroy(a);
    return size;
}

JigFold jig_tensor_fold_dim(JigFoldCall *call) {
    return jig_dim_fold(call, JIG_TENSOR(CAST), dynamic_size);
}

/* ---- Constants ---- */

JigFold jig_tensor_fold_rank(JigFoldCall *call) {
    const JigType *t = jig_value_type(jig_tensor_rank_tensor(call->op));
    if (!jig_type_is_ranked_tensor(t))
        return JIG_FOLD_NONE;
    return jig_const_fold_attr(call,
                               jig_attr_index(jig_type_context(t), (int64_t)jig_type_rank(t)));
}

const JigAttr *jig_tensor_resize_splat(const JigAttr *source, const JigType *type) {
    if (!source || !jig_attr_is_dense(source) || !jig_attr_is_splat(source) ||
        !jig_type_is_ranked_tensor(type) || !jig_type_has_static_shape(type))
        return NULL;
    return jig_attr_dense(type, jig_attr_dense_data(source), true);
}

JigFold jig_tensor_fold_splat(JigFoldCall *call) {
    const JigAttr *x = call->operands[0];
    if (!x || (!jig_attr_is_int(x) && !jig_attr_is_float(x)) ||
        !jig_type_has_static_shape(jig_op_result_type(call->op, 0)))
        return JIG_FOLD_NONE;
    return jig_const_fold_attr(call, jig_attr_dense_of(jig_op_result_type(call->op, 0), &x, 1));
}

bool jig_tensor_is_element(const JigAttr *x, const JigType *element) {
    if (jig_type_kind(element) != JIG_TYPE_COMPLEX)
        return jig_attr_is_int(x) || jig_attr_is_float(x);
    return x && jig_attr_kind(x) == JIG_ATTR_ARRAY && jig_attr_array_len(x) == 2;
}

JigFold jig_tensor_fold_from_elements(JigFoldCall *call) {
    size_t n = jig_op_num_operands(call->op);
    const JigType *element = jig_type_element(jig_op_result_type(call->op, 0));
    for (size_t i = 0; i < n; i++)
        if (!jig_tensor_is_element(call->operands[i], element))
            return JIG_FOLD_NONE;
    if (n == 0 && !jig_type_is_int_or_index_or_float(element))
        return JIG_FOLD_NONE;
    return jig_const_fold_attr(
        call, jig_attr_dense_of(jig_op_result_type(call->op, 0), call->operands, n));
}

JigFold jig_tensor_fold_gather(JigFoldCall *call) {
    return jig_const_fold_attr(
        call, jig_tensor_resize_splat(call->operands[0], jig_op_result_type(call->op, 0)));
}

/* ---- Elements ---- */

/* Row-major position; false when an index is unknown or not within the shape. */
static bool linear_index(const JigFoldCall *call, const JigType *t, size_t first, int64_t *out) {
    *out = 0;
    for (size_t i = 0; i < jig_type_rank(t); i++) {
        const JigAttr *x = call->operands[first + i];
        int64_t index = x && jig_attr_is_int(x) ? jig_attr_int_value(x) : -1;
        if (index < 0 || index >= jig_type_dim(t, i))
            return false;
        *out = *out * jig_type_dim(t, i) + index;
    }
    return true;
}

/* What was just put there, at a constant place. */
static JigValue *inserted(const JigOp *op) {
    JigOp *insert = jig_value_def_of(jig_tensor_extract_tensor(op), JIG_TENSOR(INSERT));
    if (!insert)
        return NULL;
    for (size_t i = 1; i < jig_op_num_operands(op); i++) {
        int64_t x, y;
        if (!jig_constant_int(jig_op_operand(op, i), &x) ||
            !jig_constant_int(jig_op_operand(insert, i + 1), &y) || x != y)
            return NULL;
    }
    return jig_tensor_insert_scalar(insert);
}

JigFold jig_tensor_fold_extract(JigFoldCall *call) {
    JigValue *tensor = jig_tensor_extract_tensor(call->op);
    const JigType *t = jig_value_type(tensor);
    const JigAttr *x = call->operands[0];
    int64_t index;
    bool dense = x && jig_attr_is_dense(x);
    if (dense && jig_attr_is_splat(x))
        return jig_const_fold_attr(call, jig_attr_element(x, 0));
    if (inserted(call->op))
        return jig_const_fold_value(call, inserted(call->op));
    if (!jig_type_has_static_shape(t) || !linear_index(call, t, 1, &index))
        return JIG_FOLD_NONE;
    if (jig_value_def_is(tensor, JIG_TENSOR(FROM_ELEMENTS)))
        return jig_const_fold_value(call, jig_op_operand(jig_value_def(tensor), (size_t)index));
    if (dense || (x && jig_attr_kind(x) == JIG_ATTR_SPARSE))
        return jig_const_fold_attr(call, jig_attr_element(x, index));
    return JIG_FOLD_NONE;
}

/* The value that the tensor has everywhere. */
JigFold jig_tensor_fold_insert(JigFoldCall *call) {
    const JigAttr *scalar = call->operands[0], *dest = call->operands[1];
    if (!scalar || !dest || !jig_attr_is_dense(dest) || !jig_attr_is_splat(dest) ||
        jig_attr_element(dest, 0) != scalar)
        return JIG_FOLD_NONE;
    return jig_const_fold_attr(call, dest);
}
