/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Evaluation. Functions that are not exact are those of the C library (math_of_host.c) in double
 * precision, whose result is rounded to the format; of f80 and f128 they know 53 bits.
 */
#include "eval/kernels.h"
#include "dialect/math/math_int.h"
#include "support/check.h"
#include "support/field.h"

#include <math.h>

static size_t id_of(const JigOp *op) {
    return (size_t)(jig_op_row(op) - jig_math_ops);
}

/* ---- Functions of the C library ---- */

/* NaNs come out alike, whatever sign the host gives them. */
static JigFloat rounded(double x, JigFloatKind kind) {
    return isnan(x) ? jig_float_nan(kind) : jig_float_from_double(kind, x);
}

static JigEvalState call_libm(JigEvalCall *call, const JigNum *in, JigNum *out) {
    const JigLibm *fn = call->step->memo;
    if (jig_is_in_field(in[0].f.kind)) {
        out->f = jig_math_in_field((size_t)(fn - jig_math_libm), (JigFloat[]){in[0].f, in[1].f});
        return JIG_EVAL_VALUE;
    }
    double x = jig_float_to_double(in[0].f);
    double y = fn->f64 ? fn->f64(x) : fn->f64_2(x, jig_float_to_double(in[1].f));
    out->f = rounded(y, in[0].f.kind);
    return JIG_EVAL_VALUE;
}

static JigEvalState sin_cos(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    if (jig_is_in_field(in[0].f.kind)) {
        out[0].f = jig_math_in_field(JIG_MATH_SIN, &in[0].f);
        out[1].f = jig_math_in_field(JIG_MATH_COS, &in[0].f);
        return JIG_EVAL_VALUE;
    }
    double x = jig_float_to_double(in[0].f);
    out[0].f = rounded(sin(x), in[0].f.kind);
    out[1].f = rounded(cos(x), in[0].f.kind);
    return JIG_EVAL_VALUE;
}

static JigEvalState float_to_int_power(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    if (jig_is_in_field(in[0].f.kind)) {
        out->f = jig_field_power(in[0].f, jig_int_s64(in[1].i));
        return JIG_EVAL_VALUE;
    }
    JigFloat power = jig_float_from_int(in[1].i, true, JIG_F64, JIG_ROUND_NEAREST_EVEN);
    double y = pow(jig_float_to_double(in[0].f), jig_float_to_double(power));
    out->f = rounded(y, in[0].f.kind);
    return JIG_EVAL_VALUE;
}

/* ---- Exact functions ---- */

#define EXACT(name, value)                                                                         \
    static JigEvalState name(JigEvalCall *call, const JigNum *in, JigNum *out) {                   \
        (void)call;                                                                                \
        out->f = value;                                                                            \
        return JIG_EVAL_VALUE;                                                                     \
    }
EXACT(absolute, jig_float_abs(in[0].f))
EXACT(copy_sign, jig_float_copysign(in[0].f, in[1].f))
EXACT(ceiling, jig_float_round_to_integral(in[0].f, JIG_ROUND_UP))
EXACT(floor_of, jig_float_round_to_integral(in[0].f, JIG_ROUND_DOWN))
EXACT(truncated, jig_float_round_to_integral(in[0].f, JIG_ROUND_TO_ZERO))
EXACT(round_even, jig_float_round_to_integral(in[0].f, JIG_ROUND_NEAREST_EVEN))
EXACT(round_away, jig_float_round_to_integral(in[0].f, JIG_ROUND_NEAREST_AWAY))
EXACT(square_root, jig_float_sqrt(in[0].f))
EXACT(fused, jig_float_fma(in[0].f, in[1].f, in[2].f, JIG_ROUND_NEAREST_EVEN))
/* As the reference has it: the first bound limits from above. */
EXACT(clamped, jig_float_maximum(jig_float_minimum(in[0].f, in[1].f), in[2].f))

/* ---- Integers ---- */

static JigEvalState absolute_int(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigInt x = in[0].i;
    out->i = jig_int_is_negative(x) ? jig_int_neg(x, jig_eval_arena(call)) : x;
    return JIG_EVAL_VALUE;
}

#define COUNTING(name, count)                                                                      \
    static JigEvalState name(JigEvalCall *call, const JigNum *in, JigNum *out) {                   \
        out->i = jig_int(in[0].i.width, count(in[0].i), jig_eval_arena(call));                     \
        return JIG_EVAL_VALUE;                                                                     \
    }
COUNTING(count_leading, jig_int_clz)
COUNTING(count_trailing, jig_int_ctz)
COUNTING(count_ones, jig_int_popcount)

static JigEvalState int_power(JigEvalCall *call, const JigNum *in, JigNum *out) {
    if (jig_math_int_power(in[0].i, in[1].i, &out->i, jig_eval_arena(call)))
        return JIG_EVAL_VALUE;
    jig_eval_error(call, "divides by zero: a negative power of 0");
    return JIG_EVAL_UNWRITTEN;
}

/* ---- Classes ---- */

static JigEvalState classify(JigEvalCall *call, const JigNum *in, JigNum *out) {
    out->i.val = jig_math_is_of_class(id_of(call->step->op), in[0].f);
    return JIG_EVAL_VALUE;
}

/* ---- The ops ---- */

static const JigEvalNumFn functions[JIG_MATH_NUM_OPS] = {
    [JIG_MATH_SINCOS] = sin_cos,      [JIG_MATH_FPOWI] = float_to_int_power,
    [JIG_MATH_ABSF] = absolute,       [JIG_MATH_COPYSIGN] = copy_sign,
    [JIG_MATH_CEIL] = ceiling,        [JIG_MATH_FLOOR] = floor_of,
    [JIG_MATH_TRUNC] = truncated,     [JIG_MATH_ROUNDEVEN] = round_even,
    [JIG_MATH_ROUND] = round_away,    [JIG_MATH_SQRT] = square_root,
    [JIG_MATH_FMA] = fused,           [JIG_MATH_CLAMPF] = clamped,
    [JIG_MATH_ABSI] = absolute_int,   [JIG_MATH_CTLZ] = count_leading,
    [JIG_MATH_CTTZ] = count_trailing, [JIG_MATH_CTPOP] = count_ones,
    [JIG_MATH_IPOWI] = int_power,     [JIG_MATH_ISFINITE] = classify,
    [JIG_MATH_ISINF] = classify,      [JIG_MATH_ISNAN] = classify,
    [JIG_MATH_ISNORMAL] = classify,
};

JigEvalOutcome jig_math_eval_as(JigEvalCall *call, size_t id) {
    call->step->memo = (void *)&jig_math_libm[id];
    return jig_eval_elementwise(call, functions[id] ? functions[id] : call_libm);
}
JigEvalOutcome jig_math_eval(JigEvalCall *call) {
    return jig_math_eval_as(call, id_of(call->step->op));
}

/* ---- By the names of the C library ---- */

static const struct {
    const char *name; /* of doubles; with an f behind it: of floats */
    uint8_t id, num_operands;
} named[] = {
    {"fabs", JIG_MATH_ABSF, 1},
    {"acos", JIG_MATH_ACOS, 1},
    {"acosh", JIG_MATH_ACOSH, 1},
    {"asin", JIG_MATH_ASIN, 1},
    {"asinh", JIG_MATH_ASINH, 1},
    {"atan", JIG_MATH_ATAN, 1},
    {"atan2", JIG_MATH_ATAN2, 2},
    {"atanh", JIG_MATH_ATANH, 1},
    {"cbrt", JIG_MATH_CBRT, 1},
    {"ceil", JIG_MATH_CEIL, 1},
    {"cos", JIG_MATH_COS, 1},
    {"cosh", JIG_MATH_COSH, 1},
    {"erf", JIG_MATH_ERF, 1},
    {"erfc", JIG_MATH_ERFC, 1},
    {"exp", JIG_MATH_EXP, 1},
    {"exp2", JIG_MATH_EXP2, 1},
    {"expm1", JIG_MATH_EXPM1, 1},
    {"floor", JIG_MATH_FLOOR, 1},
    {"fma", JIG_MATH_FMA, 3},
    {"log", JIG_MATH_LOG, 1},
    {"log10", JIG_MATH_LOG10, 1},
    {"log1p", JIG_MATH_LOG1P, 1},
    {"log2", JIG_MATH_LOG2, 1},
    {"pow", JIG_MATH_POWF, 2},
    {"round", JIG_MATH_ROUND, 1},
    {"sin", JIG_MATH_SIN, 1},
    {"roundeven", JIG_MATH_ROUNDEVEN, 1},
    {"sinh", JIG_MATH_SINH, 1},
    {"sqrt", JIG_MATH_SQRT, 1},
    {"tan", JIG_MATH_TAN, 1},
    {"tanh", JIG_MATH_TANH, 1},
    {"trunc", JIG_MATH_TRUNC, 1},
    {"rsqrt", JIG_MATH_RSQRT, 1},
};

static bool takes(const JigOp *op, JigFloatKind kind, size_t num_operands) {
    const JigType *t = jig_type_float(jig_op_context(op), kind);
    bool same = jig_op_num_operands(op) == num_operands && jig_op_num_results(op) == 1 &&
                jig_op_result_type(op, 0) == t;
    for (size_t i = 0; same && i < num_operands; ++i)
        same = jig_op_operand_type(op, i) == t;
    return same;
}

JigEvalOutcome jig_math_eval_named(JigEvalCall *call, JigStr name, bool *known) {
    JIG_REQUIRE(call && known);
    for (size_t i = 0; i < JIG_LEN(named); ++i) {
        size_t len = strlen(named[i].name);
        bool of_floats = name.len == len + 1 && name.ptr[len] == 'f';
        *known = (of_floats || name.len == len) && memcmp(name.ptr, named[i].name, len) == 0 &&
                 takes(call->step->op, of_floats ? JIG_F32 : JIG_F64, named[i].num_operands);
        if (!*known)
            continue;
        void *memo = call->step->memo;
        JigEvalOutcome outcome = jig_math_eval_as(call, named[i].id);
        call->step->memo = memo;
        return outcome;
    }
    return JIG_EVAL_STOP;
}
