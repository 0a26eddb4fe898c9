/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Evaluation. Sums and products are computed in the parts' own format, rounded after every step:
 * (a + bi)(c + di) is (ac - bd) + (bc + ad)i. All else is the C library's in double precision,
 * rounded to the format.
 */
#include "eval/kernels.h"
#include "dialect/complex/complex_int.h"

#include <complex.h>
#include <math.h>
#undef I

typedef double _Complex Cplx;

static size_t id_of(const JigOp *op) {
    return (size_t)(jig_op_row(op) - jig_complex_ops);
}

/* ---- In the format itself ---- */

static const JigRounding even = JIG_ROUND_NEAREST_EVEN;

static JigEvalState add(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->re = jig_float_add(in[0].re, in[1].re, even);
    out->im = jig_float_add(in[0].im, in[1].im, even);
    return JIG_EVAL_VALUE;
}
static JigEvalState sub(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->re = jig_float_sub(in[0].re, in[1].re, even);
    out->im = jig_float_sub(in[0].im, in[1].im, even);
    return JIG_EVAL_VALUE;
}
static JigEvalState mul(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    JigFloat a = in[0].re, b = in[0].im, c = in[1].re, d = in[1].im;
    out->re = jig_float_sub(jig_float_mul(a, c, even), jig_float_mul(b, d, even), even);
    out->im = jig_float_add(jig_float_mul(b, c, even), jig_float_mul(a, d, even), even);
    return JIG_EVAL_VALUE;
}
static JigEvalState negate(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->re = jig_float_neg(in[0].re);
    out->im = jig_float_neg(in[0].im);
    return JIG_EVAL_VALUE;
}
static JigEvalState conjugate(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->re = in[0].re;
    out->im = jig_float_neg(in[0].im);
    return JIG_EVAL_VALUE;
}

static bool equal(const JigNum *in) {
    return jig_float_cmp(in[0].re, in[1].re) == 0 && jig_float_cmp(in[0].im, in[1].im) == 0;
}
static JigEvalState is_equal(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->i.val = equal(in);
    return JIG_EVAL_VALUE;
}
static JigEvalState is_different(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->i.val = !equal(in);
    return JIG_EVAL_VALUE;
}

/* ---- By the C library ---- */

static Cplx host(const JigNum *x) {
    Cplx z;
    __real__ z = jig_float_to_double(x->re);
    __imag__ z = jig_float_to_double(x->im);
    return z;
}
static JigFloat rounded(double x, JigFloatKind kind) {
    return isnan(x) ? jig_float_nan(kind) : jig_float_from_double(kind, x);
}
static JigEvalState give(Cplx z, JigFloatKind kind, JigNum *out) {
    out->re = rounded(__real__ z, kind);
    out->im = rounded(__imag__ z, kind);
    return JIG_EVAL_VALUE;
}

static Cplx quotient(Cplx x, Cplx y) {
    return x / y;
}
static Cplx power(Cplx x, Cplx y) {
    Cplx zero = 0, one = 1;
    return y == zero ? one : x == zero ? zero : cpow(x, y);
}
static Cplx atan_two(Cplx y, Cplx x) {
    /* -i log((x + iy) / sqrt(x^2 + y^2)) */
    Cplx i;
    __real__ i = 0;
    __imag__ i = 1;
    return -i * clog((x + i * y) / csqrt(x * x + y * y));
}
static Cplx exp_minus_one(Cplx x) {
    double a = __real__ x, b = __imag__ x, s = sin(b / 2);
    Cplx z;
    __real__ z = expm1(a) * cos(b) - 2 * s * s;
    __imag__ z = exp(a) * sin(b);
    return z;
}
static Cplx log_plus_one(Cplx x) {
    double a = __real__ x, b = __imag__ x;
    Cplx z;
    __real__ z = fabs(a) + fabs(b) < 0.5 ? log1p(2 * a + a * a + b * b) / 2 : log(hypot(1 + a, b));
    __imag__ z = atan2(b, 1 + a);
    return z;
}
static Cplx reciprocal_root(Cplx x) {
    return 1 / csqrt(x);
}
static Cplx sign(Cplx x) {
    return x == (Cplx)0 ? x : x / cabs(x);
}

typedef struct Fn {
    JigEvalNumFn exact;
    Cplx (*one)(Cplx);
    Cplx (*two)(Cplx, Cplx);
} Fn;

static const Fn functions[JIG_COMPLEX_NUM_OPS] = {
    [JIG_COMPLEX_ADD] = {.exact = add},
    [JIG_COMPLEX_SUB] = {.exact = sub},
    [JIG_COMPLEX_MUL] = {.exact = mul},
    [JIG_COMPLEX_NEG] = {.exact = negate},
    [JIG_COMPLEX_CONJ] = {.exact = conjugate},
    [JIG_COMPLEX_EQ] = {.exact = is_equal},
    [JIG_COMPLEX_NEQ] = {.exact = is_different},
    [JIG_COMPLEX_DIV] = {.two = quotient},
    [JIG_COMPLEX_POW] = {.two = power},
    [JIG_COMPLEX_ATAN2] = {.two = atan_two},
    [JIG_COMPLEX_COS] = {.one = ccos},
    [JIG_COMPLEX_EXP] = {.one = cexp},
    [JIG_COMPLEX_EXPM1] = {.one = exp_minus_one},
    [JIG_COMPLEX_LOG] = {.one = clog},
    [JIG_COMPLEX_LOG1P] = {.one = log_plus_one},
    [JIG_COMPLEX_RSQRT] = {.one = reciprocal_root},
    [JIG_COMPLEX_SIGN] = {.one = sign},
    [JIG_COMPLEX_SIN] = {.one = csin},
    [JIG_COMPLEX_SQRT] = {.one = csqrt},
    [JIG_COMPLEX_TAN] = {.one = ctan},
    [JIG_COMPLEX_TANH] = {.one = ctanh},
};

static JigEvalState compute(JigEvalCall *call, const JigNum *in, JigNum *out) {
    const Fn *fn = &functions[id_of(call->step->op)];
    JigFloatKind kind = in[0].re.kind;
    return give(fn->one ? fn->one(host(&in[0])) : fn->two(host(&in[0]), host(&in[1])), kind, out);
}

JigEvalOutcome jig_complex_eval(JigEvalCall *call) {
    const Fn *fn = &functions[id_of(call->step->op)];
    return jig_eval_elementwise(call, fn->exact ? fn->exact : compute);
}

/* By repeated products in double precision; negative powers are reciprocals. */
static JigEvalState int_power(JigEvalCall *call, const JigNum *in, JigNum *out) {
    Cplx base = host(&in[0]), result = 1;
    JigArena *a = jig_eval_arena(call);
    bool negative = jig_int_is_negative(in[1].i);
    JigInt n = negative ? jig_int_neg(in[1].i, a) : in[1].i;
    for (; !jig_int_is_zero(n); n = jig_int_lshr(n, 1, a)) {
        if (jig_int_word(&n, 0) & 1)
            result *= base;
        base *= base;
    }
    return give(negative ? 1 / result : result, in[0].re.kind, out);
}
JigEvalOutcome jig_complex_eval_powi(JigEvalCall *call) {
    return jig_eval_elementwise(call, int_power);
}

/* ---- Parts ---- */

static JigEvalState magnitude(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->f = rounded(cabs(host(in)), in[0].re.kind);
    return JIG_EVAL_VALUE;
}
static JigEvalState angle(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->f = rounded(carg(host(in)), in[0].re.kind);
    return JIG_EVAL_VALUE;
}
static JigEvalState real_part(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->f = in[0].re;
    return JIG_EVAL_VALUE;
}
static JigEvalState imaginary_part(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->f = in[0].im;
    return JIG_EVAL_VALUE;
}

JigEvalOutcome jig_complex_eval_part(JigEvalCall *call) {
    switch (id_of(call->step->op)) {
    case JIG_COMPLEX_ABS:
        return jig_eval_elementwise(call, magnitude);
    case JIG_COMPLEX_ANGLE:
        return jig_eval_elementwise(call, angle);
    case JIG_COMPLEX_RE:
        return jig_eval_elementwise(call, real_part);
    default:
        return jig_eval_elementwise(call, imaginary_part);
    }
}

static JigEvalState create(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->re = in[0].f;
    out->im = in[1].f;
    return JIG_EVAL_VALUE;
}
JigEvalOutcome jig_complex_eval_create(JigEvalCall *call) {
    return jig_eval_elementwise(call, create);
}

static JigEvalState same_bits(JigEvalCall *call, const JigNum *in, JigNum *out) {
    const JigElem *from = jig_operand_elem(call, 0), *to = jig_result_elem(call, 0);
    uint8_t bytes[32] = {0};
    jig_num_to_bytes(from, in, bytes);
    jig_num_of_bytes(to, bytes, jig_eval_arena(call), out);
    return JIG_EVAL_VALUE;
}
JigEvalOutcome jig_complex_eval_bitcast(JigEvalCall *call) {
    return jig_eval_elementwise(call, same_bits);
}

JigEvalOutcome jig_complex_eval_constant(JigEvalCall *call) {
    return jig_eval_attr(call, "value");
}
