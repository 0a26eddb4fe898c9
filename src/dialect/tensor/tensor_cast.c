/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/tensor/tensor_cast.h"

#include "dialect/tensor/tensor.h"

bool jig_tensor_keeps_static_info(const JigType *source, const JigType *target) {
    if (!jig_type_is_ranked_tensor(source) || !jig_type_is_ranked_tensor(target) ||
        jig_type_element(source) != jig_type_element(target) ||
        jig_type_rank(source) != jig_type_rank(target) ||
        jig_type_encoding(source) != jig_type_encoding(target))
        return false;
    for (size_t i = 0; i < jig_type_rank(source); i++)
        if (!jig_type_is_dynamic_dim(source, i) && jig_type_is_dynamic_dim(target, i))
            return false;
    return true;
}

static bool is_cast(const JigOp *op) {
    return jig_op_is(op, JIG_TENSOR(CAST));
}
static const JigType *from(const JigOp *cast) {
    return jig_value_type(jig_tensor_cast_source(cast));
}
static const JigType *to(const JigOp *cast) {
    return jig_op_result_type(cast, 0);
}

bool jig_tensor_cast_folds_into_consumer(const JigOp *cast) {
    return is_cast(cast) && jig_tensor_keeps_static_info(to(cast), from(cast));
}

bool jig_tensor_cast_folds_into_producer(const JigOp *cast) {
    return is_cast(cast) && jig_tensor_keeps_static_info(from(cast), to(cast));
}

bool jig_tensor_has_foldable_cast(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        if (jig_tensor_cast_folds_into_consumer(jig_op_operand_def(op, i)))
            return true;
    return false;
}

void jig_tensor_operands_without_casts(const JigOp *op, JigValue **operands,
                                       const JigType **types) {
    JigOperandRange inits = jig_dps_inits(op);
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        types[i] = jig_op_result_type(op, i);
    for (size_t i = 0, result = 0; i < jig_op_num_operands(op); i++) {
        operands[i] = jig_op_operand(op, i);
        const JigOp *def = jig_value_def(operands[i]);
        if (jig_tensor_cast_folds_into_consumer(def))
            operands[i] = jig_tensor_cast_source(def);
        bool is_tensor_init =
            jig_range_has(inits, i) && !jig_type_is_any_memref(jig_value_type(operands[i]));
        if (is_tensor_init && result < jig_op_num_results(op))
            types[result++] = jig_value_type(operands[i]);
    }
}

JigValue *jig_tensor_build_cast(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *type) {
    return jig_op_result(jig_build(rw, loc, JIG_TENSOR(CAST), &v, 1, &type, 1, NULL), 0);
}

JigValue *jig_tensor_as_type(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *type) {
    return jig_value_type(v) == type ? v : jig_tensor_build_cast(rw, loc, v, type);
}
