/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions of complex numbers by functions of their parts, all of which are f64 and rounded to the
 * format at the end. The error is some units in the last place of the larger part, of powers as
 * many as the exponential magnifies; of smaller formats each part is right. Infinities, zeros and
 * what is no number are as in annex G of C. The evaluator (dialect/complex/complex_eval.c) has
 * none of these formulas: it is what they are tested against.
 */
#ifndef JIG_PAYLOAD_LOWER_MATH_COMPLEX_EXACT_H
#define JIG_PAYLOAD_LOWER_MATH_COMPLEX_EXACT_H

#include "dialect/arith/arith.h"
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
JigExactFormula jig_lower_exact_exp, jig_lower_exact_expm1, jig_lower_exact_sine,
    jig_lower_exact_cosine, jig_lower_exact_tangent, jig_lower_exact_hyperbolic_tangent;
/* complex_exact_roots.c */
JigExactFormula jig_lower_exact_magnitude, jig_lower_exact_log, jig_lower_exact_log1p,
    jig_lower_exact_root, jig_lower_exact_one_by_root, jig_lower_exact_quotient,
    jig_lower_exact_power;
/* complex_exact_atan2.c */
JigExactFormula jig_lower_exact_atan2;
/* complex_exact_powi.c: the exponent as a signed number. */
JigComplex jig_lower_exact_int_power(const JigExact *e, JigComplex base, JigValue *n);

/* ---- What both files have in common ---- */
static inline JigValue *number(const JigExact *e, double n) {
    return jig_numbers_constant(e->x, n);
}
static inline JigValue *add(const JigExact *e, JigValue *a, JigValue *b) {
    return jig_numbers_add(e->x, a, b);
}
static inline JigValue *sub(const JigExact *e, JigValue *a, JigValue *b) {
    return jig_numbers_sub(e->x, a, b);
}
static inline JigValue *mul(const JigExact *e, JigValue *a, JigValue *b) {
    return jig_numbers_mul(e->x, a, b);
}
static inline JigValue *negative(const JigExact *e, JigValue *a) {
    return jig_numbers_unary(e->x, JIG_ARITH(NEGF), a);
}
static inline JigValue *math(const JigExact *e, const JigOpRow *row, JigValue *a) {
    return jig_numbers_unary(e->x, row, a);
}
static inline JigValue *select(const JigExact *e, JigValue *condition, JigValue *a, JigValue *b) {
    return jig_numbers_select(e->x, condition, a, b);
}
static inline JigComplex where(const JigExact *e, JigValue *condition, JigComplex a, JigComplex b) {
    return (JigComplex){select(e, condition, a.re, b.re), select(e, condition, a.im, b.im)};
}
JigValue *jig_lower_exact_is_nan(const JigExact *e, JigValue *a);
/* `made`, but where that is no number and the condition holds: `otherwise`. */
JigValue *jig_lower_exact_unless(const JigExact *e, JigValue *made, JigValue *condition,
                                 JigValue *otherwise);
JigValue *jig_lower_exact_is_zero(const JigExact *e, JigValue *a);
JigValue *jig_lower_exact_is_infinite(const JigExact *e, JigValue *a);
/* Numbers whose largest magnitude is `most` are scaled, so that their squares neither overflow nor
 * vanish: large ones by JIG_EXACT_DOWN, small ones by JIG_EXACT_UP, which are each other's inverse.
 */
#define JIG_EXACT_SCALE_BITS 600
#define JIG_EXACT_UP         0x1p600
#define JIG_EXACT_DOWN       0x1p-600
#define JIG_EXACT_ROOT_UP    0x1p300
#define JIG_EXACT_ROOT_DOWN  0x1p-300
typedef struct JigExactScale {
    JigValue *is_large, *is_small; /* NULL: all stay as they are */
} JigExactScale;
JigExactScale jig_lower_exact_scale(const JigExact *e, JigValue *most);
/* `large`, `small` or `plain`: how they are scaled. */
JigValue *jig_lower_exact_as_scaled(const JigExact *e, const JigExactScale *s, double large,
                                    double small, double plain);
/* What they are multiplied by. */
JigValue *jig_lower_exact_factor(const JigExact *e, const JigExactScale *s);
/* Of a and b by magnitude; what is no number does not count. */
JigValue *jig_lower_exact_larger(const JigExact *e, JigValue *a, JigValue *b);
/* ab + cd, whose digits do not cancel. */
JigValue *jig_lower_exact_sum_of_products(const JigExact *e, JigValue *a, JigValue *b, JigValue *c,
                                          JigValue *d);

#endif
