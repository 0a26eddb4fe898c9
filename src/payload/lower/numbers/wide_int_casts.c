/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Wide integers out of constants, other integers, indices and floats, and back. */
#include "payload/lower/numbers/wide_int.h"

#include "jig/num.h"
#include "payload/lower/math/math_expand.h"
#include "support/arena.h"

#include <math.h>

#define OP(row, a, b)      jig_wide_int_half_op(&h, JIG_ARITH(row), a, b)
#define CAST(row, v, type) jig_wide_int_half_cast(&h, JIG_ARITH(row), v, type)

/* Vectors without dimensions have no lanes that halves could be beside. */
static bool begin(JigRewriter *rw, const JigOp *op, const JigType *type, JigHalves *h) {
    *h = jig_wide_int_halves_of(rw, op, type);
    bool fine = h->whole && (!jig_type_is_vector(type) || jig_type_rank(type));
    return fine || jig_no_match(rw, op, "not of integers with two halves");
}

static bool replace(JigOp *op, const JigHalves *h, JigValue *low, JigValue *high) {
    jig_rw_replace1(h->rw, op, jig_wide_int_join_halves(h, low, high));
    return true;
}

/* ---- Constants ---- */

static void split_constant(const JigAttr *x, const JigType *element, const JigAttr **out,
                           JigArena *a) {
    JigInt v = jig_attr_big_int_value(x);
    uint32_t half = jig_type_width(element);
    out[0] = jig_attr_big_int(element, jig_int_zext(v, half, a));
    out[1] = jig_attr_big_int(element, jig_int_zext(jig_int_lshr(v, half, a), half, a));
}

/* Of more lanes that are all the same, halves are not listed. */
enum { MOST_REPEATED = 1 << 20 };

/* Each number, or the one that all are. NULL: too many. */
static const JigAttr *halves_of(const JigAttr *x, int64_t n, const JigType *whole) {
    const JigType *element = jig_type_element(whole);
    bool is_one = jig_attr_is_int(x), is_splat = !is_one && jig_attr_is_splat(x);
    JigArena scratch;
    jig_arena_init(&scratch);
    const JigAttr *first[2];
    split_constant(is_one ? x : jig_attr_element(x, 0), element, first, &scratch);
    if (is_splat && (first[0] == first[1] || n > MOST_REPEATED)) {
        jig_arena_free(&scratch);
        return first[0] == first[1] ? jig_attr_dense_of(whole, first, 1) : NULL;
    }
    const JigAttr **halves = jig_calloc(2 * (size_t)n, sizeof(JigAttr *));
    for (int64_t i = 0; i < n; i++) {
        if (i == 0 || is_splat)
            memcpy(&halves[2 * i], first, sizeof first);
        else
            split_constant(jig_attr_element(x, i), element, &halves[2 * i], &scratch);
    }
    const JigAttr *all = jig_attr_dense_of(whole, halves, 2 * (size_t)n);
    jig_arena_free(&scratch);
    jig_free(halves);
    return all;
}

static bool constant(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *x = jig_arith_constant_value_attr(op);
    JigHalves h = jig_wide_int_halves_of(rw, op, jig_op_result_type(op, 0));
    if (!h.whole || (!jig_attr_is_int(x) && !jig_attr_is_dense(x)))
        return jig_no_match(rw, op, "no constant of integers with two halves");
    int64_t n = jig_attr_is_int(x) ? 1 : jig_type_num_elements(jig_attr_type(x));
    const JigAttr *all = n ? halves_of(x, n, h.whole) : NULL;
    if (!all)
        return jig_no_match(rw, op, "of {} numbers, too many to list", jig_fact_int(n));
    jig_rw_replace1(rw, op, jig_arith_constant(rw, h.loc, h.whole, all));
    return true;
}

/* ---- Integers ---- */

/* All bits of the sign, in each lane. */
static JigValue *sign_of(const JigHalves *h, JigValue *low) {
    JigValue *zero = jig_wide_int_half_constant(h, 0),
             *negative = jig_loop_int_compare(h->rw, h->loc, JIG_COMPARE_SLT, low, zero);
    return jig_wide_int_half_cast(h, JIG_ARITH(EXTSI), negative, jig_wide_int_half_type(h));
}

/* `self->data`: the row by which narrower ones are extended. */
static bool extend(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigHalves h;
    JIG_CHECK(begin(rw, op, jig_op_result_type(op, 0), &h));
    JigValue *low = jig_wide_int_append_unit_dim(&h, jig_converted(rw, jig_arith_in(op)));
    const JigType *type = jig_wide_int_half_type(&h);
    if (jig_value_type(low) != type)
        low = jig_wide_int_half_cast(&h, self->data, low, type);
    return replace(op, &h, low, self->data == JIG_ARITH(EXTSI) ? sign_of(&h, low) : NULL);
}

/* The lower half, as lanes of their own. */
static JigValue *low_half(const JigHalves *h, const JigOp *op) {
    return jig_wide_int_drop_unit_dim(
        h, jig_wide_int_half(h, jig_converted(h->rw, jig_arith_in(op)), 0));
}

static bool truncate(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigHalves h;
    const JigType *type = jig_op_result_type(op, 0);
    JIG_CHECK(begin(rw, op, jig_value_type(jig_arith_in(op)), &h));
    if (jig_type_width(jig_type_element_or_self(type)) > h.half)
        return jig_no_match(rw, op, "to what has two halves or none");
    JigValue *low = low_half(&h, op);
    if (jig_value_type(low) != type)
        low = CAST(TRUNCI, low, type);
    jig_rw_replace1(rw, op, low);
    return true;
}

/* ---- Indices, which are taken to have no more bits than a half ---- */

static bool cast_index(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigHalves h;
    const JigType *to = jig_op_result_type(op, 0), *from = jig_value_type(jig_arith_in(op));
    if (jig_type_is_index(jig_type_element_or_self(to))) {
        JIG_CHECK(begin(rw, op, from, &h));
        jig_rw_replace1(rw, op, jig_wide_int_half_cast(&h, self->data, low_half(&h, op), to));
        return true;
    }
    JIG_CHECK(begin(rw, op, to, &h));
    const JigType *half = jig_wide_int_with_element(to, jig_type_element(h.whole));
    JigValue *low = jig_wide_int_append_unit_dim(
        &h, jig_wide_int_half_cast(&h, self->data, jig_converted(rw, jig_arith_in(op)), half));
    return replace(op, &h, low, self->data == JIG_ARITH(INDEX_CAST) ? sign_of(&h, low) : NULL);
}

/* ---- Floats ---- */

/* A number for each lane of `like`, which is of floats. */
static JigValue *float_constant(const JigHalves *h, const JigType *like, double value) {
    JigExpandArith x = {h->rw, h->loc, like};
    return jig_lower_math_expand_float(&x, value);
}
static JigValue *first_of_high(const JigHalves *h, const JigType *like) {
    return float_constant(h, like, ldexp(1, (int)(h->half < INT16_MAX ? h->half : INT16_MAX)));
}

static bool from_unsigned(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigHalves h;
    const JigType *type = jig_op_result_type(op, 0);
    JIG_CHECK(begin(rw, op, jig_value_type(jig_arith_in(op)), &h));
    JigValue *in = jig_converted(rw, jig_arith_in(op)), *low = jig_wide_int_half(&h, in, 0),
             *high = jig_wide_int_half(&h, in, 1);
    low = jig_wide_int_drop_unit_dim(&h, low);
    high = jig_wide_int_drop_unit_dim(&h, high);
    const JigType *lanes = jig_value_type(high);
    JigValue *zero = jig_arith_constant(rw, h.loc, lanes, jig_attr_zero(lanes)),
             *is_small = jig_loop_int_compare(rw, h.loc, JIG_COMPARE_EQ, high, zero),
             *low_float = CAST(UITOFP, low, type), *high_float = CAST(UITOFP, high, type),
             *step = first_of_high(&h, type), *above = OP(MULF, high_float, step),
             *sum = OP(ADDF, low_float, above);
    jig_rw_replace1(rw, op, jig_loop_int_select(rw, h.loc, is_small, low_float, sum));
    return true;
}

/* By its size and its sign. */
static bool from_signed(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigHalves h;
    JigValue *in = jig_arith_in(op);
    const JigType *type = jig_op_result_type(op, 0), *from = jig_value_type(in);
    JIG_CHECK(begin(rw, op, from, &h));
    JigValue *zero = jig_arith_constant(rw, h.loc, from, jig_attr_zero(from)),
             *negative = jig_loop_int_compare(rw, h.loc, JIG_COMPARE_SLT, in, zero),
             *opposite = OP(SUBI, zero, in),
             *size = jig_loop_int_select(rw, h.loc, negative, opposite, in),
             *as_float = CAST(UITOFP, size, type), *below = CAST(NEGF, as_float, type);
    jig_rw_replace1(rw, op, jig_loop_int_select(rw, h.loc, negative, below, as_float));
    return true;
}

static bool to_unsigned(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigHalves h;
    const JigType *type = jig_op_result_type(op, 0), *from = jig_value_type(jig_arith_in(op));
    JIG_CHECK(begin(rw, op, type, &h));
    const JigType *half = jig_wide_int_with_element(type, jig_type_element(h.whole));
    JigValue *in = jig_arith_in(op), *step = first_of_high(&h, from),
             *quotient = OP(DIVF, in, step), *high = CAST(FPTOUI, quotient, half),
             *rest = OP(REMF, in, step), *low = CAST(FPTOUI, rest, half);
    high = jig_wide_int_append_unit_dim(&h, high);
    low = jig_wide_int_append_unit_dim(&h, low);
    return replace(op, &h, low, high);
}

static bool to_signed(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigHalves h;
    JigValue *in = jig_arith_in(op);
    const JigType *type = jig_op_result_type(op, 0), *from = jig_value_type(in);
    JIG_CHECK(begin(rw, op, type, &h));
    JigExpandArith x = {rw, h.loc, from};
    JigValue *zero = jig_lower_math_expand_float(&x, 0),
             *none = jig_arith_constant(rw, h.loc, type, jig_attr_zero(type)),
             *negative = jig_lower_expand_cmpf(&x, JIG_CMPF_OLT, in, zero),
             *opposite = CAST(NEGF, in, from),
             *size = jig_loop_int_select(rw, h.loc, negative, opposite, in),
             *whole = CAST(FPTOUI, size, type), *below = OP(SUBI, none, whole);
    jig_rw_replace1(rw, op, jig_loop_int_select(rw, h.loc, negative, below, whole));
    return true;
}

/* ---- The list ---- */

#define PATTERN(op, function, ...)                                                                 \
    { .name = op, .root = op, .fn = function, .converts = true, __VA_ARGS__ }
const JigPattern jig_wide_int_convert_patterns[] = {
    PATTERN("arith.constant", constant),
    PATTERN("arith.extsi", extend, .data = JIG_ARITH(EXTSI)),
    PATTERN("arith.extui", extend, .data = JIG_ARITH(EXTUI)),
    PATTERN("arith.trunci", truncate),
    PATTERN("arith.index_cast", cast_index, .data = JIG_ARITH(INDEX_CAST)),
    PATTERN("arith.index_castui", cast_index, .data = JIG_ARITH(INDEX_CASTUI)),
    PATTERN("arith.sitofp", from_signed),
    PATTERN("arith.uitofp", from_unsigned),
    PATTERN("arith.fptosi", to_signed),
    PATTERN("arith.fptoui", to_unsigned),
    {0},
};
