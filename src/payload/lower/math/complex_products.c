/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Products and quotients of complex numbers from those of their parts. */
#include "payload/lower/numbers/numbers.h"

JigComplex jig_numbers_complex_product(const JigNumbers *x, JigComplex a, JigComplex b) {
    JigComplex c;
    JigValue *p = jig_numbers_mul(x, a.re, b.re), *q = jig_numbers_mul(x, a.im, b.im);
    c.re = jig_numbers_sub(x, p, q);
    p = jig_numbers_mul(x, a.im, b.re), q = jig_numbers_mul(x, a.re, b.im);
    c.im = jig_numbers_add(x, p, q);
    return c;
}

JigComplex jig_numbers_complex_quotient(const JigNumbers *x, JigComplex a, JigComplex b) {
    JigComplex c;
    JigValue *p = jig_numbers_mul(x, b.re, b.re), *q = jig_numbers_mul(x, b.im, b.im);
    JigValue *norm = jig_numbers_add(x, p, q);
    p = jig_numbers_mul(x, a.re, b.re), q = jig_numbers_mul(x, a.im, b.im);
    c.re = jig_numbers_add(x, p, q);
    p = jig_numbers_mul(x, a.im, b.re), q = jig_numbers_mul(x, a.re, b.im);
    c.im = jig_numbers_sub(x, p, q);
    c.re = jig_numbers_div(x, c.re, norm);
    c.im = jig_numbers_div(x, c.im, norm);
    return c;
}

/* ---- Smith's method ---- */
/* Where |b.re| < |b.im|: both are divided by b.im. */
static JigComplex by_imaginary(const JigNumbers *x, JigComplex a, JigComplex b) {
    JigComplex c;
    JigValue *ratio = jig_numbers_div(x, b.re, b.im);
    JigValue *norm = jig_numbers_add(x, b.im, jig_numbers_mul(x, ratio, b.re));
    c.re = jig_numbers_add(x, jig_numbers_mul(x, a.re, ratio), a.im);
    c.re = jig_numbers_div(x, c.re, norm);
    c.im = jig_numbers_sub(x, jig_numbers_mul(x, a.im, ratio), a.re);
    c.im = jig_numbers_div(x, c.im, norm);
    return c;
}

static JigComplex by_real(const JigNumbers *x, JigComplex a, JigComplex b) {
    JigComplex c;
    JigValue *ratio = jig_numbers_div(x, b.im, b.re);
    JigValue *norm = jig_numbers_add(x, b.re, jig_numbers_mul(x, ratio, b.im));
    c.re = jig_numbers_add(x, a.re, jig_numbers_mul(x, a.im, ratio));
    c.re = jig_numbers_div(x, c.re, norm);
    c.im = jig_numbers_sub(x, a.im, jig_numbers_mul(x, a.re, ratio));
    c.im = jig_numbers_div(x, c.im, norm);
    return c;
}

/* What the special cases have in common; `plain` makes ops without flags. */
typedef struct Special {
    const JigNumbers *x, *plain;
    JigComplex a, b, abs_a, abs_b;
    JigValue *zero, *infinity, *one;
} Special;

/* |z.re| and |z.im| compared with n. */
static JigComplex each_is(const Special *s, JigFloatCompare what, JigComplex abs, JigValue *n) {
    JigComplex is;
    is.re = jig_numbers_is(s->plain, what, abs.re, n);
    is.im = jig_numbers_is(s->plain, what, abs.im, n);
    return is;
}

/* Zero for what is finite, one for what is infinite; with its sign. */
static JigComplex boxed(const Special *s, JigComplex z, JigComplex infinite) {
    JigComplex c;
    c.re = jig_numbers_select(s->x, infinite.re, s->one, s->zero);
    c.re = jig_numbers_copysign(s->plain, c.re, z.re);
    c.im = jig_numbers_select(s->x, infinite.im, s->one, s->zero);
    c.im = jig_numbers_copysign(s->plain, c.im, z.im);
    return c;
}

/* Something by zero, which is no NaN: infinite. */
static JigValue *by_zero(Special *s, JigComplex *quotient) {
    s->zero = jig_numbers_constant(s->x, 0);
    s->abs_b.re = jig_numbers_abs(s->x, s->b.re);
    JigValue *re = jig_numbers_is(s->plain, JIG_CMPF_OEQ, s->abs_b.re, s->zero);
    s->abs_b.im = jig_numbers_abs(s->x, s->b.im);
    JigValue *im = jig_numbers_is(s->plain, JIG_CMPF_OEQ, s->abs_b.im, s->zero);
    JigComplex ordered = each_is(s, JIG_CMPF_ORD, s->a, s->zero);
    JigValue *is_number = jig_numbers_or(s->x, ordered.re, ordered.im);
    JigValue *is_zero = jig_numbers_and(s->x, re, im);
    JigValue *is = jig_numbers_and(s->x, is_number, is_zero);
    s->infinity = jig_numbers_infinity(s->x, false);
    JigValue *large = jig_numbers_copysign(s->plain, s->infinity, s->b.re);
    quotient->re = jig_numbers_mul(s->x, large, s->a.re);
    quotient->im = jig_numbers_mul(s->x, large, s->a.im);
    return is;
}

/* Something infinite by something finite: infinite. */
static JigValue *of_infinite(Special *s, JigComplex *quotient) {
    const JigNumbers *x = s->x;
    JigComplex finite = each_is(s, JIG_CMPF_ONE, s->abs_b, s->infinity), infinite;
    JigValue *by_finite = jig_numbers_and(x, finite.re, finite.im);
    s->abs_a.re = jig_numbers_abs(x, s->a.re);
    infinite.re = jig_numbers_is(s->plain, JIG_CMPF_OEQ, s->abs_a.re, s->infinity);
    s->abs_a.im = jig_numbers_abs(x, s->a.im);
    infinite.im = jig_numbers_is(s->plain, JIG_CMPF_OEQ, s->abs_a.im, s->infinity);
    JigValue *is = jig_numbers_and(x, jig_numbers_or(x, infinite.re, infinite.im), by_finite);
    s->one = jig_numbers_constant(x, 1);
    JigComplex box = boxed(s, s->a, infinite);
    JigValue *p = jig_numbers_mul(x, box.re, s->b.re), *q = jig_numbers_mul(x, box.im, s->b.im);
    quotient->re = jig_numbers_mul(x, s->infinity, jig_numbers_add(x, p, q));
    p = jig_numbers_mul(x, box.re, s->b.im), q = jig_numbers_mul(x, box.im, s->b.re);
    quotient->im = jig_numbers_mul(x, s->infinity, jig_numbers_sub(x, q, p));
    return is;
}

/* Something finite by something infinite: zero. */
static JigValue *by_infinite(const Special *s, JigComplex *quotient) {
    const JigNumbers *x = s->x;
    JigComplex finite = each_is(s, JIG_CMPF_ONE, s->abs_a, s->infinity);
    JigValue *of_finite = jig_numbers_and(x, finite.re, finite.im);
    JigComplex infinite = each_is(s, JIG_CMPF_OEQ, s->abs_b, s->infinity);
    JigValue *any = jig_numbers_or(x, infinite.re, infinite.im);
    JigValue *is = jig_numbers_and(x, of_finite, any);
    JigComplex box = boxed(s, s->b, infinite);
    JigValue *p = jig_numbers_mul(x, s->a.re, box.re), *q = jig_numbers_mul(x, s->a.im, box.im);
    quotient->re = jig_numbers_mul(x, s->zero, jig_numbers_add(x, p, q));
    p = jig_numbers_mul(x, s->a.im, box.re), q = jig_numbers_mul(x, s->a.re, box.im);
    quotient->im = jig_numbers_mul(x, s->zero, jig_numbers_sub(x, p, q));
    return is;
}

static JigComplex choose(const JigNumbers *x, JigValue *condition, JigComplex a, JigComplex b) {
    JigComplex c;
    c.re = jig_numbers_select(x, condition, a.re, b.re);
    c.im = jig_numbers_select(x, condition, a.im, b.im);
    return c;
}

/* With what is known of zeros and infinities where the quotient is no number. `is_steep` chooses
 * `steep` before `plainly`; NULL: there is no choice. */
static JigComplex with_special(const JigNumbers *x, JigComplex a, JigComplex b, JigComplex plainly,
                               const JigComplex *steep) {
    JigNumbers plain = jig_numbers_plain(x);
    JigComplex q[3];
    Special s = {.x = x, .plain = &plain, .a = a, .b = b};
    JigValue *is[3];
    is[0] = by_zero(&s, &q[0]);
    is[1] = of_infinite(&s, &q[1]);
    is[2] = by_infinite(&s, &q[2]);
    if (steep) {
        JigValue *is_steep = jig_numbers_is(&plain, JIG_CMPF_OLT, s.abs_b.re, s.abs_b.im);
        plainly = choose(x, is_steep, *steep, plainly);
    }
    JigComplex special = plainly;
    for (size_t i = 3; i-- > 0;)
        special = choose(x, is[i], q[i], special);
    JigComplex nan = each_is(&s, JIG_CMPF_UNO, plainly, s.zero);
    return choose(x, jig_numbers_and(x, nan.re, nan.im), special, plainly);
}

JigComplex jig_numbers_complex_careful_quotient(const JigNumbers *x, JigComplex a, JigComplex b) {
    JigComplex steep = by_imaginary(x, a, b), flat = by_real(x, a, b);
    return with_special(x, a, b, flat, &steep);
}

JigComplex jig_numbers_complex_narrow_quotient(const JigNumbers *x, JigComplex a, JigComplex b) {
    return with_special(x, a, b, jig_numbers_complex_quotient(x, a, b), NULL);
}
