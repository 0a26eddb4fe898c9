/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Folding of math ops of constants. Functions that are not exact are those of
 * the C library (math_of_host.c) and fold in single and double precision only.
 */
#include "dialect/math/math_int.h"
#include "support/field.h"

#include <math.h>

static size_t id_of(const JigOp *op) {
    return (size_t)(jig_op_row(op) - jig_math_ops);
}

/* ---- Functions of the C library ---- */

static bool in_domain(JigLibmDomain domain, JigFloat x) {
    switch (domain) {
    case JIG_LIBM_ALL:
        break;
    case JIG_LIBM_NOT_NEGATIVE:
        return !jig_float_is_negative(x);
    case JIG_LIBM_ABOVE_MINUS_ONE: {
        JigFloat one = jig_float_from_double(x.kind, 1.0);
        return !jig_float_is_negative(jig_float_add(x, one, JIG_ROUND_NEAREST_EVEN));
    }
    }
    return true;
}

static float to_f32(JigFloat x) {
    uint32_t bits = (uint32_t)x.bits[0];
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}
static double to_f64(JigFloat x) {
    double d;
    memcpy(&d, &x.bits[0], sizeof d);
    return d;
}
static JigConst from_f32(float f) {
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return (JigConst){.kind = JIG_CONST_FLOAT, .f = jig_float_from_bits(JIG_F32, bits, 0)};
}
static JigConst from_f64(double d) {
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    return (JigConst){.kind = JIG_CONST_FLOAT, .f = jig_float_from_bits(JIG_F64, bits, 0)};
}

static bool call_libm(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)a;
    const JigLibm *fn = user;
    JigFloat x = in[0].f;
    if (!in_domain(fn->domain, x))
        return false;
    if (x.kind == JIG_F32)
        *out = from_f32(fn->f32 ? fn->f32(to_f32(x)) : fn->f32_2(to_f32(x), to_f32(in[1].f)));
    else if (x.kind == JIG_F64)
        *out = from_f64(fn->f64 ? fn->f64(to_f64(x)) : fn->f64_2(to_f64(x), to_f64(in[1].f)));
    else
        return false;
    return true;
}

JigFold jig_math_fold_libm(JigFoldCall *call) {
    const JigLibm *fn = &jig_math_libm[id_of(call->op)];
    size_t n = fn->f32 ? 1 : 2;
    return jig_const_fold_attr(
        call, jig_constfold_call(call, n, NULL, JIG_CONST_FLOAT, call_libm, (void *)fn));
}

/* ---- Exact functions ---- */

static bool absolute(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)a, (void)user;
    *out = (JigConst){.kind = JIG_CONST_FLOAT, .f = jig_float_abs(in[0].f)};
    return true;
}
static bool copy_sign(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)a, (void)user;
    *out = (JigConst){.kind = JIG_CONST_FLOAT, .f = jig_float_copysign(in[0].f, in[1].f)};
    return true;
}
static bool round_in(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)a;
    *out = (JigConst){.kind = JIG_CONST_FLOAT,
                      .f = jig_float_round_to_integral(in[0].f, *(const JigRounding *)user)};
    return true;
}

JigFold jig_math_fold_exact(JigFoldCall *call) {
    JigConstFn fn = round_in;
    size_t n = 1;
    JigRounding mode = JIG_ROUND_NEAREST_EVEN;
    switch (id_of(call->op)) {
    case JIG_MATH_ABSF:
        fn = absolute;
        break;
    case JIG_MATH_COPYSIGN:
        fn = copy_sign, n = 2;
        break;
    case JIG_MATH_CEIL:
        mode = JIG_ROUND_UP;
        break;
    case JIG_MATH_FLOOR:
        mode = JIG_ROUND_DOWN;
        break;
    default:
        break;
    }
    return jig_const_fold_attr(call, jig_constfold_call(call, n, NULL, JIG_CONST_FLOAT, fn, &mode));
}

/* ---- Integers ---- */

static bool absolute_int(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)user;
    out->i = jig_int_is_negative(in[0].i) ? jig_int_neg(in[0].i, a) : in[0].i;
    return true;
}

#define COUNTING(name, count)                                                                      \
    static bool name(const JigConst *in, JigConst *out, JigArena *a, void *user) {                 \
        (void)user;                                                                                \
        out->i = jig_int(in[0].i.width, count(in[0].i), a);                                        \
        return true;                                                                               \
    }
COUNTING(count_leading, jig_int_clz)
COUNTING(count_trailing, jig_int_ctz)
COUNTING(count_ones, jig_int_popcount)

static bool is_odd(JigInt x) {
    return (jig_int_word(&x, 0) & 1) != 0;
}

/* 1 / base^n, rounded to zero; nothing for base 0. */
static bool negative_power(JigInt base, JigInt power, JigInt one, JigInt *out, JigArena *a) {
    if (jig_int_is_zero(base))
        return false;
    if (jig_int_eq(base, one))
        *out = one;
    else if (!jig_int_is_all_ones(base))
        *out = jig_int(base.width, 0, a);
    else
        *out = is_odd(power) ? base : one;
    return true;
}

bool jig_math_int_power(JigInt base, JigInt power, JigInt *out, JigArena *a) {
    JigInt one = jig_int(base.width, 1, a);
    if (!jig_int_is_zero(power) && jig_int_is_negative(power))
        return negative_power(base, power, one, out, a);
    *out = one;
    for (; !jig_int_is_zero(power); power = jig_int_lshr(power, 1, a)) {
        if (is_odd(power))
            *out = jig_int_mul(*out, base, a);
        base = jig_int_mul(base, base, a);
    }
    return true;
}
static bool int_power(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)user;
    return jig_math_int_power(in[0].i, in[1].i, &out->i, a);
}

JigFold jig_math_fold_int(JigFoldCall *call) {
    JigConstFn fn = absolute_int;
    size_t n = 1;
    switch (id_of(call->op)) {
    case JIG_MATH_CTLZ:
        fn = count_leading;
        break;
    case JIG_MATH_CTTZ:
        fn = count_trailing;
        break;
    case JIG_MATH_CTPOP:
        fn = count_ones;
        break;
    case JIG_MATH_IPOWI:
        fn = int_power, n = 2;
        break;
    default:
        break;
    }
    return jig_const_fold_attr(call, jig_constfold_call(call, n, NULL, JIG_CONST_INT, fn, NULL));
}

/* ---- Classes of floats: of scalars and splats ---- */

/* Finite, not zero, and not below the least exponent, which numbers of the field do not have. */
static bool is_normal(JigFloat x) {
    if (jig_float_is_nan(x) || jig_float_is_inf(x) || jig_float_is_zero(x))
        return false;
    if (jig_is_in_field(x.kind))
        return true;
    const JigFloatFormat *f = jig_float_format(x.kind);
    /* Stored bits of the significand: the leading one is explicit only in f80. */
    unsigned mantissa = x.kind == JIG_F80 ? f->precision : f->precision - 1u;
    unsigned exponent = f->width - mantissa - f->has_sign;
    if (mantissa == 0)
        return true;
    uint64_t field = mantissa >= 64 ? x.bits[1] >> (mantissa - 64) : x.bits[0] >> mantissa;
    return (field & (((uint64_t)1 << exponent) - 1)) != 0;
}

bool jig_math_is_of_class(size_t id, JigFloat x) {
    switch (id) {
    case JIG_MATH_ISFINITE:
        return !jig_float_is_nan(x) && !jig_float_is_inf(x);
    case JIG_MATH_ISINF:
        return jig_float_is_inf(x);
    case JIG_MATH_ISNAN:
        return jig_float_is_nan(x);
    case JIG_MATH_ISNORMAL:
        return is_normal(x);
    default:
        return false;
    }
}

JigFold jig_math_fold_class(JigFoldCall *call) {
    JigFloat x;
    if (!jig_const_match_float(call->operands[0], &x))
        return JIG_FOLD_NONE;
    bool value = jig_math_is_of_class(id_of(call->op), x);
    const JigAttr *result = jig_attr_bool(jig_op_context(call->op), value);
    return jig_const_fold_attr(call, jig_const_splat(jig_op_result_type(call->op, 0), result));
}

/* ---- Names ---- */

void jig_math_name_sincos(const JigOp *op, JigNameSink *sink) {
    jig_name_set(sink, jig_op_result(op, 0), "sin");
    jig_name_set(sink, jig_op_result(op, 1), "cos");
}
