/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Exponentials, logarithms and functions of angles of complex numbers, by those of their parts. */
#include "dialect/arith/arith.h"
#include "dialect/complex/complex.h"
#include "dialect/math/math.h"
#include "payload/lower/math/complex_parts.h"

static JigValue *math(const JigNumbers *x, const JigOpRow *row, JigValue *a) {
    return jig_numbers_unary(x, row, a);
}

/* ---- exp, expm1 ---- */
/* exp(re) may be infinite where its product with something small is not: then it comes in halves.
 */
JigValue *jig_lower_complex_exp(const JigNumbers *x, const JigOp *op) {
    JigNumbers plain = jig_numbers_plain(x);
    JigComplex z = jig_lower_complex_parts(x, jig_lower_complex_left(op)), direct, halved;
    JigValue *zero = jig_numbers_constant(x, 0), *half = jig_numbers_constant(x, 0.5),
             *infinity = jig_numbers_infinity(x, false);
    JigValue *exp = math(x, JIG_MATH(EXP), z.re);
    JigValue *root = math(x, JIG_MATH(EXP), jig_numbers_mul(x, z.re, half));
    JigValue *cos = math(x, JIG_MATH(COS), z.im), *sin = math(x, JIG_MATH(SIN), z.im);
    JigValue *is_large = jig_numbers_is(x, JIG_CMPF_OEQ, exp, infinity);
    JigValue *is_real = jig_numbers_is(&plain, JIG_CMPF_OEQ, z.im, zero);
    direct.re = jig_numbers_mul(x, exp, cos);
    halved.re = jig_numbers_mul(x, jig_numbers_mul(x, root, cos), root);
    z.re = jig_numbers_select(x, is_large, halved.re, direct.re);
    direct.im = jig_numbers_mul(x, exp, sin);
    halved.im = jig_numbers_mul(x, jig_numbers_mul(x, root, sin), root);
    z.im = jig_numbers_select(x, is_large, halved.im, direct.im);
    z.im = jig_numbers_select(x, is_real, zero, z.im);
    return jig_lower_complex_join(x, z);
}

/* cos(a) - 1: for small a by the series without its first terms, as in the Cephes library. */
static JigValue *cosm1(const JigNumbers *x, JigValue *a) {
    static const double series[] = {4.7377507964246204691685e-14, -1.1470284843425359765671e-11,
                                    2.0876754287081521758361e-9,  -2.7557319214999787979814e-7,
                                    2.4801587301570552304991e-5,  -1.3888888888888872993737e-3,
                                    4.1666666666666666609054e-2};
    JigValue *minus_half = jig_numbers_constant(x, -0.5), *minus_one = jig_numbers_constant(x, -1);
    JigValue *direct = jig_numbers_add(x, math(x, JIG_MATH(COS), a), minus_one);
    JigValue *square = jig_numbers_mul(x, a, a), *fourth = jig_numbers_mul(x, square, square);
    JigValue *sum = jig_numbers_constant(x, series[0]);
    for (size_t i = 1; i < JIG_LEN(series); i++)
        sum =
            jig_numbers_ternary(x, JIG_MATH(FMA), sum, square, jig_numbers_constant(x, series[i]));
    sum = jig_numbers_mul(x, fourth, sum);
    JigNumbers plain = jig_numbers_plain(x);
    sum = jig_numbers_add(&plain, sum, jig_numbers_mul(x, minus_half, square));
    JigValue *limit = jig_numbers_constant(x, 0.61685); /* pi^2 / 16 */
    JigValue *is_large = jig_numbers_is(x, JIG_CMPF_OGE, square, limit);
    return jig_numbers_select(x, is_large, direct, sum);
}

JigValue *jig_lower_complex_expm1(const JigNumbers *x, const JigOp *op) {
    JigComplex z = jig_lower_complex_parts(x, jig_lower_complex_left(op)), made;
    JigValue *zero = jig_numbers_constant(x, 0), *one = jig_numbers_constant(x, 1);
    JigValue *expm1 = math(x, JIG_MATH(EXPM1), z.re), *exp = jig_numbers_add(x, expm1, one);
    JigValue *sin = math(x, JIG_MATH(SIN), z.im), *cos = cosm1(x, z.im);
    made.re = jig_numbers_mul(x, expm1, jig_numbers_add(x, cos, one));
    made.re = jig_numbers_add(x, made.re, cos);
    JigValue *is_real = jig_numbers_is(x, JIG_CMPF_OEQ, z.im, zero);
    made.im = jig_numbers_select(x, is_real, zero, jig_numbers_mul(x, exp, sin));
    return jig_lower_complex_join(x, made);
}

/* ---- sin, cos ---- */
/* exp(im) / 2 and exp(-im) / 2, and sine and cosine of re. */
typedef struct Waves {
    JigValue *up, *down, *sin, *cos;
} Waves;

static Waves waves(const JigNumbers *x, const JigOp *op) {
    JigComplex z = jig_lower_complex_parts(x, jig_lower_complex_left(op));
    JigValue *half = jig_numbers_constant(x, 0.5), *exp = math(x, JIG_MATH(EXP), z.im);
    Waves w;
    w.up = jig_numbers_mul(x, half, exp);
    w.down = jig_numbers_div(x, half, exp);
    w.sin = math(x, JIG_MATH(SIN), z.re);
    w.cos = math(x, JIG_MATH(COS), z.re);
    return w;
}

JigValue *jig_lower_complex_sine(const JigNumbers *x, const JigOp *op) {
    Waves w = waves(x, op);
    JigComplex z;
    z.re = jig_numbers_mul(x, jig_numbers_add(x, w.up, w.down), w.sin);
    z.im = jig_numbers_mul(x, jig_numbers_sub(x, w.up, w.down), w.cos);
    return jig_lower_complex_join(x, z);
}

JigValue *jig_lower_complex_cosine(const JigNumbers *x, const JigOp *op) {
    Waves w = waves(x, op);
    JigComplex z;
    z.re = jig_numbers_mul(x, jig_numbers_add(x, w.down, w.up), w.cos);
    z.im = jig_numbers_mul(x, jig_numbers_sub(x, w.down, w.up), w.sin);
    return jig_lower_complex_join(x, z);
}

/* ---- tan, tanh ---- */
/* What the quotient is where its parts are infinite or no numbers. */
static JigComplex special_tangent(const JigNumbers *x, JigComplex z, JigComplex made,
                                  JigValue *numerator, JigValue *infinity) {
    JigValue *abs = jig_numbers_abs(x, z.re), *zero = jig_numbers_constant(x, 0),
             *nan = jig_numbers_nan(x);
    JigValue *is_infinite = jig_numbers_is(x, JIG_CMPF_OEQ, abs, infinity);
    JigValue *is_real = jig_numbers_is(x, JIG_CMPF_OEQ, z.im, zero);
    const JigType *bit = jig_type_i(x->rw->ctx, 1);
    JigArithConstant yes = {.value = jig_attr_int(bit, 1), .result_type = bit};
    JigArithXori flip = {.lhs = is_infinite,
                         .rhs = jig_op_result(jig_arith_constant_build(x->rw, x->loc, &yes), 0),
                         .result_type = bit};
    JigValue *is_finite = jig_op_result(jig_arith_xori_build(x->rw, x->loc, &flip), 0);
    JigValue *is_none = jig_numbers_is(x, JIG_CMPF_UNO, numerator, numerator);
    JigValue *no_number = jig_numbers_and(x, is_none, is_finite);
    JigValue *vanishes = jig_numbers_or(x, is_real, jig_numbers_and(x, is_infinite, is_none));
    made.re = jig_numbers_select(x, no_number, nan, made.re);
    made.im = jig_numbers_select(x, vanishes, zero, made.im);
    return made;
}

static JigComplex hyperbolic(const JigNumbers *x, JigComplex z, JigValue *minus_one) {
    JigComplex made;
    JigValue *infinity = jig_numbers_infinity(x, false), *four = jig_numbers_constant(x, 4);
    JigValue *twice = jig_numbers_add(x, z.re, z.re), *back = jig_numbers_mul(x, minus_one, twice);
    JigValue *up = math(x, JIG_MATH(EXPM1), twice), *down = math(x, JIG_MATH(EXPM1), back);
    JigValue *real = jig_numbers_sub(x, up, down), *cos = math(x, JIG_MATH(COS), z.im);
    JigValue *square = jig_numbers_mul(x, jig_numbers_mul(x, cos, cos), four);
    JigValue *sin = math(x, JIG_MATH(SIN), z.im);
    JigValue *imaginary = jig_numbers_mul(x, four, jig_numbers_mul(x, cos, sin));
    JigValue *sum = jig_numbers_add(x, up, down), *norm = jig_numbers_add(x, sum, square);
    JigValue *is_large = jig_numbers_is(x, JIG_CMPF_OEQ, sum, infinity);
    JigValue *limit = jig_numbers_copysign(x, minus_one, z.re);
    made.re = jig_numbers_select(x, is_large, limit, jig_numbers_div(x, real, norm));
    made.im = jig_numbers_div(x, imaginary, norm);
    return jig_lower_complex_may_be_special(x) ? special_tangent(x, z, made, imaginary, infinity)
                                               : made;
}

/* tan(z) is -i tanh(iz). */
JigValue *jig_lower_complex_tangent(const JigNumbers *x, const JigOp *op) {
    JigComplex z = jig_lower_complex_parts(x, jig_lower_complex_left(op)), made;
    bool turns = jig_op_is(op, JIG_COMPLEX(TAN));
    JigValue *minus_one = jig_numbers_constant(x, -1);
    if (turns)
        z = (JigComplex){jig_numbers_mul(x, z.im, minus_one), z.re};
    made = hyperbolic(x, z, minus_one);
    if (turns)
        made = (JigComplex){made.im, jig_numbers_mul(x, made.re, minus_one)};
    return jig_lower_complex_join(x, made);
}

/* ---- log, log1p ---- */
JigValue *jig_lower_complex_log(const JigNumbers *x, const JigOp *op) {
    JigValue *z = jig_lower_complex_left(op);
    JigComplex made;
    JigValue *abs = jig_lower_complex_op(x, JIG_COMPLEX(ABS), x->type, z, NULL);
    made.re = math(x, JIG_MATH(LOG), abs);
    made.im = jig_lower_complex_angle(x, jig_lower_complex_parts(x, z));
    return jig_lower_complex_join(x, made);
}

/* log|1 + z| is log1p of the larger part less one, and log1p(ratio^2) / 2. */
JigValue *jig_lower_complex_log1p(const JigNumbers *x, const JigOp *op) {
    JigComplex z = jig_lower_complex_parts(x, jig_lower_complex_left(op)), made;
    JigNumbers s = jig_lower_complex_numbers_special(x);
    JigValue *half = jig_numbers_constant(x, 0.5), *one = jig_numbers_constant(x, 1);
    JigValue *real = jig_numbers_add(x, z.re, one);
    JigValue *re = jig_numbers_abs(x, real), *im = jig_numbers_abs(x, z.im);
    JigValue *large = jig_numbers_binary(x, JIG_ARITH(MAXIMUMF), re, im),
             *small = jig_numbers_binary(x, JIG_ARITH(MINIMUMF), re, im);
    JigValue *is_right = jig_numbers_is(x, JIG_CMPF_OGT, real, im);
    JigValue *rest = jig_numbers_sub(x, large, one);
    rest = jig_numbers_select(x, is_right, z.re, rest);
    JigValue *ratio = jig_numbers_div(&s, small, large), *log = math(x, JIG_MATH(LOG1P), rest);
    JigValue *more = math(&s, JIG_MATH(LOG1P), jig_numbers_mul(&s, ratio, ratio));
    made.re = jig_numbers_add(&s, jig_numbers_mul(&s, half, more), log);
    JigValue *is_none = jig_numbers_is(&s, JIG_CMPF_UNO, made.re, made.re);
    made.re = jig_numbers_select(x, is_none, small, made.re);
    made.im = jig_lower_complex_angle(x, (JigComplex){real, z.im});
    return jig_lower_complex_join(x, made);
}

/* ---- atan2 ---- */
/* -i log((b + ia) / sqrt(a^2 + b^2)) */
JigValue *jig_lower_complex_atan2(const JigNumbers *x, const JigOp *op) {
    JigValue *a = jig_lower_complex_left(op), *b = jig_lower_complex_right(op);
    const JigType *type = jig_value_type(a);
    JigValue *squares[2];
    squares[1] = jig_lower_complex_op(x, JIG_COMPLEX(MUL), type, b, b);
    squares[0] = jig_lower_complex_op(x, JIG_COMPLEX(MUL), type, a, a);
    JigValue *sum = jig_lower_complex_op(x, JIG_COMPLEX(ADD), type, squares[1], squares[0]);
    JigValue *root = jig_lower_complex_op(x, JIG_COMPLEX(SQRT), type, sum, NULL);
    JigValue *zero = jig_numbers_constant(x, 0), *one = jig_numbers_constant(x, 1);
    JigValue *i = jig_lower_complex_join(x, (JigComplex){zero, one});
    JigValue *turned = jig_lower_complex_op(x, JIG_COMPLEX(MUL), type, i, a);
    JigValue *point = jig_lower_complex_op(x, JIG_COMPLEX(ADD), type, b, turned);
    point = jig_lower_complex_op(x, JIG_COMPLEX(DIV), type, point, root);
    JigValue *log = jig_lower_complex_op(x, JIG_COMPLEX(LOG), type, point, NULL);
    JigValue *back = jig_lower_complex_join(x, (JigComplex){zero, jig_numbers_constant(x, -1)});
    return jig_lower_complex_op(x, JIG_COMPLEX(MUL), type, back, log);
}
