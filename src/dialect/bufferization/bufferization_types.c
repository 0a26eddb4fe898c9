/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What constraints and predicates of the rows test. */
#include "dialect/bufferization/bufferization_int.h"

static bool same_shape(const JigType *a, const JigType *b) {
    if (jig_type_has_rank(a) != jig_type_has_rank(b))
        return false;
    size_t rank = jig_type_rank(a);
    return rank == jig_type_rank(b) &&
           (rank == 0 || memcmp(jig_type_shape(a), jig_type_shape(b), rank * sizeof(int64_t)) == 0);
}

/* Says what differs before the trait says that something does. */
bool jig_bufferization_tensor_matches_buffer(const JigOp *op) {
    const JigType *from = jig_value_type(jig_bufferization_to_tensor_buffer(op));
    const JigType *to = jig_op_result_type(op, 0);
    if (!same_shape(from, to))
        return jig_op_emit_error(op, "shapes do not match");
    if (jig_type_element(from) != jig_type_element(to))
        return jig_op_emit_error(op, "element types do not match");
    return true;
}
