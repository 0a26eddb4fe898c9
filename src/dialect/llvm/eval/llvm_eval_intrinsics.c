/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of intrinsics of numbers, and of reductions of vectors. */
#include "dialect/llvm/llvm_int.h"
#include "dialect/math/math.h"
#include "dialect/vector/vector_eval.h"
#include "eval/kernels.h"

static size_t id_of(const JigOp *op) {
    return (size_t)(jig_op_row(op) - jig_llvm_ops);
}

/* ---- Floats ---- */

JigEvalOutcome jig_llvm_eval_math(JigEvalCall *call) {
    static const uint8_t functions[JIG_LLVM_NUM_OPS] = {
        [JIG_LLVM_INTR_EXP] = JIG_MATH_EXP,
        [JIG_LLVM_INTR_EXP2] = JIG_MATH_EXP2,
        [JIG_LLVM_INTR_LOG] = JIG_MATH_LOG,
        [JIG_LLVM_INTR_LOG2] = JIG_MATH_LOG2,
        [JIG_LLVM_INTR_LOG10] = JIG_MATH_LOG10,
        [JIG_LLVM_INTR_SQRT] = JIG_MATH_SQRT,
        [JIG_LLVM_INTR_SIN] = JIG_MATH_SIN,
        [JIG_LLVM_INTR_COS] = JIG_MATH_COS,
        [JIG_LLVM_INTR_TAN] = JIG_MATH_TAN,
        [JIG_LLVM_INTR_ASIN] = JIG_MATH_ASIN,
        [JIG_LLVM_INTR_ACOS] = JIG_MATH_ACOS,
        [JIG_LLVM_INTR_ATAN] = JIG_MATH_ATAN,
        [JIG_LLVM_INTR_SINH] = JIG_MATH_SINH,
        [JIG_LLVM_INTR_COSH] = JIG_MATH_COSH,
        [JIG_LLVM_INTR_TANH] = JIG_MATH_TANH,
        [JIG_LLVM_INTR_FABS] = JIG_MATH_ABSF,
        [JIG_LLVM_INTR_CEIL] = JIG_MATH_CEIL,
        [JIG_LLVM_INTR_FLOOR] = JIG_MATH_FLOOR,
        [JIG_LLVM_INTR_TRUNC] = JIG_MATH_TRUNC,
        [JIG_LLVM_INTR_ROUND] = JIG_MATH_ROUND,
        [JIG_LLVM_INTR_ROUNDEVEN] = JIG_MATH_ROUNDEVEN,
        [JIG_LLVM_INTR_RINT] = JIG_MATH_ROUNDEVEN,
        [JIG_LLVM_INTR_NEARBYINT] = JIG_MATH_ROUNDEVEN,
        [JIG_LLVM_INTR_COPYSIGN] = JIG_MATH_COPYSIGN,
        [JIG_LLVM_INTR_POW] = JIG_MATH_POWF,
        [JIG_LLVM_INTR_ATAN2] = JIG_MATH_ATAN2,
        [JIG_LLVM_INTR_FMA] = JIG_MATH_FMA,
        [JIG_LLVM_INTR_FMULADD] = JIG_MATH_FMA,
        [JIG_LLVM_INTR_POWI] = JIG_MATH_FPOWI,
    };
    return jig_math_eval_as(call, functions[id_of(call->step->op)]);
}

/* ---- Integers ---- */

static JigEvalState absolute(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigArena *a = jig_eval_arena(call);
    const JigAttr *flag = jig_llvm_intr_abs_is_int_min_poison_attr(call->step->op);
    if (jig_int_is_smin(in[0].i) && jig_attr_bool_value(flag))
        return JIG_EVAL_IS_POISON;
    out->i = jig_int_is_negative(in[0].i) ? jig_int_neg(in[0].i, a) : in[0].i;
    return JIG_EVAL_VALUE;
}

static JigEvalState count(JigEvalCall *call, JigInt x, uint32_t n, JigNum *out) {
    const JigAttr *flag = jig_llvm_intr_ctlz_is_zero_poison_attr(call->step->op);
    if (flag && jig_int_is_zero(x) && jig_attr_bool_value(flag))
        return JIG_EVAL_IS_POISON;
    out->i = jig_int(x.width, n, jig_eval_arena(call));
    return JIG_EVAL_VALUE;
}
static JigEvalState leading_zeros(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return count(call, in[0].i, jig_int_clz(in[0].i), out);
}
static JigEvalState trailing_zeros(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return count(call, in[0].i, jig_int_ctz(in[0].i), out);
}
static JigEvalState ones(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return count(call, in[0].i, jig_int_popcount(in[0].i), out);
}

/* Groups of `bits` in reverse. */
static JigInt reversed(JigInt x, uint32_t bits, JigArena *a) {
    JigInt out = jig_int(x.width, 0, a);
    for (uint32_t i = 0; i < x.width; i += bits) {
        JigInt group = jig_int_lshr(jig_int_shl(x, x.width - bits - i, a), x.width - bits, a);
        out = jig_int_or(out, jig_int_shl(group, x.width - bits - i, a), a);
    }
    return out;
}
static JigEvalState reverse_bits(JigEvalCall *call, const JigNum *in, JigNum *out) {
    out->i = reversed(in[0].i, 1, jig_eval_arena(call));
    return JIG_EVAL_VALUE;
}
static JigEvalState reverse_bytes(JigEvalCall *call, const JigNum *in, JigNum *out) {
    if (in[0].i.width % 16) {
        jig_eval_error(call, "reverses an odd number of bytes");
        return JIG_EVAL_UNWRITTEN;
    }
    out->i = reversed(in[0].i, 8, jig_eval_arena(call));
    return JIG_EVAL_VALUE;
}

/* What does not fit becomes the nearest that does. */
typedef JigInt (*Checked)(JigInt x, JigInt y, bool *overflow, JigArena *a);
static JigEvalState saturating(JigEvalCall *call, const JigNum *in, JigNum *out, Checked fn,
                               bool is_signed, bool is_sum) {
    JigArena *a = jig_eval_arena(call);
    bool overflow = false, low = is_signed ? jig_int_is_negative(in[0].i) : !is_sum;
    uint32_t width = in[0].i.width;
    out->i = fn(in[0].i, in[1].i, &overflow, a);
    if (overflow && is_signed)
        out->i = low ? jig_int_smin_of(width, a) : jig_int_smax_of(width, a);
    else if (overflow)
        out->i = low ? jig_int(width, 0, a) : jig_int_umax_of(width, a);
    return JIG_EVAL_VALUE;
}
#define SATURATING(name, fn, is_signed, is_sum)                                                    \
    static JigEvalState name(JigEvalCall *call, const JigNum *in, JigNum *out) {                   \
        return saturating(call, in, out, fn, is_signed, is_sum);                                   \
    }
SATURATING(sadd_sat, jig_int_sadd_ov, true, true)
SATURATING(uadd_sat, jig_int_uadd_ov, false, true)
SATURATING(ssub_sat, jig_int_ssub_ov, true, false)
SATURATING(usub_sat, jig_int_usub_ov, false, false)

/* A shift by as many bits as there are, or more, is poison. */
static JigEvalState shift_sat(JigEvalCall *call, const JigNum *in, JigNum *out, bool is_signed) {
    JigArena *a = jig_eval_arena(call);
    uint32_t width = in[0].i.width;
    if (!jig_int_fits_u64(in[1].i) || jig_int_u64(in[1].i) >= width)
        return JIG_EVAL_IS_POISON;
    uint64_t n = jig_int_u64(in[1].i);
    out->i = jig_int_shl(in[0].i, n, a);
    JigInt back = is_signed ? jig_int_ashr(out->i, n, a) : jig_int_lshr(out->i, n, a);
    if (!jig_int_eq(back, in[0].i))
        out->i = !is_signed                     ? jig_int_umax_of(width, a)
                 : jig_int_is_negative(in[0].i) ? jig_int_smin_of(width, a)
                                                : jig_int_smax_of(width, a);
    return JIG_EVAL_VALUE;
}
static JigEvalState sshl_sat(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return shift_sat(call, in, out, true);
}
static JigEvalState ushl_sat(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return shift_sat(call, in, out, false);
}

/* The high (low) half of two integers side by side that are shifted left (right). */
static JigEvalState funnel(JigEvalCall *call, const JigNum *in, JigNum *out, bool left) {
    JigArena *a = jig_eval_arena(call);
    uint32_t width = in[0].i.width;
    JigInt by =
        jig_int_urem(jig_int_zext(in[2].i, width + 33, a), jig_int(width + 33, width, a), a);
    uint64_t n = jig_int_u64(by);
    if (n == 0)
        out->i = in[left ? 0 : 1].i;
    else
        out->i = jig_int_or(jig_int_shl(in[0].i, left ? n : width - n, a),
                            jig_int_lshr(in[1].i, left ? width - n : n, a), a);
    return JIG_EVAL_VALUE;
}
static JigEvalState funnel_left(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return funnel(call, in, out, true);
}
static JigEvalState funnel_right(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return funnel(call, in, out, false);
}

static JigEvalState signed_order(JigEvalCall *call, const JigNum *in, JigNum *out) {
    int c = jig_int_scmp(in[0].i, in[1].i);
    out->i = jig_int_s(out->i.width, (c > 0) - (c < 0), jig_eval_arena(call));
    return JIG_EVAL_VALUE;
}
static JigEvalState unsigned_order(JigEvalCall *call, const JigNum *in, JigNum *out) {
    int c = jig_int_ucmp(in[0].i, in[1].i);
    out->i = jig_int_s(out->i.width, (c > 0) - (c < 0), jig_eval_arena(call));
    return JIG_EVAL_VALUE;
}

JigEvalOutcome jig_llvm_eval_intr_int(JigEvalCall *call) {
    static const JigEvalNumFn functions[JIG_LLVM_NUM_OPS] = {
        [JIG_LLVM_INTR_ABS] = absolute,
        [JIG_LLVM_INTR_CTLZ] = leading_zeros,
        [JIG_LLVM_INTR_CTTZ] = trailing_zeros,
        [JIG_LLVM_INTR_CTPOP] = ones,
        [JIG_LLVM_INTR_BITREVERSE] = reverse_bits,
        [JIG_LLVM_INTR_BSWAP] = reverse_bytes,
        [JIG_LLVM_INTR_SADD_SAT] = sadd_sat,
        [JIG_LLVM_INTR_UADD_SAT] = uadd_sat,
        [JIG_LLVM_INTR_SSUB_SAT] = ssub_sat,
        [JIG_LLVM_INTR_USUB_SAT] = usub_sat,
        [JIG_LLVM_INTR_SSHL_SAT] = sshl_sat,
        [JIG_LLVM_INTR_USHL_SAT] = ushl_sat,
        [JIG_LLVM_INTR_FSHL] = funnel_left,
        [JIG_LLVM_INTR_FSHR] = funnel_right,
        [JIG_LLVM_INTR_SCMP] = signed_order,
        [JIG_LLVM_INTR_UCMP] = unsigned_order,
    };
    static const uint8_t kernels[JIG_LLVM_NUM_OPS] = {
        [JIG_LLVM_INTR_SMAX] = JIG_MAXS,
        [JIG_LLVM_INTR_SMIN] = JIG_MINS,
        [JIG_LLVM_INTR_UMAX] = JIG_MAXU,
        [JIG_LLVM_INTR_UMIN] = JIG_MINU,
    };
    size_t id = id_of(call->step->op);
    return functions[id] ? jig_eval_elementwise(call, functions[id])
                         : jig_eval_kernel(call, &jig_int_kernels[kernels[id]]);
}

/* ---- Reductions: from the first to the last element ---- */

static const JigEvalKernel *combining(const JigOp *op) {
    static const uint8_t ints[JIG_LLVM_NUM_OPS] = {
        [JIG_LLVM_INTR_VECTOR_REDUCE_ADD] = JIG_ADD,
        [JIG_LLVM_INTR_VECTOR_REDUCE_MUL] = JIG_MUL,
        [JIG_LLVM_INTR_VECTOR_REDUCE_AND] = JIG_AND,
        [JIG_LLVM_INTR_VECTOR_REDUCE_OR] = JIG_OR,
        [JIG_LLVM_INTR_VECTOR_REDUCE_XOR] = JIG_XOR,
        [JIG_LLVM_INTR_VECTOR_REDUCE_SMAX] = JIG_MAXS,
        [JIG_LLVM_INTR_VECTOR_REDUCE_SMIN] = JIG_MINS,
        [JIG_LLVM_INTR_VECTOR_REDUCE_UMAX] = JIG_MAXU,
        [JIG_LLVM_INTR_VECTOR_REDUCE_UMIN] = JIG_MINU,
    };
    static const uint8_t floats[JIG_LLVM_NUM_OPS] = {
        [JIG_LLVM_INTR_VECTOR_REDUCE_FADD] = JIG_ADDF,
        [JIG_LLVM_INTR_VECTOR_REDUCE_FMUL] = JIG_MULF,
        [JIG_LLVM_INTR_VECTOR_REDUCE_FMAX] = JIG_MAXNUMF,
        [JIG_LLVM_INTR_VECTOR_REDUCE_FMIN] = JIG_MINNUMF,
        [JIG_LLVM_INTR_VECTOR_REDUCE_FMAXIMUM] = JIG_MAXIMUMF,
        [JIG_LLVM_INTR_VECTOR_REDUCE_FMINIMUM] = JIG_MINIMUMF,
    };
    size_t id = id_of(op);
    return jig_type_is_float(jig_op_result_type(op, 0)) ? &jig_float_kernels[floats[id]]
                                                        : &jig_int_kernels[ints[id]];
}

static bool reduce(JigEvalCall *call) {
    size_t vector = call->step->num_operands - 1, first = vector ? 0 : 1;
    const JigEvalShaped *s = jig_vector_operand(call, vector);
    JIG_CHECK(s);
    const JigEvalKernel *k = combining(call->step->op);
    JigEvalValue acc = {0}, lane = {0};
    if (vector)
        jig_eval_copy_value(&acc, jig_eval_slot(call, 0));
    else
        jig_vector_load_lane(call, s, 0, &acc);
    bool ok = true;
    for (size_t i = first, n = (size_t)jig_eval_shaped_count(s); i < n && ok; ++i) {
        jig_vector_load_lane(call, s, i, &lane);
        ok = jig_eval_combine(call, k, &s->elem, &acc, &lane);
        jig_eval_release(&lane);
    }
    jig_eval_set_slot(jig_eval_result_slot(call, 0), acc);
    return ok;
}
JigEvalOutcome jig_llvm_eval_reduce(JigEvalCall *call) {
    return jig_vector_scratch(call, reduce);
}
