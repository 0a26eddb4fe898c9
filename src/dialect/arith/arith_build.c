/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers of type index that others make. */
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "support/check.h"

JigValue *jig_arith_mixed_to_value(JigRewriter *rw, JigLoc loc, JigMixed m) {
    JIG_REQUIRE(rw && (m.attr || m.value));
    if (!m.attr)
        return m.value;
    const JigType *index = jig_type_index(rw->ctx);
    const JigAttr *value = jig_attr_index(rw->ctx, jig_attr_int_value(m.attr));
    return jig_op_result(jig_arith_constant_build(
                             rw, loc, &(JigArithConstant){.result_type = index, .value = value}),
                         0);
}

JigMixed jig_arith_product(JigRewriter *rw, JigLoc loc, const JigMixed *numbers, size_t n) {
    JIG_REQUIRE(rw && (numbers || !n));
    const JigType *index = jig_type_index(rw->ctx);
    int64_t known = 1, v;
    JigValue *result = NULL;
    for (size_t i = 0; i < n; i++) {
        JigMixed m = numbers[i];
        if (jig_mixed_constant(m, &v))
            known = (int64_t)((uint64_t)known * (uint64_t)v);
        else if (!result)
            result = m.value;
        else
            result = jig_op_result(jig_build(rw, loc, JIG_ARITH(MULI),
                                             (JigValue *[]){result, m.value}, 2, &index, 1, NULL),
                                   0);
    }
    if (!result)
        return jig_mixed_int(rw->ctx, known);
    if (known != 1) {
        JigValue *c = jig_arith_mixed_to_value(rw, loc, jig_mixed_int(rw->ctx, known));
        result = jig_op_result(
            jig_build(rw, loc, JIG_ARITH(MULI), (JigValue *[]){result, c}, 2, &index, 1, NULL), 0);
    }
    return jig_mixed_value(result);
}
