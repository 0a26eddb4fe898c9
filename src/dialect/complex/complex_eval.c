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

static Cplx number_of(double re, double im) {
    Cplx z;
    __real__ z = re;
    __imag__ z = im;
    return z;
}
static Cplx product(Cplx x, Cplx y) {
    double a = __real__ x, b = __imag__ x, c = __real__ y, d = __imag__ y;
    return number_of(a * c - b * d, b * c + a * d);
}

/* By Smith's method, as compiled code does it; where there is no quotient, what C says. */
static Cplx quotient(Cplx x, Cplx y) {
    double a = __real__ x, b = __imag__ x, c = __real__ y, d = __imag__ y;
    bool steep = fabs(c) < fabs(d);
    double ratio = steep ? c / d : d / c, norm = steep ? d + ratio * c : c + ratio * d;
    Cplx z = steep ? number_of((a * ratio + b) / norm, (b * ratio - a) / norm)
                   : number_of((a + b * ratio) / norm, (b - a * ratio) / norm);
    return isnan(__real__ z) && isnan(__imag__ z) ? x / y : z;
}
/* Of numbers whose products are exact. */
static Cplx narrow_quotient(Cplx x, Cplx y) {
    double a = __real__ x, b = __imag__ x, c = __real__ y, d = __imag__ y, norm = c * c + d * d;
    Cplx z = number_of((a * c + b * d) / norm, (b * c - a * d) / norm);
    return isnan(__real__ z) && isnan(__imag__ z) ? x / y : z;
}
static double wrapped(double angle) {
    const double pi = 3.14159265358979323846;
    return angle > pi ? angle - 2 * pi : angle <= -pi ? angle + 2 * pi : angle;
}
/* -i log((x + iy) / sqrt(x^2 + y^2)), where x^2 + y^2 is (x + iy)(x - iy): by the angles of both,
 * and by the logarithm of what their magnitudes make. */
static Cplx atan_two(Cplx y, Cplx x) {
    double a = __real__ x, b = __imag__ x, c = __real__ y, d = __imag__ y;
    Cplx plus = number_of(a - d, b + c), minus = number_of(a + d, b - c);
    double up = carg(plus), down = carg(minus);
    double norm = __real__ plus * __real__ plus + __imag__ plus * __imag__ plus;
    double cross = a * d - b * c;
    return number_of(wrapped(up - wrapped(up + down) * 0.5), log1p(cross * 4 / norm) * 0.25);
}
static Cplx exp_minus_one(Cplx x) {
    double a = __real__ x, b = __imag__ x, s = sin(b * 0.5);
    Cplx z = cexp(x);
    if (a <= 40)
        __real__ z = expm1(a) * cos(b) - 2 * s * s;
    return z;
}

/* Adds b exactly: what was rounded off goes to `low`. */
static double plus(double a, double b, double *low) {
    double high = a + b, of_b = high - a;
    *low += (a - (high - of_b)) + (b - of_b);
    return high;
}
/* What is rounded off a square. */
static double square_low(double a) {
    return fma(a, a, -(a * a));
}

/* log|x|, where `less` is |x|^2 - 1, which is exact near 0; by the steps of compiled code, as the
 * functions of what is large magnify a difference. */
static double log_of_magnitude(Cplx x, double less) {
    if (less > -0.5 && less < 1)
        return log1p(less) * 0.5;
    double a = fabs(__real__ x), b = fabs(__imag__ x), most = fmax(a, b);
    if (isinf(a) || isinf(b))
        return INFINITY;
    int scale = most > 0x1p500 ? -600 : most < 0x1p-400 ? 600 : 0;
    a = ldexp(a, scale), b = ldexp(b, scale);
    return log(a * a + b * b) * 0.5 - scale * 0.69314718055994530942;
}
static Cplx logarithm(Cplx x) {
    double a = __real__ x, b = __imag__ x, low = 0;
    double less = plus(plus(-1, a * a, &low), b * b, &low);
    low += square_low(a) + square_low(b);
    return number_of(log_of_magnitude(x, less + low), atan2(b, a));
}
/* |1 + x|^2 - 1 is 2a + b^2 + a^2. */
static Cplx log_plus_one(Cplx x) {
    double a = __real__ x, b = __imag__ x, low = 0;
    double less = plus(plus(2 * a, b * b, &low), a * a, &low);
    low += square_low(a) + square_low(b);
    return number_of(log_of_magnitude(number_of(1 + a, b), less + low), atan2(b, 1 + a));
}
/* exp(y log(x)); z^0 is 1, and 0 by what is right of 0 is 0. */
static Cplx power(Cplx x, Cplx y) {
    Cplx zero = 0, one = 1;
    if (y == zero || (x == zero && __real__ y > 0))
        return y == zero ? one : zero;
    Cplx log = logarithm(x);
    double n = __real__ y;
    return cexp(__imag__ y == 0 ? number_of(__real__ log * n, __imag__ log * n) : product(y, log));
}
static Cplx reciprocal_root(Cplx x) {
    return quotient(1, csqrt(x));
}
static Cplx sign(Cplx x) {
    double size = cabs(x);
    return x == (Cplx)0 ? x : number_of(__real__ x / size, __imag__ x / size);
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
    [JIG_COMPLEX_LOG] = {.one = logarithm},
    [JIG_COMPLEX_LOG1P] = {.one = log_plus_one},
    [JIG_COMPLEX_RSQRT] = {.one = reciprocal_root},
    [JIG_COMPLEX_SIGN] = {.one = sign},
    [JIG_COMPLEX_SIN] = {.one = csin},
    [JIG_COMPLEX_SQRT] = {.one = csqrt},
    [JIG_COMPLEX_TAN] = {.one = ctan},
    [JIG_COMPLEX_TANH] = {.one = ctanh},
};

/* Products of such numbers are exact in double precision. */
static bool is_narrow(JigFloatKind kind) {
    return kind == JIG_F32 || kind == JIG_F16 || kind == JIG_BF16;
}

static JigEvalState compute(JigEvalCall *call, const JigNum *in, JigNum *out) {
    const Fn *fn = &functions[id_of(call->step->op)];
    JigFloatKind kind = in[0].re.kind;
    if (fn->one)
        return give(fn->one(host(&in[0])), kind, out);
    Cplx (*two)(Cplx, Cplx) = fn->two == quotient && is_narrow(kind) ? narrow_quotient : fn->two;
    return give(two(host(&in[0]), host(&in[1])), kind, out);
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
            result = product(result, base);
        base = product(base, base);
    }
    JigFloatKind kind = in[0].re.kind;
    Cplx inverse = is_narrow(kind) ? narrow_quotient(1, result) : quotient(1, result);
    return give(negative ? inverse : result, kind, out);
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
