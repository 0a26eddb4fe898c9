/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions of math by polynomials: a formula each, of ops on numbers or vectors of any shape.
 *
 * Formulas have no branches and no tables, so that vectors stay vectors and LLVM makes vectors of
 * loops. They are right whether or not a machine fuses products and sums, which it may everywhere:
 * products whose digits matter have few enough to be exact. What happens at the ends of the range
 * is chosen afterwards, by select.
 */
#ifndef JIG_PAYLOAD_LOWER_MATH_APPROXIMATE_H
#define JIG_PAYLOAD_LOWER_MATH_APPROXIMATE_H

#include "dialect/math/math.h"
#include "payload/loop/index_math.h"
#include "payload/lower/numbers/numbers.h"

/* Of which numbers coefficients are (tools/minimax). MIDDLE are those of f64 for results of f32. */
typedef enum JigPrecision {
    JIG_F32_PRECISION,
    JIG_MIDDLE_PRECISION,
    JIG_F64_PRECISION
} JigPrecision;
typedef enum JigPolynomial {
    JIG_POLYNOMIAL_EXP,
    JIG_POLYNOMIAL_LOG,
    JIG_POLYNOMIAL_ATANH,
    JIG_POLYNOMIAL_ATAN,
    JIG_POLYNOMIAL_SIN,
    JIG_POLYNOMIAL_COS,
    JIG_POLYNOMIAL_ERF,
    JIG_POLYNOMIAL_ERFC,
    JIG_POLYNOMIAL_ERFC_FAR,
    JIG_NUM_POLYNOMIALS
} JigPolynomial;

/* How ops are made. */
typedef struct JigApprox {
    JigNumbers n; /* numbers of f32 or f64, or vectors of them; sums of products may be fused */
    JigPrecision precision;
} JigApprox;
JigApprox jig_lower_approx_begin(JigRewriter *rw, JigLoc loc, const JigType *type);
/* Numbers of f64 that will be rounded to f32. */
JigApprox jig_lower_approx_middle(const JigApprox *x);

/* Does the pass make vectors of it, in a loop at least? Not of what has to look at each number. */
bool jig_lower_approx_knows(const JigOp *op);

/* A formula: `b` is the second operand, or NULL. */
typedef JigValue *JigApproxFn(const JigApprox *x, JigValue *a, JigValue *b);
/* approximate_exp.c */
JigApproxFn jig_lower_approx_exp, jig_lower_approx_exp2, jig_lower_approx_expm1,
    jig_lower_approx_sinh, jig_lower_approx_cosh, jig_lower_approx_tanh, jig_lower_approx_erf;
/* approximate_log.c */
JigApproxFn jig_lower_approx_log, jig_lower_approx_log2, jig_lower_approx_log10,
    jig_lower_approx_log1p, jig_lower_approx_asinh, jig_lower_approx_acosh, jig_lower_approx_atanh;
/* approximate_power.c: of f32 only */
JigApproxFn jig_lower_approx_power;
/* approximate_angle.c. Sines and their like of large numbers are something else. */
JigApproxFn jig_lower_approx_sin, jig_lower_approx_cos, jig_lower_approx_tan,
    jig_lower_approx_is_large_angle;
/* approximate_atan.c */
JigApproxFn jig_lower_approx_atan, jig_lower_approx_atan2, jig_lower_approx_asin,
    jig_lower_approx_acos;

/* ---- What formulas share ---- */

/* 2^k r is what e^a, or 2^a, is: k whole, |r| at most a half of it. */
typedef struct JigExponent {
    JigValue *k, *minus_one; /* an integer; e^r - 1 */
} JigExponent;
/* Of a, or of 2's power a (`binary`), that is not beyond what the format's exponents can say. */
JigExponent jig_lower_approx_exponent(const JigApprox *x, JigValue *a, bool binary);
/* 2^k, of k as normal numbers have it. */
JigValue *jig_lower_approx_power_of_two(const JigApprox *x, JigValue *k);

/* The logarithm of a is k ln 2 + f + rest; f is exact. Of positive numbers. */
typedef struct JigLogarithm {
    JigValue *k, *f, *rest;
} JigLogarithm;
JigLogarithm jig_lower_approx_logarithm(const JigApprox *x, JigValue *a);

JigValue *jig_lower_approx_polynomial(const JigApprox *x, JigPolynomial p, JigValue *at);

static inline JigValue *number(const JigApprox *x, double n) {
    return jig_numbers_constant(&x->n, n);
}
/* Of the format the one or the other. */
static inline JigValue *either(const JigApprox *x, double f32, double f64) {
    return number(x, x->precision == JIG_F32_PRECISION ? f32 : f64);
}
static inline JigValue *add(const JigApprox *x, JigValue *a, JigValue *b) {
    return jig_numbers_add(&x->n, a, b);
}
static inline JigValue *sub(const JigApprox *x, JigValue *a, JigValue *b) {
    return jig_numbers_sub(&x->n, a, b);
}
static inline JigValue *mul(const JigApprox *x, JigValue *a, JigValue *b) {
    return jig_numbers_mul(&x->n, a, b);
}
static inline JigValue *quotient(const JigApprox *x, JigValue *a, JigValue *b) {
    return jig_numbers_div(&x->n, a, b);
}
/* ab + c */
static inline JigValue *madd(const JigApprox *x, JigValue *a, JigValue *b, JigValue *c) {
    return add(x, mul(x, a, b), c);
}
static inline JigValue *size_of(const JigApprox *x, JigValue *a) {
    return jig_numbers_abs(&x->n, a);
}
static inline JigValue *with_sign(const JigApprox *x, JigValue *a, JigValue *sign) {
    return jig_numbers_copysign(&x->n, a, sign);
}
static inline JigValue *is(const JigApprox *x, JigFloatCompare how, JigValue *a, JigValue *b) {
    return jig_numbers_is(&x->n, how, a, b);
}
static inline JigValue *pick(const JigApprox *x, JigValue *condition, JigValue *a, JigValue *b) {
    return jig_numbers_select(&x->n, condition, a, b);
}
static inline JigValue *infinity(const JigApprox *x) {
    return jig_numbers_infinity(&x->n, false);
}
static inline JigValue *root(const JigApprox *x, JigValue *a) {
    return jig_numbers_unary(&x->n, JIG_MATH(SQRT), a);
}
/* `a`, but at most, or at least, the number; what is no number stays so. */
static inline JigValue *at_most(const JigApprox *x, JigValue *a, JigValue *most) {
    return pick(x, is(x, JIG_CMPF_OGT, a, most), most, a);
}
static inline JigValue *at_least(const JigApprox *x, JigValue *a, JigValue *least) {
    return pick(x, is(x, JIG_CMPF_OLT, a, least), least, a);
}

/* ---- Bits ---- */
/* The integers of that width, as the numbers are shaped. */
const JigType *jig_lower_approx_ints(const JigApprox *x);
JigValue *jig_lower_approx_int(const JigApprox *x, int64_t n);
static inline JigValue *int_op(const JigApprox *x, const JigOpRow *row, JigValue *a, JigValue *b) {
    return jig_loop_int_op(x->n.rw, x->n.loc, row, a, b);
}
JigValue *jig_lower_approx_cast(const JigApprox *x, const JigOpRow *row, JigValue *a,
                                const JigType *type);
JigValue *jig_lower_approx_bits(const JigApprox *x, JigValue *a);    /* of a number */
JigValue *jig_lower_approx_of_bits(const JigApprox *x, JigValue *a); /* the number */
/* The nearest whole number is what this and the sum with it differ by, and what its bits differ by.
 */
JigValue *jig_lower_approx_rounder(const JigApprox *x);

#endif
