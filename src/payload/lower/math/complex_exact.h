/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions of complex numbers by functions of their parts, all of which are f64: what compiled
 * code computes is what an evaluator does that computes in f64 and rounds once. Infinities, zeros
 * and what is no number are as in annex G of C.
 */
#ifndef JIG_PAYLOAD_LOWER_MATH_COMPLEX_EXACT_H
#define JIG_PAYLOAD_LOWER_MATH_COMPLEX_EXACT_H

#include "payload/lower/math/complex_parts.h"

/* How ops are made. */
typedef struct JigExact {
    const JigNumbers *x; /* of f64, without flags */
    bool narrow;         /* parts are of a smaller format: squares do not overflow */
} JigExact;

/* Of an op with one operand, `b` is the same as `a`. A function that gives a number gives it as
 * the real part. */
typedef JigComplex JigExactFormula(const JigExact *e, JigComplex a, JigComplex b);

/* complex_exact.c */
JigExactFormula jig_exact_exp, jig_exact_expm1, jig_exact_sine, jig_exact_cosine, jig_exact_tangent,
    jig_exact_hyperbolic_tangent;
/* complex_exact_roots.c */
JigExactFormula jig_exact_magnitude, jig_exact_log, jig_exact_log1p, jig_exact_root,
    jig_exact_one_by_root, jig_exact_quotient, jig_exact_atan2, jig_exact_power;

/* ---- What both have in common ---- */
JigValue *jig_exact_is_nan(const JigExact *e, JigValue *a);
/* `made`, but where that is no number and the condition holds: `otherwise`. */
JigValue *jig_exact_unless(const JigExact *e, JigValue *made, JigValue *condition,
                           JigValue *otherwise);
JigValue *jig_exact_is_zero(const JigExact *e, JigValue *a);
JigValue *jig_exact_is_infinite(const JigExact *e, JigValue *a);

#endif
