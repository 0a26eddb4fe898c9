/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Logarithms. A number is 2^k (1 + f), f near 0 and exact; the logarithm of 1 + f is f - f^2 / 2
 * and a polynomial times f^3, of f64 by the series of the inverse hyperbolic tangent of f / (2 +
 * f).
 */
#include "payload/lower/math/approximate.h"

#include "support/check.h"

#define LN2    0x1.62e42fefa39efp-1
#define LOG2E  0x1.71547652b82fep+0
#define LOG10E 0x1.bcb7b1526e50ep-2

/* Of a format: its bits, those of the root of 1/2, and what makes the least normal number of a
 * subnormal one. */
typedef struct Format {
    int64_t mantissa, root;
    double least, shift;
} Format;
static const Format single_format = {23, 0x3f3504f3, 0x1p-126, 0x1p23},
                    double_format = {52, 0x3fe6a09e667f3bcd, 0x1p-1022, 0x1p52};

/* f - f^2 / 2 + f^3 p is the logarithm of 1 + f: all but the f. */
static JigValue *rest_of_log(const JigApprox *x, JigValue *f) {
    if (x->precision == JIG_F32_PRECISION) {
        JigValue *p = jig_lower_approx_polynomial(x, JIG_POLYNOMIAL_LOG, f);
        return mul(x, mul(x, f, f), sub(x, mul(x, f, p), number(x, 0.5)));
    }
    JigValue *half_square = mul(x, mul(x, f, f), number(x, 0.5)),
             *s = quotient(x, f, add(x, f, number(x, 2))), *z = mul(x, s, s),
             *p = jig_lower_approx_polynomial(x, JIG_POLYNOMIAL_ATANH, z);
    return sub(x, mul(x, s, madd(x, z, p, half_square)), half_square);
}

JigLogarithm jig_lower_approx_logarithm(const JigApprox *x, JigValue *a) {
    JIG_REQUIRE(x && a);
    const Format *format = x->precision == JIG_F32_PRECISION ? &single_format : &double_format;
    bool has_subnormals = x->precision != JIG_MIDDLE_PRECISION; /* none of f32 is one in f64 */
    JigValue *small = NULL, *root_bits = jig_lower_approx_int(x, format->root),
             *rounder = jig_lower_approx_rounder(x);
    if (has_subnormals) {
        small = is(x, JIG_CMPF_OLT, a, number(x, format->least));
        a = pick(x, small, mul(x, a, number(x, format->shift)), a);
    }
    JigValue *bits = int_op(x, JIG_ARITH(SUBI), jig_lower_approx_bits(x, a), root_bits),
             *k = int_op(x, JIG_ARITH(SHRSI), bits, jig_lower_approx_int(x, format->mantissa)),
             *low = int_op(x, JIG_ARITH(ANDI), bits,
                           jig_lower_approx_int(x, ((int64_t)1 << format->mantissa) - 1)),
             *one_and_f = jig_lower_approx_of_bits(x, int_op(x, JIG_ARITH(ADDI), low, root_bits)),
             *f = sub(x, one_and_f, number(x, 1)),
             *sum = jig_lower_approx_of_bits(
                 x, int_op(x, JIG_ARITH(ADDI), k, jig_lower_approx_bits(x, rounder)));
    if (has_subnormals)
        rounder = pick(x, small, add(x, rounder, number(x, (double)format->mantissa)), rounder);
    return (JigLogarithm){sub(x, sum, rounder), f, rest_of_log(x, f)};
}

/* `made` of positive numbers; of infinity itself, of 0 minus infinity, and else no number. */
static JigValue *at_ends(const JigApprox *x, JigValue *a, JigValue *made) {
    JigValue *zero = number(x, 0), *inf = infinity(x),
             *at_zero = pick(x, is(x, JIG_CMPF_OEQ, a, zero), jig_numbers_infinity(&x->n, true),
                             jig_numbers_nan(&x->n));
    made = pick(x, is(x, JIG_CMPF_OGT, a, zero), made, at_zero);
    return pick(x, is(x, JIG_CMPF_OEQ, a, inf), inf, made);
}

static JigValue *log_of_positive(const JigApprox *x, JigValue *a) {
    JigLogarithm l = jig_lower_approx_logarithm(x, a);
    JigValue *low = madd(x, l.k, either(x, 0x1.7f7d1cf79abcap-20, 0x1.9ef35793c7673p-41), l.rest);
    return madd(x, l.k, either(x, 0x1.62e4p-1, 0x1.62e42fefa2p-1), add(x, l.f, low));
}

JigValue *jig_lower_approx_log(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    return at_ends(x, a, log_of_positive(x, a));
}

JigValue *jig_lower_approx_log2(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    JigLogarithm l = jig_lower_approx_logarithm(x, a);
    return at_ends(x, a, madd(x, add(x, l.f, l.rest), number(x, LOG2E), l.k));
}

JigValue *jig_lower_approx_log10(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    JigLogarithm l = jig_lower_approx_logarithm(x, a);
    JigValue *low = mul(x, l.k, either(x, 0x1.3509f79fef312p-18, 0x1.9fef311f12b36p-42)),
             *made = madd(x, add(x, l.f, l.rest), number(x, LOG10E), low);
    return at_ends(x, a, madd(x, l.k, either(x, 0x1.344p-2, 0x1.34413509f6p-2), made));
}

/* With u = 1 + a as rounded: the logarithm of u times a / (u - 1), which is as far off as u is. */
static JigValue *log1p_of(const JigApprox *x, JigValue *a) {
    JigValue *one = number(x, 1), *u = add(x, a, one), *whole = sub(x, u, one),
             *made = mul(x, log_of_positive(x, u), quotient(x, a, whole));
    return pick(x, is(x, JIG_CMPF_OEQ, u, one), a, made);
}

JigValue *jig_lower_approx_log1p(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    JigValue *minus_one = number(x, -1), *inf = infinity(x), *made = log1p_of(x, a),
             *at_end = pick(x, is(x, JIG_CMPF_OEQ, a, minus_one), jig_numbers_infinity(&x->n, true),
                            jig_numbers_nan(&x->n));
    made = pick(x, is(x, JIG_CMPF_OGT, a, minus_one), made, at_end);
    return pick(x, is(x, JIG_CMPF_OEQ, a, inf), inf, made);
}

/* ---- Inverse hyperbolic functions ---- */
/* The logarithm of 1 + `of`, or of `large`, doubled, where the square is too large. */
static JigValue *log_of_sum(const JigApprox *x, JigValue *of, JigValue *large) {
    JigValue *is_large = is(x, JIG_CMPF_OGT, large, number(x, 0x1p60)),
             *made = log1p_of(x, pick(x, is_large, large, of)), *inf = infinity(x);
    made = pick(x, is_large, add(x, made, number(x, LN2)), made);
    return pick(x, is(x, JIG_CMPF_OEQ, large, inf), inf, made);
}

/* With s = |a|: s + s^2 / (1 + root(1 + s^2)), plus 1, is s + root(1 + s^2). */
JigValue *jig_lower_approx_asinh(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    JigValue *one = number(x, 1), *size = size_of(x, a), *square = mul(x, size, size),
             *below = add(x, one, root(x, add(x, one, square))),
             *sum = add(x, size, quotient(x, square, below));
    return with_sign(x, log_of_sum(x, sum, size), a);
}

/* With t = a - 1: t + root(t (t + 2)), plus 1, is a + root(a^2 - 1). */
JigValue *jig_lower_approx_acosh(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    JigValue *one = number(x, 1), *t = sub(x, a, one),
             *sum = add(x, t, root(x, mul(x, t, add(x, t, number(x, 2)))));
    return pick(x, is(x, JIG_CMPF_OGE, a, one), log_of_sum(x, sum, t), jig_numbers_nan(&x->n));
}

/* With s = |a|: half the logarithm of 1 + 2 s / (1 - s). */
JigValue *jig_lower_approx_atanh(const JigApprox *x, JigValue *a, JigValue *b) {
    JigValue *size = size_of(x, a),
             *of = quotient(x, add(x, size, size), sub(x, number(x, 1), size)),
             *made = mul(x, jig_lower_approx_log1p(x, of, b), number(x, 0.5));
    return with_sign(x, made, a);
}
