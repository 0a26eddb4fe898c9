/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns of index ops. */
#include "dialect/index/index_int.h"

/* op(op(x, c0), c1) is op(x, op(c1, c0)) of an associative op, if the constants fold. */
static bool associate(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigOpRow *row = jig_op_row(op);
    JigOp *inner = jig_value_def(jig_index_lhs(op));
    if (!jig_constant_of(jig_index_rhs(op)))
        return jig_no_match(rw, op, "RHS is not a constant");
    if (!jig_op_is(inner, row))
        return jig_no_match(rw, op, "LHS is not the same BinaryOp");
    if (!jig_constant_of(jig_index_rhs(inner)))
        return jig_no_match(rw, op, "RHS of LHS op is not a constant");
    const JigType *type = jig_type_index(rw->ctx);
    JigValue *constants[2] = {jig_index_rhs(op), jig_index_rhs(inner)};
    JigValue *c = jig_build_or_fold(rw, jig_op_loc(op), row, constants, 2, &type, 1, NULL);
    if (jig_value_def_is(c, row))
        return jig_no_match(rw, op, "new BinaryOp was not folded");
    jig_rw_replace_with_new(rw, op, row, (JigValue *[]){jig_index_lhs(inner), c}, 2, &type, 1,
                            NULL);
    return true;
}

#define ASSOCIATIVE(op)                                                                            \
    const JigPattern jig_index_##op##_patterns[] = {                                               \
        {.name = "", .root = "index." #op, .fn = associate}, {0}}
ASSOCIATIVE(add);
ASSOCIATIVE(mul);
ASSOCIATIVE(maxs);
ASSOCIATIVE(maxu);
ASSOCIATIVE(mins);
ASSOCIATIVE(minu);
ASSOCIATIVE(and);
ASSOCIATIVE(or);
ASSOCIATIVE(xor);

/* x - y compared with 0 is x compared with y. */
static bool compare_difference(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    bool right = jig_const_match_zero(jig_constant_of(jig_index_cmp_rhs(op)));
    if (!right && !jig_const_match_zero(jig_constant_of(jig_index_cmp_lhs(op))))
        return jig_no_match(rw, op, "cmp is not comparing something with 0");
    JigOp *sub = jig_op_operand_def_of(op, right ? 0 : 1, JIG_INDEX(SUB));
    if (!sub)
        return jig_no_match(rw, op, "non-zero operand is not a result of subtraction");
    JigValue *operands[2] = {jig_op_operand(sub, !right), jig_op_operand(sub, right)};
    const JigType *i1 = jig_type_i(rw->ctx, 1);
    JigOp *by = jig_build(rw, jig_op_loc(op), JIG_INDEX(CMP), operands, 2, &i1, 1, "pred",
                          jig_index_cmp_pred_attr(op), NULL);
    jig_rw_replace_op(rw, op, by);
    return true;
}
const JigPattern jig_index_cmp_patterns[] = {
    {.name = "", .root = "index.cmp", .fn = compare_difference},
    {0},
};
