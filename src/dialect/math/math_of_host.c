/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The functions of the C library that ops are evaluated and folded by. */
#include "dialect/math/math_int.h"

#include <math.h>

static double reciprocal_sqrt(double x) {
    return 1 / sqrt(x);
}

#define ONE_OF(name) .f32 = name##f, .f64 = name
#define TWO_OF(name) .f32_2 = name##f, .f64_2 = name
const JigLibm jig_math_libm[JIG_MATH_NUM_OPS] = {
    [JIG_MATH_ACOS] = {ONE_OF(acos)},
    [JIG_MATH_ACOSH] = {ONE_OF(acosh)},
    [JIG_MATH_ASIN] = {ONE_OF(asin)},
    [JIG_MATH_ASINH] = {ONE_OF(asinh)},
    [JIG_MATH_ATAN] = {ONE_OF(atan)},
    [JIG_MATH_ATANH] = {ONE_OF(atanh)},
    [JIG_MATH_CBRT] = {.f64 = cbrt},
    [JIG_MATH_COS] = {ONE_OF(cos)},
    [JIG_MATH_COSH] = {ONE_OF(cosh)},
    [JIG_MATH_SIN] = {ONE_OF(sin)},
    [JIG_MATH_SINH] = {ONE_OF(sinh)},
    [JIG_MATH_TAN] = {ONE_OF(tan)},
    [JIG_MATH_TANH] = {ONE_OF(tanh)},
    [JIG_MATH_ERF] = {ONE_OF(erf)},
    [JIG_MATH_ERFC] = {ONE_OF(erfc)},
    [JIG_MATH_EXP] = {ONE_OF(exp)},
    [JIG_MATH_EXP2] = {ONE_OF(exp2)},
    [JIG_MATH_EXPM1] = {ONE_OF(expm1)},
    [JIG_MATH_LOG] = {JIG_LIBM_NOT_NEGATIVE, ONE_OF(log)},
    [JIG_MATH_LOG2] = {JIG_LIBM_NOT_NEGATIVE, ONE_OF(log2)},
    [JIG_MATH_LOG10] = {JIG_LIBM_NOT_NEGATIVE, ONE_OF(log10)},
    [JIG_MATH_LOG1P] = {JIG_LIBM_ABOVE_MINUS_ONE, ONE_OF(log1p)},
    [JIG_MATH_SQRT] = {JIG_LIBM_NOT_NEGATIVE, ONE_OF(sqrt)},
    [JIG_MATH_ROUND] = {ONE_OF(round)},
    [JIG_MATH_TRUNC] = {ONE_OF(trunc)},
    [JIG_MATH_POWF] = {TWO_OF(pow)},
    [JIG_MATH_ATAN2] = {TWO_OF(atan2)},
    [JIG_MATH_RSQRT] = {.f64 = reciprocal_sqrt},
};
