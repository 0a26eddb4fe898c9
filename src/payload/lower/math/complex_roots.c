/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Roots and powers of complex numbers, by magnitude and angle. */
#include "dialect/arith/arith.h"
#include "dialect/complex/complex.h"
#include "dialect/math/math.h"
#include "payload/lower/math/complex_parts.h"

/* Of a magnitude and an angle: sine and cosine of the angle. */
typedef struct Turn {
    JigValue *cos, *sin;
} Turn;

static Turn turn_by(const JigNumbers *x, JigValue *angle) {
    Turn t;
    t.cos = jig_numbers_unary(x, JIG_MATH(COS), angle);
    t.sin = jig_numbers_unary(x, JIG_MATH(SIN), angle);
    return t;
}

/* Both parts, where the condition holds. */
static JigComplex where(const JigNumbers *x, JigValue *condition, JigValue *re, JigValue *im,
                        JigComplex otherwise) {
    otherwise.re = jig_numbers_select(x, condition, re, otherwise.re);
    otherwise.im = jig_numbers_select(x, condition, im, otherwise.im);
    return otherwise;
}

/* ---- sqrt ---- */
static JigComplex special_root(const JigNumbers *x, JigComplex z, JigComplex made,
                               JigValue *magnitude, JigValue *zero) {
    JigNumbers plain = jig_numbers_plain(x);
    JigValue *infinity = jig_numbers_infinity(x, false), *minus = jig_numbers_infinity(x, true),
             *nan = jig_numbers_nan(x);
    JigValue *abs = jig_numbers_abs(x, z.im);
    JigValue *im_infinite = jig_numbers_is(x, JIG_CMPF_OEQ, abs, infinity),
             *im_finite = jig_numbers_is(x, JIG_CMPF_ONE, abs, infinity);
    JigValue *right = jig_numbers_is(x, JIG_CMPF_OEQ, z.re, infinity),
             *left = jig_numbers_is(x, JIG_CMPF_OEQ, z.re, minus);
    JigValue *is = jig_numbers_and(x, left, im_finite);
    made.re = jig_numbers_select(x, is, zero, made.re);
    is = jig_numbers_or(x, im_infinite, right);
    made.re = jig_numbers_select(x, is, infinity, made.re);
    JigValue *far = jig_numbers_copysign(x, infinity, z.im);
    is = jig_numbers_is(&plain, JIG_CMPF_UNO, magnitude, magnitude);
    made.im = jig_numbers_select(x, is, nan, made.im);
    is = jig_numbers_or(x, im_infinite, left);
    made.im = jig_numbers_select(x, is, far, made.im);
    return made;
}

JigValue *jig_lower_complex_sqrt(const JigNumbers *x, const JigOp *op) {
    JigComplex made;
    JigValue *zero = jig_numbers_constant(x, 0), *half = jig_numbers_constant(x, 0.5);
    JigComplex z = jig_lower_complex_parts(x, jig_lower_complex_left(op));
    JigValue *abs = jig_lower_complex_magnitude(x, z, JIG_ITS_ROOT);
    Turn t = turn_by(x, jig_numbers_mul(x, jig_lower_complex_angle(x, z), half));
    JigValue *is_real = jig_numbers_is(x, JIG_CMPF_OEQ, t.sin, zero);
    made.re = jig_numbers_mul(x, abs, t.cos);
    made.im = jig_numbers_select(x, is_real, zero, jig_numbers_mul(x, abs, t.sin));
    if (jig_lower_complex_may_be_special(x))
        made = special_root(x, z, made, abs, zero);
    JigValue *is_zero = jig_numbers_is(x, JIG_CMPF_OEQ, abs, zero);
    return jig_lower_complex_join(x, where(x, is_zero, zero, zero, made));
}

/* ---- rsqrt ---- */
/* Of something infinite: zero, with its signs. */
static JigComplex by_infinite_root(const JigNumbers *x, JigComplex z, JigComplex made,
                                   JigValue *zero, JigValue *infinity) {
    JigValue *minus_one = jig_numbers_constant(x, -1);
    JigValue *re = jig_numbers_copysign(x, zero, z.re), *im = jig_numbers_copysign(x, zero, z.im);
    im = jig_numbers_mul(x, minus_one, im);
    JigValue *abs_re = jig_numbers_abs(x, z.re), *abs_im = jig_numbers_abs(x, z.im);
    JigValue *im_infinite = jig_numbers_is(x, JIG_CMPF_OEQ, abs_im, infinity);
    JigValue *re_none = jig_numbers_is(x, JIG_CMPF_UNO, z.re, z.re);
    JigValue *re_infinite = jig_numbers_is(x, JIG_CMPF_OEQ, abs_re, infinity);
    JigValue *is = jig_numbers_and(x, im_infinite, re_none);
    is = jig_numbers_or(x, is, re_infinite);
    return where(x, is, re, im, made);
}

JigValue *jig_lower_complex_rsqrt(const JigNumbers *x, const JigOp *op) {
    JigComplex made;
    JigValue *zero = jig_numbers_constant(x, 0), *infinity = jig_numbers_infinity(x, false),
             *minus_half = jig_numbers_constant(x, -0.5), *nan = jig_numbers_nan(x);
    JigComplex z = jig_lower_complex_parts(x, jig_lower_complex_left(op));
    JigValue *abs = jig_lower_complex_magnitude(x, z, JIG_ONE_BY_ITS_ROOT);
    Turn t = turn_by(x, jig_numbers_mul(x, jig_lower_complex_angle(x, z), minus_half));
    made.re = jig_numbers_mul(x, abs, t.cos);
    made.im = jig_numbers_mul(x, abs, t.sin);
    if (jig_lower_complex_may_be_special(x))
        made = by_infinite_root(x, z, made, zero, infinity);
    JigValue *re = jig_numbers_is(x, JIG_CMPF_OEQ, z.re, zero),
             *im = jig_numbers_is(x, JIG_CMPF_OEQ, z.im, zero);
    JigValue *is_zero = jig_numbers_and(x, re, im);
    return jig_lower_complex_join(x, where(x, is_zero, infinity, nan, made));
}

/* ---- pow ---- */
typedef struct Power {
    const JigNumbers *x;
    JigComplex base, exponent;
    JigValue *abs;
    JigValue *infinity, *zero, *one; /* numbers, and complex ones: */
    JigValue *whole_one, *whole_zero, *whole_infinity;
} Power;

/* |base|^re exp(-im angle), turned by re angle + im log|base|. */
static JigValue *by_angle(Power *p, Turn *t) {
    const JigNumbers *x = p->x;
    JigValue *size = jig_numbers_binary(x, JIG_MATH(POWF), p->abs, p->exponent.re);
    JigValue *back = jig_numbers_unary(x, JIG_ARITH(NEGF), p->exponent.im);
    JigValue *angle = jig_lower_complex_angle(x, p->base);
    JigValue *exp = jig_numbers_unary(x, JIG_MATH(EXP), jig_numbers_mul(x, back, angle));
    size = jig_numbers_mul(x, size, exp);
    JigValue *log = jig_numbers_unary(x, JIG_MATH(LOG), p->abs);
    JigValue *by_re = jig_numbers_mul(x, p->exponent.re, angle),
             *by_im = jig_numbers_mul(x, p->exponent.im, log);
    *t = turn_by(x, jig_numbers_add(x, by_re, by_im));
    return size;
}

static void name_constants(Power *p) {
    const JigNumbers *x = p->x;
    p->infinity = jig_numbers_infinity(x, false);
    p->zero = jig_numbers_constant(x, 0);
    p->one = jig_numbers_constant(x, 1);
    p->whole_one = jig_lower_complex_join(x, (JigComplex){p->one, p->zero});
    p->whole_zero = jig_lower_complex_join(x, (JigComplex){p->zero, p->zero});
    p->whole_infinity = jig_lower_complex_join(x, (JigComplex){p->infinity, p->zero});
}

/* infinity^exponent, by the sign of a real exponent. */
static JigValue *of_infinity(const Power *p, JigValue *is_real, JigValue *base_real,
                             JigValue *made) {
    const JigNumbers *x = p->x;
    JigValue *is = jig_numbers_is(x, JIG_CMPF_OEQ, p->base.re, p->infinity);
    JigValue *is_infinite = jig_numbers_and(x, is, base_real);
    JigValue *more = jig_numbers_is(x, JIG_CMPF_OGT, p->exponent.re, p->zero);
    more = jig_numbers_and(x, is_infinite, jig_numbers_and(x, is_real, more));
    made = jig_numbers_select(x, more, p->whole_infinity, made);
    JigValue *less = jig_numbers_is(x, JIG_CMPF_OLT, p->exponent.re, p->zero);
    less = jig_numbers_and(x, is_infinite, jig_numbers_and(x, is_real, less));
    return jig_numbers_select(x, less, p->whole_zero, made);
}

/* With 0^0 and 0^positive, z^0, 1^z and infinity^real as they are known. */
static JigValue *with_known(const Power *p, JigValue *size, Turn t) {
    const JigNumbers *x = p->x;
    JigComplex made;
    JigValue *is_zero = jig_numbers_is(x, JIG_CMPF_OEQ, p->abs, p->zero);
    JigValue *is_real = jig_numbers_is(x, JIG_CMPF_OEQ, p->exponent.im, p->zero);
    JigValue *no_real = jig_numbers_is(x, JIG_CMPF_OEQ, p->exponent.re, p->zero);
    JigValue *base_real = jig_numbers_is(x, JIG_CMPF_OEQ, p->base.im, p->zero);
    JigValue *not_less = jig_numbers_is(x, JIG_CMPF_OLE, p->zero, p->exponent.re);
    made.re = jig_numbers_mul(x, size, t.cos);
    made.im = jig_numbers_mul(x, size, t.sin);
    JigValue *of_zero = jig_numbers_select(x, no_real, p->whole_one, p->whole_zero);
    JigValue *power = jig_lower_complex_join(x, made);
    JigValue *is = jig_numbers_and(x, is_zero, is_real);
    is = jig_numbers_and(x, is, not_less);
    power = jig_numbers_select(x, is, of_zero, power);
    is = jig_numbers_and(x, no_real, is_real);
    power = jig_numbers_select(x, is, p->whole_one, power);
    is = jig_numbers_is(x, JIG_CMPF_OEQ, p->base.re, p->one);
    is = jig_numbers_and(x, is, base_real);
    power = jig_numbers_select(x, is, p->whole_one, power);
    return of_infinity(p, is_real, base_real, power);
}

JigValue *jig_lower_complex_pow(const JigNumbers *x, const JigOp *op) {
    JigValue *base = jig_lower_complex_left(op);
    Power p = {.x = x, .exponent = jig_lower_complex_parts(x, jig_lower_complex_right(op))};
    p.base = jig_lower_complex_parts(x, base);
    p.abs = jig_lower_complex_op(x, JIG_COMPLEX(ABS), x->type, base, NULL);
    Turn t;
    JigValue *size = by_angle(&p, &t);
    name_constants(&p);
    return with_known(&p, size, t);
}

JigValue *jig_lower_complex_powi(const JigNumbers *x, const JigOp *op) {
    JigComplex exponent;
    JigArithSitofp parts = {.in = jig_lower_complex_right(op), .out_type = x->type};
    exponent.re = jig_op_result(jig_arith_sitofp_build(x->rw, x->loc, &parts), 0);
    exponent.im = jig_numbers_constant(x, 0);
    JigValue *base = jig_lower_complex_left(op), *power = jig_lower_complex_join(x, exponent);
    return jig_lower_complex_op(x, JIG_COMPLEX(POW), jig_value_type(base), base, power);
}
