/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/lower/numbers/numbers.h"

#include "dialect/arith/arith.h"
#include "dialect/llvm/llvm.h"
#include "dialect/math/math.h"
#include "support/check.h"

const JigNumberRows jig_numbers_arith = {
    .flags = "fastmath",
    .constant = JIG_ARITH(CONSTANT),
    .add = JIG_ARITH(ADDF),
    .sub = JIG_ARITH(SUBF),
    .mul = JIG_ARITH(MULF),
    .div = JIG_ARITH(DIVF),
    .abs = JIG_MATH(ABSF),
    .copysign = JIG_MATH(COPYSIGN),
    .compare = JIG_ARITH(CMPF),
    .select = JIG_ARITH(SELECT),
    .both = JIG_ARITH(ANDI),
    .either = JIG_ARITH(ORI),
};
const JigNumberRows jig_numbers_llvm = {
    .flags = "fastmathFlags",
    .constant = JIG_LLVM(MLIR_CONSTANT),
    .add = JIG_LLVM(FADD),
    .sub = JIG_LLVM(FSUB),
    .mul = JIG_LLVM(FMUL),
    .div = JIG_LLVM(FDIV),
    .abs = JIG_LLVM(INTR_FABS),
    .copysign = JIG_LLVM(INTR_COPYSIGN),
    .compare = JIG_LLVM(FCMP),
    .select = JIG_LLVM(SELECT),
    .both = JIG_LLVM(AND),
    .either = JIG_LLVM(OR),
};

JigNumbers jig_numbers_plain(const JigNumbers *x) {
    JIG_REQUIRE(x);
    JigNumbers plain = *x;
    plain.flags = NULL;
    return plain;
}

/* ---- Ops ---- */
static JigValue *make(const JigNumbers *x, const JigOpRow *row, JigValue *const *operands,
                      size_t n) {
    return jig_op_result(jig_build(x->rw, x->loc, row, operands, n, &x->type, 1,
                                   x->flags ? x->rows->flags : NULL, x->flags, NULL),
                         0);
}

static JigValue *constant(const JigNumbers *x, const JigAttr *value) {
    return jig_op_result(
        jig_build(x->rw, x->loc, x->rows->constant, NULL, 0, &x->type, 1, "value", value, NULL), 0);
}

static JigValue *constant_of(const JigNumbers *x, JigFloat n) {
    const JigType *element = jig_type_element_or_self(x->type);
    const JigAttr *value = jig_attr_float(element, n);
    return constant(x, element == x->type ? value : jig_attr_dense_of(x->type, &value, 1));
}

static JigFloatKind kind_of(const JigNumbers *x) {
    return jig_type_float_kind(jig_type_element_or_self(x->type));
}

JigValue *jig_numbers_constant(const JigNumbers *x, double n) {
    return constant_of(x, jig_float_from_double(kind_of(x), n));
}

JigValue *jig_numbers_infinity(const JigNumbers *x, bool negative) {
    return constant_of(x, jig_float_inf(kind_of(x), negative));
}

JigValue *jig_numbers_nan(const JigNumbers *x) {
    return constant_of(x, jig_float_nan(kind_of(x)));
}

JigValue *jig_numbers_unary(const JigNumbers *x, const JigOpRow *row, JigValue *a) {
    return make(x, row, &a, 1);
}

JigValue *jig_numbers_binary(const JigNumbers *x, const JigOpRow *row, JigValue *a, JigValue *b) {
    return make(x, row, (JigValue *[]){a, b}, 2);
}

JigValue *jig_numbers_ternary(const JigNumbers *x, const JigOpRow *row, JigValue *a, JigValue *b,
                              JigValue *c) {
    return make(x, row, (JigValue *[]){a, b, c}, 3);
}

JigValue *jig_numbers_add(const JigNumbers *x, JigValue *a, JigValue *b) {
    return jig_numbers_binary(x, x->rows->add, a, b);
}

JigValue *jig_numbers_sub(const JigNumbers *x, JigValue *a, JigValue *b) {
    return jig_numbers_binary(x, x->rows->sub, a, b);
}

JigValue *jig_numbers_mul(const JigNumbers *x, JigValue *a, JigValue *b) {
    return jig_numbers_binary(x, x->rows->mul, a, b);
}

JigValue *jig_numbers_div(const JigNumbers *x, JigValue *a, JigValue *b) {
    return jig_numbers_binary(x, x->rows->div, a, b);
}

JigValue *jig_numbers_abs(const JigNumbers *x, JigValue *a) {
    return jig_numbers_unary(x, x->rows->abs, a);
}

JigValue *jig_numbers_copysign(const JigNumbers *x, JigValue *a, JigValue *sign) {
    return jig_numbers_binary(x, x->rows->copysign, a, sign);
}

JigValue *jig_numbers_is(const JigNumbers *x, JigFloatCompare what, JigValue *a, JigValue *b) {
    const JigType *bit = jig_type_i(x->rw->ctx, 1);
    if (jig_type_is_vector(x->type))
        bit = jig_type_clone_shaped(x->type, NULL, 0, bit);
    return jig_op_result(jig_build(x->rw, x->loc, x->rows->compare, (JigValue *[]){a, b}, 2, &bit,
                                   1, "predicate", jig_attr_i64(x->rw->ctx, what),
                                   x->flags ? x->rows->flags : NULL, x->flags, NULL),
                         0);
}

JigValue *jig_numbers_select(const JigNumbers *x, JigValue *condition, JigValue *a, JigValue *b) {
    const JigType *type = jig_value_type(a);
    return jig_op_result(jig_build(x->rw, x->loc, x->rows->select, (JigValue *[]){condition, a, b},
                                   3, &type, 1, NULL),
                         0);
}

static JigValue *of_bits(const JigNumbers *x, const JigOpRow *row, JigValue *a, JigValue *b) {
    const JigType *type = jig_value_type(a);
    return jig_op_result(jig_build(x->rw, x->loc, row, (JigValue *[]){a, b}, 2, &type, 1, NULL), 0);
}

JigValue *jig_numbers_and(const JigNumbers *x, JigValue *a, JigValue *b) {
    return of_bits(x, x->rows->both, a, b);
}

JigValue *jig_numbers_or(const JigNumbers *x, JigValue *a, JigValue *b) {
    return of_bits(x, x->rows->either, a, b);
}
