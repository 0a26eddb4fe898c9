/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of intrinsics of floats that math has no ops for: integers of them, classes, casts
 * with a rounding. */
#include "dialect/llvm/eval/llvm_eval.h"
#include "support/field.h"

#include <math.h>

static bool can_compute(JigEvalCall *call, const JigNum *in) {
    return !jig_is_in_field(in[0].f.kind) || jig_eval_decides(call);
}

/* ---- Powers ---- */

static JigEvalState power_of_ten(JigEvalCall *call, const JigNum *in, JigNum *out) {
    if (!can_compute(call, in))
        return JIG_EVAL_UNWRITTEN;
    out->f = jig_float_from_double(in[0].f.kind, pow(10, jig_float_to_double(in[0].f)));
    return JIG_EVAL_VALUE;
}

/* Rounded once. No format has numbers that are further from each other than this. */
static JigEvalState times_power_of_two(JigEvalCall *call, const JigNum *in, JigNum *out) {
    if (!can_compute(call, in))
        return JIG_EVAL_UNWRITTEN;
    enum { FAR = 40000 };
    JigInt power = in[1].i;
    int64_t n = jig_int_fits_s64(power)      ? jig_int_s64(power)
                : jig_int_is_negative(power) ? -FAR
                                             : FAR;
    n = n > FAR ? FAR : n < -FAR ? -FAR : n;
    JigFloatKind kind = in[0].f.kind;
    if (jig_float_format(kind)->precision > jig_float_format(JIG_F64)->precision) {
        jig_eval_unknown(call, "is not evaluated of such wide floats");
        return JIG_EVAL_UNWRITTEN;
    }
    double x = jig_float_to_double(in[0].f);
    if (kind != JIG_F64) /* exact as an f128, whose exponents are enough for all others */
        n = n > 4000 ? 4000 : n < -4000 ? -4000 : n;
    JigFloat wide = jig_float_from_double(JIG_F128, x);
    for (int64_t left = n; left;) {
        int64_t by = left > 500 ? 500 : left < -500 ? -500 : left;
        wide = jig_float_mul(wide, jig_float_from_double(JIG_F128, ldexp(1, (int)by)),
                             JIG_ROUND_NEAREST_EVEN);
        left -= by;
    }
    out->f = jig_float_convert(wide, kind, JIG_ROUND_NEAREST_EVEN, NULL);
    return JIG_EVAL_VALUE;
}

/* ---- Integers ---- */

/* What does not fit is not said. */
static JigEvalState to_integer(JigEvalCall *call, JigFloat x, JigRounding mode, JigNum *out) {
    JigArena *a = jig_eval_arena(call);
    return jig_float_to_int(jig_float_round_to_integral(x, mode), out->i.width, true, a, &out->i)
               ? JIG_EVAL_VALUE
               : JIG_EVAL_IS_POISON;
}
static JigEvalState ties_away(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return to_integer(call, in[0].f, JIG_ROUND_NEAREST_AWAY, out);
}
static JigEvalState ties_to_even(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return to_integer(call, in[0].f, JIG_ROUND_NEAREST_EVEN, out);
}

/* ---- Classes ---- */

/* Numbers of bits, those of negative floats; positive ones count back from the last. */
enum { SIGNALING_NAN, QUIET_NAN, INFINITE, NORMAL, SUBNORMAL, ZERO, LAST = 11 };

/* The highest bit of the fraction tells quiet NaNs from others. */
static int class_of_nan(JigFloat x) {
    unsigned bit = jig_float_format(x.kind)->precision - 2u;
    return x.bits[bit / 64] >> (bit % 64) & 1 ? QUIET_NAN : SIGNALING_NAN;
}
static int class_of(JigFloat x) {
    if (jig_float_is_nan(x))
        return class_of_nan(x);
    JigFloat size = jig_float_abs(x);
    int class = NORMAL;
    if (jig_float_is_inf(x))
        class = INFINITE;
    else if (jig_float_is_zero(x))
        class = ZERO;
    else if (jig_float_cmp(size, jig_float_from_double(
                                     x.kind, ldexp(1, jig_float_format(x.kind)->min_exponent))) < 0)
        class = SUBNORMAL;
    return jig_float_is_negative(x) ? class : LAST - class;
}
static JigEvalState in_classes(JigEvalCall *call, const JigNum *in, JigNum *out) {
    if (!can_compute(call, in))
        return JIG_EVAL_UNWRITTEN;
    if (jig_float_format(in[0].f.kind)->min_exponent < -1022) {
        jig_eval_unknown(call, "is not evaluated of such wide floats");
        return JIG_EVAL_UNWRITTEN;
    }
    out->i.val = (uint64_t)jig_llvm_intr_is_fpclass_bit(call->step->op) >> class_of(in[0].f) & 1;
    return JIG_EVAL_VALUE;
}

/* ---- Casts with a rounding ---- */

/* Cases of llvm.rounding_mode; a dynamic one is to nearest. */
static JigRounding rounding_of(const JigOp *op) {
    switch (jig_llvm_roundingmode(op)) {
    case 0:
        return JIG_ROUND_TO_ZERO;
    case 2:
        return JIG_ROUND_UP;
    case 3:
        return JIG_ROUND_DOWN;
    case 4:
        return JIG_ROUND_NEAREST_AWAY;
    default:
        return JIG_ROUND_NEAREST_EVEN;
    }
}
static JigEvalState float_of_unsigned(JigEvalCall *call, const JigNum *in, JigNum *out) {
    out->f = jig_float_from_int(in[0].i, false, out->f.kind, rounding_of(call->step->op));
    return JIG_EVAL_VALUE;
}
static JigEvalState float_of_signed(JigEvalCall *call, const JigNum *in, JigNum *out) {
    out->f = jig_float_from_int(in[0].i, true, out->f.kind, rounding_of(call->step->op));
    return JIG_EVAL_VALUE;
}
static JigEvalState narrower(JigEvalCall *call, const JigNum *in, JigNum *out) {
    out->f = jig_float_convert(in[0].f, out->f.kind, rounding_of(call->step->op), NULL);
    return JIG_EVAL_VALUE;
}
static JigEvalState wider(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->f = jig_float_convert(in[0].f, out->f.kind, JIG_ROUND_NEAREST_EVEN, NULL);
    return JIG_EVAL_VALUE;
}

JigEvalOutcome jig_llvm_eval_number(JigEvalCall *call) {
    static const JigEvalNumFn functions[JIG_LLVM_NUM_OPS] = {
        [JIG_LLVM_INTR_EXP10] = power_of_ten,
        [JIG_LLVM_INTR_LDEXP] = times_power_of_two,
        [JIG_LLVM_INTR_LROUND] = ties_away,
        [JIG_LLVM_INTR_LLROUND] = ties_away,
        [JIG_LLVM_INTR_LRINT] = ties_to_even,
        [JIG_LLVM_INTR_LLRINT] = ties_to_even,
        [JIG_LLVM_INTR_IS_FPCLASS] = in_classes,
        [JIG_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP] = float_of_unsigned,
        [JIG_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP] = float_of_signed,
        [JIG_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC] = narrower,
        [JIG_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPEXT] = wider,
    };
    return jig_eval_elementwise(call, functions[jig_op_row(call->step->op) - jig_llvm_ops]);
}
