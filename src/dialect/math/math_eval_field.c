/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions of elements of a finite field. Exponentials, roots and powers obey their laws there;
 * each other one is any function, but that of numbers which are known it is what the C library has.
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
        return jig_field_call(jig_math_ops[id].name, x, fn->f64_2 ? 2 : 1, of_known, fn);
    }
}
