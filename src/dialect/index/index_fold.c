/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Folding of index ops. The width of an index is not known: constants are kept
 * in 64 bits, and an op folds only if 32 bits give the same lower half.
 */
#include "dialect/index/index_int.h"

static size_t id_of(const JigOp *op) {
    return (size_t)(jig_op_row(op) - jig_index_ops);
}

/* ---- Binary ops: false when there is no result ---- */

typedef bool (*Compute)(JigInt x, JigInt y, JigInt *out, JigArena *a);

#define TOTAL(name, fn)                                                                            \
    static bool name(JigInt x, JigInt y, JigInt *out, JigArena *a) {                               \
        *out = fn(x, y, a);                                                                        \
        return true;                                                                               \
    }
TOTAL(add, jig_int_add)
TOTAL(sub, jig_int_sub)
TOTAL(mul, jig_int_mul)
TOTAL(and_bits, jig_int_and)
TOTAL(or_bits, jig_int_or)
TOTAL(xor_bits, jig_int_xor)

#define CHOOSING(name, compare, relation)                                                          \
    static bool name(JigInt x, JigInt y, JigInt *out, JigArena *a) {                               \
        (void)a;                                                                                   \
        *out = compare(x, y) relation 0 ? x : y;                                                   \
        return true;                                                                               \
    }
CHOOSING(max_signed, jig_int_scmp, >)
CHOOSING(max_unsigned, jig_int_ucmp, >)
CHOOSING(min_signed, jig_int_scmp, <)
CHOOSING(min_unsigned, jig_int_ucmp, <)

#define DIVIDING(name, fn)                                                                         \
    static bool name(JigInt x, JigInt y, JigInt *out, JigArena *a) {                               \
        if (jig_int_is_zero(y))                                                                    \
            return false;                                                                          \
        *out = fn(x, y, a);                                                                        \
        return true;                                                                               \
    }
DIVIDING(div_signed, jig_int_sdiv)
DIVIDING(div_unsigned, jig_int_udiv)
DIVIDING(rem_signed, jig_int_srem)
DIVIDING(rem_unsigned, jig_int_urem)

static bool is_positive(JigInt x) {
    return !jig_int_is_negative(x) && !jig_int_is_zero(x);
}

/* The quotient towards zero, and `step` more where something is left and whether the signs are the
 * same is as said. */
static bool round_quotient(JigInt x, JigInt y, bool same_signs, int64_t step, JigInt *out,
                           JigArena *a) {
    if (jig_int_is_zero(y))
        return false;
    *out = jig_int_sdiv(x, y, a);
    JigInt left = jig_int_sub(x, jig_int_mul(*out, y, a), a);
    if (!jig_int_is_zero(left) && (is_positive(x) == is_positive(y)) == same_signs)
        *out = jig_int_add(*out, jig_int_s(x.width, step, a), a);
    return true;
}

/* Of the smallest number by a positive one the reference gives the wrong sign: folded in 64 bits,
 * where it is right here; in 32, where its quotient is not that of 64 bits, it leaves the op. */
static bool ceildiv_signed(JigInt x, JigInt y, JigInt *out, JigArena *a) {
    if (x.width == 32 && jig_int_is_smin(x) && is_positive(y) &&
        !jig_int_eq(y, jig_int(x.width, 1, a)))
        return false;
    return round_quotient(x, y, true, 1, out, a);
}

static bool ceildiv_unsigned(JigInt x, JigInt y, JigInt *out, JigArena *a) {
    if (jig_int_is_zero(y))
        return false;
    JigInt one = jig_int(x.width, 1, a);
    *out = jig_int_is_zero(x) ? x : jig_int_add(jig_int_udiv(jig_int_sub(x, one, a), y, a), one, a);
    return true;
}

static bool floordiv_signed(JigInt x, JigInt y, JigInt *out, JigArena *a) {
    return round_quotient(x, y, false, -1, out, a);
}

/* Shifting by 32 is defined for one width only. */
#define SHIFTING(name, fn)                                                                         \
    static bool name(JigInt x, JigInt y, JigInt *out, JigArena *a) {                               \
        if (!jig_int_fits_u64(y) || jig_int_u64(y) >= 32)                                          \
            return false;                                                                          \
        *out = fn(x, jig_int_u64(y), a);                                                           \
        return true;                                                                               \
    }
SHIFTING(shl, jig_int_shl)
SHIFTING(shr_signed, jig_int_ashr)
SHIFTING(shr_unsigned, jig_int_lshr)

typedef struct BinaryRule {
    Compute compute;
    bool any_width; /* the lower half of the result follows from the lower halves of the operands */
    enum { NEVER, ZERO, ONE } identity, absorbing; /* right operands: x op e is x; is e */
} BinaryRule;

static const BinaryRule rules[JIG_INDEX_NUM_OPS] = {
    [JIG_INDEX_ADD] = {add, true, ZERO, NEVER},
    [JIG_INDEX_SUB] = {sub, true, ZERO, NEVER},
    [JIG_INDEX_MUL] = {mul, true, ONE, ZERO},
    [JIG_INDEX_DIVS] = {.compute = div_signed},
    [JIG_INDEX_DIVU] = {.compute = div_unsigned},
    [JIG_INDEX_CEILDIVS] = {.compute = ceildiv_signed},
    [JIG_INDEX_CEILDIVU] = {.compute = ceildiv_unsigned},
    [JIG_INDEX_FLOORDIVS] = {.compute = floordiv_signed},
    [JIG_INDEX_REMS] = {.compute = rem_signed},
    [JIG_INDEX_REMU] = {.compute = rem_unsigned},
    [JIG_INDEX_MAXS] = {.compute = max_signed},
    [JIG_INDEX_MAXU] = {.compute = max_unsigned},
    [JIG_INDEX_MINS] = {.compute = min_signed},
    [JIG_INDEX_MINU] = {.compute = min_unsigned},
    [JIG_INDEX_SHL] = {.compute = shl, .any_width = true},
    [JIG_INDEX_SHRS] = {.compute = shr_signed},
    [JIG_INDEX_SHRU] = {.compute = shr_unsigned},
    [JIG_INDEX_AND] = {.compute = and_bits, .any_width = true},
    [JIG_INDEX_OR] = {.compute = or_bits, .any_width = true},
    [JIG_INDEX_XOR] = {.compute = xor_bits, .any_width = true},
};

static JigInt half(JigInt x, JigArena *a) {
    return jig_int_zext(x, 32, a);
}

static const JigAttr *fold_constants(const JigFoldCall *call, const BinaryRule *rule) {
    JigArena *a = call->arena;
    if (!jig_attr_is_int(call->operands[0]) || !jig_attr_is_int(call->operands[1]))
        return NULL;
    JigInt x = jig_attr_big_int_value(call->operands[0]),
           y = jig_attr_big_int_value(call->operands[1]);
    JigInt wide, narrow;
    if (x.width != y.width || !rule->compute(x, y, &wide, a))
        return NULL;
    if (!rule->any_width &&
        (!rule->compute(half(x, a), half(y, a), &narrow, a) || !jig_int_eq(half(wide, a), narrow)))
        return NULL;
    return jig_attr_big_int(jig_type_index(jig_op_context(call->op)), wide);
}

JigFold jig_index_fold_binary(JigFoldCall *call) {
    const BinaryRule *rule = &rules[id_of(call->op)];
    const JigAttr *result = fold_constants(call, rule);
    if (result)
        return jig_const_fold_attr(call, result);
    const JigAttr *rhs = call->operands[1];
    bool zero = jig_const_match_zero(rhs), one = jig_const_match_one(rhs);
    if ((rule->identity == ZERO && zero) || (rule->identity == ONE && one))
        return jig_const_fold_value(call, jig_index_lhs(call->op));
    return rule->absorbing == ZERO && zero ? jig_const_fold_attr(call, rhs) : JIG_FOLD_NONE;
}

/* ---- Casts ---- */

typedef JigInt (*Extend)(JigInt x, uint32_t width, JigArena *a); /* or truncate */

static JigFold fold_cast(JigFoldCall *call, Extend extend) {
    if (!jig_attr_is_int(call->operands[0]))
        return JIG_FOLD_NONE;
    JigArena *a = call->arena;
    JigInt x = jig_attr_big_int_value(call->operands[0]);
    const JigType *type = jig_op_result_type(call->op, 0);
    if (jig_type_is_index(type))
        return jig_const_fold_attr(call, jig_attr_big_int(type, extend(x, 64, a)));
    /* An index of 32 bits would be extended, where one of 64 is truncated or extended. */
    uint32_t width = jig_type_width(type);
    JigInt result = extend(x, width, a);
    if (width > 32 && !jig_int_eq(extend(half(x, a), width, a), result))
        return JIG_FOLD_NONE;
    return jig_const_fold_attr(call, jig_attr_big_int(type, result));
}
JigFold jig_index_fold_casts(JigFoldCall *call) {
    return fold_cast(call, jig_int_sext);
}
JigFold jig_index_fold_castu(JigFoldCall *call) {
    return fold_cast(call, jig_int_zext);
}

/* ---- Comparisons ---- */

/* What a value may be, read as signed and as unsigned number. */
typedef struct Range {
    JigInt smin, smax, umin, umax;
} Range;

static Range signed_range(JigInt smin, JigInt smax, JigArena *a) {
    Range r = {smin, smax, smin, smax};
    if (jig_int_is_negative(smin) != jig_int_is_negative(smax)) {
        r.umin = jig_int(smin.width, 0, a);
        r.umax = jig_int_umax_of(smin.width, a);
    }
    return r;
}
static Range unsigned_range(JigInt umin, JigInt umax, JigArena *a) {
    Range r = {umin, umax, umin, umax};
    if (jig_int_is_negative(umin) != jig_int_is_negative(umax)) {
        r.smin = jig_int_smin_of(umin.width, a);
        r.smax = jig_int_smax_of(umin.width, a);
    }
    return r;
}

/* Of max(x, bound) and the like. */
static Range range_of(const JigOp *op, JigInt bound, JigArena *a) {
    uint32_t width = bound.width;
    switch (id_of(op)) {
    case JIG_INDEX_MINS:
        return signed_range(jig_int_smin_of(width, a), bound, a);
    case JIG_INDEX_MINU:
        return unsigned_range(jig_int(width, 0, a), bound, a);
    case JIG_INDEX_MAXS:
        return signed_range(bound, jig_int_smax_of(width, a), a);
    default:
        return unsigned_range(bound, jig_int_umax_of(width, a), a);
    }
}

/* Does `x predicate y` hold for all x of the range? */
static bool always(JigIntCompare predicate, const Range *x, JigInt y) {
    switch (predicate) {
    case JIG_COMPARE_EQ:
        return (jig_int_eq(x->smin, x->smax) && jig_int_eq(x->smin, y)) ||
               (jig_int_eq(x->umin, x->umax) && jig_int_eq(x->umin, y));
    case JIG_COMPARE_NE:
        return (always(JIG_COMPARE_SLT, x, y) || always(JIG_COMPARE_SGT, x, y)) &&
               (always(JIG_COMPARE_ULT, x, y) || always(JIG_COMPARE_UGT, x, y));
    case JIG_COMPARE_SLT:
    case JIG_COMPARE_SLE:
        return jig_int_holds(predicate, x->smax, y);
    case JIG_COMPARE_SGT:
    case JIG_COMPARE_SGE:
        return jig_int_holds(predicate, x->smin, y);
    case JIG_COMPARE_ULT:
    case JIG_COMPARE_ULE:
        return jig_int_holds(predicate, x->umax, y);
    default:
        return jig_int_holds(predicate, x->umin, y);
    }
}

/* 1, 0, or -1 when it depends on the value. */
static int evaluate(JigIntCompare predicate, const JigOp *bounded, JigInt bound, JigInt y,
                    JigArena *a) {
    Range x = range_of(bounded, bound, a);
    return always(predicate, &x, y) ? 1 : always(jig_compare_negated(predicate), &x, y) ? 0 : -1;
}

static bool is_min_or_max(const JigOp *op) {
    return jig_op_is(op, JIG_INDEX(MINS)) || jig_op_is(op, JIG_INDEX(MINU)) ||
           jig_op_is(op, JIG_INDEX(MAXS)) || jig_op_is(op, JIG_INDEX(MAXU));
}

/* cmp(min(x, a), b) and the like, of constants a and b. */
static int compare_bounded(const JigFoldCall *call, JigIntCompare predicate, JigInt y) {
    JigOp *bounded = jig_value_def(jig_index_cmp_lhs(call->op));
    const JigAttr *limit = is_min_or_max(bounded) ? jig_constant_of(jig_index_rhs(bounded)) : NULL;
    if (!jig_attr_is_int(limit))
        return -1;
    JigArena *a = call->arena;
    JigInt bound = jig_attr_big_int_value(limit);
    int wide = evaluate(predicate, bounded, bound, y, a);
    int narrow = evaluate(predicate, bounded, half(bound, a), half(y, a), a);
    return wide == narrow ? wide : -1;
}

JigFold jig_index_fold_cmp(JigFoldCall *call) {
    JigArena *a = call->arena;
    JigIntCompare predicate = (JigIntCompare)jig_index_predicate(call->op);
    int result = -1;
    if (jig_attr_is_int(call->operands[1])) {
        JigInt y = jig_attr_big_int_value(call->operands[1]);
        if (jig_attr_is_int(call->operands[0])) {
            JigInt x = jig_attr_big_int_value(call->operands[0]);
            bool wide = jig_int_holds(predicate, x, y);
            result = wide == jig_int_holds(predicate, half(x, a), half(y, a)) ? wide : -1;
        }
        if (result < 0)
            result = compare_bounded(call, predicate, y);
    }
    if (result < 0 && jig_index_cmp_lhs(call->op) == jig_index_cmp_rhs(call->op)) {
        JigInt zero = jig_int(64, 0, a);
        result = jig_int_holds(predicate, zero, zero);
    }
    return result < 0
               ? JIG_FOLD_NONE
               : jig_const_fold_attr(call, jig_attr_bool(jig_op_context(call->op), result == 1));
}
