/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Angles of points, and inverse sines. A quotient above the tangent of an eighth of pi is turned by
 * a quarter of pi, above that of three eighths by a half: one division, and a short odd polynomial.
 */
#include "payload/lower/math/approximate.h"

#include "support/check.h"

#define TAN_1 0x1.a827999fcef32p-2 /* of pi / 8 */
#define TAN_3 0x1.3504f333f9de6p+1

/* An angle as a sum; of the format as it is rounded, and what is lost. */
typedef struct Turn {
    double f32, lost_of_f32, f64, lost_of_f64;
} Turn;
static const Turn quarter_pi = {0x1.921fb6p-1, -0x1.777a5cf72cecep-26, 0x1.921fb54442d18p-1,
                                0x1.1a62633145c07p-55},
                  half_pi = {0x1.921fb6p+0, -0x1.777a5cf72cecep-25, 0x1.921fb54442d18p+0,
                             0x1.1a62633145c07p-54},
                  three_quarters = {0x1.2d97c8p+1, -0x1.99bc5b961b1adp-28, 0x1.2d97c7f3321d2p+1,
                                    0x1.a79394c9e8a0ap-54},
                  all_pi = {0x1.921fb6p+1, -0x1.777a5cf72cecep-24, 0x1.921fb54442d18p+1,
                            0x1.1a62633145c07p-53},
                  none = {0};

/* Of y / x, neither of which is negative, in three parts: how many quarters of pi, as conditions,
 * and the rest of the angle. */
typedef struct Part {
    JigValue *high, *middle, *rest;
} Part;
static Part part_of(const JigApprox *x, JigValue *above, JigValue *below) {
    JigValue *high = is(x, JIG_CMPF_OGT, above, mul(x, below, number(x, TAN_3))),
             *middle = is(x, JIG_CMPF_OGT, above, mul(x, below, number(x, TAN_1))),
             *minus = jig_numbers_unary(&x->n, JIG_ARITH(NEGF), below),
             *num = pick(x, middle, sub(x, above, below), above),
             *den = pick(x, middle, add(x, above, below), below);
    num = pick(x, high, minus, num);
    den = pick(x, high, above, den);
    JigValue *q = quotient(x, num, den), *u = mul(x, q, q),
             *p = jig_lower_approx_polynomial(x, JIG_POLYNOMIAL_ATAN, u);
    return (Part){high, middle, madd(x, mul(x, q, u), p, q)};
}

/* The angle and the rest: `high`, `middle`, or neither. */
static JigValue *turned(const JigApprox *x, const Part *p, const Turn *high, const Turn *middle,
                        const Turn *low, JigValue *rest) {
    JigValue *angle = pick(x, p->middle, either(x, middle->f32, middle->f64),
                           either(x, low->f32, low->f64)),
             *lost = pick(x, p->middle, either(x, middle->lost_of_f32, middle->lost_of_f64),
                          either(x, low->lost_of_f32, low->lost_of_f64));
    angle = pick(x, p->high, either(x, high->f32, high->f64), angle);
    lost = pick(x, p->high, either(x, high->lost_of_f32, high->lost_of_f64), lost);
    return add(x, angle, add(x, rest, lost));
}

JigValue *jig_lower_approx_atan(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    Part p = part_of(x, size_of(x, a), number(x, 1));
    return with_sign(x, turned(x, &p, &half_pi, &quarter_pi, &none, p.rest), a);
}

/* Of (x, y), y above 0; `sign` is that of x. */
static JigValue *angle_of(const JigApprox *x, JigValue *above, JigValue *below, JigValue *sign) {
    Part p = part_of(x, above, below);
    JigValue *right = turned(x, &p, &half_pi, &quarter_pi, &none, p.rest),
             *minus = jig_numbers_unary(&x->n, JIG_ARITH(NEGF), p.rest),
             *left = turned(x, &p, &half_pi, &three_quarters, &all_pi, minus),
             *behind = is(x, JIG_CMPF_OLT, with_sign(x, number(x, 1), sign), number(x, 0));
    return pick(x, behind, left, right);
}

/* Points at infinity are taken as 1 apart, both 0 as (1, 0), and numbers whose sum overflows are
 * made smaller. */
JigValue *jig_lower_approx_atan2(const JigApprox *x, JigValue *a, JigValue *b) {
    JIG_REQUIRE(x && a && b);
    JigValue *above = size_of(x, a), *below = size_of(x, b), *inf = infinity(x),
             *one = number(x, 1), *zero = number(x, 0), *most = either(x, 0x1p125, 0x1p1021),
             *far = jig_numbers_and(&x->n, is(x, JIG_CMPF_OEQ, above, inf),
                                    is(x, JIG_CMPF_OEQ, below, inf)),
             *here = jig_numbers_and(&x->n, is(x, JIG_CMPF_OEQ, above, zero),
                                     is(x, JIG_CMPF_OEQ, below, zero)),
             *large = jig_numbers_or(&x->n, is(x, JIG_CMPF_OGT, above, most),
                                     is(x, JIG_CMPF_OGT, below, most)),
             *scale = pick(x, large, number(x, 0.0625), one);
    above = mul(x, pick(x, far, one, above), scale);
    below = mul(x, pick(x, jig_numbers_or(&x->n, far, here), one, below), scale);
    return with_sign(x, angle_of(x, above, below, b), a);
}

static JigValue *other_side(const JigApprox *x, JigValue *a) {
    JigValue *one = number(x, 1);
    return root(x, mul(x, sub(x, one, a), add(x, one, a)));
}

JigValue *jig_lower_approx_asin(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    JigValue *side = other_side(x, a);
    return with_sign(x, angle_of(x, size_of(x, a), side, side), a);
}

JigValue *jig_lower_approx_acos(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    return angle_of(x, other_side(x, a), size_of(x, a), a);
}
