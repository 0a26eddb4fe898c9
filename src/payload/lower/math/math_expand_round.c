/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rounding to whole numbers: by integers, and by the bits of floats. */
#include "payload/lower/math/math_expand.h"

#include "dialect/math/math.h"
#include "jig/num.h"

/* To an integer and back, with the sign of a, that zeros keep. */
static JigValue *truncated(const JigExpandArith *x, JigValue *a) {
    JigValue *whole = jig_lower_expand_cast(x, JIG_ARITH(FPTOSI), a, jig_type_i(x->rw->ctx, 64)),
             *back = jig_lower_expand_cast(x, JIG_ARITH(SITOFP), whole,
                                           jig_type_element_or_self(x->like));
    return jig_lower_math_expand_binary(x, JIG_MATH(COPYSIGN), back, a);
}

/* One more where truncation went down. */
static bool round_up(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    JIG_CHECK(jig_lower_expand_begin(&x, rw, op));
    JigValue *a = jig_math_operand(op), *whole = truncated(&x, a),
             *zero = jig_lower_math_expand_float(&x, 0), *one = jig_lower_math_expand_float(&x, 1),
             *is_more = jig_lower_expand_cmpf(&x, JIG_CMPF_OGT, a, whole),
             *step = jig_loop_int_select(rw, x.loc, is_more, one, zero);
    jig_rw_replace1(rw, op, jig_lower_math_expand_binary(&x, JIG_ARITH(ADDF), whole, step));
    return true;
}

/* ---- Bits ---- */

/* How a format has its bits, below the sign. */
typedef struct Bits {
    const JigType *type; /* the integer */
    uint32_t width, fraction, bias;
} Bits;

/* False: it is none of those that have all bits in a word. */
static bool bits_of(const JigType *element, Bits *b) {
    static const struct {
        JigFloatKind kind;
        uint32_t fraction;
    } known[] = {{JIG_F16, 10}, {JIG_BF16, 7}, {JIG_F32, 23}, {JIG_F64, 52}};
    for (size_t i = 0; i < JIG_LEN(known); i++)
        if (jig_type_float_kind(element) == known[i].kind) {
            b->width = jig_type_width(element);
            b->fraction = known[i].fraction;
            b->bias = (UINT32_C(1) << (b->width - b->fraction - 2)) - 1;
            b->type = jig_type_i(jig_type_context(element), b->width);
            return true;
        }
    return false;
}

static JigValue *number(const JigExpandArith *x, const Bits *b, int64_t n) {
    return jig_lower_expand_constant(x, b->type, n);
}
static JigValue *exponent_of(const JigExpandArith *x, JigValue *bits, JigValue *fraction,
                             JigValue *mask, JigValue *bias) {
    JigValue *shifted = jig_lower_math_expand_binary(x, JIG_ARITH(SHRUI), bits, fraction),
             *biased = jig_lower_math_expand_binary(x, JIG_ARITH(ANDI), shifted, mask);
    return jig_lower_math_expand_binary(x, JIG_ARITH(SUBI), biased, bias);
}
static int64_t exponent_mask(const Bits *b) {
    return (INT64_C(1) << (b->width - b->fraction - 1)) - 1;
}

/* ---- math.round ---- */

/* Half a one further, and truncated; what has no fraction stays as it is. */
static bool round_away(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    Bits b;
    const JigType *element = jig_type_element_or_self(jig_op_result_type(op, 0));
    if (jig_type_float_kind(element) != JIG_F32 || !bits_of(element, &b))
        return jig_no_match(rw, op, "not of f32");
    JIG_CHECK(jig_lower_expand_begin(&x, rw, op));
    JigValue *a = jig_math_operand(op), *half = jig_lower_math_expand_float(&x, 0.5),
             *fraction = number(&x, &b, b.fraction), *bias = number(&x, &b, b.bias),
             *mask = number(&x, &b, exponent_mask(&b)),
             *step = jig_lower_math_expand_binary(&x, JIG_MATH(COPYSIGN), half, a),
             *further = jig_lower_math_expand_binary(&x, JIG_ARITH(ADDF), a, step),
             *whole = truncated(&x, further),
             *bits = jig_lower_expand_cast(&x, JIG_ARITH(BITCAST), a, b.type),
             *exponent = exponent_of(&x, bits, fraction, mask, bias),
             *is_whole = jig_loop_int_compare(rw, x.loc, JIG_COMPARE_SGE, exponent, fraction);
    jig_rw_replace1(rw, op, jig_loop_int_select(rw, x.loc, is_whole, a, whole));
    return true;
}

/* ---- math.roundeven ---- */

/* What both numbers, as given and rounded away from zero, are asked about. */
typedef struct Even {
    JigExpandArith x;
    Bits b;
    JigValue *zero, *one, *minus_one, *fraction, *most_shift, *bias, *half_mask, *whole_mask,
        *exponent_mask;
} Even;

static JigValue *op2(const Even *e, const JigOpRow *row, JigValue *a, JigValue *b) {
    return jig_lower_math_expand_binary(&e->x, row, a, b);
}
static JigValue *compare(const Even *e, JigIntCompare how, JigValue *a, JigValue *b) {
    return jig_loop_int_compare(e->x.rw, e->x.loc, how, a, b);
}

/* The bits below those of the whole number, where its exponent is in bounds. */
static JigValue *shifted(const Even *e, JigValue *mask, JigValue *exponent) {
    JigValue *least = op2(e, JIG_ARITH(MAXSI), exponent, e->zero),
             *far = op2(e, JIG_ARITH(MINSI), least, e->most_shift);
    return op2(e, JIG_ARITH(SHRUI), mask, far);
}

/* Its last bit before the fraction; that of 1 is not stored. */
static JigValue *is_odd(const Even *e, JigValue *bits, JigValue *exponent) {
    JigValue *is_one = compare(e, JIG_COMPARE_EQ, exponent, e->zero),
             *before = op2(e, JIG_ARITH(SUBI), exponent, e->one),
             *mask = shifted(e, e->whole_mask, before), *last = op2(e, JIG_ARITH(ANDI), bits, mask),
             *set = compare(e, JIG_COMPARE_NE, last, e->zero);
    return op2(e, JIG_ARITH(ORI), set, is_one);
}

/* Its fraction is a half: no bit of it is stored where the exponent is -1. */
static JigValue *is_halfway(const Even *e, JigValue *bits, JigValue *exponent) {
    JigValue *is_half = compare(e, JIG_COMPARE_EQ, exponent, e->minus_one),
             *first = shifted(e, e->half_mask, exponent),
             *expected = jig_loop_int_select(e->x.rw, e->x.loc, is_half, e->zero, first),
             *mask = shifted(e, e->whole_mask, exponent),
             *fraction = op2(e, JIG_ARITH(ANDI), bits, mask),
             *same = compare(e, JIG_COMPARE_EQ, fraction, expected),
             *above = compare(e, JIG_COMPARE_SGE, exponent, e->minus_one),
             *below = compare(e, JIG_COMPARE_SLT, exponent, e->fraction),
             *small = op2(e, JIG_ARITH(ANDI), same, below);
    return op2(e, JIG_ARITH(ANDI), small, above);
}

static void make_numbers(Even *e) {
    const JigExpandArith *x = &e->x;
    const Bits *b = &e->b;
    e->zero = number(x, b, 0);
    e->one = number(x, b, 1);
    e->minus_one = number(x, b, -1);
    e->fraction = number(x, b, b->fraction);
    e->most_shift = number(x, b, b->width - 1);
    e->bias = number(x, b, b->bias);
    e->half_mask = number(x, b, INT64_C(1) << (b->fraction - 1));
    e->whole_mask = number(x, b, (INT64_C(1) << b->fraction) - 1);
    e->exponent_mask = number(x, b, exponent_mask(b));
}

/* Rounded away from zero; back by one where that went from halfway to an odd number. */
static bool round_even(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Even e;
    if (!bits_of(jig_type_element_or_self(jig_op_result_type(op, 0)), &e.b))
        return jig_no_match(rw, op, "of floats whose bits are unknown");
    JIG_CHECK(jig_lower_expand_begin(&e.x, rw, op));
    JigValue *a = jig_math_operand(op), *one = jig_lower_math_expand_float(&e.x, 1);
    make_numbers(&e);
    JigValue *bits = jig_lower_expand_cast(&e.x, JIG_ARITH(BITCAST), a, e.b.type),
             *rounded = jig_lower_math_expand_unary(&e.x, JIG_MATH(ROUND), a),
             *to = jig_lower_expand_cast(&e.x, JIG_ARITH(BITCAST), rounded, e.b.type),
             *exponent = exponent_of(&e.x, bits, e.fraction, e.exponent_mask, e.bias),
             *of_rounded = exponent_of(&e.x, to, e.fraction, e.exponent_mask, e.bias),
             *odd = is_odd(&e, to, of_rounded), *halfway = is_halfway(&e, bits, exponent),
             *step = op2(&e, JIG_MATH(COPYSIGN), one, a),
             *back = op2(&e, JIG_ARITH(SUBF), rounded, step),
             *wrong = op2(&e, JIG_ARITH(ANDI), odd, halfway),
             *even = jig_loop_int_select(rw, e.x.loc, wrong, back, rounded);
    jig_rw_replace1(rw, op, op2(&e, JIG_MATH(COPYSIGN), even, a));
    return true;
}

#define PATTERN(op, function)                                                                      \
    { .name = op, .root = op, .fn = function }
const JigPattern jig_math_expand_rounding[] = {
    PATTERN("math.ceil", round_up),
    PATTERN("math.round", round_away),
    PATTERN("math.roundeven", round_even),
    {0},
};
