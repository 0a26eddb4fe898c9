/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * -i log((b + ia) / sqrt(a^2 + b^2)), where a^2 + b^2 is (b + ia)(b - ia): but for a sign, the
 * quotient is that of the roots of b + ia and b - ia. Near the branch points, where one of these
 * vanishes, and near 0, where they are the same, digits would cancel.
 */
#include "payload/lower/math/complex_exact.h"

#include "dialect/math/math.h"

typedef struct Atan2 {
    const JigExact *e;
    JigComplex a, b, plus, minus;
    JigValue *norm_a, *norm_b;
} Atan2;

static const double pi = 3.14159265358979323846;

static JigValue *is(const Atan2 *q, JigFloatCompare what, JigValue *a, double n) {
    return jig_numbers_is(q->e->x, what, a, number(q->e, n));
}
static JigValue *between(const Atan2 *q, JigValue *a, double low, double high) {
    return jig_numbers_and(q->e->x, is(q, JIG_CMPF_OGT, a, low), is(q, JIG_CMPF_OLT, a, high));
}
static JigValue *half(const Atan2 *q, JigValue *a) {
    return mul(q->e, a, number(q->e, 0.5));
}
static JigValue *angle(const Atan2 *q, JigComplex z) {
    return jig_numbers_binary(q->e->x, JIG_MATH(ATAN2), z.im, z.re);
}
static JigValue *norm(const JigExact *e, JigComplex z) {
    return add(e, mul(e, z.re, z.re), mul(e, z.im, z.im));
}

/* ---- The real part ---- */
/* To the other side of 0. */
static JigValue *opposite(const Atan2 *q, JigValue *a) {
    JigValue *turn = number(q->e, pi);
    return select(q->e, is(q, JIG_CMPF_OGT, a, 0), sub(q->e, a, turn), add(q->e, a, turn));
}

/* Is half of the sum of two angles the angle of the principal root? Near pi and -pi the imaginary
 * part of a^2 + b^2 tells. */
static JigValue *is_principal(const Atan2 *q, JigValue *sum) {
    const JigNumbers *x = q->e->x;
    JigValue *side = jig_lower_exact_sum_of_products(q->e, q->b.re, q->b.im, q->a.re, q->a.im);
    JigValue *above = jig_numbers_and(x, is(q, JIG_CMPF_OGT, sum, 0), is(q, JIG_CMPF_OGE, side, 0));
    JigValue *below = jig_numbers_and(x, is(q, JIG_CMPF_OLT, sum, 0), is(q, JIG_CMPF_OLT, side, 0));
    JigValue *same = jig_numbers_and(x, between(q, sum, -4, 4), jig_numbers_or(x, above, below));
    return jig_numbers_or(x, between(q, sum, -2, 2), same);
}

static JigValue *turn_of(const Atan2 *q) {
    const JigExact *e = q->e;
    JigValue *up = angle(q, q->plus), *down = angle(q, q->minus);
    JigValue *turn = half(q, sub(e, up, down));
    turn = select(e, is_principal(q, add(e, up, down)), turn, opposite(q, turn));
    return select(e, is(q, JIG_CMPF_OLE, turn, -pi), number(e, pi), turn);
}

/* The same for |a| < |b|, but for a half turn: half of the angle of (b + ia) conj(b - ia). */
static JigValue *small_turn_of(const Atan2 *q) {
    JigValue *dot = jig_lower_exact_sum_of_products(q->e, q->a.re, q->b.re, q->a.im, q->b.im);
    JigComplex twice = {sub(q->e, q->norm_b, q->norm_a), add(q->e, dot, dot)};
    return half(q, angle(q, twice));
}

/* ---- The imaginary part ---- */
/* log(|b - ia| / |b + ia|) / 2. The squares differ by 4 Im(a conj(b)). */
static JigValue *half_log_of_ratio(const Atan2 *q) {
    const JigExact *e = q->e;
    JigValue *cross =
        jig_lower_exact_sum_of_products(e, q->b.re, q->a.im, negative(e, q->b.im), q->a.re);
    JigValue *more = jig_numbers_div(e->x, mul(e, cross, number(e, 4)), norm(e, q->plus));
    JigValue *near = mul(e, math(e, JIG_MATH(LOG1P), more), number(e, 0.25));
    JigValue *plus = jig_lower_exact_magnitude(e, q->plus, q->plus).re,
             *minus = jig_lower_exact_magnitude(e, q->minus, q->minus).re;
    JigValue *ratio = jig_numbers_div(e->x, minus, plus), *far = math(e, JIG_MATH(LOG), ratio);
    JigValue *apart = sub(e, math(e, JIG_MATH(LOG), minus), math(e, JIG_MATH(LOG), plus));
    far = half(q, select(e, between(q, ratio, 0x1p-500, 0x1p500), far, apart));
    return select(e, between(q, more, -0.5, 1), near, far);
}

/* ---- Both ---- */
/* By a power of 2, so that squares do not overflow; `most` is the largest of all. */
static Atan2 parts_of(const JigExact *e, JigComplex a, JigComplex b, JigValue *most) {
    if (!e->narrow) {
        JigExactScale s = jig_lower_exact_scale(e, most);
        JigValue *by = jig_lower_exact_factor(e, &s);
        a = (JigComplex){mul(e, a.re, by), mul(e, a.im, by)};
        b = (JigComplex){mul(e, b.re, by), mul(e, b.im, by)};
    }
    return (Atan2){.e = e,
                   .a = a,
                   .b = b,
                   .plus = {sub(e, b.re, a.im), add(e, b.im, a.re)},
                   .minus = {add(e, b.re, a.im), sub(e, b.im, a.re)},
                   .norm_a = norm(e, a),
                   .norm_b = norm(e, b)};
}

/* Of numbers that are so small in comparison it is a / b, and no number of 0 and 0. */
JigComplex jig_lower_exact_atan2(const JigExact *e, JigComplex a, JigComplex b) {
    JigValue *most = jig_lower_exact_larger(e, jig_lower_exact_larger(e, a.re, a.im),
                                            jig_lower_exact_larger(e, b.re, b.im));
    Atan2 q = parts_of(e, a, b, most);
    JigValue *turn = turn_of(&q), *im = half_log_of_ratio(&q);
    im = jig_lower_exact_unless(e, im, jig_lower_exact_is_infinite(e, most), number(e, 0));
    JigValue *is_tiny = jig_numbers_is(e->x, JIG_CMPF_OLT, mul(e, q.norm_a, number(e, 0x1p56)), //
                                       q.norm_b);
    JigComplex quotient = jig_lower_exact_quotient(e, a, b);
    JigValue *small = select(e, is_tiny, quotient.re, small_turn_of(&q));
    small = select(e, between(&q, turn, -1, 1), small, opposite(&q, small));
    JigValue *is_small = jig_numbers_is(e->x, JIG_CMPF_OGT, q.norm_b, add(e, q.norm_a, q.norm_a));
    JigComplex made = {select(e, is_small, small, turn), select(e, is_tiny, quotient.im, im)};
    return where(e, jig_lower_exact_is_zero(e, most), quotient, made);
}
