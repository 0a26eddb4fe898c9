/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folding of float ops: what holds for every value, and constants. */
#include "dialect/arith/arith_int.h"

/* ---- Constants ---- */

#define ROUNDING(name, compute)                                                                    \
    static bool name(const JigConst *in, JigConst *out, JigArena *a, void *user) {                 \
        (void)a, (void)user;                                                                       \
        *out = (JigConst){.kind = JIG_CONST_FLOAT,                                                 \
                          .f = compute(in[0].f, in[1].f, JIG_ROUND_NEAREST_EVEN)};                 \
        return true;                                                                               \
    }
ROUNDING(add, jig_float_add)
ROUNDING(sub, jig_float_sub)
ROUNDING(mul, jig_float_mul)
ROUNDING(div, jig_float_div)

#define EXACT(name, compute)                                                                       \
    static bool name(const JigConst *in, JigConst *out, JigArena *a, void *user) {                 \
        (void)a, (void)user;                                                                       \
        *out = (JigConst){.kind = JIG_CONST_FLOAT, .f = compute(in[0].f, in[1].f)};                \
        return true;                                                                               \
    }
EXACT(rem, jig_float_fmod)
EXACT(maximum, jig_float_maximum)
EXACT(minimum, jig_float_minimum)
EXACT(maxnum, jig_float_maxnum)
EXACT(minnum, jig_float_minnum)

static bool negate(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)a, (void)user;
    *out = (JigConst){.kind = JIG_CONST_FLOAT, .f = jig_float_neg(in[0].f)};
    return true;
}

/* ---- The rules ---- */

typedef enum Special { NEVER, NEG_ZERO, POS_ZERO, ONE, INF, NEG_INF, NAN_VALUE } Special;

static bool is_special(const JigAttr *x, Special what) {
    JigFloat f;
    if (what == NEVER || !jig_const_match_float(x, &f))
        return false;
    switch (what) {
    case NEG_ZERO:
        return jig_const_match_neg_zero(x);
    case POS_ZERO:
        return jig_const_match_pos_zero(x);
    case ONE:
        return jig_const_match_one_float(x);
    case INF:
        return jig_float_is_inf(f) && !jig_float_is_negative(f);
    case NEG_INF:
        return jig_float_is_inf(f) && jig_float_is_negative(f);
    case NAN_VALUE:
        return jig_float_is_nan(f);
    default:
        return false;
    }
}

typedef struct FloatRule {
    bool same;        /* x op x is x */
    Special identity; /* x op e is x */
    JigConstFn compute;
} FloatRule;

static const FloatRule rules[JIG_ARITH_NUM_OPS] = {
    [JIG_ARITH_ADDF] = {.identity = NEG_ZERO, .compute = add},
    [JIG_ARITH_SUBF] = {.identity = POS_ZERO, .compute = sub},
    [JIG_ARITH_MULF] = {.identity = ONE, .compute = mul},
    [JIG_ARITH_DIVF] = {.identity = ONE, .compute = div},
    [JIG_ARITH_REMF] = {.compute = rem},
    [JIG_ARITH_MAXIMUMF] = {.same = true, .identity = NEG_INF, .compute = maximum},
    [JIG_ARITH_MINIMUMF] = {.same = true, .identity = INF, .compute = minimum},
    [JIG_ARITH_MAXNUMF] = {.same = true, .identity = NAN_VALUE, .compute = maxnum},
    [JIG_ARITH_MINNUMF] = {.same = true, .identity = NAN_VALUE, .compute = minnum},
};

/* x * 0 is 0 when there are no NaNs and the zero's sign does not matter. */
static bool is_product_with_zero(const JigFoldCall *call) {
    const JigAttr *flags = jig_arith_fastmath_attr(call->op);
    int64_t needed = JIG_FAST_NNAN | JIG_FAST_NSZ;
    return jig_op_is(call->op, JIG_ARITH(MULF)) && flags &&
           (jig_attr_enum_value(flags) & needed) == needed &&
           jig_const_match_any_zero(call->operands[1]);
}

JigFold jig_arith_fold_float(JigFoldCall *call) {
    const FloatRule *rule = &rules[jig_arith_id(call->op)];
    JigValue *x = jig_arith_lhs(call->op), *y = jig_arith_rhs(call->op);
    if ((rule->same && x == y) || is_special(call->operands[1], rule->identity))
        return jig_const_fold_value(call, x);
    if (is_product_with_zero(call))
        return jig_const_fold_value(call, y);
    return jig_const_fold_attr(
        call, jig_constfold_call(call, 2, NULL, JIG_CONST_FLOAT, rule->compute, NULL));
}

JigFold jig_arith_fold_negf(JigFoldCall *call) {
    JigOp *inner = jig_value_def(jig_arith_negf_operand(call->op));
    if (jig_op_is(inner, JIG_ARITH(NEGF)))
        return jig_const_fold_value(call, jig_arith_negf_operand(inner));
    return jig_const_fold_attr(call,
                               jig_constfold_call(call, 1, NULL, JIG_CONST_FLOAT, negate, NULL));
}
