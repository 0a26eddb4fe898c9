/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Integer and index arithmetic at the insertion point, an op for each step; what is not called a
 * fold folds nothing. */
#ifndef JIG_PAYLOAD_LOOP_INDEX_MATH_H
#define JIG_PAYLOAD_LOOP_INDEX_MATH_H

#include "dialect/arith/arith.h"

/* The op of `row` on two values of one type, with the type of the first. */
static inline JigValue *jig_loop_int_op(JigRewriter *rw, JigLoc loc, const JigOpRow *row,
                                        JigValue *a, JigValue *b) {
    const JigType *type = jig_value_type(a);
    return jig_op_result(jig_build(rw, loc, row, (JigValue *[]){a, b}, 2, &type, 1, NULL), 0);
}
/* The same, folded where it can be. */
static inline JigValue *jig_loop_int_fold(JigRewriter *rw, JigLoc loc, const JigOpRow *row,
                                          JigValue *a, JigValue *b) {
    const JigType *type = jig_value_type(a);
    return jig_build_or_fold(rw, loc, row, (JigValue *[]){a, b}, 2, &type, 1, NULL);
}
static inline JigValue *jig_loop_int_constant(JigRewriter *rw, JigLoc loc, const JigType *type,
                                              int64_t value) {
    return jig_arith_constant(rw, loc, type, jig_attr_int(type, value));
}
/* The comparison: an i1, or a vector of them. */
static inline JigValue *jig_loop_int_compare(JigRewriter *rw, JigLoc loc, JigIntCompare how,
                                             JigValue *a, JigValue *b) {
    JigArithCmpi parts = {.lhs = a, .rhs = b, .predicate = jig_attr_i64(rw->ctx, how)};
    return jig_arith_cmpi_result(jig_arith_cmpi_build(rw, loc, &parts));
}
static inline JigValue *jig_loop_int_select(JigRewriter *rw, JigLoc loc, JigValue *condition,
                                            JigValue *yes, JigValue *no) {
    JigArithSelect parts = {.condition = condition, .true_value = yes, .false_value = no};
    return jig_op_result(jig_arith_select_build(rw, loc, &parts), 0);
}
/* The remainder of an index with the sign of the divisor, which is positive. `zero` NULL: it is
 * made where it is needed. The sum in it cannot overflow: does it say so? */
JigValue *jig_loop_index_modulo(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b,
                                JigValue *zero, bool says_no_wrap);
/* ceil(a / b) of what is not negative, as (a + (b - 1)) / b. */
JigValue *jig_loop_int_ceildiv(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b);

#endif
