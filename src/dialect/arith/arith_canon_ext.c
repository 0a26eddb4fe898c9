/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns of ops with two results, of bitwise ops, and of products of negated floats. */
#include "dialect/arith/arith_canon.h"

/* ---- Extended ops of which the second result is unused ---- */

static bool to_narrow(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    if (jig_value_has_uses(jig_op_result(op, 1)))
        return jig_no_match(rw, op, "the second result has uses");
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *operands[2] = {jig_arith_lhs(op), jig_arith_rhs(op)};
    const JigOpRow *row = self->data;
    JigValue *narrow =
        jig_op_result(jig_build(rw, jig_op_loc(op), row, operands, 2, &type, 1, NULL), 0);
    jig_rw_replace(rw, op, (JigValue *[]){narrow, operands[0]}, 2);
    return true;
}

/* ---- The upper half of x * 1 repeats x's sign ---- */

static bool times_one(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigInt factor;
    JigValue *x = jig_arith_mulsi_extended_lhs(op);
    /* An i1 that is set means -1. */
    if (!jig_const_match_int(jig_constant_of(jig_arith_mulsi_extended_rhs(op)), &factor) ||
        factor.width == 1 || !jig_int_is_one(factor))
        return jig_no_match(rw, op, "no factor 1");
    const JigType *type = jig_value_type(x);
    const JigType *i1 = jig_type_i(rw->ctx, 1);
    const JigType *flags = jig_type_is_shaped(type) ? jig_type_clone_shaped(type, NULL, 0, i1) : i1;
    JigLoc loc = jig_op_loc(op);
    JigValue *zero = jig_arith_constant(rw, loc, type, jig_attr_zero(type));
    JigOp *negative = jig_build(rw, loc, JIG_ARITH(CMPI), (JigValue *[]){x, zero}, 2, &flags, 1,
                                "predicate", jig_attr_i64(rw->ctx, JIG_COMPARE_SLT), NULL);
    JigOp *high = jig_build(rw, loc, JIG_ARITH(EXTSI), (JigValue *[]){jig_op_result(negative, 0)},
                            1, &type, 1, NULL);
    jig_rw_replace(rw, op, (JigValue *[]){x, jig_op_result(high, 0)}, 2);
    return true;
}

/* ---- op(ext(x), ext(y)) is ext(op(x, y)) ---- */

static bool sink_extension(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigOpRow *ext = self->data;
    JigOp *a = jig_value_def_of(jig_arith_lhs(op), ext),
          *b = jig_value_def_of(jig_arith_rhs(op), ext);
    if (!a || !b)
        return jig_no_match(rw, op, "operands are not extended");
    JigValue *operands[2] = {jig_arith_in(a), jig_arith_in(b)};
    const JigType *narrow = jig_value_type(operands[0]);
    if (narrow != jig_value_type(operands[1]))
        return jig_no_match(rw, op, "operands are extended from different types");
    JigLoc loc = jig_arith_fused(op, a, b);
    JigOp *inner = jig_build(rw, loc, jig_op_row(op), operands, 2, &narrow, 1, NULL);
    return jig_arith_replace(rw, op, loc, ext, (JigValue *[]){jig_op_result(inner, 0)}, 1);
}

/* ---- The complement of a comparison ---- */

static bool not_of_comparison(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cmp = jig_value_def_of(jig_arith_xori_lhs(op), JIG_ARITH(CMPI));
    if (!cmp || !jig_const_match_one(jig_arith_int_operand(op, 1)))
        return jig_no_match(rw, op, "no complement of a scalar comparison");
    const JigAttr *predicate =
        jig_attr_i64(rw->ctx, jig_compare_negated((JigIntCompare)jig_arith_predicate(cmp)));
    JigValue *operands[2] = {jig_arith_cmpi_lhs(cmp), jig_arith_cmpi_rhs(cmp)};
    return jig_arith_replace_with(rw, op, jig_arith_fused(op, cmp, NULL), JIG_ARITH(CMPI), operands,
                                  2, "predicate", predicate);
}

/* ---- Two negations cancel ---- */

static bool of_negated(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *a = jig_value_def_of(jig_arith_lhs(op), JIG_ARITH(NEGF)),
          *b = jig_value_def_of(jig_arith_rhs(op), JIG_ARITH(NEGF));
    if (!a || !b)
        return jig_no_match(rw, op, "operands are not negated");
    JigValue *operands[2] = {jig_arith_negf_operand(a), jig_arith_negf_operand(b)};
    return jig_arith_replace_with(rw, op, jig_arith_fused(op, a, b), jig_op_row(op), operands, 2,
                                  "fastmath", jig_arith_fastmath_attr(op));
}

const JigPattern jig_arith_addui_extended_patterns[] = {
    {.name = "AddUIExtendedToAddI",
     .root = "arith.addui_extended",
     .fn = to_narrow,
     .data = JIG_ARITH(ADDI)},
    {0},
};
const JigPattern jig_arith_mulsi_extended_patterns[] = {
    {.name = "MulSIExtendedToMulI",
     .root = "arith.mulsi_extended",
     .fn = to_narrow,
     .data = JIG_ARITH(MULI)},
    /* Of index, too, as the reference does. */
    {.name = "MulSIExtendedRHSOne",
     .root = "arith.mulsi_extended",
     .fn = times_one,
     .leaves_invalid = true},
    {0},
};
const JigPattern jig_arith_mului_extended_patterns[] = {
    {.name = "MulUIExtendedToMulI",
     .root = "arith.mului_extended",
     .fn = to_narrow,
     .data = JIG_ARITH(MULI)},
    {0},
};
const JigPattern jig_arith_andi_patterns[] = {
    {.name = "AndOfExtUI", .root = "arith.andi", .fn = sink_extension, .data = JIG_ARITH(EXTUI)},
    {.name = "AndOfExtSI", .root = "arith.andi", .fn = sink_extension, .data = JIG_ARITH(EXTSI)},
    {0},
};
const JigPattern jig_arith_ori_patterns[] = {
    {.name = "OrOfExtUI", .root = "arith.ori", .fn = sink_extension, .data = JIG_ARITH(EXTUI)},
    {.name = "OrOfExtSI", .root = "arith.ori", .fn = sink_extension, .data = JIG_ARITH(EXTSI)},
    {0},
};
const JigPattern jig_arith_xori_patterns[] = {
    {.name = "XOrINotCmpI", .root = "arith.xori", .fn = not_of_comparison},
    {.name = "XOrIOfExtUI", .root = "arith.xori", .fn = sink_extension, .data = JIG_ARITH(EXTUI)},
    {.name = "XOrIOfExtSI", .root = "arith.xori", .fn = sink_extension, .data = JIG_ARITH(EXTSI)},
    {0},
};
const JigPattern jig_arith_mulf_patterns[] = {
    {.name = "MulFOfNegF", .root = "arith.mulf", .fn = of_negated},
    {0},
};
const JigPattern jig_arith_divf_patterns[] = {
    {.name = "DivFOfNegF", .root = "arith.divf", .fn = of_negated},
    {0},
};
