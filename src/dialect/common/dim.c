/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/dim.h"

#include "dialect/common/constfold.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"

bool jig_bypass_cast(JigOp *op, size_t i, const JigOpRow *cast) {
    JigOp *def = jig_op_operand_def_of(op, i, cast);
    if (!def || !jig_type_has_rank(jig_op_operand_type(def, 0)))
        return false;
    jig_op_set_operand(op, i, jig_op_operand(def, 0));
    return true;
}

JigFold jig_fold_dim(JigFoldCall *call, const JigOpRow *cast,
                     JigValue *(*size_of)(JigOp *def, const JigType *t, size_t dim)) {
    JigValue *source = jig_op_operand(call->op, 0);
    const JigType *t = jig_value_type(source);
    if (!call->operands[1] || !jig_type_has_rank(t))
        return JIG_FOLD_NONE;
    int64_t dim = jig_attr_int_value(call->operands[1]);
    if (dim < 0 || (size_t)dim >= jig_type_rank(t))
        return JIG_FOLD_NONE; /* undefined behaviour, but valid IR */
    if (!jig_type_is_dynamic_dim(t, (size_t)dim))
        return jig_fold_attr(call,
                             jig_attr_index(jig_type_context(t), jig_type_dim(t, (size_t)dim)));
    JigOp *def = jig_value_def(source);
    JigValue *size = def ? size_of(def, t, (size_t)dim) : NULL;
    if (size)
        return jig_fold_value(call, size);
    return jig_bypass_cast(call->op, 0, cast) ? JIG_FOLD_IN_PLACE : JIG_FOLD_NONE;
}

JigMixed jig_build_dim(JigRewriter *rw, JigLoc loc, JigValue *shaped, size_t i) {
    const JigType *type = jig_value_type(shaped), *index = jig_type_index(rw->ctx);
    int64_t size = jig_type_dim(type, i);
    if (size != JIG_DYNAMIC)
        return jig_mixed_int(rw->ctx, size);
    JigValue *position = jig_mixed_to_value(rw, loc, jig_mixed_int(rw->ctx, (int64_t)i));
    const JigOpRow *row = jig_type_is_memref(type) ? JIG_MEMREF(DIM) : JIG_TENSOR(DIM);
    JigValue *dim =
        jig_build_or_fold(rw, loc, row, (JigValue *[]){shaped, position}, 2, &index, 1, NULL);
    return jig_mixed_value(dim);
}

bool jig_verify_num_sizes(JigOp *op, size_t has) {
    size_t want = jig_type_num_dynamic_dims(jig_op_result_type(op, 0));
    return has == want ||
           jig_op_error(op, "incorrect number of dynamic sizes, has %zu, expected %zu", has, want);
}

bool jig_shape_drops_ones(const JigType *full, const JigType *reduced) {
    size_t k = 0;
    for (size_t i = 0; i < jig_type_rank(full); i++)
        if (k < jig_type_rank(reduced) && jig_type_dim(full, i) == jig_type_dim(reduced, k))
            k++;
        else if (jig_type_dim(full, i) != 1)
            return false;
    return k == jig_type_rank(reduced);
}
