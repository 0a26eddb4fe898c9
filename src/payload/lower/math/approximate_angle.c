/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sines, cosines, tangents. An angle is q quarters of a turn and r, at most an eighth: by Cody and
 * Waite's reduction, of f32 in f64; of f64 quarters have three parts, and what a difference loses
 * is kept. That holds for angles below 2^20.
 */
#include "payload/lower/math/approximate.h"

#include "support/check.h"

#define QUARTERS 0x1.45f306dc9c883p-1 /* that a turn's 2 pi are: 2 / pi */

typedef struct Angle {
    JigValue *quarters, *r; /* an integer, of which the last two bits count; the rest */
} Angle;

JigValue *jig_lower_approx_is_large_angle(const JigApprox *x, JigValue *a, JigValue *b) {
    JIG_REQUIRE(x && a);
    (void)b;
    return is(x, JIG_CMPF_OGT, size_of(x, a), number(x, 0x1p20));
}

static Angle reduced(const JigApprox *x, JigValue *a) {
    JigValue *rounder = jig_lower_approx_rounder(x),
             *sum = madd(x, a, number(x, QUARTERS), rounder), *whole = sub(x, sum, rounder),
             *first = sub(x, a, mul(x, whole, number(x, 0x1.921fb544p+0))), *r;
    if (x->precision == JIG_MIDDLE_PRECISION) {
        r = sub(x, first, mul(x, whole, number(x, 0x1.0b4611a626331p-34)));
    } else {
        JigValue *middle = mul(x, whole, number(x, 0x1.0b4611a6p-34)),
                 *second = sub(x, first, middle), *lost = sub(x, sub(x, first, second), middle);
        r = add(x, second, sub(x, lost, mul(x, whole, number(x, 0x1.3198a2e037073p-69))));
    }
    return (Angle){jig_lower_approx_bits(x, sum), r};
}

static Angle angle_of(const JigApprox *x, JigValue *a) {
    if (x->precision != JIG_F32_PRECISION)
        return reduced(x, a);
    JigApprox wide = jig_lower_approx_middle(x);
    Angle angle = reduced(&wide, jig_lower_approx_cast(x, JIG_ARITH(EXTF), a, wide.n.type));
    return (Angle){
        jig_lower_approx_cast(x, JIG_ARITH(TRUNCI), angle.quarters, jig_lower_approx_ints(x)),
        jig_lower_approx_cast(x, JIG_ARITH(TRUNCF), angle.r, x->n.type)};
}

typedef struct Pair {
    JigValue *sine, *cosine;
} Pair;
static Pair pair_of(const JigApprox *x, JigValue *r) {
    JigValue *u = mul(x, r, r),
             *sine = mul(x, mul(x, r, u), jig_lower_approx_polynomial(x, JIG_POLYNOMIAL_SIN, u)),
             *cosine = mul(x, mul(x, u, u), jig_lower_approx_polynomial(x, JIG_POLYNOMIAL_COS, u)),
             *half = mul(x, u, number(x, 0.5)), *one = number(x, 1), *high = sub(x, one, half),
             *lost = sub(x, sub(x, one, high), half);
    return (Pair){add(x, r, sine), add(x, high, add(x, lost, cosine))};
}

static JigValue *has_bit(const JigApprox *x, JigValue *quarters, int64_t bit) {
    JigValue *set = int_op(x, JIG_ARITH(ANDI), quarters, jig_lower_approx_int(x, bit));
    return jig_loop_int_compare(x->n.rw, x->n.loc, JIG_COMPARE_NE, set, jig_lower_approx_int(x, 0));
}

static JigValue *negated_if(const JigApprox *x, JigValue *condition, JigValue *a) {
    return pick(x, condition, jig_numbers_unary(&x->n, JIG_ARITH(NEGF), a), a);
}

JigValue *jig_lower_approx_sin(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    Angle angle = angle_of(x, a);
    Pair p = pair_of(x, angle.r);
    JigValue *made = pick(x, has_bit(x, angle.quarters, 1), p.cosine, p.sine);
    made = negated_if(x, has_bit(x, angle.quarters, 2), made);
    return pick(x, is(x, JIG_CMPF_OEQ, a, number(x, 0)), a, made); /* with its sign */
}

JigValue *jig_lower_approx_cos(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    Angle angle = angle_of(x, a);
    Pair p = pair_of(x, angle.r);
    JigValue *made = pick(x, has_bit(x, angle.quarters, 1), p.sine, p.cosine),
             *next = int_op(x, JIG_ARITH(ADDI), angle.quarters, jig_lower_approx_int(x, 1));
    return negated_if(x, has_bit(x, next, 2), made);
}

JigValue *jig_lower_approx_tan(const JigApprox *x, JigValue *a, JigValue *b) {
    (void)b;
    Angle angle = angle_of(x, a);
    Pair p = pair_of(x, angle.r);
    JigValue *odd = has_bit(x, angle.quarters, 1),
             *made = quotient(x, pick(x, odd, p.cosine, p.sine), pick(x, odd, p.sine, p.cosine));
    made = negated_if(x, odd, made);
    return pick(x, is(x, JIG_CMPF_OEQ, a, number(x, 0)), a, made);
}
