/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/dim.h"

#include "dialect/common/constfold.h"

bool jig_bypass_cast(JigOp *op, size_t i, const JigOpRow *cast) {
    JigOp *def = jig_value_def(jig_op_operand(op, i));
    if (!jig_op_is(def, cast) || !jig_type_has_rank(jig_op_operand_type(def, 0)))
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
