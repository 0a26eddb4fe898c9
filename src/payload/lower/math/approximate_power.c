/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Powers of f32, by logarithms and exponentials of f64: |a|^b is 2^(b log2 |a|). */
#include "payload/lower/math/approximate.h"

#include "support/check.h"

#define LOG2E 0x1.71547652b82fep+0

/* Of what is not negative. */
static JigValue *log2_of(const JigApprox *x, JigValue *a) {
    JigLogarithm l = jig_lower_approx_logarithm(x, a);
    JigValue *made = madd(x, add(x, l.f, l.rest), number(x, LOG2E), l.k), *zero = number(x, 0),
             *inf = infinity(x),
             *at_zero = pick(x, is(x, JIG_CMPF_OEQ, a, zero), jig_numbers_infinity(&x->n, true),
                             jig_numbers_nan(&x->n));
    made = pick(x, is(x, JIG_CMPF_OGT, a, zero), made, at_zero);
    return pick(x, is(x, JIG_CMPF_OEQ, a, inf), inf, made);
}

/* What is beyond f32 is far from being beyond f64. */
static JigValue *exp2_of(const JigApprox *x, JigValue *a) {
    a = at_least(x, at_most(x, a, number(x, 200)), number(x, -200));
    JigExponent e = jig_lower_approx_exponent(x, a, true);
    JigValue *power = jig_lower_approx_power_of_two(x, e.k);
    return madd(x, power, e.minus_one, power);
}

/* Numbers of f32 from here on are even, and what they differ by from what rounds is f64's. */
#define ALL_EVEN 0x1p24

static JigValue *is_whole(const JigApprox *x, JigValue *a) {
    JigValue *rounder = jig_lower_approx_rounder(x);
    return is(x, JIG_CMPF_OEQ, sub(x, add(x, a, rounder), rounder), a);
}

static JigValue *negative(const JigApprox *x, JigValue *a) {
    return jig_numbers_unary(&x->n, JIG_ARITH(NEGF), a);
}

/* What C's annex F says of powers of infinities, zeros, negative numbers and 1. */
static JigValue *at_ends(const JigApprox *x, JigValue *a, JigValue *b, JigValue *exponent,
                         JigValue *made) {
    const JigNumbers *n = &x->n;
    JigValue *zero = number(x, 0), *one = number(x, 1),
             *size = at_most(x, size_of(x, b), number(x, ALL_EVEN)), *whole = is_whole(x, size),
             *halves = is_whole(x, mul(x, size, number(x, 0.5))),
             *minus = is(x, JIG_CMPF_OLT, with_sign(x, one, a), zero),
             *below = is(x, JIG_CMPF_OLT, a, zero),
             *finite = is(x, JIG_CMPF_OGT, a, jig_numbers_infinity(n, true)),
             /* 0 times infinity: a power of 0, or of 1 */
                 *undecided = jig_numbers_and(n, is(x, JIG_CMPF_UNO, exponent, exponent),
                                              is(x, JIG_CMPF_ORD, a, b)),
             *unless_odd = pick(x, halves, made, negative(x, made)),
             *always_one =
                 jig_numbers_or(n, is(x, JIG_CMPF_OEQ, b, zero), is(x, JIG_CMPF_OEQ, a, one));
    made = pick(x, undecided, one, pick(x, jig_numbers_and(n, minus, whole), unless_odd, made));
    JigValue *no_number = pick(x, whole, made, jig_numbers_nan(n));
    made = pick(x, jig_numbers_and(n, below, finite), no_number, made);
    return pick(x, always_one, one, made);
}

JigValue *jig_lower_approx_power(const JigApprox *narrow, JigValue *a, JigValue *b) {
    JIG_REQUIRE(narrow && narrow->precision == JIG_F32_PRECISION && a && b);
    JigApprox wide = jig_lower_approx_middle(narrow), *x = &wide;
    a = jig_lower_approx_cast(x, JIG_ARITH(EXTF), a, x->n.type);
    b = jig_lower_approx_cast(x, JIG_ARITH(EXTF), b, x->n.type);
    JigValue *exponent = mul(x, b, log2_of(x, size_of(x, a))), *made = exp2_of(x, exponent);
    return jig_lower_approx_cast(x, JIG_ARITH(TRUNCF), at_ends(x, a, b, exponent, made),
                                 narrow->n.type);
}
