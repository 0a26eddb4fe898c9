/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Arithmetic that machines lack by what they have: divisions that round up or
 * down, maxima and minima, scaled conversions; small floats by their bits
 * (arith_expand_float.c).
 */
#include "payload/lower/numbers/arith_expand.h"

#include "dialect/vector/vector.h"
#include "payload/lower/lowerings.h"

/* ---- Building ---- */

const JigType *jig_lower_expand_type(const JigExpandArith *x, const JigType *element) {
    return jig_type_element(x->like) ? jig_type_clone_shaped(x->like, NULL, 0, element) : element;
}

JigValue *jig_lower_expand_constant(const JigExpandArith *x, const JigType *element,
                                    int64_t value) {
    const JigType *type = jig_lower_expand_type(x, element);
    const JigAttr *n = jig_attr_int(element, value);
    return jig_arith_constant(x->rw, x->loc, type,
                              type == element ? n : jig_attr_dense_of(type, &n, 1));
}

JigValue *jig_lower_expand_cast(const JigExpandArith *x, const JigOpRow *row, JigValue *v,
                                const JigType *element) {
    const JigType *type = jig_lower_expand_type(x, element);
    return jig_op_result(jig_build(x->rw, x->loc, row, &v, 1, &type, 1, NULL), 0);
}

JigValue *jig_lower_expand_cmpf(const JigExpandArith *x, JigFloatCompare how, JigValue *a,
                                JigValue *b) {
    JigArithCmpf parts = {.lhs = a, .rhs = b, .predicate = jig_attr_i64(x->rw->ctx, how)};
    return jig_op_result(jig_arith_cmpf_build(x->rw, x->loc, &parts), 0);
}

bool jig_lower_expand_begin(JigExpandArith *x, JigRewriter *rw, JigOp *op) {
    *x = (JigExpandArith){rw, jig_op_loc(op), jig_op_result_type(op, 0)};
    jig_at_before(rw, op);
    return !jig_type_element(x->like) || jig_type_has_static_shape(x->like) ||
           jig_no_match(rw, op, "there are no constants of its shape");
}

static JigValue *binary(const JigExpandArith *x, const JigOpRow *row, JigValue *a, JigValue *b) {
    return jig_loop_int_op(x->rw, x->loc, row, a, b);
}
static JigValue *compare(const JigExpandArith *x, JigIntCompare how, JigValue *a, JigValue *b) {
    return jig_loop_int_compare(x->rw, x->loc, how, a, b);
}
static JigValue *choose(const JigExpandArith *x, JigValue *condition, JigValue *yes, JigValue *no) {
    return jig_loop_int_select(x->rw, x->loc, condition, yes, no);
}

/* ---- Divisions ---- */

/* 0, or (a - 1) / b + 1. */
static bool ceil_unsigned(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    JIG_CHECK(jig_lower_expand_begin(&x, rw, op));
    const JigType *element = jig_type_element_or_self(x.like);
    JigValue *a = jig_arith_lhs(op), *b = jig_arith_rhs(op),
             *zero = jig_lower_expand_constant(&x, element, 0),
             *is_zero = compare(&x, JIG_COMPARE_EQ, a, zero),
             *one = jig_lower_expand_constant(&x, element, 1),
             *less = binary(&x, JIG_ARITH(SUBI), a, one),
             *quotient = binary(&x, JIG_ARITH(DIVUI), less, b),
             *more = binary(&x, JIG_ARITH(ADDI), quotient, one);
    jig_rw_replace1(rw, op, choose(&x, is_zero, zero, more));
    return true;
}

/* The quotient, and one more where something is left and the signs are the same. */
static bool ceil_signed(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    JIG_CHECK(jig_lower_expand_begin(&x, rw, op));
    const JigType *element = jig_type_element_or_self(x.like);
    JigValue *a = jig_arith_lhs(op), *b = jig_arith_rhs(op),
             *zero = jig_lower_expand_constant(&x, element, 0),
             *one = jig_lower_expand_constant(&x, element, 1),
             *quotient = binary(&x, JIG_ARITH(DIVSI), a, b),
             *product = binary(&x, JIG_ARITH(MULI), quotient, b),
             *left = compare(&x, JIG_COMPARE_NE, a, product),
             *a_negative = compare(&x, JIG_COMPARE_SLT, a, zero),
             *b_negative = compare(&x, JIG_COMPARE_SLT, b, zero),
             *same = compare(&x, JIG_COMPARE_EQ, a_negative, b_negative),
             *up = binary(&x, JIG_ARITH(ANDI), left, same),
             *more = binary(&x, JIG_ARITH(ADDI), quotient, one);
    jig_rw_replace1(rw, op, choose(&x, up, more, quotient));
    return true;
}

/* The quotient, and one less where something is left and the signs differ. */
static bool floor_signed(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    JIG_CHECK(jig_lower_expand_begin(&x, rw, op));
    const JigType *element = jig_type_element_or_self(x.like);
    JigValue *a = jig_arith_lhs(op), *b = jig_arith_rhs(op),
             *quotient = binary(&x, JIG_ARITH(DIVSI), a, b),
             *product = binary(&x, JIG_ARITH(MULI), quotient, b),
             *left = compare(&x, JIG_COMPARE_NE, a, product),
             *zero = jig_lower_expand_constant(&x, element, 0),
             *a_negative = compare(&x, JIG_COMPARE_SLT, a, zero),
             *b_negative = compare(&x, JIG_COMPARE_SLT, b, zero),
             *differ = compare(&x, JIG_COMPARE_NE, a_negative, b_negative),
             *down = binary(&x, JIG_ARITH(ANDI), left, differ),
             *minus_one = jig_lower_expand_constant(&x, element, -1),
             *less = binary(&x, JIG_ARITH(ADDI), quotient, minus_one);
    jig_rw_replace1(rw, op, choose(&x, down, less, quotient));
    return true;
}

/* ---- Maxima and minima ---- */

static bool int_extremum(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigExpandArith x = {rw, jig_op_loc(op), jig_op_result_type(op, 0)};
    JigValue *a = jig_arith_lhs(op), *b = jig_arith_rhs(op);
    jig_at_before(rw, op);
    JigValue *first = compare(&x, *(const JigIntCompare *)self->data, a, b);
    jig_rw_replace1(rw, op, choose(&x, first, a, b));
    return true;
}

/* How a float is chosen: by the predicate the first one; then, where one operand (which?) is a NaN,
 * the second one. */
typedef struct FloatExtremum {
    JigFloatCompare how;
    size_t nan_of;
} FloatExtremum;

JigValue *jig_lower_expand_extremum(const JigExpandArith *x, JigFloatCompare how, size_t nan_of,
                                    JigValue *a, JigValue *b) {
    JigValue *of = nan_of ? b : a, *first = jig_lower_expand_cmpf(x, how, a, b),
             *chosen = choose(x, first, a, b),
             *is_nan = jig_lower_expand_cmpf(x, JIG_CMPF_UNO, of, of);
    return choose(x, is_nan, b, chosen);
}

static bool float_extremum(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const FloatExtremum *kind = self->data;
    JigExpandArith x = {rw, jig_op_loc(op), jig_op_result_type(op, 0)};
    jig_at_before(rw, op);
    jig_rw_replace1(rw, op,
                    jig_lower_expand_extremum(&x, kind->how, kind->nan_of, jig_arith_lhs(op),
                                              jig_arith_rhs(op)));
    return true;
}

/* ---- Scaled conversions ---- */

static JigValue *convert(const JigExpandArith *x, JigValue *v, const JigType *type,
                         const JigAttr *flags) {
    JigArithExtf parts = {.in = v, .out_type = type, .fastmath = flags};
    return jig_op_result(jig_arith_extf_build(x->rw, x->loc, &parts), 0);
}

/* The scale as an exponent. NULL: it can't be one. */
static JigValue *exponent_of(const JigExpandArith *x, JigValue *scale, const JigAttr *flags) {
    const JigType *type = jig_value_type(scale), *element = jig_type_element_or_self(type);
    JigFloatKind kind = jig_type_float_kind(element);
    if (kind == JIG_F8E8M0FNU)
        return scale;
    if (jig_type_width(element) < 16)
        return NULL;
    const JigType *exponent = jig_type_float(x->rw->ctx, JIG_F8E8M0FNU);
    JigArithTruncf parts = {.in = scale,
                            .out_type = jig_type_element(type)
                                            ? jig_type_clone_shaped(type, NULL, 0, exponent)
                                            : exponent,
                            .fastmath = flags};
    return jig_op_result(jig_arith_truncf_build(x->rw, x->loc, &parts), 0);
}

static bool scaled_ext(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x = {rw, jig_op_loc(op), jig_op_result_type(op, 0)};
    const JigAttr *flags = jig_arith_scaling_extf_fastmath_attr(op);
    jig_at_before(rw, op);
    JigValue *scale = exponent_of(&x, jig_arith_scaling_extf_scale(op), flags);
    if (!scale)
        return jig_no_match(rw, op, "the scale can't be an exponent");
    scale = convert(&x, scale, x.like, flags);
    JigArithMulf parts = {.lhs = convert(&x, jig_arith_in(op), x.like, flags),
                          .rhs = scale,
                          .result_type = x.like,
                          .fastmath = flags};
    jig_rw_replace_op(rw, op, jig_arith_mulf_build(rw, x.loc, &parts));
    return true;
}

static bool scaled_trunc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x = {rw, jig_op_loc(op), jig_op_result_type(op, 0)};
    const JigAttr *flags = jig_arith_scaling_truncf_fastmath_attr(op);
    JigValue *in = jig_arith_in(op);
    jig_at_before(rw, op);
    JigValue *scale = exponent_of(&x, jig_arith_scaling_truncf_scale(op), flags);
    if (!scale)
        return jig_no_match(rw, op, "the scale can't be an exponent");
    JigArithDivf parts = {.lhs = in,
                          .rhs = convert(&x, scale, jig_value_type(in), flags),
                          .result_type = jig_value_type(in),
                          .fastmath = flags};
    JigOp *quotient = jig_arith_divf_build(rw, x.loc, &parts);
    JigArithTruncf trunc = {.in = jig_op_result(quotient, 0),
                            .out_type = x.like,
                            .roundingmode = jig_arith_scaling_truncf_roundingmode_attr(op),
                            .fastmath = flags};
    jig_rw_replace_op(rw, op, jig_arith_truncf_build(rw, x.loc, &trunc));
    return true;
}

/* ---- The set ---- */

static const JigIntCompare sgt = JIG_COMPARE_SGT, ugt = JIG_COMPARE_UGT, slt = JIG_COMPARE_SLT,
                           ult = JIG_COMPARE_ULT;
static const FloatExtremum maximum = {JIG_CMPF_UGT, 1}, minimum = {JIG_CMPF_ULT, 1},
                           maxnum = {JIG_CMPF_UGT, 0}, minnum = {JIG_CMPF_ULT, 0};
#define PATTERN(title, op, function, ...)                                                          \
    { .name = "(anonymous namespace)::" title, .root = op, .fn = function, __VA_ARGS__ }
const JigPattern jig_arith_expand_divisions[] = {
    PATTERN("CeilDivSIOpConverter", "arith.ceildivsi", ceil_signed),
    PATTERN("CeilDivUIOpConverter", "arith.ceildivui", ceil_unsigned),
    PATTERN("FloorDivSIOpConverter", "arith.floordivsi", floor_signed),
    {0},
};
const JigPattern jig_arith_expand_patterns[] = {
    PATTERN("ScalingExtFOpConverter", "arith.scaling_extf", scaled_ext),
    PATTERN("ScalingTruncFOpConverter", "arith.scaling_truncf", scaled_trunc),
    PATTERN("MaxMinIOpConverter", "arith.maxsi", int_extremum, .data = &sgt),
    PATTERN("MaxMinIOpConverter", "arith.maxui", int_extremum, .data = &ugt),
    PATTERN("MaxMinIOpConverter", "arith.minsi", int_extremum, .data = &slt),
    PATTERN("MaxMinIOpConverter", "arith.minui", int_extremum, .data = &ult),
    PATTERN("MaximumMinimumFOpConverter", "arith.maximumf", float_extremum, .data = &maximum),
    PATTERN("MaximumMinimumFOpConverter", "arith.minimumf", float_extremum, .data = &minimum),
    PATTERN("MaxNumMinNumFOpConverter", "arith.maxnumf", float_extremum, .data = &maxnum),
    PATTERN("MaxNumMinNumFOpConverter", "arith.minnumf", float_extremum, .data = &minnum),
    {0},
};
