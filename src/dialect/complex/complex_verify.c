/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows' strings can't say. */
#include "dialect/complex/complex_int.h"

static bool is_number(const JigAttr *x) {
    return jig_attr_is_int(x) || jig_attr_is_float(x);
}

bool jig_complex_verify_constant(JigOp *op) {
    const JigAttr *value = jig_complex_constant_value_attr(op);
    const JigType *element = jig_type_element(jig_op_result_type(op, 0));
    if (jig_attr_array_len(value) != 2)
        return jig_op_error(
            op, "requires 'value' to be a complex constant, represented as array of two values");
    const JigAttr *re = jig_attr_array_at(value, 0), *im = jig_attr_array_at(value, 1);
    if (!is_number(re) || !is_number(im))
        return jig_op_error(op, "requires attribute's elements to be float or integer attributes");
    if (jig_attr_type(re) == element && jig_attr_type(im) == element)
        return true;
    return jig_op_error(
        op,
        "requires attribute's element types (%s, %s) to match the element type of the op's return "
        "type (%s)",
        jig_msg_type(jig_attr_type(re)), jig_msg_type(jig_attr_type(im)), jig_msg_type(element));
}

void jig_complex_name_constant(const JigOp *op, JigNameSink *sink) {
    jig_name_set(sink, jig_op_result(op, 0), "cst");
}

static bool is_complex(const JigType *t) {
    return jig_type_kind(t) == JIG_TYPE_COMPLEX;
}
static uint32_t width_of(const JigType *t) {
    return is_complex(t) ? 2 * jig_type_width(jig_type_element(t)) : jig_type_width(t);
}

bool jig_complex_verify_bitcast(JigOp *op) {
    const JigType *from = jig_value_type(jig_complex_bitcast_operand(op)),
                  *to = jig_op_result_type(op, 0);
    if (from == to) /* it folds away */
        return true;
    if (!jig_type_is_int_or_float(from) && !is_complex(from))
        return jig_op_error(op, "operand must be int/float/complex");
    if (!jig_type_is_int_or_float(to) && !is_complex(to))
        return jig_op_error(op, "result must be int/float/complex");
    if (is_complex(from) == is_complex(to))
        return jig_op_error(op, "requires that either input or output has a complex type");
    return width_of(from) == width_of(to) || jig_op_error(op, "casting bitwidths do not match");
}
