/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Exponentials, hyperbolic functions, the error function. A number is k ln 2 + r (Cody and Waite:
 * ln 2 in two parts, the first of so few digits that k times it is exact), and e^r - 1 is r + r^2
 * times a polynomial, which is exact enough near 0, too.
 */
#include "payload/lower/math/approximate.h"

#include "support/check.h"

#define LN2   0x1.62e42fefa39efp-1
#define LOG2E 0x1.71547652b82fep+0

JigExponent jig_lower_approx_exponent(const JigApprox *x, JigValue *a, bool binary) {
    JIG_REQUIRE(x && a);
    JigValue *rounder = jig_lower_approx_rounder(x),
             *sum = binary ? add(x, a, rounder) : madd(x, a, number(x, LOG2E), rounder),
             *whole = sub(x, sum, rounder), *r;
    if (binary) {
        r = mul(x, sub(x, a, whole), number(x, LN2));
    } else {
        r = sub(x, a, mul(x, whole, either(x, 0x1.62e4p-1, 0x1.62e42fefa2p-1)));
        r = sub(x, r, mul(x, whole, either(x, 0x1.7f7d1cf79abcap-20, 0x1.9ef35793c7673p-41)));
    }
    JigValue *k = int_op(x, JIG_ARITH(SUBI), jig_lower_approx_bits(x, sum),
                         jig_lower_approx_bits(x, rounder)),
             *rest = mul(x, mul(x, r, r), jig_lower_approx_polynomial(x, JIG_POLYNOMIAL_EXP, r));
    return (JigExponent){k, add(x, r, rest)};
}

JigValue *jig_lower_approx_power_of_two(const JigApprox *x, JigValue *k) {
    JIG_REQUIRE(x && k);
    bool single = x->precision == JIG_F32_PRECISION;
    JigValue *biased = int_op(x, JIG_ARITH(ADDI), k, jig_lower_approx_int(x, single ? 127 : 1023));
    return jig_lower_approx_of_bits(
        x, int_op(x, JIG_ARITH(SHLI), biased, jig_lower_approx_int(x, single ? 23 : 52)));
}

/* In two steps, each of which is a normal number: the product is rounded once, to 0 or to a
 * subnormal number, too. */
static JigValue *scaled(const JigApprox *x, JigValue *a, JigValue *k) {
    JigValue *half = int_op(x, JIG_ARITH(SHRSI), k, jig_lower_approx_int(x, 1)),
             *other = int_op(x, JIG_ARITH(SUBI), k, half);
    a = mul(x, a, jig_lower_approx_power_of_two(x, half));
    return mul(x, a, jig_lower_approx_power_of_two(x, other));
}

static JigValue *exponential(const JigApprox *x, JigValue *a, bool binary) {
    JigExponent e = jig_lower_approx_exponent(x, a, binary);
    return scaled(x, add(x, e.minus_one, number(x, 1)), e.k);
}

JigValue *jig_lower_approx_exp(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    a = at_least(x, at_most(x, a, either(x, 89, 710)), either(x, -105, -746));
    return exponential(x, a, false);
}

JigValue *jig_lower_approx_exp2(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    a = at_least(x, at_most(x, a, either(x, 129, 1025)), either(x, -151, -1076));
    return exponential(x, a, true);
}

/* A quarter of e^a, and of that minus one, for `a` that is not far below 0: of all that is finite
 * twice the quarter is, too. */
typedef struct Quarter {
    JigValue *power, *minus_one;
} Quarter;
static Quarter quarter(const JigApprox *x, JigValue *a) {
    JigExponent e = jig_lower_approx_exponent(x, a, false);
    JigValue *power = jig_lower_approx_power_of_two(
                 x, int_op(x, JIG_ARITH(SUBI), e.k, jig_lower_approx_int(x, 2))),
             *part = mul(x, power, e.minus_one);
    return (Quarter){add(x, part, power), add(x, part, sub(x, power, number(x, 0.25)))};
}

/* `made`, but of numbers so small that they are what the function is, the number. */
static JigValue *unless_tiny(const JigApprox *x, JigValue *a, JigValue *made) {
    JigValue *tiny = is(x, JIG_CMPF_OLT, size_of(x, a), either(x, 0x1p-25, 0x1p-54));
    return pick(x, tiny, a, made);
}

JigValue *jig_lower_approx_expm1(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    JigValue *near = at_least(x, at_most(x, a, either(x, 89, 710)), either(x, -20, -40)),
             *made = mul(x, quarter(x, near).minus_one, number(x, 4));
    return unless_tiny(x, a, made);
}

/* With m = e^|a| - 1: (m + m / (m + 1)) / 2. */
JigValue *jig_lower_approx_sinh(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    JigValue *size = at_most(x, size_of(x, a), either(x, 89.5, 710.5)),
             *m = quarter(x, size).minus_one,
             *part = quotient(x, m, madd(x, m, number(x, 4), number(x, 1))),
             *made = mul(x, add(x, m, part), number(x, 2));
    return unless_tiny(x, a, with_sign(x, made, a));
}

/* With e = e^|a|: (e + 1 / e) / 2. */
JigValue *jig_lower_approx_cosh(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    JigValue *size = at_most(x, size_of(x, a), either(x, 89.5, 710.5)), *e = quarter(x, size).power,
             *part = quotient(x, number(x, 0.0625), e);
    return mul(x, add(x, e, part), number(x, 2));
}

/* With m = e^(2|a|) - 1: m / (m + 2). */
JigValue *jig_lower_approx_tanh(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    JigValue *size = at_most(x, size_of(x, a), either(x, 10, 20)),
             *m = quarter(x, add(x, size, size)).minus_one,
             *made = quotient(x, m, add(x, m, number(x, 0.5)));
    return unless_tiny(x, a, with_sign(x, made, a));
}

/* Up to 1 an odd polynomial, from there what e^(-a^2) times another leaves of 1. */
JigValue *jig_lower_approx_erf(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    bool single = x->precision == JIG_F32_PRECISION;
    JigValue *one = number(x, 1), *size = at_most(x, size_of(x, a), either(x, 4, 6)),
             *square = mul(x, size, size),
             *near = madd(x, a, jig_lower_approx_polynomial(x, JIG_POLYNOMIAL_ERF, square), a),
             *tail = exponential(x, sub(x, number(x, 0), square), false),
             *factor = jig_lower_approx_polynomial(
                 x, single ? JIG_POLYNOMIAL_ERFC : JIG_POLYNOMIAL_ERFC_FAR, size),
             *far = sub(x, one, mul(x, tail, factor));
    return pick(x, is(x, JIG_CMPF_OLE, size, one), near, with_sign(x, far, a));
}
