/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops of complex as ops of arith and math on their parts. */
#ifndef JIG_PAYLOAD_LOWER_MATH_COMPLEX_PARTS_H
#define JIG_PAYLOAD_LOWER_MATH_COMPLEX_PARTS_H

#include "payload/lower/numbers/numbers.h"

/* What the op is replaced by; its ops are made at the insertion point. */
typedef JigValue *JigComplexFormula(const JigNumbers *x, const JigOp *op);

/* The operand of an op that has one, or the left one of two. */
JigValue *jig_lower_complex_left(const JigOp *op);
JigValue *jig_lower_complex_right(const JigOp *op);
JigComplex jig_lower_complex_parts(const JigNumbers *x, JigValue *z);
JigValue *jig_lower_complex_join(const JigNumbers *x, JigComplex z);
/* Another op of complex, with the flags; it becomes simpler in turn. `b` may be NULL. */
JigValue *jig_lower_complex_op(const JigNumbers *x, const JigOpRow *row, const JigType *type,
                               JigValue *a, JigValue *b);
/* May the numbers be infinite or no numbers, as far as the flags say? */
bool jig_lower_complex_may_be_special(const JigNumbers *x);

/* The magnitude, or what it says of it. */
typedef enum JigMagnitude { JIG_ITSELF, JIG_ITS_ROOT, JIG_ONE_BY_ITS_ROOT } JigMagnitude;
JigValue *jig_lower_complex_magnitude(const JigNumbers *x, JigComplex z, JigMagnitude what);
JigValue *jig_lower_complex_angle(const JigNumbers *x, JigComplex z);
/* The same with flags that say nothing of infinities and NaN. */
JigNumbers jig_lower_complex_numbers_special(const JigNumbers *x);

/* complex_functions.c, complex_roots.c */
JigComplexFormula jig_lower_complex_exp, jig_lower_complex_expm1, jig_lower_complex_sine,
    jig_lower_complex_cosine, jig_lower_complex_tangent, jig_lower_complex_log,
    jig_lower_complex_log1p, jig_lower_complex_atan2;
JigComplexFormula jig_lower_complex_sqrt, jig_lower_complex_rsqrt, jig_lower_complex_pow,
    jig_lower_complex_powi;

#endif
