/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reading scf.forall. */
#include "dialect/common/slices.h"
#include "dialect/scf/scf_int.h"

static const char *const static_names[] = {"staticLowerBound", "staticUpperBound", "staticStep"};

size_t jig_forall_rank(const JigOp *op) {
    return jig_attr_dense_array_len(jig_op_attr(op, "staticLowerBound"));
}

JigMixed jig_forall_bound(const JigOp *op, int bound, size_t dim) {
    const JigAttr *array = jig_op_attr(op, static_names[bound]);
    int64_t value = jig_attr_dense_array_int(array, dim);
    if (value != JIG_DYNAMIC)
        return jig_mixed_attr(jig_attr_index(jig_op_context(op), value));
    size_t start, count;
    jig_op_operand_range(op, (size_t)bound, &start, &count);
    for (size_t i = 0; i < dim; i++)
        start += jig_attr_dense_array_int(array, i) == JIG_DYNAMIC;
    return jig_mixed_value(jig_op_operand(op, start));
}

static bool is_all(const JigOp *op, int bound, int64_t value) {
    size_t n = jig_attr_dense_array_len(jig_op_attr(op, static_names[bound]));
    for (size_t i = 0; i < n; i++)
        if (!jig_mixed_is(jig_forall_bound(op, bound, i), value))
            return false;
    return true;
}

bool jig_forall_is_normalized(const JigOp *op) {
    return is_all(op, JIG_FORALL_LOWER, 0) && is_all(op, JIG_FORALL_STEP, 1);
}

size_t jig_forall_num_outs(const JigOp *op) {
    return jig_operand_range(op, JIG_FORALL_OUTS).count;
}

JigValue *jig_forall_out(const JigOp *op, size_t i) {
    return jig_op_operand(op, jig_operand_range(op, JIG_FORALL_OUTS).start + i);
}

JigValue *jig_forall_out_arg(const JigOp *op, size_t i) {
    return jig_block_arg(jig_op_body(op), jig_forall_rank(op) + i);
}

JigOp *jig_forall_in_parallel(const JigOp *op) {
    return jig_block_last(jig_op_body(op));
}
