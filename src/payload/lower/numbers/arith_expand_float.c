/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Conversions between f32 and small floats by their bits. Other types go
 * through f32.
 */
#include "payload/lower/numbers/arith_expand.h"
#include "payload/lower/lowerings.h"

/* ---- Building ---- */

static JigValue *binary(const JigExpandArith *x, const JigOpRow *row, JigValue *a, JigValue *b) {
    return jig_loop_int_op(x->rw, x->loc, row, a, b);
}
static JigValue *compare(const JigExpandArith *x, JigIntCompare how, JigValue *a, JigValue *b) {
    return jig_loop_int_compare(x->rw, x->loc, how, a, b);
}
static JigValue *choose(const JigExpandArith *x, JigValue *condition, JigValue *yes, JigValue *no) {
    return jig_loop_int_select(x->rw, x->loc, condition, yes, no);
}
/* A signless integer of `width` bits. */
static JigValue *number(const JigExpandArith *x, uint32_t width, int64_t value) {
    return jig_lower_expand_constant(x, jig_type_i(x->rw->ctx, width), value);
}
static JigValue *cast(const JigExpandArith *x, const JigOpRow *row, JigValue *v, uint32_t width) {
    return jig_lower_expand_cast(x, row, v, jig_type_i(x->rw->ctx, width));
}
static JigValue *to_bits(const JigExpandArith *x, JigValue *v, uint32_t width) {
    return cast(x, JIG_ARITH(BITCAST), v, width);
}
static JigValue *from_bits(const JigExpandArith *x, JigValue *v, JigFloatKind kind) {
    return jig_lower_expand_cast(x, JIG_ARITH(BITCAST), v, jig_type_float(x->rw->ctx, kind));
}

static JigFloatKind kind_of(const JigType *type) {
    return jig_type_float_kind(jig_type_element_or_self(type));
}
static const JigType *f32_like(const JigExpandArith *x) {
    return jig_lower_expand_type(x, jig_type_float(x->rw->ctx, JIG_F32));
}

static JigValue *extend(const JigExpandArith *x, JigValue *v, const JigType *type,
                        const JigAttr *flags) {
    JigArithExtf parts = {.in = v, .out_type = type, .fastmath = flags};
    return jig_op_result(jig_arith_extf_build(x->rw, x->loc, &parts), 0);
}
static JigValue *truncate(const JigExpandArith *x, JigValue *v, const JigType *type,
                          const JigAttr *flags) {
    JigArithTruncf parts = {.in = v, .out_type = type, .fastmath = flags};
    return jig_op_result(jig_arith_truncf_build(x->rw, x->loc, &parts), 0);
}
/* By their widths. */
static JigValue *resize(const JigExpandArith *x, JigValue *v, const JigType *type,
                        const JigAttr *flags) {
    uint32_t from = jig_type_width(jig_type_element_or_self(jig_value_type(v))),
             to = jig_type_width(jig_type_element_or_self(type));
    return from < to ? extend(x, v, type, flags) : from > to ? truncate(x, v, type, flags) : v;
}

/* Does op convert from (to) the small type? These round in one way. */
static bool begins(JigExpandArith *x, JigRewriter *rw, JigOp *op, JigFloatKind small, bool to) {
    const JigType *type = to ? jig_op_result_type(op, 0) : jig_value_type(jig_arith_in(op));
    if (kind_of(type) != small)
        return jig_no_match(rw, op, "of other types");
    if (to && jig_arith_truncf_roundingmode_attr(op))
        return jig_no_match(rw, op, "rounds in a way of its own");
    JIG_CHECK(jig_lower_expand_begin(x, rw, op));
    x->like = jig_value_type(jig_arith_in(op));
    return true;
}

/* ---- bf16: the upper half of an f32 ---- */

static bool bf16_ext(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    JIG_CHECK(begins(&x, rw, op, JIG_BF16, false));
    if (kind_of(jig_op_result_type(op, 0)) != JIG_F32)
        return jig_no_match(rw, op, "only to f32");
    JigValue *bits = to_bits(&x, jig_arith_in(op), 16),
             *wide = cast(&x, JIG_ARITH(EXTUI), bits, 32), *half = number(&x, 32, 16),
             *moved = binary(&x, JIG_ARITH(SHLI), wide, half);
    jig_rw_replace1(rw, op, from_bits(&x, moved, JIG_F32));
    return true;
}

/* Rounded to the nearest one, to the even one of two: half a unit is added, less one bit where the
 * last bit that stays is 0. */
static bool bf16_trunc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    JigValue *in = jig_arith_in(op);
    JIG_CHECK(begins(&x, rw, op, JIG_BF16, true));
    if (kind_of(jig_value_type(in)) != JIG_F32)
        return jig_no_match(rw, op, "only from f32");
    JigValue *is_nan = jig_lower_expand_cmpf(&x, JIG_CMPF_UNE, in, in),
             *less_than_half = number(&x, 32, 0x7fff), *nan = number(&x, 16, 0x7fc0),
             *half = number(&x, 32, 16), *one = number(&x, 32, 1), *bits = to_bits(&x, in, 32),
             *upper = binary(&x, JIG_ARITH(SHRUI), bits, half),
             *last = binary(&x, JIG_ARITH(ANDI), upper, one),
             *bias = binary(&x, JIG_ARITH(ADDI), last, less_than_half),
             *rounded = binary(&x, JIG_ARITH(ADDI), bits, bias),
             *moved = binary(&x, JIG_ARITH(SHRUI), rounded, half),
             *low = cast(&x, JIG_ARITH(TRUNCI), moved, 16);
    jig_rw_replace1(rw, op, from_bits(&x, choose(&x, is_nan, nan, low), JIG_BF16));
    return true;
}

/* ---- f8E8M0FNU: the exponent of an f32 ---- */

static bool f8e8m0_ext(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    JIG_CHECK(begins(&x, rw, op, JIG_F8E8M0FNU, false));
    JigValue *bits = to_bits(&x, jig_arith_in(op), 8), *small_nan = number(&x, 8, -1),
             *nan = number(&x, 32, -1), *place = number(&x, 32, 23),
             *wide = cast(&x, JIG_ARITH(EXTUI), bits, 32),
             *moved = binary(&x, JIG_ARITH(SHLI), wide, place),
             *is_nan = compare(&x, JIG_COMPARE_EQ, bits, small_nan),
             *all = choose(&x, is_nan, nan, moved);
    jig_rw_replace1(rw, op,
                    resize(&x, from_bits(&x, all, JIG_F32), jig_op_result_type(op, 0),
                           jig_arith_extf_fastmath_attr(op)));
    return true;
}

static bool f8e8m0_trunc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    JIG_CHECK(begins(&x, rw, op, JIG_F8E8M0FNU, true));
    JigValue *in = resize(&x, jig_arith_in(op), f32_like(&x), jig_arith_truncf_fastmath_attr(op)),
             *bits = to_bits(&x, in, 32), *place = number(&x, 32, 23),
             *exponent = binary(&x, JIG_ARITH(SHRUI), bits, place),
             *low = cast(&x, JIG_ARITH(TRUNCI), exponent, 8);
    jig_rw_replace1(rw, op, from_bits(&x, low, JIG_F8E8M0FNU));
    return true;
}

/* ---- f4E2M1FN: sign, two bits of exponent, one of mantissa ---- */

/* 0.5 is the one that is not normalized: its mantissa is none in an f32. */
static bool f4_ext(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    JIG_CHECK(begins(&x, rw, op, JIG_F4E2M1FN, false));
    JigValue *bits = to_bits(&x, jig_arith_in(op), 4), *zero = number(&x, 4, 0),
             *half = number(&x, 4, 1), *two = number(&x, 4, 2), *four = number(&x, 4, 4),
             *unsigned_mask = number(&x, 4, 7),
             *magnitude = binary(&x, JIG_ARITH(ANDI), bits, unsigned_mask),
             *place = number(&x, 32, 20), *moved = binary(&x, JIG_ARITH(SHLI), magnitude, two),
             *is_half = compare(&x, JIG_COMPARE_EQ, magnitude, half),
             *low = choose(&x, is_half, zero, moved), *wide = cast(&x, JIG_ARITH(EXTUI), low, 32),
             *mantissa = binary(&x, JIG_ARITH(SHLI), wide, place), *none = number(&x, 32, 0),
             *large = number(&x, 32, 0x40000000), *small = number(&x, 32, 0x3f000000),
             *is_large = compare(&x, JIG_COMPARE_UGE, magnitude, four),
             *bias = choose(&x, is_large, large, small),
             *is_zero = compare(&x, JIG_COMPARE_EQ, magnitude, zero),
             *exponent = choose(&x, is_zero, none, bias), *minus = number(&x, 32, INT32_MIN),
             *sign_bit = number(&x, 4, -8),
             *is_negative = compare(&x, JIG_COMPARE_UGE, bits, sign_bit),
             *sign = choose(&x, is_negative, minus, none),
             *sum = binary(&x, JIG_ARITH(ADDI), mantissa, exponent),
             *all = binary(&x, JIG_ARITH(ADDI), sum, sign),
             *wide_float = from_bits(&x, all, JIG_F32);
    const JigType *type = jig_op_result_type(op, 0);
    jig_rw_replace1(rw, op,
                    kind_of(type) == JIG_F32 ? wide_float : truncate(&x, wide_float, type, NULL));
    return true;
}

/* Numbers that several steps of f4_trunc share. */
typedef struct F4 {
    JigValue *one, *sign_place, *mantissa_place, *zero8, *minus_one8, *zero;
    JigValue *bits; /* of the f32, clamped */
} F4;

static JigValue *float_number(const JigExpandArith *x, double value) {
    const JigType *f32 = jig_type_float(x->rw->ctx, JIG_F32), *type = f32_like(x);
    const JigAttr *n = jig_attr_float_double(f32, value);
    return jig_arith_constant(x->rw, x->loc, type,
                              type == f32 ? n : jig_attr_dense_of(type, &n, 1));
}

static F4 begin_f4(const JigExpandArith *x, JigValue *in) {
    F4 f = {.one = number(x, 4, 1), .sign_place = number(x, 4, 3)};
    f.mantissa_place = number(x, 32, 22);
    f.zero8 = number(x, 8, 0);
    f.minus_one8 = number(x, 8, -1);
    f.zero = number(x, 32, 0);
    JigValue *most = float_number(x, 6.0), *least = float_number(x, -6.0);
    in = jig_lower_expand_extremum(x, JIG_CMPF_ULT, 0, in, most);
    in = jig_lower_expand_extremum(x, JIG_CMPF_UGT, 0, in, least);
    f.bits = to_bits(x, in, 32);
    return f;
}

/* Sign, exponent and mantissa, of numbers from 1 on. `exponent` is that of the result, in 32 bits.
 */
static JigValue *cut_bits(const JigExpandArith *x, const F4 *f, JigValue **exponent) {
    JigValue *sign_from = number(x, 32, 31),
             *sign = binary(x, JIG_ARITH(SHRUI), f->bits, sign_from),
             *sign4 = cast(x, JIG_ARITH(TRUNCI), sign, 4),
             *sign_bit = binary(x, JIG_ARITH(SHLI), sign4, f->sign_place),
             *bias = number(x, 32, 126), *place = number(x, 32, 23),
             *biased = binary(x, JIG_ARITH(SHRUI), f->bits, place);
    *exponent = binary(x, JIG_ARITH(SUBI), biased, bias);
    JigValue *low = cast(x, JIG_ARITH(TRUNCI), *exponent, 4),
             *moved = binary(x, JIG_ARITH(SHLI), low, f->one),
             *upper = binary(x, JIG_ARITH(ADDI), sign_bit, moved), *mask = number(x, 32, 1 << 22),
             *first = binary(x, JIG_ARITH(ANDI), f->bits, mask),
             *mantissa = binary(x, JIG_ARITH(SHRUI), first, f->mantissa_place),
             *mantissa4 = cast(x, JIG_ARITH(TRUNCI), mantissa, 4);
    return binary(x, JIG_ARITH(ADDI), upper, mantissa4);
}

/* Numbers below 1 have no exponent; *is_small: of which one bit has to be added. */
static JigValue *small_numbers(const JigExpandArith *x, const F4 *f, JigValue *exponent,
                               JigValue *cut, JigValue **is_small) {
    JigValue *mask = number(x, 32, 0x7fffff), *exponent8 = cast(x, JIG_ARITH(TRUNCI), exponent, 8);
    *is_small = compare(x, JIG_COMPARE_SLE, exponent8, f->zero8);
    JigValue *is_quarter = compare(x, JIG_COMPARE_EQ, exponent8, f->minus_one8),
             *rest = binary(x, JIG_ARITH(ANDI), f->bits, mask),
             *has_rest = compare(x, JIG_COMPARE_UGT, rest, f->zero),
             *is_more = binary(x, JIG_ARITH(ANDI), is_quarter, has_rest),
             *is_half = compare(x, JIG_COMPARE_EQ, exponent8, f->zero8),
             *minus_one = number(x, 4, -1), *zero = number(x, 4, 0),
             *below = choose(x, *is_small, minus_one, cut), *more = choose(x, is_more, zero, below);
    return choose(x, is_half, cut, more);
}

static bool f4_trunc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    JIG_CHECK(begins(&x, rw, op, JIG_F4E2M1FN, true));
    JigValue *in = jig_arith_in(op), *exponent, *is_small;
    if (kind_of(jig_value_type(in)) != JIG_F32)
        in = extend(&x, in, f32_like(&x), NULL);
    F4 f = begin_f4(&x, in);
    JigValue *cut = cut_bits(&x, &f, &exponent),
             *bits = small_numbers(&x, &f, exponent, cut, &is_small),
             *mask = number(&x, 32, 0x3fffff), *half = number(&x, 32, 0x200000),
             *rest = binary(&x, JIG_ARITH(ANDI), f.bits, mask),
             *is_half = compare(&x, JIG_COMPARE_UGE, rest, half),
             *up = binary(&x, JIG_ARITH(ORI), is_half, is_small),
             *next = binary(&x, JIG_ARITH(ADDI), bits, f.one);
    jig_rw_replace1(rw, op, from_bits(&x, choose(&x, up, next, bits), JIG_F4E2M1FN));
    return true;
}

/* ---- The sets ---- */

#define PATTERN(title, op, function)                                                               \
    { .name = "(anonymous namespace)::" title, .root = op, .fn = function }
const JigPattern jig_arith_expand_bf16_patterns[] = {
    PATTERN("BFloat16ExtFOpConverter", "arith.extf", bf16_ext),
    PATTERN("BFloat16TruncFOpConverter", "arith.truncf", bf16_trunc),
    {0},
};
const JigPattern jig_arith_expand_f8e8m0_patterns[] = {
    PATTERN("F8E8M0ExtFOpConverter", "arith.extf", f8e8m0_ext),
    PATTERN("F8E8M0TruncFOpConverter", "arith.truncf", f8e8m0_trunc),
    {0},
};
const JigPattern jig_arith_expand_f4e2m1_patterns[] = {
    PATTERN("F4E2M1ExtFOpConverter", "arith.extf", f4_ext),
    PATTERN("F4E2M1TruncFOpConverter", "arith.truncf", f4_trunc),
    {0},
};

bool jig_lower_expands_float(const JigOp *op, const JigExpandFloats *which) {
    bool ext = jig_op_is(op, JIG_ARITH(EXTF));
    JigFloatKind in = kind_of(jig_value_type(jig_arith_in(op))),
                 out = kind_of(jig_op_result_type(op, 0)), narrow = ext ? in : out,
                 wide = ext ? out : in;
    return (which->bf16 && narrow == JIG_BF16 && wide == JIG_F32) ||
           (which->f8e8m0 && narrow == JIG_F8E8M0FNU) || (which->f4e2m1 && narrow == JIG_F4E2M1FN);
}
