/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Folding of integer ops with two operands. A row of `rules` says what an op
 * does with special right operands, with equal operands and with constants.
 */
#include "dialect/arith/arith_int.h"

/* ---- Constants ---- */

#define WRAPPING(name, compute)                                                                    \
    static bool name(const JigConst *in, JigConst *out, JigArena *a, void *user) {                 \
        (void)user;                                                                                \
        out->i = compute(in[0].i, in[1].i, a);                                                     \
        return true;                                                                               \
    }
WRAPPING(add, jig_int_add)
WRAPPING(sub, jig_int_sub)
WRAPPING(mul, jig_int_mul)
WRAPPING(and_bits, jig_int_and)
WRAPPING(or_bits, jig_int_or)
WRAPPING(xor_bits, jig_int_xor)

#define CHOOSING(name, compare, relation)                                                          \
    static bool name(const JigConst *in, JigConst *out, JigArena *a, void *user) {                 \
        (void)a, (void)user;                                                                       \
        *out = compare(in[0].i, in[1].i) relation 0 ? in[0] : in[1];                               \
        return true;                                                                               \
    }
CHOOSING(max_signed, jig_int_scmp, >)
CHOOSING(max_unsigned, jig_int_ucmp, >)
CHOOSING(min_signed, jig_int_scmp, <)
CHOOSING(min_unsigned, jig_int_ucmp, <)

#define DIVIDING(name, compute)                                                                    \
    static bool name(const JigConst *in, JigConst *out, JigArena *a, void *user) {                 \
        (void)user;                                                                                \
        if (jig_int_is_zero(in[1].i))                                                              \
            return false;                                                                          \
        out->i = compute(in[0].i, in[1].i, a);                                                     \
        return true;                                                                               \
    }
DIVIDING(div_unsigned, jig_int_udiv)
DIVIDING(rem_unsigned, jig_int_urem)
DIVIDING(rem_signed, jig_int_srem)

static bool div_signed(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)user;
    bool overflow = false;
    if (jig_int_is_zero(in[1].i))
        return false;
    out->i = jig_int_sdiv_ov(in[0].i, in[1].i, &overflow, a);
    return !overflow;
}

static bool ceildiv_unsigned(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)user;
    JigInt x = in[0].i, y = in[1].i;
    if (jig_int_is_zero(y))
        return false;
    JigInt q = jig_int_udiv(x, y, a);
    bool exact = jig_int_is_zero(jig_int_urem(x, y, a));
    out->i = exact ? q : jig_int_add(q, jig_int(x.width, 1, a), a);
    return true;
}

/* (x - 1) / y + 1 of positive numbers. Only the last step's overflow counts. */
static JigInt ceil_of_positive(JigInt x, JigInt y, bool *overflow, JigArena *a) {
    JigInt one = jig_int(x.width, 1, a);
    JigInt below = jig_int_ssub_ov(x, one, overflow, a);
    return jig_int_sadd_ov(jig_int_sdiv_ov(below, y, overflow, a), one, overflow, a);
}

/* By magnitudes: any step that overflows means that there is no result. */
static bool ceildiv_signed(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)user;
    JigInt x = in[0].i, y = in[1].i, zero = jig_int(x.width, 0, a);
    if (jig_int_is_zero(y))
        return false;
    if (jig_int_is_zero(x)) {
        *out = in[0];
        return true;
    }
    bool x_over = false, y_over = false, over = false, neg_over = false;
    bool x_positive = !jig_int_is_negative(x), y_positive = !jig_int_is_negative(y);
    if (x_positive && y_positive) {
        out->i = ceil_of_positive(x, y, &over, a);
        return !over;
    }
    JigInt minus_x = jig_int_ssub_ov(zero, x, &x_over, a),
           minus_y = jig_int_ssub_ov(zero, y, &y_over, a);
    if (!x_positive && !y_positive) {
        out->i = ceil_of_positive(minus_x, minus_y, &over, a);
        return !(x_over || y_over || over);
    }
    JigInt q =
        x_positive ? jig_int_sdiv_ov(x, minus_y, &over, a) : jig_int_sdiv_ov(minus_x, y, &over, a);
    out->i = jig_int_ssub_ov(zero, q, &neg_over, a);
    return !((x_positive ? y_over : x_over) || over || neg_over);
}

/* Of several elements, the last one decides whether the division counts as defined. */
static bool floordiv_signed(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    JigInt x = in[0].i, y = in[1].i;
    bool overflow = jig_int_is_zero(y);
    *out = in[0];
    if (!overflow) {
        out->i = jig_int_sdiv_ov(x, y, &overflow, a);
        bool exact = jig_int_is_zero(jig_int_srem(x, y, a));
        if (!exact && jig_int_is_negative(x) != jig_int_is_negative(y))
            out->i = jig_int_sub(out->i, jig_int(x.width, 1, a), a);
    }
    *(bool *)user = !overflow;
    return true;
}

/* Shift amounts. Of several elements, the last one decides whether the shift counts as in range. */
typedef JigInt (*Shift)(JigInt x, uint64_t n, JigArena *a);
static bool shift(const JigConst *in, JigConst *out, JigArena *a, void *user, Shift by) {
    JigInt n = in[1].i;
    bool fits = jig_int_fits_u64(n);
    *(bool *)user = fits && jig_int_u64(n) < n.width;
    out->i = by(in[0].i, fits ? jig_int_u64(n) : UINT64_MAX, a);
    return true;
}
static bool shift_left(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    return shift(in, out, a, user, jig_int_shl);
}
static bool shift_right_unsigned(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    return shift(in, out, a, user, jig_int_lshr);
}
static bool shift_right_signed(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    return shift(in, out, a, user, jig_int_ashr);
}

/* ---- Values that fold without constants ---- */

/* 0 of the op's result type; NULL when there is no such constant, as of a dynamic shape. */
static const JigAttr *zero_result(const JigOp *op) {
    return jig_attr_zero(jig_op_result_type(op, 0));
}

static JigValue *operand_of(const JigOp *op, const JigOpRow *row, size_t i) {
    return jig_op_is(op, row) ? jig_op_operand(op, i) : NULL;
}
/* (a - b) + b and b + (a - b) are a. */
static JigFold add_of_sub(JigFoldCall *call) {
    for (size_t i = 0; i < 2; i++) {
        const JigOp *sub_op = jig_op_operand_def(call->op, i);
        if (jig_op_operand(call->op, 1 - i) == operand_of(sub_op, JIG_ARITH(SUBI), 1))
            return jig_const_fold_value(call, jig_arith_subi_lhs(sub_op));
    }
    return JIG_FOLD_NONE;
}

/* (a + b) - b is a, (a + b) - a is b. */
static JigFold sub_of_add(JigFoldCall *call) {
    const JigOp *sum = jig_value_def(jig_arith_subi_lhs(call->op));
    const JigValue *y = jig_arith_subi_rhs(call->op);
    if (y == operand_of(sum, JIG_ARITH(ADDI), 1))
        return jig_const_fold_value(call, jig_arith_addi_lhs(sum));
    if (y == operand_of(sum, JIG_ARITH(ADDI), 0))
        return jig_const_fold_value(call, jig_arith_addi_rhs(sum));
    return JIG_FOLD_NONE;
}

/* x ^ x is 0; (x ^ a) ^ a is x, whatever the order of the operands. */
static JigFold xor_of_related(JigFoldCall *call) {
    if (jig_arith_xori_lhs(call->op) == jig_arith_xori_rhs(call->op))
        return jig_const_fold_attr(call, zero_result(call->op));
    for (size_t i = 0; i < 2; i++) {
        const JigOp *inner = jig_op_operand_def(call->op, i);
        const JigValue *other = jig_op_operand(call->op, 1 - i);
        for (size_t k = 2; k-- > 0;)
            if (other == operand_of(inner, JIG_ARITH(XORI), k))
                return jig_const_fold_value(call, jig_op_operand(inner, 1 - k));
    }
    return JIG_FOLD_NONE;
}

/* Is operand `i` the complement of the other one? Then the constant of all ones, else NULL. */
static const JigAttr *complement_mask(const JigOp *op, size_t i) {
    const JigOp *inner = jig_op_operand_def(op, i);
    if (operand_of(inner, JIG_ARITH(XORI), 0) != jig_op_operand(op, 1 - i))
        return NULL;
    const JigAttr *mask = jig_constant_of(jig_arith_xori_rhs(inner));
    return jig_const_match_all_ones(mask) ? mask : NULL;
}

/* x & ~x is 0; x & (x & y) is x & y. */
static JigFold and_of_related(JigFoldCall *call) {
    for (size_t i = 2; i-- > 0;)
        if (complement_mask(call->op, i))
            return jig_const_fold_attr(call, zero_result(call->op));
    for (size_t i = 0; i < 2; i++) {
        const JigOp *inner = jig_op_operand_def(call->op, i);
        const JigValue *other = jig_op_operand(call->op, 1 - i);
        for (size_t k = 0; k < 2; k++)
            if (other == operand_of(inner, JIG_ARITH(ANDI), k))
                return jig_const_fold_value(call, jig_op_operand(call->op, i));
    }
    return JIG_FOLD_NONE;
}

/* x | ~x is all ones. */
static JigFold or_of_complement(JigFoldCall *call) {
    for (size_t i = 2; i-- > 0;)
        if (complement_mask(call->op, i))
            return jig_const_fold_value(call, jig_arith_xori_rhs(jig_op_operand_def(call->op, i)));
    return JIG_FOLD_NONE;
}

enum { NO_SIGNED_WRAP = 1, NO_UNSIGNED_WRAP = 2 };

/* (a * b) / b is a, (a * b) / a is b, if the product is known not to wrap. */
static JigFold div_of_mul(JigFoldCall *call, int64_t no_wrap) {
    const JigOp *product = jig_value_def(jig_arith_lhs(call->op));
    const JigValue *y = jig_arith_rhs(call->op);
    if (!jig_op_is(product, JIG_ARITH(MULI)) ||
        !(jig_attr_enum_value(jig_arith_muli_overflow_flags_attr(product)) & no_wrap))
        return JIG_FOLD_NONE;
    for (size_t i = 0; i < 2; i++)
        if (y == jig_op_operand(product, i))
            return jig_const_fold_value(call, jig_op_operand(product, 1 - i));
    return JIG_FOLD_NONE;
}
static JigFold div_of_mul_signed(JigFoldCall *call) {
    return div_of_mul(call, NO_SIGNED_WRAP);
}
static JigFold div_of_mul_unsigned(JigFoldCall *call) {
    return div_of_mul(call, NO_UNSIGNED_WRAP);
}

/* ---- The rules ---- */

/* Constants that an op treats specially on its right. */
typedef enum Special { NEVER, ZERO, ONE, ALL_ONES, SIGNED_MIN, SIGNED_MAX } Special;

static bool is_special(const JigAttr *x, Special what) {
    JigInt i;
    if (what == NEVER || !jig_const_match_int(x, &i))
        return false;
    switch (what) {
    case ZERO:
        return jig_int_is_zero(i);
    case ONE:
        return jig_int_is_one(i);
    case ALL_ONES:
        return jig_int_is_all_ones(i);
    case SIGNED_MIN:
        return jig_int_is_smin(i);
    case SIGNED_MAX:
        return jig_int_is_smax(i);
    default:
        return false;
    }
}

typedef struct IntRule {
    enum { DIFFER, TO_LHS, TO_ZERO } same; /* x op x */
    Special identity;                      /* x op e is x */
    Special absorbing;                     /* x op e is e */
    bool by_attr;    /* ... a constant of its own, which comes first in the block */
    Special zeroing; /* x op e is 0 */
    JigFold (*related)(JigFoldCall *call); /* other equal parts */
    JigConstFn compute;
    bool bounded; /* compute tells through `user` whether the result counts ... */
    bool assumed; /* ... which it does without elements */
} IntRule;

static const IntRule rules[JIG_ARITH_NUM_OPS] = {
    [JIG_ARITH_ADDI] = {.identity = ZERO, .related = add_of_sub, .compute = add},
    [JIG_ARITH_SUBI] = {.same = TO_ZERO, .identity = ZERO, .related = sub_of_add, .compute = sub},
    [JIG_ARITH_MULI] = {.absorbing = ZERO, .identity = ONE, .compute = mul},
    [JIG_ARITH_DIVUI] = {.identity = ONE, .related = div_of_mul_unsigned, .compute = div_unsigned},
    [JIG_ARITH_DIVSI] = {.identity = ONE, .related = div_of_mul_signed, .compute = div_signed},
    [JIG_ARITH_CEILDIVUI] = {.identity = ONE, .compute = ceildiv_unsigned},
    [JIG_ARITH_CEILDIVSI] = {.identity = ONE, .compute = ceildiv_signed},
    [JIG_ARITH_FLOORDIVSI] = {.identity = ONE,
                              .compute = floordiv_signed,
                              .bounded = true,
                              .assumed = true},
    [JIG_ARITH_REMUI] = {.zeroing = ONE, .compute = rem_unsigned},
    [JIG_ARITH_REMSI] = {.zeroing = ONE, .compute = rem_signed},
    [JIG_ARITH_ANDI] = {.absorbing = ZERO,
                        .identity = ALL_ONES,
                        .related = and_of_related,
                        .compute = and_bits},
    [JIG_ARITH_ORI] = {.identity = ZERO,
                       .absorbing = ALL_ONES,
                       .by_attr = true,
                       .related = or_of_complement,
                       .compute = or_bits},
    [JIG_ARITH_XORI] = {.identity = ZERO, .related = xor_of_related, .compute = xor_bits},
    [JIG_ARITH_SHLI] = {.identity = ZERO, .compute = shift_left, .bounded = true},
    [JIG_ARITH_SHRUI] = {.identity = ZERO, .compute = shift_right_unsigned, .bounded = true},
    [JIG_ARITH_SHRSI] = {.identity = ZERO, .compute = shift_right_signed, .bounded = true},
    [JIG_ARITH_MAXSI] = {.same = TO_LHS,
                         .absorbing = SIGNED_MAX,
                         .identity = SIGNED_MIN,
                         .compute = max_signed},
    [JIG_ARITH_MAXUI] = {.same = TO_LHS,
                         .absorbing = ALL_ONES,
                         .identity = ZERO,
                         .compute = max_unsigned},
    [JIG_ARITH_MINSI] = {.same = TO_LHS,
                         .absorbing = SIGNED_MIN,
                         .identity = SIGNED_MAX,
                         .compute = min_signed},
    [JIG_ARITH_MINUI] = {.same = TO_LHS,
                         .absorbing = ZERO,
                         .identity = ALL_ONES,
                         .compute = min_unsigned},
};

JigFold jig_arith_fold_int(JigFoldCall *call) {
    const JigOp *op = call->op;
    const IntRule *rule = &rules[jig_arith_id(op)];
    JigValue *x = jig_arith_lhs(op), *y = jig_arith_rhs(op);
    const JigAttr *rhs = call->operands[1];
    if (x == y && rule->same == TO_LHS)
        return jig_const_fold_value(call, x);
    if (x == y && rule->same == TO_ZERO && zero_result(op))
        return jig_const_fold_attr(call, zero_result(op));
    if (is_special(rhs, rule->absorbing))
        return rule->by_attr ? jig_const_fold_attr(call, rhs) : jig_const_fold_value(call, y);
    if (is_special(rhs, rule->identity))
        return jig_const_fold_value(call, x);
    if (is_special(rhs, rule->zeroing))
        return jig_const_fold_attr(call, zero_result(op));
    JigFold related = rule->related ? rule->related(call) : JIG_FOLD_NONE;
    if (related != JIG_FOLD_NONE)
        return related;
    bool counts = rule->assumed;
    const JigAttr *result =
        jig_constfold_call(call, 2, NULL, JIG_CONST_INT, rule->compute, &counts);
    return jig_const_fold_attr(call, rule->bounded && !counts ? NULL : result);
}

/* ---- Ops with two results ---- */

static bool carry(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)user;
    bool overflow;
    jig_int_uadd_ov(in[0].i, in[1].i, &overflow, a);
    out->i = jig_int(1, overflow, a);
    return true;
}

/* The upper half of a product of twice the width. */
static JigInt high_half(JigInt x, JigInt y, bool is_signed, JigArena *a) {
    uint32_t width = x.width;
    JigInt (*widen)(JigInt, uint32_t, JigArena *) = is_signed ? jig_int_sext : jig_int_zext;
    JigInt product = jig_int_mul(widen(x, 2 * width, a), widen(y, 2 * width, a), a);
    return jig_int_zext(jig_int_lshr(product, width, a), width, a);
}
static bool high_signed(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)user;
    out->i = high_half(in[0].i, in[1].i, true, a);
    return true;
}
static bool high_unsigned(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)user;
    out->i = high_half(in[0].i, in[1].i, false, a);
    return true;
}

static JigFold fold_sum(JigFoldCall *call) {
    const JigType *flag = jig_op_result_type(call->op, 1);
    if (jig_const_match_zero(call->operands[1])) {
        call->results[0].value = jig_arith_lhs(call->op);
        call->results[1].attr = jig_attr_zero(flag);
        return call->results[1].attr ? JIG_FOLD_RESULTS : JIG_FOLD_NONE;
    }
    call->results[0].attr = jig_constfold_call(call, 2, NULL, JIG_CONST_INT, add, NULL);
    if (!call->results[0].attr)
        return JIG_FOLD_NONE;
    call->results[1].attr = jig_constfold_call(call, 2, flag, JIG_CONST_INT, carry, NULL);
    return call->results[1].attr ? JIG_FOLD_RESULTS : JIG_FOLD_NONE;
}

static JigFold fold_halves(JigFoldCall *call, bool is_signed) {
    const JigAttr *rhs = call->operands[1];
    const JigAttr *zero = zero_result(call->op);
    if (jig_const_match_zero(rhs)) {
        call->results[0].attr = call->results[1].attr = rhs;
        return JIG_FOLD_RESULTS;
    }
    if (!is_signed && jig_const_match_one(rhs) && zero) {
        call->results[0].value = jig_arith_lhs(call->op);
        call->results[1].attr = zero;
        return JIG_FOLD_RESULTS;
    }
    call->results[0].attr = jig_constfold_call(call, 2, NULL, JIG_CONST_INT, mul, NULL);
    call->results[1].attr = jig_constfold_call(call, 2, NULL, JIG_CONST_INT,
                                               is_signed ? high_signed : high_unsigned, NULL);
    return call->results[0].attr && call->results[1].attr ? JIG_FOLD_RESULTS : JIG_FOLD_NONE;
}

JigFold jig_arith_fold_extended(JigFoldCall *call) {
    if (jig_op_is(call->op, JIG_ARITH(ADDUI_EXTENDED)))
        return fold_sum(call);
    return fold_halves(call, jig_op_is(call->op, JIG_ARITH(MULSI_EXTENDED)));
}
