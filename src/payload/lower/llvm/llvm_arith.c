/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* arith to llvm. Most ops have one of their own there. */
#include "dialect/arith/arith.h"
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/to_llvm_int.h"
#include "payload/lower/llvm/llvm_sets.h"

/* ---- Constants ---- */
static bool constant(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    if (!type)
        return jig_no_match(rw, op, "a result has no type there");
    JigLlvmMlirConstant parts = {
        .res_type = type, .value = jig_arith_constant_value_attr(op), .attrs = jig_op_attrs(op)};
    jig_rw_replace_op(rw, op, jig_llvm_mlir_constant_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* ---- Casts of indices ---- */
static uint32_t bits_of(const JigType *t) {
    while (jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY))
        t = jig_llvm_array_element(t);
    return jig_type_width(jig_type_element_or_self(t));
}

/* Of the integers that `type` consists of before it is converted: a descriptor doesn't tell those
 * of its buffer. */
static uint32_t bits_before(JigRewriter *rw, const JigType *type) {
    return bits_of(jig_to_llvm_type(jig_to_llvm_of(rw), jig_type_element_or_self(type)));
}

static int compare_bits(JigRewriter *rw, const JigOp *op) {
    uint32_t from = bits_before(rw, jig_op_operand_type(op, 0)),
             to = bits_before(rw, jig_op_result_type(op, 0));
    return (to > from) - (to < from);
}

/* `self->data` is the row of the op that makes them wider. */
static JigValue *cast_index_row(JigRewriter *rw, JigOp *op, JigValueList operands,
                                const JigType *type, const JigPattern *self) {
    bool narrows = compare_bits(rw, op) < 0;
    JigOp *made =
        narrows ? jig_llvm_trunc_build(rw, jig_op_loc(op),
                                       &(JigLlvmTrunc){.arg = operands.items[0], .res_type = type})
                : jig_build(rw, jig_op_loc(op), self->data, operands.items, 1, &type, 1, NULL);
    return jig_op_result(made, 0);
}

static bool cast_index(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    JigValueList in = jig_converted_operands(rw);
    if (!type || in.n != 1)
        return jig_no_match(rw, op, "a result has no type there");
    if (compare_bits(rw, op) == 0) {
        jig_rw_replace1(rw, op, in.items[0]);
        return true;
    }
    if (jig_to_llvm_is_rows(in.items[0]))
        return jig_to_llvm_by_rows(rw, op, cast_index_row, self);
    jig_rw_replace1(rw, op, cast_index_row(rw, op, in, type, self));
    return true;
}

/* ---- Bits as they are ---- */
/* Nothing is left to do where both types become the same. */
static bool bitcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigValueList in = jig_converted_operands(rw);
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    if (in.n != 1 || type != jig_value_type(in.items[0]))
        return jig_to_llvm_plain(rw, op, self);
    jig_rw_replace1(rw, op, in.items[0]);
    return true;
}

/* ---- Comparisons ---- */
static JigValue *compare_ints(JigRewriter *rw, JigOp *op, JigValueList operands,
                              const JigType *type, const JigPattern *self) {
    (void)self;
    JigLlvmIcmp parts = {.lhs = operands.items[0],
                         .rhs = operands.items[1],
                         .res_type = type,
                         .predicate = jig_attr_i64(rw->ctx, jig_arith_cmpi_predicate(op))};
    return jig_op_result(jig_llvm_icmp_build(rw, jig_op_loc(op), &parts), 0);
}

static JigValue *compare_floats(JigRewriter *rw, JigOp *op, JigValueList operands,
                                const JigType *type, const JigPattern *self) {
    (void)self;
    JigLlvmFcmp parts = {.lhs = operands.items[0],
                         .rhs = operands.items[1],
                         .res_type = type,
                         .predicate = jig_attr_i64(rw->ctx, jig_arith_cmpf_predicate(op)),
                         .fastmath_flags =
                             jig_to_llvm_fast_flags(rw->ctx, jig_arith_cmpf_fastmath_attr(op))};
    return jig_op_result(jig_llvm_fcmp_build(rw, jig_op_loc(op), &parts), 0);
}

static bool compare(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigLlvmRowFn *fn = jig_op_is(op, JIG_ARITH(CMPI)) ? compare_ints : compare_floats;
    if (jig_to_llvm_has_small_floats(op))
        return jig_no_match(rw, op, "unsupported floating point type");
    JigValueList operands = jig_converted_operands(rw);
    if (jig_to_llvm_is_rows(operands.items[0]))
        return jig_to_llvm_by_rows(rw, op, fn, self);
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    jig_rw_replace1(rw, op, fn(rw, op, operands, type, self));
    return true;
}

/* ---- Two results ---- */
static bool add_extended(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigLlvm *x = jig_to_llvm_of(rw);
    JigValue *lhs = jig_converted(rw, jig_arith_addui_extended_lhs(op)),
             *rhs = jig_converted(rw, jig_arith_addui_extended_rhs(op));
    const JigType *sum = jig_to_llvm_type(x, jig_op_result_type(op, 0)),
                  *carry = jig_to_llvm_type(x, jig_op_result_type(op, 1));
    if (!sum || !carry || jig_to_llvm_is_rows(lhs))
        return jig_no_match(rw, op, "ND vector types are not supported yet");
    JigLlvmIntrUaddWithOverflow parts = {
        .lhs = lhs,
        .rhs = rhs,
        .res_type = jig_llvm_struct(x->ctx, (const JigType *[]){sum, carry}, 2, false)};
    JigValue *both = jig_op_result(jig_llvm_intr_uadd_with_overflow_build(rw, loc, &parts), 0);
    JigValue *values[] = {jig_to_llvm_extract(rw, loc, both, 0),
                          jig_to_llvm_extract(rw, loc, both, 1)};
    jig_rw_replace(rw, op, values, 2);
    return true;
}

/* Integers of twice the bits, in vectors of the same shape. */
static const JigType *wider(const JigType *t) {
    const JigType *wide = jig_type_i(jig_type_context(t), 2 * bits_of(t));
    return jig_type_is_vector(t) ? jig_type_clone_shaped(t, NULL, 0, wide) : wide;
}

static const JigAttr *number_for(const JigType *t, int64_t n) {
    const JigAttr *one = jig_attr_int(jig_type_element_or_self(t), n);
    return jig_type_is_vector(t) ? jig_attr_dense_of(t, &one, 1) : one;
}

static JigValue *make(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *a, JigValue *b,
                      const JigType *type) {
    return jig_op_result(jig_build(rw, loc, row, (JigValue *[]){a, b}, b ? 2 : 1, &type, 1, NULL),
                         0);
}

/* `self->data` is the row of the op that makes the factors wider. */
static bool multiply_extended(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigLoc loc = jig_op_loc(op);
    JigValue *lhs = jig_converted_at(rw, 0).items[0], *rhs = jig_converted_at(rw, 1).items[0];
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    if (!type || jig_to_llvm_is_rows(lhs))
        return jig_no_match(rw, op, "ND vector types are not supported yet");
    if (bits_of(type) >= 1U << 23)
        return jig_no_match(rw, op, "there is no wider integer");
    const JigType *wide = wider(type);
    JigValue *a = make(rw, loc, self->data, lhs, NULL, wide);
    JigValue *b = make(rw, loc, self->data, rhs, NULL, wide);
    JigValue *product = make(rw, loc, JIG_LLVM(MUL), a, b, wide);
    JigValue *low = make(rw, loc, JIG_LLVM(TRUNC), product, NULL, type);
    JigValue *shift = jig_to_llvm_constant(rw, loc, wide, number_for(wide, bits_of(type)));
    JigValue *rest = make(rw, loc, JIG_LLVM(LSHR), product, shift, wide);
    JigValue *high = make(rw, loc, JIG_LLVM(TRUNC), rest, NULL, type);
    jig_rw_replace(rw, op, (JigValue *[]){low, high}, 2);
    return true;
}

/* ---- Rounding that is asked for ---- */
/* By arith's number. */
static const int64_t rounding[] = {1 /* nearest, ties to even */, 3 /* down */, 2 /* up */,
                                   0 /* to zero */, 4 /* nearest, ties away */};
enum { IGNORE_EXCEPTIONS = 0 };

static JigValue *truncate_constrained(JigRewriter *rw, JigOp *op, JigValueList operands,
                                      const JigType *type, const JigPattern *self) {
    (void)self;
    int64_t mode = jig_attr_int_value(jig_arith_truncf_roundingmode_attr(op));
    JigLlvmIntrExperimentalConstrainedFptrunc parts = {
        .arg_0 = operands.items[0],
        .res_type = type,
        .roundingmode = jig_attr_i64(rw->ctx, rounding[mode]),
        .fp_exception_behavior = jig_attr_i64(rw->ctx, IGNORE_EXCEPTIONS),
        .attrs = jig_attr_dict_with(jig_op_attrs(op), jig_ident(rw->ctx, JIG_STR("roundingmode")),
                                    NULL)};
    return jig_op_result(
        jig_llvm_intr_experimental_constrained_fptrunc_build(rw, jig_op_loc(op), &parts), 0);
}

static bool truncate_float(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    if (!jig_arith_truncf_roundingmode_attr(op))
        return jig_to_llvm_plain(rw, op, self);
    if (jig_to_llvm_has_small_floats(op))
        return jig_no_match(rw, op, "unsupported floating point type");
    JigValueList in = jig_converted_operands(rw);
    if (jig_to_llvm_is_rows(in.items[0]))
        return jig_to_llvm_by_rows(rw, op, truncate_constrained, self);
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    jig_rw_replace1(rw, op, truncate_constrained(rw, op, in, type, self));
    return true;
}

/* ---- The set ---- */
#define CONVERSION(op_name, function, ...)                                                         \
    {                                                                                              \
        .name = op_name " to llvm", .root = op_name, .converts = true, .fn = function,             \
        .data = __VA_ARGS__                                                                        \
    }
#define PLAIN(op_name, row)                                                                        \
    CONVERSION("arith." op_name, jig_to_llvm_plain, &(const JigLlvmPlain){.to = row})
/* Not of floats that have no counterpart. */
#define FLOATS(op_name, row, function)                                                             \
    CONVERSION("arith." op_name, function, &(const JigLlvmPlain){.to = row, .checks_floats = true})

const JigPattern jig_to_llvm_arith_patterns[] = {
    FLOATS("addf", JIG_LLVM(FADD), jig_to_llvm_plain),
    PLAIN("addi", JIG_LLVM(ADD)),
    CONVERSION("arith.addui_extended", add_extended, NULL),
    PLAIN("andi", JIG_LLVM(AND)),
    CONVERSION("arith.bitcast", bitcast, &(const JigLlvmPlain){.to = JIG_LLVM(BITCAST)}),
    CONVERSION("arith.cmpf", compare, NULL),
    CONVERSION("arith.cmpi", compare, NULL),
    CONVERSION("arith.constant", constant, NULL),
    FLOATS("divf", JIG_LLVM(FDIV), jig_to_llvm_plain),
    PLAIN("divsi", JIG_LLVM(SDIV)),
    PLAIN("divui", JIG_LLVM(UDIV)),
    FLOATS("extf", JIG_LLVM(FPEXT), jig_to_llvm_plain),
    PLAIN("extsi", JIG_LLVM(SEXT)),
    PLAIN("extui", JIG_LLVM(ZEXT)),
    FLOATS("fptosi", JIG_LLVM(FPTOSI), jig_to_llvm_plain),
    FLOATS("fptoui", JIG_LLVM(FPTOUI), jig_to_llvm_plain),
    CONVERSION("arith.index_cast", cast_index, JIG_LLVM(SEXT)),
    CONVERSION("arith.index_castui", cast_index, JIG_LLVM(ZEXT)),
    FLOATS("maximumf", JIG_LLVM(INTR_MAXIMUM), jig_to_llvm_plain),
    FLOATS("maxnumf", JIG_LLVM(INTR_MAXNUM), jig_to_llvm_plain),
    PLAIN("maxsi", JIG_LLVM(INTR_SMAX)),
    PLAIN("maxui", JIG_LLVM(INTR_UMAX)),
    FLOATS("minimumf", JIG_LLVM(INTR_MINIMUM), jig_to_llvm_plain),
    FLOATS("minnumf", JIG_LLVM(INTR_MINNUM), jig_to_llvm_plain),
    PLAIN("minsi", JIG_LLVM(INTR_SMIN)),
    PLAIN("minui", JIG_LLVM(INTR_UMIN)),
    FLOATS("mulf", JIG_LLVM(FMUL), jig_to_llvm_plain),
    PLAIN("muli", JIG_LLVM(MUL)),
    CONVERSION("arith.mulsi_extended", multiply_extended, JIG_LLVM(SEXT)),
    CONVERSION("arith.mului_extended", multiply_extended, JIG_LLVM(ZEXT)),
    FLOATS("negf", JIG_LLVM(FNEG), jig_to_llvm_plain),
    PLAIN("ori", JIG_LLVM(OR)),
    FLOATS("remf", JIG_LLVM(FREM), jig_to_llvm_plain),
    PLAIN("remsi", JIG_LLVM(SREM)),
    PLAIN("remui", JIG_LLVM(UREM)),
    PLAIN("select", JIG_LLVM(SELECT)),
    PLAIN("shli", JIG_LLVM(SHL)),
    PLAIN("shrsi", JIG_LLVM(ASHR)),
    PLAIN("shrui", JIG_LLVM(LSHR)),
    FLOATS("sitofp", JIG_LLVM(SITOFP), jig_to_llvm_plain),
    FLOATS("subf", JIG_LLVM(FSUB), jig_to_llvm_plain),
    PLAIN("subi", JIG_LLVM(SUB)),
    FLOATS("truncf", JIG_LLVM(FPTRUNC), truncate_float),
    PLAIN("trunci", JIG_LLVM(TRUNC)),
    FLOATS("uitofp", JIG_LLVM(UITOFP), jig_to_llvm_plain),
    PLAIN("xori", JIG_LLVM(XOR)),
    {0},
};
