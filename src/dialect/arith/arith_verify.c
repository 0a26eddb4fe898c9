/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows' strings can't say. */
#include "dialect/arith/arith_int.h"

static bool is_elements(const JigAttr *x) {
    switch (jig_attr_kind(x)) {
    case JIG_ATTR_DENSE:
    case JIG_ATTR_DENSE_STRING:
    case JIG_ATTR_RESOURCE:
    case JIG_ATTR_SPARSE:
        return true;
    default:
        return false;
    }
}

bool jig_arith_is_constant(const JigAttr *value, const JigType *type) {
    if (jig_attr_type(value) != type ||
        (jig_type_is_any_integer(type) && jig_type_sign(type) != JIG_SIGNLESS))
        return false;
    return jig_attr_is_int(value) || jig_attr_is_float(value) || is_elements(value);
}

bool jig_arith_verify_constant(JigOp *op) {
    const JigType *type = jig_op_result_type(op, 0);
    const JigAttr *value = jig_arith_constant_value_attr(op);
    if (jig_type_is_any_integer(type) && jig_type_sign(type) != JIG_SIGNLESS)
        return jig_op_error(op, "integer return type must be signless");
    if (!jig_attr_is_int(value) && !jig_attr_is_float(value) && !is_elements(value))
        return jig_op_error(op, "value must be an integer, float, or elements attribute");
    if (jig_type_is_vector(type) && jig_type_is_scalable(type) && !jig_attr_is_splat(value))
        return jig_op_error(
            op, "intializing scalable vectors with elements attribute is not supported unless it's "
                "a vector splat");
    return true;
}

/* `type` with i1 elements. */
static const JigType *mask_type(const JigType *type) {
    const JigType *i1 = jig_type_i(jig_type_context(type), 1);
    return jig_type_clone_shaped(type, NULL, 0, i1);
}

bool jig_arith_verify_select(JigOp *op) {
    const JigType *condition = jig_value_type(jig_arith_select_condition(op));
    const JigType *type = jig_op_result_type(op, 0);
    if (jig_type_is_integer(condition, 1))
        return true;
    if (!jig_type_is_tensor(type) && !jig_type_is_vector(type))
        return jig_op_error(op, "expected condition to be a signless i1, but got %s",
                            jig_msg_type(condition));
    const JigType *expected = mask_type(type);
    return condition == expected || jig_op_error(op,
                                                 "expected condition type to have the same shape "
                                                 "as the result type, expected %s, but got %s",
                                                 jig_msg_type(expected), jig_msg_type(condition));
}
