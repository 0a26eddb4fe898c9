/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * math to llvm. Most ops have an intrinsic of their own there; those that count
 * from one are computed, and what is left (hyperbolic inverses, error functions)
 * is a matter of libraries.
 */
#include "dialect/llvm/llvm_types.h"
#include "dialect/math/math.h"
#include "payload/lower/llvm/to_llvm_int.h"
#include "payload/lower/llvm/llvm_sets.h"

static JigValue *make(JigRewriter *rw, JigOp *op, const JigOpRow *row, JigValue *a, JigValue *b,
                      const JigType *type, const JigAttr *attrs) {
    JigOpState state = {.loc = jig_op_loc(op),
                        .name = jig_op_name_of_row(rw->ctx, row),
                        .operands = (JigValue *[]){a, b},
                        .num_operands = b ? 2 : 1,
                        .types = &type,
                        .num_types = 1,
                        .attrs = attrs};
    return jig_op_result(jig_create(rw, &state), 0);
}

/* ---- Numbers and one ---- */
typedef struct OnesOp {
    const JigOpRow *of_operand; /* what is done to it before one comes in; NULL: nothing */
    const JigOpRow *with_one;
    bool one_first;
    const JigOpRow *of_both; /* what is done to that; NULL: nothing */
} OnesOp;

static JigValue *one_of(JigRewriter *rw, JigLoc loc, const JigType *type) {
    const JigAttr *one = jig_attr_float_double(jig_type_element_or_self(type), 1);
    return jig_to_llvm_constant(rw, loc, type,
                                jig_type_is_vector(type) ? jig_attr_dense_of(type, &one, 1) : one);
}

static JigValue *ones_row(JigRewriter *rw, JigOp *op, JigValueList operands, const JigType *type,
                          const JigPattern *self) {
    const OnesOp *o = self->data;
    const JigAttr *attrs = jig_to_llvm_attrs_of(jig_to_llvm_of(rw), op);
    JigValue *one = one_of(rw, jig_op_loc(op), type), *x = operands.items[0];
    if (o->of_operand)
        x = make(rw, op, o->of_operand, x, NULL, type, attrs);
    x = make(rw, op, o->with_one, o->one_first ? one : x, o->one_first ? x : one, type, attrs);
    return o->of_both ? make(rw, op, o->of_both, x, NULL, type, attrs) : x;
}

/* ---- What has no row in common ---- */
/* An integer, and that zero is as any other number. */
static JigValue *int_row(JigRewriter *rw, JigOp *op, JigValueList operands, const JigType *type,
                         const JigPattern *self) {
    bool is_abs = jig_op_is(op, JIG_MATH(ABSI));
    JigNamedAttr flag = {
        jig_ident(rw->ctx, jig_str(is_abs ? "is_int_min_poison" : "is_zero_poison")),
        jig_attr_int(jig_type_i(rw->ctx, 1), 0)};
    return make(rw, op, self->data, operands.items[0], NULL, type,
                jig_attr_dict(rw->ctx, &flag, 1));
}

/* Classes of floats, as the intrinsic numbers them. */
enum { NANS = 3, FINITE = 504 };

static JigValue *class_of(JigRewriter *rw, JigOp *op, JigValue *in, const JigType *type) {
    JigLlvmIntrIsFpclass parts = {
        .in = in,
        .res_type = type,
        .bit = jig_attr_i32(rw->ctx, jig_op_is(op, JIG_MATH(ISNAN)) ? NANS : FINITE)};
    return jig_op_result(jig_llvm_intr_is_fpclass_build(rw, jig_op_loc(op), &parts), 0);
}

/* ---- Patterns ---- */
/* Rows of floats are taken one by one. */
static bool by_ones(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    JigValueList in = jig_converted_operands(rw);
    if (!type || jig_to_llvm_has_small_floats(op))
        return jig_no_match(rw, op, "unsupported floating point type");
    if (jig_to_llvm_is_rows(in.items[0]))
        return jig_to_llvm_by_rows(rw, op, ones_row, self);
    jig_rw_replace1(rw, op, ones_row(rw, op, in, type, self));
    return true;
}

/* Vectors of several dimensions stay. */
static bool of_ints(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    JigValueList in = jig_converted_operands(rw);
    if (!type || jig_to_llvm_is_rows(in.items[0]))
        return jig_no_match(rw, op, "of several vectors");
    jig_rw_replace1(rw, op, int_row(rw, op, in, type, self));
    return true;
}

/* Of vectors of several dimensions the verifier says that there is no such instruction. */
static bool is_class(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    JigValueList in = jig_converted_operands(rw);
    if (!type || jig_to_llvm_has_small_floats(op))
        return jig_no_match(rw, op, "of small floats");
    (void)self;
    jig_rw_replace1(rw, op, class_of(rw, op, in.items[0], type));
    return true;
}

/* Two results: sine and cosine. */
static bool both(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    if (jig_type_is_vector(jig_op_result_type(op, 0)) &&
        jig_type_rank(jig_op_result_type(op, 0)) > 1)
        return jig_no_match(rw, op, "of several vectors");
    return jig_to_llvm_plain(rw, op, self);
}

/* There is one exponent for all. */
static bool power(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    if (jig_type_is_vector(jig_op_result_type(op, 0)))
        return jig_no_match(rw, op, "exponents are not of vectors");
    return jig_to_llvm_plain(rw, op, self);
}

/* ---- The sets ---- */
#define CONVERSION(op_name, function, ...)                                                         \
    {                                                                                              \
        .name = op_name " to llvm", .root = op_name, .converts = true, .fn = function,             \
        .data = __VA_ARGS__                                                                        \
    }
#define INTS(op_name, row)                                                                         \
    CONVERSION("math." op_name, jig_to_llvm_plain, &(const JigLlvmPlain){.to = row})
#define FLOATS_BY(op_name, row, function)                                                          \
    CONVERSION("math." op_name, function, &(const JigLlvmPlain){.to = row, .checks_floats = true})
#define FLOATS(op_name, row) FLOATS_BY(op_name, row, jig_to_llvm_plain)
#define ONES(op_name, ...)   CONVERSION("math." op_name, by_ones, &(const OnesOp){__VA_ARGS__})

const JigPattern jig_to_llvm_math_patterns[] = {
    FLOATS("absf", JIG_LLVM(INTR_FABS)),
    CONVERSION("math.absi", of_ints, JIG_LLVM(INTR_ABS)),
    FLOATS("acos", JIG_LLVM(INTR_ACOS)),
    FLOATS("asin", JIG_LLVM(INTR_ASIN)),
    FLOATS("atan", JIG_LLVM(INTR_ATAN)),
    FLOATS("atan2", JIG_LLVM(INTR_ATAN2)),
    FLOATS("ceil", JIG_LLVM(INTR_CEIL)),
    FLOATS("copysign", JIG_LLVM(INTR_COPYSIGN)),
    FLOATS("cos", JIG_LLVM(INTR_COS)),
    FLOATS("cosh", JIG_LLVM(INTR_COSH)),
    CONVERSION("math.ctlz", of_ints, JIG_LLVM(INTR_CTLZ)),
    INTS("ctpop", JIG_LLVM(INTR_CTPOP)),
    CONVERSION("math.cttz", of_ints, JIG_LLVM(INTR_CTTZ)),
    FLOATS("exp", JIG_LLVM(INTR_EXP)),
    FLOATS("exp2", JIG_LLVM(INTR_EXP2)),
    ONES("expm1", .of_operand = JIG_LLVM(INTR_EXP), .with_one = JIG_LLVM(FSUB)),
    FLOATS("floor", JIG_LLVM(INTR_FLOOR)),
    FLOATS("fma", JIG_LLVM(INTR_FMA)),
    FLOATS_BY("fpowi", JIG_LLVM(INTR_POWI), power),
    CONVERSION("math.isfinite", is_class, NULL),
    CONVERSION("math.isnan", is_class, NULL),
    FLOATS("log", JIG_LLVM(INTR_LOG)),
    FLOATS("log10", JIG_LLVM(INTR_LOG10)),
    FLOATS("log2", JIG_LLVM(INTR_LOG2)),
    FLOATS("powf", JIG_LLVM(INTR_POW)),
    FLOATS("round", JIG_LLVM(INTR_ROUND)),
    FLOATS("roundeven", JIG_LLVM(INTR_ROUNDEVEN)),
    ONES("rsqrt", .of_operand = JIG_LLVM(INTR_SQRT), .with_one = JIG_LLVM(FDIV), .one_first = true),
    FLOATS("sin", JIG_LLVM(INTR_SIN)),
    FLOATS_BY("sincos", JIG_LLVM(INTR_SINCOS), both),
    FLOATS("sinh", JIG_LLVM(INTR_SINH)),
    FLOATS("sqrt", JIG_LLVM(INTR_SQRT)),
    FLOATS("tan", JIG_LLVM(INTR_TAN)),
    FLOATS("tanh", JIG_LLVM(INTR_TANH)),
    FLOATS("trunc", JIG_LLVM(INTR_TRUNC)),
    {0},
};
const JigPattern jig_to_llvm_math_log1p_patterns[] = {
    ONES("log1p", .with_one = JIG_LLVM(FADD), .one_first = true, .of_both = JIG_LLVM(INTR_LOG)),
    {0},
};
