/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Outer products row by row. */
#include "payload/vector_lower/vector_lower_int.h"
#include "ir/diag/kinds.h"

/* The rows of the result one after the other. */
static JigValue *by_rows(JigRewriter *rw, JigLoc loc, JigOp *op, JigValue *mask) {
    JigValue *lhs = jig_vector_outerproduct_lhs(op), *rhs = jig_vector_outerproduct_rhs(op),
             *acc = jig_vector_outerproduct_acc(op);
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *result = jig_vector_lower_zero(rw, loc, type);
    for (int64_t i = 0; i < jig_type_dim(type, 0); ++i) {
        JigValue *x = jig_vector_lower_extract(rw, loc, lhs, i),
                 *a = jig_vector_build_broadcast(rw, loc, jig_value_type(rhs), x),
                 *r = acc ? jig_vector_lower_extract(rw, loc, acc, i) : NULL,
                 *m = mask ? jig_vector_lower_extract(rw, loc, mask, i) : NULL;
        JigValue *row =
            jig_vector_lower_multiply_combine(rw, loc, a, rhs, r, jig_vector_kind(op), m);
        result = jig_vector_lower_insert(rw, loc, row, result, i);
    }
    return result;
}

static bool lower_outerproduct(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *lhs = jig_vector_outerproduct_lhs(op), *rhs = jig_vector_outerproduct_rhs(op);
    bool is_vector = jig_type_is_vector(jig_value_type(rhs));
    if (!jig_vector_combiner(jig_vector_kind(op), type))
        return jig_no_match(rw, op, "elements are not combined so");
    if (is_vector && (jig_vector_scalable_at(type, 0) || jig_type_dim(type, 0) > JIG_VECTOR_MANY))
        return jig_no_match(rw, op, "too many rows, or an unknown number");
    JigMasked m = jig_vector_lower_masked(rw, op);
    JigValue *result;
    if (is_vector) {
        result = by_rows(rw, loc, op, m.mask);
    } else {
        JigValue *b = jig_vector_build_broadcast(rw, loc, jig_value_type(lhs), rhs);
        result = jig_vector_lower_multiply_combine(rw, loc, lhs, b, jig_vector_outerproduct_acc(op),
                                                   jig_vector_kind(op), m.mask);
    }
    jig_rw_replace1(rw, m.root, result);
    return true;
}

const JigPattern jig_vector_lower_outerproduct_patterns[] = {
    {.name = "(anonymous namespace)::OuterProductOpLowering",
     .root = "vector.outerproduct",
     .fn = lower_outerproduct,
     .leaves_invalid = true /* of integers with a sign, whose products are none */},
    {0},
};

/* ---- From products of broadcasts ---- */

/* What is repeated without being stretched: a vector of one dimension. NULL: it is none. */
static JigValue *repeated(const JigValue *v) {
    JigOp *def = jig_value_def_of(v, JIG_VECTOR(BROADCAST));
    JigValue *source = def ? jig_vector_broadcast_source(def) : NULL;
    const JigType *from = source ? jig_value_type(source) : NULL;
    if (!from || !jig_type_is_vector(from) || jig_type_rank(from) != 1)
        return NULL;
    const JigType *to = jig_value_type(v);
    return jig_type_dim(to, jig_type_rank(to) - 1) == jig_type_dim(from, 0) ? source : NULL;
}

/* Columns times rows. */
static JigOp *outerproduct_of(JigRewriter *rw, JigOp *op, JigValue *columns, JigValue *rows) {
    JigOp *transpose = jig_value_def_of(columns, JIG_VECTOR(TRANSPOSE));
    if (!transpose ||
        jig_attr_dense_i64_data(jig_vector_transpose_permutation_attr(transpose))[0] != 1)
        return NULL;
    JigVectorOuterproduct parts = {.lhs = repeated(jig_vector_transpose_vector(transpose)),
                                   .rhs = repeated(rows),
                                   .result_type = jig_op_result_type(op, 0),
                                   .kind = jig_vector_kind_attr_of(rw->ctx, JIG_KIND_ADD)};
    return parts.lhs && parts.rhs ? jig_vector_outerproduct_build(rw, jig_op_loc(op), &parts)
                                  : NULL;
}

static bool multiply_to_outerproduct(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    if (!jig_type_is_vector(type) || jig_type_rank(type) != 2)
        return jig_no_match(rw, op, "not of two dimensions");
    JigOp *made = outerproduct_of(rw, op, jig_arith_lhs(op), jig_arith_rhs(op));
    if (!made)
        made = outerproduct_of(rw, op, jig_arith_rhs(op), jig_arith_lhs(op));
    if (!made)
        return jig_no_match(rw, op, "not of columns and rows that are repeated");
    jig_rw_replace_op(rw, op, made);
    return true;
}

const JigPattern jig_elementwise_to_vector_patterns[] = {
    {.name = "(anonymous namespace)::FoldArithToVectorOuterProduct<mlir::arith::MulFOp>",
     .root = "arith.mulf",
     .fn = multiply_to_outerproduct},
    {.name = "(anonymous namespace)::FoldArithToVectorOuterProduct<mlir::arith::MulIOp>",
     .root = "arith.muli",
     .fn = multiply_to_outerproduct},
    {0},
};
