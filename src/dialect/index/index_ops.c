/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names of constants, their creation. */
#include "dialect/index/index_int.h"

void jig_index_name_constant(const JigOp *op, JigNameSink *sink) {
    long long value = jig_index_constant_value(op);
    jig_name_set(sink, jig_op_result(op, 0), "idx%lld", value);
}

void jig_index_name_bool(const JigOp *op, JigNameSink *sink) {
    bool value = jig_attr_bool_value(jig_index_bool_constant_value_attr(op));
    jig_name_set(sink, jig_op_result(op, 0), "%s", value ? "true" : "false");
}

JigOp *jig_index_materialize(JigRewriter *rw, const JigAttr *value, const JigType *type,
                             JigLoc loc) {
    if (jig_attr_is_bool(value)) {
        if (!jig_type_is_integer(type, 1))
            return NULL;
        return jig_index_bool_constant_build(
            rw, loc, &(JigIndexBoolConstant){.result_type = type, .value = value});
    }
    if (!jig_attr_is_int(value) || !jig_type_is_index(jig_attr_type(value)) ||
        !jig_type_is_index(type))
        return NULL;
    return jig_index_constant_build(rw, loc,
                                    &(JigIndexConstant){.result_type = type, .value = value});
}
