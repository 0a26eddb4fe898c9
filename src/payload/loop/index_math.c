/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/index_math.h"

JigValue *jig_loop_int_ceildiv(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b) {
    JigValue *one = jig_loop_int_constant(rw, loc, jig_value_type(a), 1),
             *less = jig_loop_int_op(rw, loc, JIG_ARITH(SUBI), b, one),
             *sum = jig_loop_int_op(rw, loc, JIG_ARITH(ADDI), a, less);
    return jig_loop_int_op(rw, loc, JIG_ARITH(DIVUI), sum, b);
}

JigValue *jig_loop_index_modulo(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b,
                                JigValue *zero, bool says_no_wrap) {
    JigValue *rest = jig_loop_int_op(rw, loc, JIG_ARITH(REMSI), a, b);
    if (!zero)
        zero = jig_arith_index(rw, loc, 0);
    JigValue *negative = jig_loop_int_compare(rw, loc, JIG_COMPARE_SLT, rest, zero);
    JigArithAddi sum = {.lhs = rest, .rhs = b};
    if (says_no_wrap)
        sum.overflow_flags = jig_attr_enum(rw->ctx, JIG_ARITH_OVERFLOW_ATTR, JIG_NO_SIGNED_WRAP);
    JigValue *above = jig_op_result(jig_arith_addi_build(rw, loc, &sum), 0);
    return jig_loop_int_select(rw, loc, negative, above, rest);
}
