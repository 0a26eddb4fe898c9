/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Magnitudes, logarithms, roots, quotients and powers. */
#include "payload/lower/math/complex_exact.h"

#include "dialect/math/math.h"

static JigValue *angle(const JigExact *e, JigComplex z) {
    return jig_numbers_binary(e->x, JIG_MATH(ATAN2), z.im, z.re);
}
static JigValue *either_infinite(const JigExact *e, JigComplex z) {
    return jig_numbers_or(e->x, jig_lower_exact_is_infinite(e, z.re),
                          jig_lower_exact_is_infinite(e, z.im));
}

/* ---- Magnitudes ---- */
typedef struct Scaled {
    JigComplex z;
    JigValue *square; /* of the magnitude of that */
    JigExactScale by;
} Scaled;

static Scaled scaled(const JigExact *e, JigComplex z) {
    Scaled s = {.z = z};
    if (!e->narrow) {
        s.by = jig_lower_exact_scale(e, jig_lower_exact_larger(e, z.re, z.im));
        JigValue *by = jig_lower_exact_factor(e, &s.by);
        s.z = (JigComplex){mul(e, z.re, by), mul(e, z.im, by)};
    }
    s.square = add(e, mul(e, s.z.re, s.z.re), mul(e, s.z.im, s.z.im));
    return s;
}

JigComplex jig_lower_exact_magnitude(const JigExact *e, JigComplex z, JigComplex unused) {
    (void)unused;
    Scaled s = scaled(e, z);
    JigValue *root = math(e, JIG_MATH(SQRT), s.square);
    root = mul(e, root, jig_lower_exact_as_scaled(e, &s.by, JIG_EXACT_UP, JIG_EXACT_DOWN, 1));
    root =
        jig_lower_exact_unless(e, root, either_infinite(e, z), jig_numbers_infinity(e->x, false));
    return (JigComplex){root, NULL};
}

/* ---- Logarithms ---- */
/* A sum of numbers, and what was rounded off. */
typedef struct Sum {
    JigValue *high, *low;
} Sum;

/* Knuth's: a + b is high + low exactly. */
static Sum with(const JigExact *e, Sum s, JigValue *b) {
    JigValue *a = s.high, *high = add(e, a, b), *of_b = sub(e, high, a);
    JigValue *low = add(e, sub(e, a, sub(e, high, of_b)), sub(e, b, of_b));
    return (Sum){high, add(e, s.low, low)};
}

/* A square of a number of f64 is a number and what a fused product tells; of a smaller format it
 * is exact. */
static Sum with_square(const JigExact *e, Sum s, JigValue *a) {
    JigValue *square = mul(e, a, a);
    s = with(e, s, square);
    if (e->narrow)
        return s;
    JigValue *rest = jig_numbers_ternary(e->x, JIG_MATH(FMA), a, a, negative(e, square));
    return (Sum){s.high, add(e, s.low, rest)};
}

/* log|z|, where `less` is |z|^2 - 1, which is exact near 0. */
static JigValue *log_of_magnitude(const JigExact *e, JigComplex z, JigValue *less) {
    JigValue *half = number(e, 0.5);
    JigValue *near = mul(e, half, math(e, JIG_MATH(LOG1P), less));
    Scaled s = scaled(e, z);
    JigValue *far = mul(e, half, math(e, JIG_MATH(LOG), s.square));
    double log2 = 0.69314718055994530942;
    double shift = JIG_EXACT_SCALE_BITS * log2;
    far = add(e, far, jig_lower_exact_as_scaled(e, &s.by, shift, -shift, 0));
    far = jig_lower_exact_unless(e, far, either_infinite(e, z), jig_numbers_infinity(e->x, false));
    JigValue *is_near =
        jig_numbers_and(e->x, jig_numbers_is(e->x, JIG_CMPF_OGT, less, number(e, -0.5)),
                        jig_numbers_is(e->x, JIG_CMPF_OLT, less, number(e, 1)));
    return select(e, is_near, near, far);
}

static JigValue *value_of(const JigExact *e, Sum s) {
    return add(e, s.high, s.low);
}

JigComplex jig_lower_exact_log(const JigExact *e, JigComplex z, JigComplex unused) {
    (void)unused;
    Sum s = {number(e, -1), number(e, 0)};
    s = with_square(e, with_square(e, s, z.re), z.im);
    return (JigComplex){log_of_magnitude(e, z, value_of(e, s)), angle(e, z)};
}

/* |1 + z|^2 - 1 is 2 re + re^2 + im^2. */
JigComplex jig_lower_exact_log1p(const JigExact *e, JigComplex z, JigComplex unused) {
    (void)unused;
    Sum s = {add(e, z.re, z.re), number(e, 0)};
    s = with_square(e, with_square(e, s, z.im), z.re);
    JigComplex whole = {add(e, z.re, number(e, 1)), z.im};
    return (JigComplex){log_of_magnitude(e, whole, value_of(e, s)), angle(e, whole)};
}

/* ---- Roots ---- */
/* One part is the root of (|re| + |z|) / 2, the other one im by twice that: nothing cancels. */
JigComplex jig_lower_exact_root(const JigExact *e, JigComplex z, JigComplex unused) {
    (void)unused;
    Scaled s = scaled(e, z);
    JigValue *half = number(e, 0.5), *infinity = jig_numbers_infinity(e->x, false);
    JigValue *sum = add(e, jig_numbers_abs(e->x, s.z.re), math(e, JIG_MATH(SQRT), s.square));
    JigValue *large = math(e, JIG_MATH(SQRT), mul(e, sum, half));
    JigValue *back = jig_lower_exact_as_scaled(e, &s.by, JIG_EXACT_ROOT_UP, JIG_EXACT_ROOT_DOWN, 1);
    large = jig_lower_exact_unless(e, large, jig_lower_exact_is_infinite(e, z.re), infinity);
    JigValue *small = mul(e, jig_numbers_abs(e->x, s.z.im), half);
    small = jig_numbers_div(e->x, small, large);
    small = select(e, jig_lower_exact_is_zero(e, large), number(e, 0), small);
    large = mul(e, large, back), small = mul(e, small, back);
    JigValue *is_right = jig_numbers_is(e->x, JIG_CMPF_OGE, z.re, number(e, 0));
    JigComplex made = {select(e, is_right, large, small), select(e, is_right, small, large)};
    JigValue *is_infinite = jig_lower_exact_is_infinite(e, z.im);
    made.re = select(e, is_infinite, infinity, made.re);
    made.im = select(e, is_infinite, infinity, made.im);
    made.im = jig_numbers_copysign(e->x, made.im, z.im);
    return made;
}

JigComplex jig_lower_exact_one_by_root(const JigExact *e, JigComplex z, JigComplex unused) {
    JigComplex one = {number(e, 1), number(e, 0)};
    return jig_lower_exact_quotient(e, one, jig_lower_exact_root(e, z, unused));
}

/* ---- Quotients ---- */
/* Products of smaller formats are exact: as in books only one sum is rounded. */
JigComplex jig_lower_exact_quotient(const JigExact *e, JigComplex a, JigComplex b) {
    return e->narrow ? jig_numbers_complex_narrow_quotient(e->x, a, b)
                     : jig_numbers_complex_careful_quotient(e->x, a, b);
}

/* ---- pow ---- */
/* exp(exponent log(base)); z^0 is 1, and 0 by what is right of 0 is 0. */
JigComplex jig_lower_exact_power(const JigExact *e, JigComplex base, JigComplex exponent) {
    JigComplex log = jig_lower_exact_log(e, base, base);
    JigComplex plain = {mul(e, log.re, exponent.re), mul(e, log.im, exponent.re)};
    JigComplex whole = jig_numbers_complex_product(e->x, exponent, log);
    JigValue *is_real = jig_lower_exact_is_zero(e, exponent.im), *zero = number(e, 0);
    whole.re = select(e, is_real, plain.re, whole.re);
    whole.im = select(e, is_real, plain.im, whole.im);
    JigComplex made = jig_lower_exact_exp(e, whole, whole);
    JigValue *of_zero = jig_numbers_and(e->x, jig_lower_exact_is_zero(e, base.re), //
                                        jig_lower_exact_is_zero(e, base.im));
    JigValue *is_right = jig_numbers_is(e->x, JIG_CMPF_OGT, exponent.re, zero);
    JigValue *is_zero = jig_numbers_and(e->x, of_zero, is_right);
    JigValue *is_one = jig_numbers_and(e->x, is_real, jig_lower_exact_is_zero(e, exponent.re));
    made.re = select(e, is_one, number(e, 1), select(e, is_zero, zero, made.re));
    made.im = select(e, jig_numbers_or(e->x, is_one, is_zero), zero, made.im);
    return made;
}
