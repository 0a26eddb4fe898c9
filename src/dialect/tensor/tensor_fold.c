/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folds of tensor ops. */
#include "dialect/tensor/tensor_int.h"

/* ---- tensor.cast as an operand ---- */

/* A cast that only forgets about the shape adds nothing for who reads it. */
static bool forgets_shape(const JigOp *cast) {
    const JigType *from = jig_value_type(jig_op_operand(cast, 0));
    return jig_type_is_ranked_tensor(from);
}

/* Takes operand `i` from before the cast. */
static bool bypass_cast(JigOp *op, size_t i) {
    JigOp *cast = jig_value_def(jig_op_operand(op, i));
    if (!jig_op_is(cast, JIG_TENSOR(CAST)) || !forgets_shape(cast))
        return false;
    jig_op_set_operand(op, i, jig_op_operand(cast, 0));
    return true;
}

/* ---- tensor.dim ---- */

/* The operand that gives dynamic dimension `dim` of `t`, when there is one each. */
static size_t dynamic_position(const JigType *t, int64_t dim) {
    size_t n = 0;
    for (int64_t i = 0; i < dim; ++i)
        n += jig_type_is_dynamic_dim(t, (size_t)i);
    return n;
}

static JigValue *dynamic_size(JigOp *def, const JigType *t, int64_t dim) {
    if (jig_op_is(def, JIG_TENSOR(GENERATE)))
        return jig_op_operand(def, dynamic_position(t, dim));
    if (!jig_op_is(def, JIG_TENSOR(EXTRACT_SLICE)) ||
        jig_type_rank(t) != jig_type_rank(jig_value_type(jig_op_operand(def, 0))))
        return NULL;
    JigArena *a = jig_arena_create();
    size_t n;
    JigValue *size = jig_slice_sizes(def, &n, a)[dim].value;
    jig_arena_destroy(a);
    return size;
}

JigFold jig_tensor_fold_dim(JigFoldCall *call) {
    JigValue *source = jig_op_operand(call->op, 0);
    const JigType *t = jig_value_type(source);
    if (!call->operands[1] || !jig_type_is_ranked_tensor(t))
        return JIG_FOLD_NONE;
    int64_t dim = jig_attr_int_value(call->operands[1]);
    if (dim < 0 || (size_t)dim >= jig_type_rank(t))
        return JIG_FOLD_NONE; /* undefined behaviour, but valid IR */
    if (!jig_type_is_dynamic_dim(t, (size_t)dim)) {
        call->results[0].attr = jig_attr_index(jig_type_context(t), jig_type_dim(t, (size_t)dim));
        return JIG_FOLD_RESULTS;
    }
    JigOp *def = jig_value_def(source);
    call->results[0].value = def ? dynamic_size(def, t, dim) : NULL;
    if (call->results[0].value)
        return JIG_FOLD_RESULTS;
    return bypass_cast(call->op, 0) ? JIG_FOLD_IN_PLACE : JIG_FOLD_NONE;
}
