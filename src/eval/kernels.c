/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/kernels.h"
#include "support/check.h"
#include "support/field.h"

/* ---- Integers: total functions ---- */

#define TOTAL(name, fn, expression)                                                                \
    static JigEvalState name(JigEvalCall *call, const JigNum *in, JigNum *out) {                   \
        out->i = fn(in[0].i, in[1].i, jig_eval_arena(call));                                       \
        return JIG_EVAL_VALUE;                                                                     \
    }                                                                                              \
    static bool name##_words(uint64_t x, uint64_t y, uint32_t width, uint64_t *out) {              \
        (void)width;                                                                               \
        *out = expression;                                                                         \
        return true;                                                                               \
    }
TOTAL(add, jig_int_add, x + y)
TOTAL(sub, jig_int_sub, x - y)
TOTAL(mul, jig_int_mul, x *y)
TOTAL(and_bits, jig_int_and, x &y)
TOTAL(or_bits, jig_int_or, x | y)
TOTAL(xor_bits, jig_int_xor, x ^ y)

#define CHOOSING(name, compare, condition)                                                         \
    static JigEvalState name(JigEvalCall *call, const JigNum *in, JigNum *out) {                   \
        (void)call;                                                                                \
        out->i = compare(in[0].i, in[1].i) condition 0 ? in[0].i : in[1].i;                        \
        return JIG_EVAL_VALUE;                                                                     \
    }
CHOOSING(max_signed, jig_int_scmp, >)
CHOOSING(max_unsigned, jig_int_ucmp, >)
CHOOSING(min_signed, jig_int_scmp, <)
CHOOSING(min_unsigned, jig_int_ucmp, <)

#define CHOOSING_WORDS(name, condition)                                                            \
    static bool name##_words(uint64_t x, uint64_t y, uint32_t width, uint64_t *out) {              \
        (void)width;                                                                               \
        *out = (condition) ? x : y;                                                                \
        return true;                                                                               \
    }
CHOOSING_WORDS(max_signed, jig_eval_sign_extend(x, width) > jig_eval_sign_extend(y, width))
CHOOSING_WORDS(max_unsigned, x > y)
CHOOSING_WORDS(min_signed, jig_eval_sign_extend(x, width) < jig_eval_sign_extend(y, width))
CHOOSING_WORDS(min_unsigned, x < y)

/* ---- Divisions ---- */

static JigEvalState stop(JigEvalCall *call, const char *why) {
    jig_eval_error(call, "%s", why);
    return JIG_EVAL_UNWRITTEN;
}

static bool overflows(JigInt x, JigInt y) {
    return jig_int_is_smin(x) && jig_int_is_all_ones(y) && x.width > 0;
}

/* Why a division has no result, or NULL. */
static const char *undefined(JigInt x, JigInt y, bool is_signed) {
    return jig_int_is_zero(y)             ? "divides by zero"
           : is_signed && overflows(x, y) ? "overflows: the quotient is too large"
                                          : NULL;
}

#define DIVIDING(name, is_signed, result)                                                          \
    static JigEvalState name(JigEvalCall *call, const JigNum *in, JigNum *out) {                   \
        JigArena *a = jig_eval_arena(call);                                                        \
        JigInt x = in[0].i, y = in[1].i;                                                           \
        const char *why = undefined(x, y, is_signed);                                              \
        if (why)                                                                                   \
            return stop(call, why);                                                                \
        out->i = result;                                                                           \
        return JIG_EVAL_VALUE;                                                                     \
    }

/* `q` is the quotient towards zero: one more (less) when there is a rest on that side. */
static JigInt adjust(JigInt q, JigInt rest, bool when, int64_t by, JigArena *a) {
    return jig_int_is_zero(rest) || !when ? q : jig_int_add(q, jig_int_s(q.width, by, a), a);
}
static bool same_sign(JigInt x, JigInt y) {
    return jig_int_is_negative(x) == jig_int_is_negative(y);
}

DIVIDING(div_signed, true, jig_int_sdiv(x, y, a))
DIVIDING(div_unsigned, false, jig_int_udiv(x, y, a))
DIVIDING(rem_signed, false, jig_int_srem(x, y, a))
DIVIDING(rem_unsigned, false, jig_int_urem(x, y, a))
DIVIDING(ceildiv_signed, true,
         adjust(jig_int_sdiv(x, y, a), jig_int_srem(x, y, a), same_sign(x, y), 1, a))
DIVIDING(ceildiv_unsigned, false, adjust(jig_int_udiv(x, y, a), jig_int_urem(x, y, a), true, 1, a))
DIVIDING(floordiv_signed, true,
         adjust(jig_int_sdiv(x, y, a), jig_int_srem(x, y, a), !same_sign(x, y), -1, a))

#define DIVIDING_WORDS(name, op)                                                                   \
    static bool name##_words(uint64_t x, uint64_t y, uint32_t width, uint64_t *out) {              \
        (void)width;                                                                               \
        *out = y ? x op y : 0;                                                                     \
        return y != 0;                                                                             \
    }
DIVIDING_WORDS(div_unsigned, /)
DIVIDING_WORDS(rem_unsigned, %)
#define DIVIDING_SIGNED_WORDS(name, op)                                                            \
    static bool name##_words(uint64_t x, uint64_t y, uint32_t width, uint64_t *out) {              \
        int64_t a = jig_eval_sign_extend(x, width), b = jig_eval_sign_extend(y, width);            \
        if (b == 0 || b == -1)                                                                     \
            return false;                                                                          \
        *out = (uint64_t)(a op b);                                                                 \
        return true;                                                                               \
    }
DIVIDING_SIGNED_WORDS(div_signed, /)
DIVIDING_SIGNED_WORDS(rem_signed, %)

/* ---- Shifts ---- */

#define SHIFTING(name, fn, expression)                                                             \
    static JigEvalState name(JigEvalCall *call, const JigNum *in, JigNum *out) {                   \
        uint32_t width = in[0].i.width;                                                            \
        if (!jig_int_fits_u64(in[1].i) || jig_int_u64(in[1].i) >= width)                           \
            return JIG_EVAL_IS_POISON;                                                             \
        out->i = fn(in[0].i, jig_int_u64(in[1].i), jig_eval_arena(call));                          \
        return JIG_EVAL_VALUE;                                                                     \
    }                                                                                              \
    static bool name##_words(uint64_t x, uint64_t y, uint32_t width, uint64_t *out) {              \
        if (y >= width)                                                                            \
            return false;                                                                          \
        *out = (uint64_t)(expression);                                                             \
        return true;                                                                               \
    }
SHIFTING(shift_left, jig_int_shl, x << y)
SHIFTING(shift_right_signed, jig_int_ashr, jig_eval_sign_extend(x, width) >> y)
SHIFTING(shift_right_unsigned, jig_int_lshr, x >> y)

const JigEvalKernel jig_int_kernels[JIG_INT_FNS] = {
    [JIG_ADD] = {.fn = add, .words = add_words},
    [JIG_SUB] = {.fn = sub, .words = sub_words},
    [JIG_MUL] = {.fn = mul, .words = mul_words},
    [JIG_AND] = {.fn = and_bits, .words = and_bits_words},
    [JIG_OR] = {.fn = or_bits, .words = or_bits_words},
    [JIG_XOR] = {.fn = xor_bits, .words = xor_bits_words},
    [JIG_MAXS] = {.fn = max_signed, .words = max_signed_words},
    [JIG_MAXU] = {.fn = max_unsigned, .words = max_unsigned_words},
    [JIG_MINS] = {.fn = min_signed, .words = min_signed_words},
    [JIG_MINU] = {.fn = min_unsigned, .words = min_unsigned_words},
    [JIG_DIVS] = {.fn = div_signed, .words = div_signed_words},
    [JIG_DIVU] = {.fn = div_unsigned, .words = div_unsigned_words},
    [JIG_CEILDIVS] = {.fn = ceildiv_signed},
    [JIG_CEILDIVU] = {.fn = ceildiv_unsigned},
    [JIG_FLOORDIVS] = {.fn = floordiv_signed},
    [JIG_REMS] = {.fn = rem_signed, .words = rem_signed_words},
    [JIG_REMU] = {.fn = rem_unsigned, .words = rem_unsigned_words},
    [JIG_SHL] = {.fn = shift_left, .words = shift_left_words},
    [JIG_SHRS] = {.fn = shift_right_signed, .words = shift_right_signed_words},
    [JIG_SHRU] = {.fn = shift_right_unsigned, .words = shift_right_unsigned_words},
};

/* ---- Comparisons ---- */

enum { LESS = 1, EQUAL = 2, GREATER = 4, UNSIGNED = 8 };
static const uint8_t predicates[10] = {
    EQUAL,
    LESS | GREATER,
    LESS,
    LESS | EQUAL,
    GREATER,
    GREATER | EQUAL,
    LESS | UNSIGNED,
    LESS | EQUAL | UNSIGNED,
    GREATER | UNSIGNED,
    GREATER | EQUAL | UNSIGNED,
};

bool jig_eval_compare_ints(int64_t predicate, JigInt x, JigInt y) {
    JIG_REQUIRE(predicate >= 0 && predicate < (int64_t)JIG_LEN(predicates));
    uint8_t p = predicates[predicate];
    int order = p & UNSIGNED ? jig_int_ucmp(x, y) : jig_int_scmp(x, y);
    return (p & (order < 0 ? LESS : order > 0 ? GREATER : EQUAL)) != 0;
}

#define COMPARING(name, number, condition)                                                         \
    static JigEvalState name(JigEvalCall *call, const JigNum *in, JigNum *out) {                   \
        (void)call;                                                                                \
        out->i.val = jig_eval_compare_ints(number, in[0].i, in[1].i);                              \
        return JIG_EVAL_VALUE;                                                                     \
    }                                                                                              \
    static bool name##_words(uint64_t x, uint64_t y, uint32_t width, uint64_t *out) {              \
        int64_t a = jig_eval_sign_extend(x, width), b = jig_eval_sign_extend(y, width);            \
        (void)a, (void)b;                                                                          \
        *out = condition;                                                                          \
        return true;                                                                               \
    }
COMPARING(eq, 0, x == y)
COMPARING(ne, 1, x != y)
COMPARING(slt, 2, a < b)
COMPARING(sle, 3, a <= b)
COMPARING(sgt, 4, a > b)
COMPARING(sge, 5, a >= b)
COMPARING(ult, 6, x < y)
COMPARING(ule, 7, x <= y)
COMPARING(ugt, 8, x > y)
COMPARING(uge, 9, x >= y)

const JigEvalKernel jig_compare_kernels[10] = {
    {.fn = eq, .words = eq_words},   {.fn = ne, .words = ne_words},
    {.fn = slt, .words = slt_words}, {.fn = sle, .words = sle_words},
    {.fn = sgt, .words = sgt_words}, {.fn = sge, .words = sge_words},
    {.fn = ult, .words = ult_words}, {.fn = ule, .words = ule_words},
    {.fn = ugt, .words = ugt_words}, {.fn = uge, .words = uge_words},
};

/* ---- Casts ---- */

static JigEvalState extend_signed(JigEvalCall *call, const JigNum *in, JigNum *out) {
    out->i = jig_int_sext(in[0].i, out->i.width, jig_eval_arena(call));
    return JIG_EVAL_VALUE;
}
static JigEvalState extend_unsigned(JigEvalCall *call, const JigNum *in, JigNum *out) {
    out->i = jig_int_zext(in[0].i, out->i.width, jig_eval_arena(call));
    return JIG_EVAL_VALUE;
}
const JigEvalKernel jig_extend_signed = {.fn = extend_signed};
const JigEvalKernel jig_extend_unsigned = {.fn = extend_unsigned};

/* ---- Floats ---- */

#define ROUNDED(name, soft, op)                                                                    \
    static JigEvalState name(JigEvalCall *call, const JigNum *in, JigNum *out) {                   \
        (void)call;                                                                                \
        out->f = soft(in[0].f, in[1].f, JIG_ROUND_NEAREST_EVEN);                                   \
        return JIG_EVAL_VALUE;                                                                     \
    }                                                                                              \
    static float name##_f32(float x, float y) {                                                    \
        return x op y;                                                                             \
    }                                                                                              \
    static double name##_f64(double x, double y) {                                                 \
        return x op y;                                                                             \
    }
ROUNDED(addf, jig_float_add, +)
ROUNDED(subf, jig_float_sub, -)
ROUNDED(mulf, jig_float_mul, *)
ROUNDED(divf, jig_float_div, /)

#define EXACT(name, soft)                                                                          \
    static JigEvalState name(JigEvalCall *call, const JigNum *in, JigNum *out) {                   \
        (void)call;                                                                                \
        out->f = soft(in[0].f, in[1].f);                                                           \
        return JIG_EVAL_VALUE;                                                                     \
    }
EXACT(remf, jig_float_fmod)
EXACT(maximumf, jig_float_maximum)
EXACT(minimumf, jig_float_minimum)
EXACT(maxnumf, jig_float_maxnum)
EXACT(minnumf, jig_float_minnum)

static JigFloat add_in_field(const JigFloat *in) {
    return jig_field_add(in[0], in[1]);
}
static JigFloat sub_in_field(const JigFloat *in) {
    return jig_float_sub(in[0], in[1], JIG_ROUND_NEAREST_EVEN);
}
static JigFloat mul_in_field(const JigFloat *in) {
    return jig_field_mul(in[0], in[1]);
}

const JigEvalKernel jig_float_kernels[JIG_FLOAT_FNS] = {
    [JIG_ADDF] = {.fn = addf, .f32 = addf_f32, .f64 = addf_f64, .field = add_in_field},
    [JIG_SUBF] = {.fn = subf, .f32 = subf_f32, .f64 = subf_f64, .field = sub_in_field},
    [JIG_MULF] = {.fn = mulf, .f32 = mulf_f32, .f64 = mulf_f64, .field = mul_in_field},
    [JIG_DIVF] = {.fn = divf, .f32 = divf_f32, .f64 = divf_f64},
    [JIG_REMF] = {.fn = remf},
    [JIG_MAXIMUMF] = {.fn = maximumf},
    [JIG_MINIMUMF] = {.fn = minimumf},
    [JIG_MAXNUMF] = {.fn = maxnumf},
    [JIG_MINNUMF] = {.fn = minnumf},
};

/* ---- Reductions ---- */

bool jig_eval_combine(JigEvalCall *call, const JigEvalKernel *k, const JigElem *elem,
                      JigEvalValue *acc, const JigEvalValue *x) {
    JIG_REQUIRE(call && k && elem && x);
    JigNum in[2], out;
    if (acc->tag == JIG_EVAL_NONE || x->tag == JIG_EVAL_NONE)
        return jig_eval_fail(call, "combines a value that was never written");
    if (acc->tag == JIG_EVAL_POISON || x->tag == JIG_EVAL_POISON) {
        jig_eval_release(acc);
        acc->tag = JIG_EVAL_POISON;
        return true;
    }
    jig_eval_num_of_value(elem, acc, &in[0]);
    jig_eval_num_of_value(elem, x, &in[1]);
    jig_eval_num_init(elem, &out);
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    JigEvalState state = k->fn(call, in, &out);
    JigEvalValue result = {.tag = JIG_EVAL_POISON};
    if (state == JIG_EVAL_VALUE)
        jig_eval_value_of_num(call->eval, elem, &out, &result);
    jig_eval_set_slot(acc, result);
    jig_arena_rewind(&call->eval->scratch, mark);
    return state != JIG_EVAL_UNWRITTEN;
}
