/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What constraints and predicates of the rows test. */
#include "dialect/arith/arith_int.h"

static bool same_shape(const JigType *a, const JigType *b) {
    return jig_type_rank(a) == jig_type_rank(b) &&
           (jig_type_rank(a) == 0 ||
            memcmp(jig_type_shape(a), jig_type_shape(b), jig_type_rank(a) * sizeof(int64_t)) == 0);
}

/* Whatever is no tensor counts as a tensor without dimensions here. */
static size_t tensor_rank(const JigType *t) {
    return jig_type_is_tensor(t) ? jig_type_rank(t) : 0;
}

static bool is_unranked(const JigType *t) {
    return jig_type_is_tensor(t) && !jig_type_has_rank(t);
}

/* Nothing is known to be the same of an unranked tensor, unless the type is. */
bool jig_arith_same_tensor_dims(const JigOp *op) {
    const JigType *in = jig_value_type(jig_arith_in(op));
    const JigType *out = jig_op_result_type(op, 0);
    if (is_unranked(in) || is_unranked(out))
        return in == out;
    size_t rank = tensor_rank(in);
    if (rank != tensor_rank(out))
        return false;
    return rank == 0 || same_shape(in, out);
}

/* An i1 selects whole values; a shape of i1 selects element by element. */
bool jig_arith_bool_or_same_shape(const JigOp *op) {
    const JigType *condition = jig_value_type(jig_arith_select_condition(op));
    const JigType *result = jig_op_result_type(op, 0);
    if (jig_type_is_integer(condition, 1))
        return true;
    return jig_type_is_shaped(condition) && jig_type_is_shaped(result) &&
           jig_type_has_rank(condition) == jig_type_has_rank(result) &&
           same_shape(condition, result);
}
