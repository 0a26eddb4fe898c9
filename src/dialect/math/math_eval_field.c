/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions of elements of a finite field. Exponentials, roots and powers obey their laws there,
 * hyperbolic functions and their inverses are what they are of these and of logarithms; each other
 * one is any function, but that of numbers which are known it is what the C library has.
 */
#include "dialect/math/math_int.h"
#include "support/check.h"
#include "support/field.h"

#include <math.h>

static bool of_known(const void *user, const JigFloat *x, JigFloat *out) {
    const JigLibm *fn = user;
    double y = fn->f64 ? fn->f64(jig_float_to_double(x[0]))
                       : fn->f64_2(jig_float_to_double(x[0]), jig_float_to_double(x[1]));
    *out = isnan(y) ? jig_float_nan(JIG_F64) : jig_float_from_double(JIG_F64, y);
    return true;
}

static JigFloat number(JigFloatKind kind, double d) {
    return jig_float_from_double(kind, d);
}

/* x^n; x^(n + 1/2) by the root. */
static JigFloat power(JigFloat x, JigFloat y) {
    enum { MOST = 1024 };
    JigFloat known;
    double n = jig_field_known(y, &known) ? jig_float_to_double(known) : INFINITY;
    if (fabs(n) <= MOST && n == floor(n))
        return jig_field_power(x, (int64_t)n);
    if (fabs(n) <= MOST && 2 * n == floor(2 * n))
        return jig_field_power(jig_field_sqrt(x), (int64_t)(2 * n));
    return jig_field_call("math.powf", (JigFloat[]){x, y}, 2, of_known,
                          &jig_math_libm[JIG_MATH_POWF]);
}

/* ---- By others ---- */

static JigFloat sum(JigFloat x, double y) {
    return jig_field_add(x, number(x.kind, y));
}
static JigFloat call(size_t id, JigFloat x) {
    return jig_field_call(jig_math_ops[id].name, &x, 1, of_known, &jig_math_libm[id]);
}
static JigFloat log_of(JigFloat x) {
    return call(JIG_MATH_LOG, x);
}

/* (exp(x) + sign * exp(-x)) / 2 */
static JigFloat half_sum(JigFloat x, double sign) {
    JigFloat up = jig_field_exp(x), down = jig_field_exp(jig_field_neg(x));
    JigFloat twice = jig_field_add(up, jig_field_mul(down, number(x.kind, sign)));
    return jig_field_mul(twice, number(x.kind, 0.5));
}
/* log(x + sqrt(x * x + one)) */
static JigFloat inverse_of(JigFloat x, double one) {
    return log_of(jig_field_add(x, jig_field_sqrt(sum(jig_field_mul(x, x), one))));
}
/* log((1 + x) / (1 - x)) / 2 */
static JigFloat inverse_tanh(JigFloat x) {
    JigFloat log = log_of(jig_field_div(sum(x, 1), sum(jig_field_neg(x), 1)));
    return jig_field_mul(log, number(x.kind, 0.5));
}

static JigFloat by_others(size_t id, JigFloat x) {
    switch (id) {
    case JIG_MATH_SINH:
        return half_sum(x, -1);
    case JIG_MATH_COSH:
        return half_sum(x, 1);
    case JIG_MATH_TANH:
        return jig_field_div(half_sum(x, -1), half_sum(x, 1));
    case JIG_MATH_TAN:
        return jig_field_div(call(JIG_MATH_SIN, x), call(JIG_MATH_COS, x));
    case JIG_MATH_ASINH:
        return inverse_of(x, 1);
    case JIG_MATH_ACOSH:
        return inverse_of(x, -1);
    case JIG_MATH_ATANH:
        return inverse_tanh(x);
    default:
        return call(id, x);
    }
}

JigFloat jig_math_in_field(size_t id, const JigFloat *x) {
    JIG_REQUIRE(id < JIG_MATH_NUM_OPS && x);
    JigFloat one = number(x->kind, 1);
    const JigLibm *fn = &jig_math_libm[id];
    switch (id) {
    case JIG_MATH_EXP:
        return jig_field_exp(*x);
    case JIG_MATH_EXP2:
        return jig_field_exp2(*x);
    case JIG_MATH_EXPM1:
        return jig_field_add(jig_field_exp(*x), jig_field_neg(one));
    case JIG_MATH_RSQRT:
        return jig_field_div(one, jig_field_sqrt(*x));
    case JIG_MATH_POWF:
        return power(x[0], x[1]);
    default:
        if (fn->f64_2)
            return jig_field_call(jig_math_ops[id].name, x, 2, of_known, fn);
        return jig_field_is_inf(*x) ? call(id, *x) : by_others(id, *x);
    }
}
