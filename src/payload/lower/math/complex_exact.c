/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Exponentials and functions of angles, and the patterns. */
#include "payload/lower/math/complex_exact.h"

#include "dialect/complex/complex.h"
#include "dialect/math/math.h"
#include "payload/lower/lowerings.h"

/* ---- What the files have in common ---- */
JigValue *jig_lower_exact_is_nan(const JigExact *e, JigValue *a) {
    return jig_numbers_is(e->x, JIG_CMPF_UNO, a, a);
}

JigValue *jig_lower_exact_unless(const JigExact *e, JigValue *made, JigValue *condition,
                                 JigValue *otherwise) {
    JigValue *is = jig_numbers_and(e->x, jig_lower_exact_is_nan(e, made), condition);
    return select(e, is, otherwise, made);
}

JigValue *jig_lower_exact_is_zero(const JigExact *e, JigValue *a) {
    return jig_numbers_is(e->x, JIG_CMPF_OEQ, a, number(e, 0));
}

JigValue *jig_lower_exact_is_infinite(const JigExact *e, JigValue *a) {
    return jig_numbers_is(e->x, JIG_CMPF_OEQ, jig_numbers_abs(e->x, a),
                          jig_numbers_infinity(e->x, false));
}

JigValue *jig_lower_exact_larger(const JigExact *e, JigValue *a, JigValue *b) {
    return jig_numbers_binary(e->x, JIG_ARITH(MAXNUMF), jig_numbers_abs(e->x, a),
                              jig_numbers_abs(e->x, b));
}

JigExactScale jig_lower_exact_scale(const JigExact *e, JigValue *most) {
    JigExactScale s = {.is_large = jig_numbers_is(e->x, JIG_CMPF_OGT, most, number(e, 0x1p500))};
    s.is_small = jig_numbers_is(e->x, JIG_CMPF_OLT, most, number(e, 0x1p-400));
    return s;
}

JigValue *jig_lower_exact_as_scaled(const JigExact *e, const JigExactScale *s, double large,
                                    double small, double plain) {
    if (!s->is_large)
        return number(e, plain);
    JigValue *n = select(e, s->is_small, number(e, small), number(e, plain));
    return select(e, s->is_large, number(e, large), n);
}

JigValue *jig_lower_exact_factor(const JigExact *e, const JigExactScale *s) {
    return jig_lower_exact_as_scaled(e, s, JIG_EXACT_DOWN, JIG_EXACT_UP, 1);
}

/* Kahan's: fused products tell what is rounded off; of smaller formats nothing is. */
JigValue *jig_lower_exact_sum_of_products(const JigExact *e, JigValue *a, JigValue *b, JigValue *c,
                                          JigValue *d) {
    JigValue *cd = mul(e, c, d);
    if (e->narrow)
        return add(e, mul(e, a, b), cd);
    JigValue *low = jig_numbers_ternary(e->x, JIG_MATH(FMA), c, d, negative(e, cd));
    return add(e, jig_numbers_ternary(e->x, JIG_MATH(FMA), a, b, cd), low);
}

/* ---- exp, expm1 ---- */
/* Where exp overflows. */
static const double large = 709;

/* exp(t) f, where exp(t) may overflow though the product does not. */
static JigValue *exp_by_halves(const JigExact *e, JigValue *t, JigValue *f) {
    JigValue *root = math(e, JIG_MATH(EXP), mul(e, t, number(e, 0.5)));
    return mul(e, mul(e, root, f), root);
}

JigComplex jig_lower_exact_exp(const JigExact *e, JigComplex z, JigComplex unused) {
    (void)unused;
    JigValue *size = math(e, JIG_MATH(EXP), z.re), *cos = math(e, JIG_MATH(COS), z.im),
             *sin = math(e, JIG_MATH(SIN), z.im);
    JigComplex made = {mul(e, size, cos), mul(e, size, sin)};
    if (!e->narrow) {
        JigValue *is_large = jig_numbers_is(e->x, JIG_CMPF_OGT, z.re, number(e, large));
        made.re = select(e, is_large, exp_by_halves(e, z.re, cos), made.re);
        made.im = select(e, is_large, exp_by_halves(e, z.re, sin), made.im);
    }
    JigValue *zero = number(e, 0), *infinity = jig_numbers_infinity(e->x, false);
    JigValue *vanishes = jig_numbers_is(e->x, JIG_CMPF_OEQ, size, zero);
    made.re = jig_lower_exact_unless(e, made.re, vanishes, zero);
    made.re = jig_lower_exact_unless(e, made.re, jig_lower_exact_is_infinite(e, z.re), infinity);
    made.im = jig_lower_exact_unless(e, made.im, vanishes, zero);
    made.im = select(e, jig_lower_exact_is_zero(e, z.im), z.im, made.im);
    return made;
}

/* The real part is expm1(re) cos(im) + cos(im) - 1. */
JigComplex jig_lower_exact_expm1(const JigExact *e, JigComplex z, JigComplex unused) {
    JigComplex exp = jig_lower_exact_exp(e, z, unused);
    JigValue *small = math(e, JIG_MATH(EXPM1), z.re), *cos = math(e, JIG_MATH(COS), z.im);
    JigValue *sin = math(e, JIG_MATH(SIN), mul(e, z.im, number(e, 0.5)));
    JigValue *less = mul(e, mul(e, number(e, 2), sin), sin);
    JigValue *near = jig_numbers_sub(e->x, mul(e, small, cos), less);
    JigValue *is_near = jig_numbers_is(e->x, JIG_CMPF_OLE, z.re, number(e, 40));
    return (JigComplex){select(e, is_near, near, exp.re), exp.im};
}

/* ---- sin, cos ---- */
/* Hyperbolic sine and cosine of re, each by sine and cosine of im. */
typedef struct Waves {
    JigComplex sinh, cosh; /* by cosine, by sine */
} Waves;

static JigComplex by_both(const JigExact *e, JigValue *f, JigComplex turn) {
    return (JigComplex){mul(e, f, turn.re), mul(e, f, turn.im)};
}

static Waves waves(const JigExact *e, JigComplex z) {
    JigComplex turn = {math(e, JIG_MATH(COS), z.im), math(e, JIG_MATH(SIN), z.im)};
    Waves w = {by_both(e, math(e, JIG_MATH(SINH), z.re), turn),
               by_both(e, math(e, JIG_MATH(COSH), z.re), turn)};
    if (e->narrow)
        return w;
    JigValue *abs = jig_numbers_abs(e->x, z.re), *half = number(e, 0.5);
    JigValue *is_large = jig_numbers_is(e->x, JIG_CMPF_OGT, abs, number(e, large));
    JigComplex far = by_both(e, half, turn);
    far = (JigComplex){exp_by_halves(e, abs, far.re), exp_by_halves(e, abs, far.im)};
    JigComplex with_sign = by_both(e, jig_numbers_copysign(e->x, number(e, 1), z.re), far);
    w.cosh = where(e, is_large, far, w.cosh);
    w.sinh = where(e, is_large, with_sign, w.sinh);
    return w;
}

/* sinh(z). */
static JigComplex hyperbolic_sine(const JigExact *e, JigComplex z) {
    Waves w = waves(e, z);
    JigValue *is = jig_numbers_or(e->x, jig_lower_exact_is_zero(e, z.re), //
                                  jig_lower_exact_is_infinite(e, z.re));
    return (JigComplex){
        jig_lower_exact_unless(e, w.sinh.re, is, z.re),
        jig_lower_exact_unless(e, w.cosh.im, jig_lower_exact_is_zero(e, z.im), z.im)};
}

/* sin(z) is -i sinh(iz): sinh of the parts the other way round. */
JigComplex jig_lower_exact_sine(const JigExact *e, JigComplex z, JigComplex unused) {
    (void)unused;
    JigComplex turned = hyperbolic_sine(e, (JigComplex){z.im, z.re});
    return (JigComplex){turned.im, turned.re};
}

/* cos(z) is cosh(iz). */
JigComplex jig_lower_exact_cosine(const JigExact *e, JigComplex z, JigComplex unused) {
    (void)unused;
    Waves w = waves(e, (JigComplex){z.im, z.re});
    JigValue *is_real = jig_numbers_or(e->x, jig_lower_exact_is_zero(e, z.re), //
                                       jig_lower_exact_is_zero(e, z.im));
    JigValue *re = jig_lower_exact_unless(e, w.cosh.re, jig_lower_exact_is_infinite(e, z.im),
                                          jig_numbers_infinity(e->x, false));
    JigValue *im = jig_lower_exact_unless(e, w.sinh.im, is_real, number(e, 0));
    return (JigComplex){re, negative(e, im)};
}

/* ---- tan, tanh ---- */
/* (sinh cosh + i sin cos) / (sinh^2 + cos^2); far from 0 the first is 1, the other
 * 4 sin cos exp(-2 |re|). */
JigComplex jig_lower_exact_hyperbolic_tangent(const JigExact *e, JigComplex z, JigComplex unused) {
    (void)unused;
    JigValue *sinh = math(e, JIG_MATH(SINH), z.re), *cosh = math(e, JIG_MATH(COSH), z.re),
             *sin = math(e, JIG_MATH(SIN), z.im), *cos = math(e, JIG_MATH(COS), z.im);
    JigValue *norm = add(e, mul(e, sinh, sinh), mul(e, cos, cos)), *turn = mul(e, sin, cos);
    JigComplex near = {jig_numbers_div(e->x, mul(e, sinh, cosh), norm),
                       jig_numbers_div(e->x, turn, norm)};
    JigValue *abs = jig_numbers_abs(e->x, z.re);
    JigValue *small = math(e, JIG_MATH(EXP), mul(e, abs, number(e, -2)));
    JigComplex far = {jig_numbers_copysign(e->x, number(e, 1), z.re),
                      mul(e, mul(e, turn, number(e, 4)), small)};
    JigValue *is_far = jig_numbers_is(e->x, JIG_CMPF_OGT, abs, number(e, 22));
    JigComplex made = where(e, is_far, far, near);
    made.re = jig_lower_exact_unless(e, made.re, jig_lower_exact_is_zero(e, z.re), z.re);
    made.im =
        jig_lower_exact_unless(e, made.im, jig_lower_exact_is_infinite(e, z.re), number(e, 0));
    made.im = jig_lower_exact_unless(e, made.im, jig_lower_exact_is_zero(e, z.im), z.im);
    return made;
}

/* tan(z) is -i tanh(iz): tanh of the parts the other way round. */
JigComplex jig_lower_exact_tangent(const JigExact *e, JigComplex z, JigComplex unused) {
    JigComplex turned = jig_lower_exact_hyperbolic_tangent(e, (JigComplex){z.im, z.re}, unused);
    return (JigComplex){turned.im, turned.re};
}

/* ---- The patterns ---- */
static bool is_of_f64(const JigType *type, bool *narrow) {
    if (!jig_type_is_float(type))
        return false;
    JigFloatKind kind = jig_type_float_kind(type);
    *narrow = kind != JIG_F64;
    return kind == JIG_F64 || kind == JIG_F32 || kind == JIG_F16 || kind == JIG_BF16;
}

static JigComplex parts_of(const JigExact *e, const JigType *part, JigValue *z) {
    JigNumbers own = *e->x;
    own.type = part;
    JigComplex c = jig_lower_complex_parts(&own, z);
    if (e->narrow) {
        JigArithExtf re = {.in = c.re, .out_type = e->x->type};
        c.re = jig_op_result(jig_arith_extf_build(own.rw, own.loc, &re), 0);
        JigArithExtf im = {.in = c.im, .out_type = e->x->type};
        c.im = jig_op_result(jig_arith_extf_build(own.rw, own.loc, &im), 0);
    }
    return c;
}

static JigValue *rounded(const JigExact *e, const JigType *part, JigValue *n) {
    if (!e->narrow)
        return n;
    JigArithTruncf parts = {.in = n, .out_type = part};
    return jig_op_result(jig_arith_truncf_build(e->x->rw, e->x->loc, &parts), 0);
}

/* What takes the place of the op. */
static JigValue *result_of(const JigExact *e, const JigOp *op, const JigType *part, JigComplex c) {
    JigNumbers own = *e->x;
    own.type = part;
    c.re = rounded(e, part, c.re);
    if (jig_op_result_type(op, 0) == part)
        return c.re;
    c.im = rounded(e, part, c.im);
    return jig_lower_complex_join(&own, c);
}

/* `self->data` is the formula; NULL: the exponent is an integer. */
static bool expand(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigType *part = jig_type_element(jig_value_type(jig_lower_complex_left(op)));
    bool narrow;
    if (!is_of_f64(part, &narrow))
        return jig_no_match(rw, op, "its parts are not f64 or smaller floats");
    JigNumbers x = {.rw = rw,
                    .loc = jig_op_loc(op),
                    .rows = &jig_numbers_arith,
                    .type = jig_type_float(rw->ctx, JIG_F64)};
    JigExact e = {&x, narrow};
    JigComplex a = parts_of(&e, part, jig_lower_complex_left(op)), made;
    if (!self->data) {
        made = jig_lower_exact_int_power(&e, a, jig_lower_complex_right(op));
    } else {
        JigComplex b =
            jig_op_num_operands(op) == 2 ? parts_of(&e, part, jig_lower_complex_right(op)) : a;
        made = (*(JigExactFormula *const *)self->data)(&e, a, b);
    }
    jig_rw_replace1(rw, op, result_of(&e, op, part, made));
    return true;
}

#define FORMULA(op_name, formula)                                                                  \
    {                                                                                              \
        .name = "complex." op_name " by parts of f64", .root = "complex." op_name, .fn = expand,   \
        .data = &(JigExactFormula *const) {                                                        \
            formula                                                                                \
        }                                                                                          \
    }
const JigPattern jig_exact_complex_patterns[] = {
    FORMULA("abs", jig_lower_exact_magnitude),
    FORMULA("atan2", jig_lower_exact_atan2),
    FORMULA("cos", jig_lower_exact_cosine),
    FORMULA("div", jig_lower_exact_quotient),
    FORMULA("exp", jig_lower_exact_exp),
    FORMULA("expm1", jig_lower_exact_expm1),
    FORMULA("log", jig_lower_exact_log),
    FORMULA("log1p", jig_lower_exact_log1p),
    FORMULA("pow", jig_lower_exact_power),
    FORMULA("rsqrt", jig_lower_exact_one_by_root),
    FORMULA("sin", jig_lower_exact_sine),
    FORMULA("sqrt", jig_lower_exact_root),
    FORMULA("tan", jig_lower_exact_tangent),
    FORMULA("tanh", jig_lower_exact_hyperbolic_tangent),
    {.name = "complex.powi by products of f64", .root = "complex.powi", .fn = expand},
    {0},
};
