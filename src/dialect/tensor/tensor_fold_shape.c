/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folds of tensor ops: slices, reshapes, padding, concatenation. */
#include "dialect/common/constfold.h"
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor_int.h"

/* ---- Slices ---- */

static JigSlice slice_of(const JigOp *op, JigArena *a) {
    size_t n;
    JigSlice s = {.offsets = jig_slice_offsets(op, &n, a)};
    s.sizes = jig_slice_sizes(op, &n, a);
    s.strides = jig_slice_strides(op, &n, a);
    s.rank = n;
    return s;
}

/* All of a tensor of type `t`. */
static bool is_identity(const JigOp *op, const JigType *t, JigArena *a) {
    JigSlice s = slice_of(op, a);
    for (size_t i = 0; i < s.rank; i++)
        if (!jig_mixed_is(s.offsets[i], 0) || jig_type_is_dynamic_dim(t, i) ||
            !jig_mixed_is(s.sizes[i], jig_type_dim(t, i)) || !jig_mixed_is(s.strides[i], 1))
            return false;
    return s.rank == jig_type_rank(t);
}

static bool is_empty(const JigOp *op, JigArena *a) {
    JigSlice s = slice_of(op, a);
    for (size_t i = 0; i < s.rank; i++)
        if (jig_mixed_is(s.sizes[i], 0))
            return true;
    return false;
}

static bool same_slices(const JigOp *x, const JigOp *y, JigArena *a) {
    JigSlice s = slice_of(x, a), t = slice_of(y, a);
    bool same = s.rank == t.rank;
    for (size_t i = 0; same && i < s.rank; i++)
        same = jig_mixed_same(s.offsets[i], t.offsets[i]) &&
               jig_mixed_same(s.sizes[i], t.sizes[i]) && jig_mixed_same(s.strides[i], t.strides[i]);
    return same;
}

JigFold jig_tensor_fold_extract_slice(JigFoldCall *call) {
    JigOp *op = call->op, *def = jig_value_def(jig_tensor_extract_slice_source(op));
    const JigAttr *constant = jig_tensor_resize_splat(call->operands[0], jig_op_result_type(op, 0));
    if (constant)
        return jig_const_fold_attr(call, constant);
    if (jig_value_type(jig_tensor_extract_slice_source(op)) == jig_op_result_type(op, 0) &&
        is_identity(op, jig_op_result_type(op, 0), call->arena))
        return jig_const_fold_value(call, jig_tensor_extract_slice_source(op));
    /* What was just put there. */
    if (jig_op_is(def, JIG_TENSOR(INSERT_SLICE)) &&
        jig_value_type(jig_tensor_insert_slice_source(def)) == jig_op_result_type(op, 0) &&
        same_slices(op, def, call->arena))
        return jig_const_fold_value(call, jig_tensor_insert_slice_source(def));
    return JIG_FOLD_NONE;
}

JigFold jig_tensor_fold_insert_slice(JigFoldCall *call) {
    JigOp *op = call->op;
    JigOp *source = jig_value_def(jig_tensor_insert_slice_source(op)),
          *dest = jig_value_def(jig_tensor_insert_slice_dest(op));
    if (jig_type_has_static_shape(jig_op_result_type(op, 0)) &&
        jig_value_type(jig_tensor_insert_slice_source(op)) == jig_op_result_type(op, 0) &&
        is_identity(op, jig_op_result_type(op, 0), call->arena))
        return jig_const_fold_value(call, jig_tensor_insert_slice_source(op));
    /* What was there before is overwritten; of an op that reads itself nothing was before. */
    if (jig_op_is(dest, JIG_TENSOR(INSERT_SLICE)) &&
        jig_value_def(jig_tensor_insert_slice_dest(dest)) != dest &&
        jig_value_type(jig_tensor_insert_slice_source(dest)) ==
            jig_value_type(jig_tensor_insert_slice_source(op)) &&
        same_slices(op, dest, call->arena)) {
        jig_tensor_insert_slice_set_dest(NULL, op, jig_tensor_insert_slice_dest(dest));
        return JIG_FOLD_IN_PLACE;
    }
    /* It is there already, or nothing is put there. */
    bool there = jig_op_is(source, JIG_TENSOR(EXTRACT_SLICE)) &&
                 jig_tensor_extract_slice_source(source) == jig_tensor_insert_slice_dest(op) &&
                 same_slices(op, source, call->arena);
    return there || is_empty(op, call->arena)
               ? jig_const_fold_value(call, jig_tensor_insert_slice_dest(op))
               : JIG_FOLD_NONE;
}

/* ---- Reshapes ---- */

static size_t num_dynamic(const JigType *t, const JigGroup *dims) {
    size_t n = 0;
    for (size_t i = 0; i < dims->n; i++)
        n += jig_type_is_dynamic_dim(t, (size_t)dims->dims[i]);
    return n;
}

/* Back to the shape that the inverse op `def` came from? */
static bool is_undone(const JigOp *op, const JigOp *def, JigArena *a) {
    const JigType *t = jig_value_type(jig_tensor_src(def));
    if (t != jig_op_result_type(op, 0))
        return false;
    if (jig_type_num_dynamic_dims(t) < 2)
        return true;
    JigGroups g = jig_reshape_groups_of(op, a);
    if (!jig_reshape_groups_equal(g, jig_reshape_groups_of(def, a)))
        return false;
    if (jig_type_rank(t) < jig_type_rank(jig_op_result_type(def, 0)))
        return true; /* expanded, then collapsed */
    for (size_t i = 0; i < g.n; i++)
        if (num_dynamic(t, &g.items[i]) > 1)
            return false;
    return true;
}

static JigFold fold_groups(JigFoldCall *call, const JigOpRow *inverse) {
    JigOp *op = call->op, *def = jig_value_def(jig_tensor_src(op));
    const JigAttr *x = call->operands[0];
    if (jig_value_type(jig_tensor_src(op)) == jig_op_result_type(op, 0))
        return jig_const_fold_value(call, jig_tensor_src(op));
    if (x && (jig_attr_is_dense(x) || jig_attr_kind(x) == JIG_ATTR_DENSE_STRING) &&
        jig_type_has_static_shape(jig_op_result_type(op, 0)) &&
        jig_type_num_elements(jig_op_result_type(op, 0)) ==
            jig_type_num_elements(jig_value_type(jig_tensor_src(op))))
        return jig_const_fold_attr(call, jig_attr_dense_reshape(x, jig_op_result_type(op, 0)));
    if (jig_op_is(def, inverse) && is_undone(op, def, call->arena))
        return jig_const_fold_value(call, jig_tensor_src(def));
    return JIG_FOLD_NONE;
}

JigFold jig_tensor_fold_expand_shape(JigFoldCall *call) {
    return fold_groups(call, JIG_TENSOR(COLLAPSE_SHAPE));
}
JigFold jig_tensor_fold_collapse_shape(JigFoldCall *call) {
    return fold_groups(call, JIG_TENSOR(EXPAND_SHAPE));
}

/* Is element `i` of the shape the size that `source` has already? */
static bool is_size_of(JigValue *element, JigValue *source, size_t i) {
    int64_t size, index;
    JigOp *def = jig_value_def(element);
    if (jig_constant_int(element, &size))
        return size == jig_type_dim(jig_value_type(source), i);
    return jig_op_is(def, JIG_TENSOR(DIM)) && jig_tensor_dim_source(def) == source &&
           jig_constant_int(jig_tensor_dim_index(def), &index) && index == (int64_t)i;
}

JigFold jig_tensor_fold_reshape(JigFoldCall *call) {
    JigOp *op = call->op;
    JigValue *source = jig_tensor_reshape_source(op);
    const JigType *t = jig_value_type(source);
    const JigAttr *constant = jig_tensor_resize_splat(call->operands[0], jig_op_result_type(op, 0));
    if (constant)
        return jig_const_fold_attr(call, constant);
    if (jig_value_def_is(source, JIG_TENSOR(RESHAPE))) {
        jig_tensor_reshape_set_source(NULL, op, jig_tensor_reshape_source(jig_value_def(source)));
        return JIG_FOLD_IN_PLACE;
    }
    if (!jig_type_is_ranked_tensor(t) || t != jig_op_result_type(op, 0))
        return JIG_FOLD_NONE;
    if (jig_type_rank(t) <= 1)
        return jig_const_fold_value(call, source);
    JigOp *shape = jig_value_def_of(jig_tensor_reshape_shape(op), JIG_TENSOR(FROM_ELEMENTS));
    if (!shape)
        return JIG_FOLD_NONE;
    for (size_t i = 0; i < jig_op_num_operands(shape); i++)
        if (!is_size_of(jig_op_operand(shape, i), source, i))
            return JIG_FOLD_NONE;
    return jig_const_fold_value(call, source);
}

/* ---- Others ---- */

JigFold jig_tensor_fold_concat(JigFoldCall *call) {
    JigOp *op = call->op;
    bool same = jig_op_num_operands(op) == 1 &&
                jig_value_type(jig_tensor_concat_inputs_at(op, 0)) == jig_op_result_type(op, 0);
    return same ? jig_const_fold_value(call, jig_tensor_concat_inputs_at(op, 0)) : JIG_FOLD_NONE;
}

JigFold jig_tensor_fold_pad(JigFoldCall *call) {
    JigOp *op = call->op;
    bool same = jig_type_has_static_shape(jig_op_result_type(op, 0)) &&
                jig_value_type(jig_tensor_pad_source(op)) == jig_op_result_type(op, 0);
    return same && !jig_tensor_pad_nofold_attr(op)
               ? jig_const_fold_value(call, jig_tensor_pad_source(op))
               : JIG_FOLD_NONE;
}
