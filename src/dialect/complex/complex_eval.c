/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Evaluation. Sums and products are computed in the parts' own format, rounded after every step:
 * (a + bi)(c + di) is (ac - bd) + (bc + ad)i. All else is computed by the functions of the C
 * library in its widest format, with formulas of its own where there are none, of operands and to
 * results in double precision, and rounded at the end; of f80 and f128 it knows 53 bits. What
 * compiled code does otherwise (payload/lower/math/complex_exact.h) is measured against it.
 */
#include "eval/kernels.h"
#include "dialect/complex/complex_int.h"
#include "support/field.h"

#include <complex.h>
#include <math.h>
#undef I

typedef long double Wide;
typedef long double _Complex Cplx;

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

static Cplx number_of(Wide re, Wide im) {
    Cplx z;
    __real__ z = re;
    __imag__ z = im;
    return z;
}
static Cplx host(const JigNum *x) {
    return number_of(jig_float_to_double(x->re), jig_float_to_double(x->im));
}
static JigFloat rounded(Wide x, JigFloatKind kind) {
    return isnan(x) ? jig_float_nan(kind) : jig_float_from_double(kind, (double)x);
}
static JigEvalState give(Cplx z, JigFloatKind kind, JigNum *out) {
    out->re = rounded(__real__ z, kind);
    out->im = rounded(__imag__ z, kind);
    return JIG_EVAL_VALUE;
}

/* Of the larger part; 0 where there is none. */
static int exponent_of(Cplx z) {
    int e = 0;
    Wide most = fmaxl(fabsl(__real__ z), fabsl(__imag__ z));
    if (isfinite(most))
        (void)frexpl(most, &e);
    return e;
}
static Cplx scaled(Cplx z, int e) {
    return number_of(ldexpl(__real__ z, e), ldexpl(__imag__ z, e));
}

/* ab + cd, whose digits do not cancel (Kahan). */
static Wide sum_of_products(Wide a, Wide b, Wide c, Wide d) {
    Wide cd = c * d, low = fmal(c, d, -cd);
    return fmal(a, b, cd) + low;
}

/* As in books; what overflows, vanishes, is infinite or by zero is what C says. */
static Cplx quotient(Cplx x, Cplx y) {
    Wide a = __real__ x, b = __imag__ x, c = __real__ y, d = __imag__ y, norm = c * c + d * d;
    Cplx z = number_of(sum_of_products(a, c, b, d) / norm, sum_of_products(b, c, -a, d) / norm);
    return isnormal(norm) && isfinite(__real__ z) && isfinite(__imag__ z) ? z : x / y;
}

static Cplx product(Cplx x, Cplx y) {
    Wide a = __real__ x, b = __imag__ x, c = __real__ y, d = __imag__ y;
    return number_of(sum_of_products(a, c, -b, d), sum_of_products(b, c, a, d));
}

/* The real part is that of 2 sinh(x / 2) exp(x / 2). */
static Cplx exp_minus_one(Cplx x) {
    Cplx z = cexpl(x), half = x * 0.5L;
    if (__real__ x <= 40)
        __real__ z = __real__ product(2 * csinhl(half), cexpl(half));
    return z;
}

/* 2 atanh(x / (2 + x)). */
static Cplx log_plus_one(Cplx x) {
    return cabsl(x) < 0.5L ? 2 * catanhl(quotient(x, 2 + x))
                           : clogl(number_of(1 + __real__ x, __imag__ x));
}

/* exp(y log(x)); z^0 is 1, and 0 by what is right of 0 is 0. */
static Cplx power(Cplx x, Cplx y) {
    Cplx zero = 0, one = 1;
    if (y == zero || (x == zero && __real__ y > 0))
        return y == zero ? one : zero;
    Cplx log = clogl(x);
    Wide a = __real__ log, b = __imag__ log, n = __real__ y;
    if (__imag__ y == 0)
        return cexpl(number_of(a * n, b * n));
    return cexpl(product(log, y));
}
static Cplx reciprocal_root(Cplx x) {
    return quotient(1, csqrtl(x));
}
static Cplx sign(Cplx x) {
    Wide size = cabsl(x);
    return x == (Cplx)0 ? x : number_of(__real__ x / size, __imag__ x / size);
}

/* ---- atan2 ---- */
/* -i log(plus / sqrt(plus minus)), where plus is x + iy and minus x - iy. Near the branch points of
 * atan(y / x), where one of these vanishes, they have all their digits; y / x has not. */
static Cplx near_branch_point(Cplx y, Cplx x) {
    Cplx turned = number_of(-__imag__ y, __real__ y), plus = x + turned, minus = x - turned;
    if (plus == (Cplx)0 || minus == (Cplx)0)
        return number_of((cargl(plus) - cargl(minus)) * 0.5L, logl(cabsl(minus) / cabsl(plus)));
    Cplx squares = product(plus, minus);
    /* Which root it is depends on the sign, of a zero too. */
    __imag__ squares = 2 * sum_of_products(__real__ x, __imag__ x, __real__ y, __imag__ y) + 0;
    Cplx z = quotient(plus, csqrtl(squares));
    return number_of(cargl(z), -logl(cabsl(z)));
}

/* To the other side of 0. */
static Wide opposite(Wide angle) {
    const Wide pi = 3.14159265358979323846264338327950288L;
    return angle > 0 ? angle - pi : angle + pi;
}
static bool is_infinite(Cplx z) {
    return isinf(__real__ z) || isinf(__imag__ z);
}
static Wide direction(Wide part) {
    return copysignl(isinf(part) ? 1 : 0, part);
}

static Cplx finite_atan_two(Cplx y, Cplx x) {
    int up = exponent_of(y), e = exponent_of(x);
    e = up > e ? -up : -e;
    Cplx small = quotient(y, x), z = near_branch_point(scaled(y, e), scaled(x, e));
    Wide near = fminl(cabsl(small - number_of(0, 1)), cabsl(small + number_of(0, 1)));
    if (near < 0.25L)
        return z;
    /* Or half a turn from it. */
    Cplx atan = catanl(small);
    bool is_opposite = fabsl(__real__ z - __real__ atan) > 2;
    return number_of(is_opposite ? opposite(__real__ atan) : __real__ atan, __imag__ atan);
}

/* What is infinite is so in the same way: all else is nothing beside it. */
static Cplx atan_two(Cplx y, Cplx x) {
    if (is_infinite(y) || is_infinite(x)) {
        y = number_of(direction(__real__ y), direction(__imag__ y));
        x = number_of(direction(__real__ x), direction(__imag__ x));
    }
    return finite_atan_two(y, x);
}

typedef struct Fn {
    JigEvalNumFn exact;
    Cplx (*one)(Cplx);
    Cplx (*two)(Cplx, Cplx);
} Fn;

static const Fn functions[JIG_COMPLEX_NUM_OPS] = {
    [JIG_COMPLEX_ADD] = {.exact = add},           [JIG_COMPLEX_SUB] = {.exact = sub},
    [JIG_COMPLEX_MUL] = {.exact = mul},           [JIG_COMPLEX_NEG] = {.exact = negate},
    [JIG_COMPLEX_CONJ] = {.exact = conjugate},    [JIG_COMPLEX_EQ] = {.exact = is_equal},
    [JIG_COMPLEX_NEQ] = {.exact = is_different},  [JIG_COMPLEX_DIV] = {.two = quotient},
    [JIG_COMPLEX_POW] = {.two = power},           [JIG_COMPLEX_ATAN2] = {.two = atan_two},
    [JIG_COMPLEX_COS] = {.one = ccosl},           [JIG_COMPLEX_EXP] = {.one = cexpl},
    [JIG_COMPLEX_EXPM1] = {.one = exp_minus_one}, [JIG_COMPLEX_LOG] = {.one = clogl},
    [JIG_COMPLEX_LOG1P] = {.one = log_plus_one},  [JIG_COMPLEX_RSQRT] = {.one = reciprocal_root},
    [JIG_COMPLEX_SIGN] = {.one = sign},           [JIG_COMPLEX_SIN] = {.one = csinl},
    [JIG_COMPLEX_SQRT] = {.one = csqrtl},         [JIG_COMPLEX_TAN] = {.one = ctanl},
    [JIG_COMPLEX_TANH] = {.one = ctanhl},
};

static JigEvalState compute(JigEvalCall *call, const JigNum *in, JigNum *out) {
    const Fn *fn = &functions[id_of(call->step->op)];
    JigFloatKind kind = in[0].re.kind;
    if (jig_is_in_field(kind)) {
        jig_complex_in_field(id_of(call->step->op), in, out);
        return JIG_EVAL_VALUE;
    }
    if (fn->one)
        return give(fn->one(host(&in[0])), kind, out);
    return give(fn->two(host(&in[0]), host(&in[1])), kind, out);
}

JigEvalOutcome jig_complex_eval(JigEvalCall *call) {
    const Fn *fn = &functions[id_of(call->step->op)];
    return jig_eval_elementwise(call, fn->exact ? fn->exact : compute);
}

/* ---- powi ---- */
/* z 2^e, where the larger part of z is between 1/2 and 1: so no power of it overflows. */
typedef struct Factor {
    Cplx z;
    Wide e;
} Factor;

static Factor factor_of(Cplx z, Wide e) {
    int up = exponent_of(z);
    return (Factor){scaled(z, -up), e + up};
}
static Factor times(Factor x, Factor y) {
    Wide a = __real__ x.z, b = __imag__ x.z, c = __real__ y.z, d = __imag__ y.z;
    return factor_of(number_of(a * c - b * d, b * c + a * d), x.e + y.e);
}

/* By repeated products; negative powers are reciprocals. */
static JigEvalState int_power(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigArena *a = jig_eval_arena(call);
    if (jig_is_in_field(in[0].re.kind)) {
        jig_complex_field_powi(&in[0], in[1].i, a, out);
        return JIG_EVAL_VALUE;
    }
    Factor base = factor_of(host(&in[0]), 0), made = factor_of(1, 0);
    bool negative = jig_int_is_negative(in[1].i);
    JigInt n = negative ? jig_int_neg(in[1].i, a) : in[1].i;
    for (; !jig_int_is_zero(n); n = jig_int_lshr(n, 1, a)) {
        if (jig_int_word(&n, 0) & 1)
            made = times(made, base);
        base = times(base, base);
    }
    if (negative)
        made = (Factor){quotient(1, made.z), -made.e};
    return give(scaled(made.z, (int)fmaxl(fminl(made.e, 9999), -9999)), in[0].re.kind, out);
}
JigEvalOutcome jig_complex_eval_powi(JigEvalCall *call) {
    return jig_eval_elementwise(call, int_power);
}

/* ---- Parts ---- */

static JigEvalState magnitude(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    JigFloatKind kind = in[0].re.kind;
    out->f = jig_is_in_field(kind) ? jig_complex_field_abs(in) : rounded(cabsl(host(in)), kind);
    return JIG_EVAL_VALUE;
}
static JigEvalState angle(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    JigFloatKind kind = in[0].re.kind;
    out->f = jig_is_in_field(kind) ? jig_complex_field_angle(in) : rounded(cargl(host(in)), kind);
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
    const JigElem *from = jig_eval_operand_elem(call, 0), *to = jig_eval_result_elem(call, 0);
    uint8_t bytes[32] = {0};
    if (!jig_eval_keeps_bits(call, from, to))
        return JIG_EVAL_UNWRITTEN;
    jig_eval_num_to_bytes(from, in, bytes);
    jig_eval_num_of_bytes(to, bytes, jig_eval_arena(call), out);
    return JIG_EVAL_VALUE;
}
JigEvalOutcome jig_complex_eval_bitcast(JigEvalCall *call) {
    return jig_eval_elementwise(call, same_bits);
}

JigEvalOutcome jig_complex_eval_constant(JigEvalCall *call) {
    return jig_eval_attr(call, "value");
}
