/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* complex to llvm: a structure of two numbers. */
#include "dialect/complex/complex.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/to_llvm_int.h"
#include "payload/lower/llvm/llvm_sets.h"
#include "payload/lower/numbers/numbers.h"

/* ---- Parts ---- */
static JigComplex parts_of(const JigNumbers *x, JigValue *z) {
    JigComplex c;
    c.re = jig_to_llvm_extract(x->rw, x->loc, z, 0);
    c.im = jig_to_llvm_extract(x->rw, x->loc, z, 1);
    return c;
}

static JigValue *joined(const JigNumbers *x, JigValue *into, JigComplex z) {
    into = jig_to_llvm_insert(x->rw, x->loc, into, z.re, 0);
    return jig_to_llvm_insert(x->rw, x->loc, into, z.im, 1);
}

/* The numbers that the op works with. False: there are none. */
static bool numbers_of(JigRewriter *rw, const JigOp *op, JigNumbers *x) {
    const JigLlvm *llvm = jig_to_llvm_of(rw);
    const JigType *t = jig_op_result_type(op, 0);
    t = jig_type_kind(t) == JIG_TYPE_COMPLEX ? jig_type_element(t) : t;
    *x = (JigNumbers){.rw = rw,
                      .loc = jig_op_loc(op),
                      .rows = &jig_numbers_llvm,
                      .type = jig_to_llvm_type(llvm, t),
                      .flags = jig_to_llvm_fast_flags(rw->ctx, jig_complex_fastmath_attr(op))};
    return (x->type && x->type == t) || jig_no_match(rw, op, "its parts are no numbers there");
}

/* ---- Constants and parts ---- */
static bool constant(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    if (!type)
        return jig_no_match(rw, op, "a result has no type there");
    JigLlvmMlirConstant parts = {
        .res_type = type, .value = jig_complex_constant_value_attr(op), .attrs = jig_op_attrs(op)};
    jig_rw_replace_op(rw, op, jig_llvm_mlir_constant_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool create(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigNumbers x = {.rw = rw, .loc = jig_op_loc(op)};
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    if (!type)
        return jig_no_match(rw, op, "a result has no type there");
    JigComplex z = {jig_converted_at(rw, 0).items[0], jig_converted_at(rw, 1).items[0]};
    jig_rw_replace1(rw, op, joined(&x, jig_to_llvm_poison(rw, x.loc, type), z));
    return true;
}

static bool part(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *z = jig_converted_at(rw, 0).items[0];
    jig_rw_replace1(rw, op,
                    jig_to_llvm_extract(rw, jig_op_loc(op), z, jig_op_is(op, JIG_COMPLEX(IM))));
    return true;
}

/* ---- Arithmetic ---- */
static bool magnitude(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigNumbers x;
    if (!numbers_of(rw, op, &x))
        return false;
    JigComplex z = parts_of(&x, jig_converted_at(rw, 0).items[0]);
    JigValue *re = jig_numbers_mul(&x, z.re, z.re), *im = jig_numbers_mul(&x, z.im, z.im);
    JigNumbers plain = jig_numbers_plain(&x);
    JigValue *norm = jig_numbers_add(&x, re, im);
    jig_rw_replace1(rw, op, jig_numbers_unary(&plain, JIG_LLVM(INTR_SQRT), norm));
    return true;
}

typedef JigComplex Formula(const JigNumbers *x, JigComplex a, JigComplex b);

static JigComplex sum(const JigNumbers *x, JigComplex a, JigComplex b) {
    JigComplex c;
    c.re = jig_numbers_add(x, a.re, b.re);
    c.im = jig_numbers_add(x, a.im, b.im);
    return c;
}

static JigComplex difference(const JigNumbers *x, JigComplex a, JigComplex b) {
    JigComplex c;
    c.re = jig_numbers_sub(x, a.re, b.re);
    c.im = jig_numbers_sub(x, a.im, b.im);
    return c;
}

/* With the factors the other way round in the real part. */
static JigComplex product(const JigNumbers *x, JigComplex a, JigComplex b) {
    JigComplex c;
    JigValue *p = jig_numbers_mul(x, b.re, a.re), *q = jig_numbers_mul(x, b.im, a.im);
    c.re = jig_numbers_sub(x, p, q);
    p = jig_numbers_mul(x, a.im, b.re), q = jig_numbers_mul(x, a.re, b.im);
    c.im = jig_numbers_add(x, p, q);
    return c;
}

/* `self->data` is the formula. */
static bool arithmetic(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigNumbers x;
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    if (!numbers_of(rw, op, &x))
        return false;
    JigComplex a = parts_of(&x, jig_converted_at(rw, 0).items[0]),
               b = parts_of(&x, jig_converted_at(rw, 1).items[0]);
    JigValue *empty = jig_to_llvm_poison(rw, x.loc, type);
    jig_rw_replace1(rw, op, joined(&x, empty, (*(Formula *const *)self->data)(&x, a, b)));
    return true;
}

/* ---- The sets ---- */
#define CONVERSION(op_name, function, ...)                                                         \
    {                                                                                              \
        .name = "complex." op_name " to llvm", .root = "complex." op_name, .converts = true,       \
        .fn = function, .data = __VA_ARGS__                                                        \
    }
#define FORMULA(op_name, formula) CONVERSION(op_name, arithmetic, &(Formula *const){formula})

const JigPattern jig_to_llvm_complex_patterns[] = {
    CONVERSION("abs", magnitude, NULL),
    FORMULA("add", sum),
    CONVERSION("constant", constant, NULL),
    CONVERSION("create", create, NULL),
    CONVERSION("im", part, NULL),
    FORMULA("mul", product),
    CONVERSION("re", part, NULL),
    FORMULA("sub", difference),
    {0},
};
static const JigPattern quick[] = {FORMULA("div", jig_numbers_complex_quotient), {0}},
                        careful[] = {FORMULA("div", jig_numbers_complex_careful_quotient), {0}};
const JigPattern *const jig_to_llvm_complex_division_patterns[2] = {quick, careful};
