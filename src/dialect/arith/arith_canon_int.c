/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns of addition, subtraction and multiplication. */
#include "dialect/arith/arith_canon.h"

JigLoc jig_arith_fused(const JigOp *a, const JigOp *b, const JigOp *c) {
    JigLoc locs[3] = {jig_op_loc(a)};
    size_t n = 1;
    if (b)
        locs[n++] = jig_op_loc(b);
    if (c)
        locs[n++] = jig_op_loc(c);
    return jig_loc_fused(jig_op_context(a), locs, n, NULL);
}

bool jig_arith_replace_with(JigRewriter *rw, JigOp *root, JigLoc loc, const JigOpRow *row,
                            JigValue *const *operands, size_t n, const char *attr_name,
                            const JigAttr *attr) {
    const JigType *type = jig_op_result_type(root, 0);
    JigOp *op = attr ? jig_build(rw, loc, row, operands, n, &type, 1, attr_name, attr, NULL)
                     : jig_build(rw, loc, row, operands, n, &type, 1, NULL);
    jig_rw_replace(rw, root, (JigValue *[]){jig_op_result(op, 0)}, 1);
    return true;
}

bool jig_arith_replace(JigRewriter *rw, JigOp *root, JigLoc loc, const JigOpRow *row,
                       JigValue *const *operands, size_t n) {
    return jig_arith_replace_with(rw, root, loc, row, operands, n, NULL, NULL);
}

/* The overflow flags that both ops have. */
static const JigAttr *common_flags(const JigOp *a, const JigOp *b) {
    const JigAttr *x = jig_arith_overflow_flags_attr(a), *y = jig_arith_overflow_flags_attr(b);
    int64_t flags = x && y ? jig_attr_enum_value(x) & jig_attr_enum_value(y) : 0;
    return jig_attr_enum(jig_op_context(a), JIG_ARITH_OVERFLOW_ATTR, flags);
}

/* ---- Two ops with a constant each become one ---- */

typedef enum Combine { SUM, INNER_MINUS_OUTER, OUTER_MINUS_INNER, PRODUCT } Combine;

/* The root of (inner of x and c0) and c1 is `to` of x and c, which c0 (inner) and c1 (outer) make.
 * The constants are operands number inner_at, at and to_at. */
typedef struct Merge {
    const JigOpRow *inner, *to;
    size_t inner_at, at, to_at;
    Combine how;
    bool drop_flags;
} Merge;

static JigInt combined(Combine how, JigInt inner, JigInt outer, JigArena *a) {
    switch (how) {
    case SUM:
        return jig_int_add(inner, outer, a);
    case INNER_MINUS_OUTER:
        return jig_int_sub(inner, outer, a);
    case OUTER_MINUS_INNER:
        return jig_int_sub(outer, inner, a);
    case PRODUCT:
        break;
    }
    return jig_int_mul(inner, outer, a);
}

static bool merge_constants(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Merge *m = self->data;
    JigOp *inner = jig_op_operand_def_of(op, !m->at, m->inner);
    if (!inner)
        return jig_no_match(rw, op, "no operand to merge with");
    const JigAttr *c0 = jig_arith_int_operand(inner, m->inner_at);
    const JigAttr *c1 = jig_arith_int_operand(op, m->at);
    if (!c0 || !c1)
        return jig_no_match(rw, op, "needs two scalar constants");
    /* The first constant met in reading order gives its location. */
    JigValue *located = m->at == 0 ? jig_arith_lhs(op) : jig_op_operand(inner, m->inner_at);
    JigLoc loc = jig_arith_fused(op, jig_value_def(located), NULL);
    const JigType *type = jig_op_result_type(op, 0);
    JigInt c = combined(m->how, jig_attr_big_int_value(c0), jig_attr_big_int_value(c1), rw->arena);
    const JigAttr *flags = m->drop_flags ? NULL : common_flags(inner, op);
    JigValue *operands[2];
    operands[m->to_at] = jig_arith_constant(rw, loc, type, jig_attr_big_int(type, c));
    operands[!m->to_at] = jig_op_operand(inner, !m->inner_at);
    return jig_arith_replace_with(rw, op, loc, m->to, operands, 2, "overflowFlags", flags);
}

/* ---- x + y * -1 is x - y ---- */

static bool add_negated(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    size_t at = *(const size_t *)self->data;
    JigOp *product = jig_op_operand_def_of(op, at, JIG_ARITH(MULI));
    if (!product || !jig_const_match_all_ones(jig_constant_of(jig_arith_muli_rhs(product))))
        return jig_no_match(rw, op, "no product with -1");
    JigLoc loc = jig_arith_fused(op, jig_value_def(jig_arith_muli_rhs(product)), NULL);
    JigValue *operands[2] = {jig_op_operand(op, 1 - at), jig_arith_muli_lhs(product)};
    return jig_arith_replace(rw, op, loc, JIG_ARITH(SUBI), operands, 2);
}
static const size_t left = 0, right = 1;

/* ---- (x - y) - x is 0 - y ---- */

static bool sub_of_own_difference(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *inner = jig_value_def_of(jig_arith_subi_lhs(op), JIG_ARITH(SUBI));
    if (!inner || jig_arith_subi_lhs(inner) != jig_arith_subi_rhs(op))
        return jig_no_match(rw, op, "no difference of the subtrahend");
    const JigType *type = jig_op_result_type(op, 0);
    const JigAttr *zero = jig_attr_zero(type);
    if (!zero)
        return jig_no_match(rw, op, "no constant of a dynamic shape");
    JigLoc loc = jig_arith_fused(op, inner, NULL);
    const JigAttr *flags = common_flags(inner, op);
    JigValue *operands[2] = {jig_arith_constant(rw, loc, type, zero), jig_arith_subi_rhs(inner)};
    return jig_arith_replace_with(rw, op, loc, JIG_ARITH(SUBI), operands, 2, "overflowFlags",
                                  flags);
}

/* clang-format off */
const JigPattern jig_arith_addi_patterns[] = {
    {.name = "AddIAddConstant", .root = "arith.addi", .fn = merge_constants,
     .data = &(const Merge){.inner = JIG_ARITH(ADDI), .inner_at = 1, .at = 1,
                            .to = JIG_ARITH(ADDI), .to_at = 1, .how = SUM}},
    {.name = "AddISubConstantRHS", .root = "arith.addi", .fn = merge_constants,
     .data = &(const Merge){.inner = JIG_ARITH(SUBI), .inner_at = 1, .at = 1,
                            .to = JIG_ARITH(ADDI), .to_at = 1, .how = OUTER_MINUS_INNER}},
    {.name = "AddISubConstantLHS", .root = "arith.addi", .fn = merge_constants,
     .data = &(const Merge){.inner = JIG_ARITH(SUBI), .inner_at = 0, .at = 1,
                            .to = JIG_ARITH(SUBI), .to_at = 0, .how = SUM}},
    {.name = "AddIMulNegativeOneRhs", .root = "arith.addi", .fn = add_negated, .data = &right},
    {.name = "AddIMulNegativeOneLhs", .root = "arith.addi", .fn = add_negated, .data = &left},
    {0},
};
const JigPattern jig_arith_subi_patterns[] = {
    /* The difference may leave the range of both flags. */
    {.name = "SubIRHSAddConstant", .root = "arith.subi", .fn = merge_constants,
     .data = &(const Merge){.inner = JIG_ARITH(ADDI), .inner_at = 1, .at = 1,
                            .to = JIG_ARITH(ADDI), .to_at = 1, .how = INNER_MINUS_OUTER,
                            .drop_flags = true}},
    {.name = "SubILHSAddConstant", .root = "arith.subi", .fn = merge_constants,
     .data = &(const Merge){.inner = JIG_ARITH(ADDI), .inner_at = 1, .at = 0,
                            .to = JIG_ARITH(SUBI), .to_at = 0, .how = OUTER_MINUS_INNER}},
    {.name = "SubIRHSSubConstantRHS", .root = "arith.subi", .fn = merge_constants,
     .data = &(const Merge){.inner = JIG_ARITH(SUBI), .inner_at = 1, .at = 1,
                            .to = JIG_ARITH(SUBI), .to_at = 1, .how = SUM}},
    {.name = "SubIRHSSubConstantLHS", .root = "arith.subi", .fn = merge_constants,
     .data = &(const Merge){.inner = JIG_ARITH(SUBI), .inner_at = 0, .at = 1,
                            .to = JIG_ARITH(SUBI), .to_at = 0, .how = INNER_MINUS_OUTER}},
    {.name = "SubILHSSubConstantRHS", .root = "arith.subi", .fn = merge_constants,
     .data = &(const Merge){.inner = JIG_ARITH(SUBI), .inner_at = 1, .at = 0,
                            .to = JIG_ARITH(SUBI), .to_at = 0, .how = SUM}},
    {.name = "SubILHSSubConstantLHS", .root = "arith.subi", .fn = merge_constants,
     .data = &(const Merge){.inner = JIG_ARITH(SUBI), .inner_at = 0, .at = 0,
                            .to = JIG_ARITH(ADDI), .to_at = 1, .how = OUTER_MINUS_INNER}},
    {.name = "SubISubILHSRHSLHS", .root = "arith.subi", .fn = sub_of_own_difference},
    {0},
};
const JigPattern jig_arith_muli_patterns[] = {
    {.name = "MulIMulIConstant", .root = "arith.muli", .fn = merge_constants,
     .data = &(const Merge){.inner = JIG_ARITH(MULI), .inner_at = 1, .at = 1,
                            .to = JIG_ARITH(MULI), .to_at = 1, .how = PRODUCT}},
    {0},
};
