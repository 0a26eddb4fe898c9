/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns of comparisons and of select. */
#include "dialect/arith/arith_canon.h"

#include <math.h>

/* ---- Equality does not mind extensions ---- */

static bool cmpi_of_extended(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigOpRow *ext = self->data;
    JigOp *a = jig_value_def_of(jig_arith_cmpi_lhs(op), ext),
          *b = jig_value_def_of(jig_arith_cmpi_rhs(op), ext);
    int64_t predicate = jig_arith_predicate(op);
    if (!a || !b || (predicate != JIG_COMPARE_EQ && predicate != JIG_COMPARE_NE))
        return jig_no_match(rw, op, "no equality of extended values");
    JigValue *operands[2] = {jig_arith_in(a), jig_arith_in(b)};
    if (jig_value_type(operands[0]) != jig_value_type(operands[1]))
        return jig_no_match(rw, op, "operands are extended from different types");
    return jig_arith_replace_with(rw, op, jig_arith_fused(op, a, b), JIG_ARITH(CMPI), operands, 2,
                                  "predicate", jig_arith_cmpi_predicate_attr(op));
}

/* ---- Comparisons of a converted integer with a float constant ----
 * The integers are compared instead, where no rounding can show. */

/* Predicate of the integers, by the float predicate; ord, uno, false and true have none. */
static int int_predicate(int64_t float_predicate, bool is_unsigned) {
    enum { NONE = -1 };
    /* clang-format off */
    static const int of_floats[16] = {
        NONE,
        JIG_COMPARE_EQ, JIG_COMPARE_SGT, JIG_COMPARE_SGE, JIG_COMPARE_SLT, JIG_COMPARE_SLE, JIG_COMPARE_NE, /* ordered */
        NONE,
        JIG_COMPARE_EQ, JIG_COMPARE_SGT, JIG_COMPARE_SGE, JIG_COMPARE_SLT, JIG_COMPARE_SLE, JIG_COMPARE_NE, /* or unordered */
        NONE, NONE};
    /* clang-format on */
    int p = of_floats[float_predicate];
    return p >= 0 && is_unsigned ? (int)jig_compare_unsigned((JigIntCompare)p) : p;
}
static bool is_less(int p) {
    return p == JIG_COMPARE_SLT || p == JIG_COMPARE_SLE || p == JIG_COMPARE_ULT ||
           p == JIG_COMPARE_ULE;
}
static bool is_greater(int p) {
    return p == JIG_COMPARE_SGT || p == JIG_COMPARE_SGE || p == JIG_COMPARE_UGT ||
           p == JIG_COMPARE_UGE;
}

enum { EXPONENT_INF = INT32_MAX, EXPONENT_ZERO = INT32_MIN };

/* Binary exponent of x; EXPONENT_INF of an infinity, EXPONENT_ZERO of zero. */
static int exponent_of(JigFloat x) {
    if (jig_float_is_inf(x))
        return EXPONENT_INF;
    if (jig_float_is_zero(x))
        return EXPONENT_ZERO;
    if (x.kind == JIG_F80 || x.kind == JIG_F128)
        return (int)((x.kind == JIG_F80 ? x.bits[1] : x.bits[1] >> 48) & 0x7fff) - 16383;
    return ilogb(jig_float_to_double(x));
}

/* Integers beyond the largest number of a format without infinity become NaN, or that number. */
static bool saturation_matters(JigFloat rhs, int value_bits) {
    const JigFloatFormat *format = jig_float_format(rhs.kind);
    if (format->has_inf || value_bits <= format->max_exponent)
        return false;
    return format->has_nan ||
           jig_float_cmp(jig_float_abs(rhs), jig_float_largest(rhs.kind, false)) == 0;
}

/* Could the conversion of an integer of `width` bits round so that the comparison notices? */
static bool rounding_matters(JigFloat rhs, uint32_t width, bool is_unsigned) {
    const JigFloatFormat *format = jig_float_format(rhs.kind);
    int value_bits = (int)(is_unsigned ? width : width - 1);
    if (saturation_matters(rhs, value_bits))
        return true;
    if ((int)width <= format->precision)
        return false;
    int exponent = exponent_of(rhs);
    if (exponent == EXPONENT_INF)
        return format->max_exponent < value_bits;
    return format->precision <= exponent && exponent <= value_bits;
}

typedef struct IntComparison {
    bool known; /* the answer is `value`, else compare with `rhs` */
    bool value;
    int predicate;
    JigInt rhs;
} IntComparison;

static bool answer(IntComparison *c, bool value) {
    c->known = true;
    c->value = value;
    return true;
}

/* Is rhs beyond what the integer type holds? Then the answer is known. */
static bool out_of_range(JigFloat rhs, uint32_t width, bool is_unsigned, IntComparison *c,
                         JigArena *a) {
    JigInt max = is_unsigned ? jig_int_umax_of(width, a) : jig_int_smax_of(width, a);
    JigInt min = is_unsigned ? jig_int(width, 0, a) : jig_int_smin_of(width, a);
    JigFloat fmax = jig_float_from_int(max, !is_unsigned, rhs.kind, JIG_ROUND_NEAREST_EVEN);
    JigFloat fmin = jig_float_from_int(min, !is_unsigned, rhs.kind, JIG_ROUND_NEAREST_EVEN);
    if (jig_float_cmp(fmax, rhs) < 0)
        return answer(c, c->predicate == JIG_COMPARE_NE || is_less(c->predicate));
    if (jig_float_cmp(fmin, rhs) == 1)
        return answer(c, c->predicate == JIG_COMPARE_NE || is_greater(c->predicate));
    return false;
}

/* rhs has a fraction and `c->rhs` is it without: strict and non-strict comparisons change places on
 * one side of zero, and an unsigned integer is above any negative one. */
static void adjust_for_fraction(bool negative, bool is_unsigned, IntComparison *c) {
    if (c->predicate == JIG_COMPARE_EQ || c->predicate == JIG_COMPARE_NE) {
        answer(c, c->predicate == JIG_COMPARE_NE);
    } else if (is_unsigned && negative) {
        answer(c, is_greater(c->predicate));
    } else if (negative) {
        c->predicate = c->predicate == JIG_COMPARE_SLE   ? JIG_COMPARE_SLT
                       : c->predicate == JIG_COMPARE_SGT ? JIG_COMPARE_SGE
                                                         : c->predicate;
    } else {
        switch (c->predicate) {
        case JIG_COMPARE_SLT:
            c->predicate = JIG_COMPARE_SLE;
            break;
        case JIG_COMPARE_ULT:
            c->predicate = JIG_COMPARE_ULE;
            break;
        case JIG_COMPARE_SGE:
            c->predicate = JIG_COMPARE_SGT;
            break;
        case JIG_COMPARE_UGE:
            c->predicate = JIG_COMPARE_UGT;
            break;
        default:
            break;
        }
    }
}

/* False when the comparison must stay one of floats. */
static bool as_ints(int64_t float_predicate, JigFloat rhs, uint32_t width, bool is_unsigned,
                    IntComparison *c, JigArena *a) {
    if (jig_float_is_nan(rhs) || rounding_matters(rhs, width, is_unsigned))
        return false;
    if (float_predicate == JIG_CMPF_ORD || float_predicate == JIG_CMPF_UNO)
        return answer(c, float_predicate == JIG_CMPF_ORD);
    c->predicate = int_predicate(float_predicate, is_unsigned);
    if (c->predicate < 0)
        return false;
    if (out_of_range(rhs, width, is_unsigned, c, a))
        return true;
    if (!jig_float_to_int(rhs, width, !is_unsigned, a, &c->rhs))
        return false;
    JigFloat back = jig_float_from_int(c->rhs, !is_unsigned, rhs.kind, JIG_ROUND_NEAREST_EVEN);
    if (!jig_float_is_zero(rhs) && jig_float_cmp(back, rhs) != 0)
        adjust_for_fraction(jig_float_is_negative(rhs), is_unsigned, c);
    return true;
}

static bool cmpf_of_int(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *constant = jig_constant_of(jig_arith_cmpf_rhs(op));
    JigOp *conversion = jig_value_def_of(jig_arith_cmpf_lhs(op), JIG_ARITH(SITOFP));
    bool is_unsigned = !conversion;
    if (is_unsigned)
        conversion = jig_value_def_of(jig_arith_cmpf_lhs(op), JIG_ARITH(UITOFP));
    if (!conversion || !jig_attr_is_float(constant))
        return jig_no_match(rw, op, "no converted integer and constant");
    JigValue *x = jig_arith_in(conversion);
    const JigType *type = jig_value_type(x);
    IntComparison c = {0};
    if (!as_ints(jig_arith_predicate(op), jig_attr_float_value(constant), jig_type_width(type),
                 is_unsigned, &c, rw->arena))
        return jig_no_match(rw, op, "rounding could matter");
    JigLoc loc = jig_op_loc(op);
    const JigType *i1 = jig_op_result_type(op, 0);
    if (c.known) {
        jig_rw_replace_with_new(rw, op, JIG_ARITH(CONSTANT), NULL, 0, &i1, 1, "value",
                                jig_attr_bool(rw->ctx, c.value), NULL);
        return true;
    }
    JigValue *operands[2] = {x, jig_arith_constant(rw, loc, type, jig_attr_big_int(type, c.rhs))};
    jig_rw_replace_with_new(rw, op, JIG_ARITH(CMPI), operands, 2, &i1, 1, "predicate",
                            jig_attr_i64(rw->ctx, c.predicate), NULL);
    return true;
}

/* ---- select ---- */

/* An inner select of the same condition has made its choice: true takes part 1, false takes part 2.
 */
static bool redundant_select(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    size_t at = *(const size_t *)self->data;
    JigOp *inner = jig_op_operand_def_of(op, at, JIG_ARITH(SELECT));
    if (!inner || jig_arith_select_condition(inner) != jig_arith_select_condition(op))
        return jig_no_match(rw, op, "no inner select of the same condition");
    JigValue *operands[3] = {jig_arith_select_condition(op), jig_arith_select_true_value(op),
                             jig_arith_select_false_value(op)};
    operands[at] = jig_op_operand(inner, at);
    return jig_arith_replace(rw, op, jig_arith_fused(op, inner, NULL), JIG_ARITH(SELECT), operands,
                             3);
}
static const size_t if_true = 1, if_false = 2;

static bool select_of_not(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *complement = jig_value_def_of(jig_arith_select_condition(op), JIG_ARITH(XORI));
    if (!complement || !jig_const_match_one(jig_arith_int_operand(complement, 1)))
        return jig_no_match(rw, op, "the condition is no complement");
    JigLoc loc = jig_arith_fused(op, jig_value_def(jig_arith_xori_rhs(complement)), NULL);
    JigValue *operands[3] = {jig_arith_xori_lhs(complement), jig_arith_select_false_value(op),
                             jig_arith_select_true_value(op)};
    return jig_arith_replace(rw, op, loc, JIG_ARITH(SELECT), operands, 3);
}

/* select c, false, true is not c. */
static bool select_to_not(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *i1 = jig_op_result_type(op, 0);
    if (!jig_type_is_integer(i1, 1) || !jig_const_match_zero(jig_arith_int_operand(op, 1)) ||
        !jig_const_match_one(jig_arith_int_operand(op, 2)))
        return jig_no_match(rw, op, "not a choice between false and true");
    JigLoc loc = jig_op_loc(op);
    JigValue *operands[2] = {jig_arith_select_condition(op),
                             jig_arith_constant(rw, loc, i1, jig_attr_bool(rw->ctx, true))};
    return jig_arith_replace(rw, op, loc, JIG_ARITH(XORI), operands, 2);
}

/* A choice between 1 and 0 extends the condition or its complement. */
static bool select_to_extui(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    if (!jig_type_is_any_integer(type) || jig_type_width(type) == 1)
        return jig_no_match(rw, op, "no wider integer");
    const JigAttr *a = jig_arith_int_operand(op, 1), *b = jig_arith_int_operand(op, 2);
    JigValue *condition = jig_arith_select_condition(op);
    if (jig_const_match_zero(a) && jig_const_match_one(b)) {
        const JigType *i1 = jig_value_type(condition);
        JigLoc loc = jig_op_loc(op);
        JigValue *operands[2] = {condition,
                                 jig_arith_constant(rw, loc, i1, jig_attr_bool(rw->ctx, true))};
        condition =
            jig_op_result(jig_build(rw, loc, JIG_ARITH(XORI), operands, 2, &i1, 1, NULL), 0);
    } else if (!jig_const_match_one(a) || !jig_const_match_zero(b)) {
        return jig_no_match(rw, op, "not a choice between 0 and 1");
    }
    jig_rw_replace_with_new(rw, op, JIG_ARITH(EXTUI), &condition, 1, &type, 1, NULL);
    return true;
}

const JigPattern jig_arith_cmpi_patterns[] = {
    {.name = "CmpIExtSI", .root = "arith.cmpi", .fn = cmpi_of_extended, .data = JIG_ARITH(EXTSI)},
    {.name = "CmpIExtUI", .root = "arith.cmpi", .fn = cmpi_of_extended, .data = JIG_ARITH(EXTUI)},
    {0},
};
const JigPattern jig_arith_cmpf_patterns[] = {
    {.name = "CmpFIntToFPConst", .root = "arith.cmpf", .fn = cmpf_of_int},
    {0},
};
const JigPattern jig_arith_select_patterns[] = {
    {.name = "RedundantSelectFalse",
     .root = "arith.select",
     .fn = redundant_select,
     .data = &if_false},
    {.name = "RedundantSelectTrue",
     .root = "arith.select",
     .fn = redundant_select,
     .data = &if_true},
    {.name = "SelectNotCond", .root = "arith.select", .fn = select_of_not},
    {.name = "SelectI1ToNot", .root = "arith.select", .fn = select_to_not},
    {.name = "SelectToExtUI", .root = "arith.select", .fn = select_to_extui},
    {0},
};
