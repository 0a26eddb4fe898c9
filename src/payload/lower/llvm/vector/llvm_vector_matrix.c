/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Matrices of vectors by intrinsics. These take them column by column, and what
 * a vector of two dimensions holds row by row is the transposed matrix there.
 */
#include "dialect/arith/arith.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "ir/diag/kinds.h"
#include "payload/lower/llvm/to_llvm_int.h"
#include "payload/lower/llvm/vector/llvm_vector.h"

static const JigType *flat_type(int64_t rows, int64_t columns, const JigType *element) {
    const int64_t n = rows * columns;
    return jig_type_vector(&n, NULL, 1, element);
}

static JigValue *flatten(JigRewriter *rw, JigLoc loc, JigValue *matrix) {
    const JigType *t = jig_value_type(matrix);
    return jig_vector_build_shape_cast(
        rw, loc, flat_type(jig_type_dim(t, 0), jig_type_dim(t, 1), jig_type_element(t)), matrix);
}

static bool is_small_matrix(const JigType *t) {
    return jig_type_is_vector(t) && jig_type_rank(t) == 2 && !jig_type_is_scalable(t) &&
           jig_vector_count(t, 2) <= JIG_VECTOR_MANY;
}

static const JigAttr *word(JigRewriter *rw, int64_t n) {
    return jig_attr_int(jig_type_i(rw->ctx, 32), n);
}

/* ---- transpose ---- */
static bool transpose(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    if (!is_small_matrix(type) ||
        jig_attr_dense_array_int(jig_vector_transpose_permutation_attr(op), 0) != 1)
        return jig_no_match(rw, op, "of no matrix");
    JigLlvmIntrMatrixTranspose parts = {.matrix = flatten(rw, loc, jig_vector_transpose_vector(op)),
                                        .rows = word(rw, jig_type_dim(type, 0)),
                                        .columns = word(rw, jig_type_dim(type, 1))};
    parts.res_type = jig_value_type(parts.matrix);
    JigValue *flat = jig_op_result(jig_llvm_intr_matrix_transpose_build(rw, loc, &parts), 0);
    jig_rw_replace1(rw, op, jig_vector_build_shape_cast(rw, loc, type, flat));
    return true;
}

/* ---- contract ---- */
enum { M, N, K };

/* Is operand i indexed by loops `a`, `b`? */
static bool is_by(const JigContraction *c, size_t i, unsigned a, unsigned b) {
    return jig_map_num_results(c->maps[i]) == 2 && jig_map_num_dims(c->maps[i]) == 3 &&
           jig_vector_contraction_place(c, i, a) == 0 && jig_vector_contraction_place(c, i, b) == 1;
}

/* A sum of products of two matrices, whichever way they lie. */
static bool is_product(const JigContraction *c) {
    const JigType *type = jig_op_result_type(c->op, 0);
    if (jig_attr_array_len(c->iterators) != 3 || jig_vector_contraction_reduces(c, M) ||
        jig_vector_contraction_reduces(c, N) || !jig_vector_contraction_reduces(c, K) ||
        jig_vector_kind(c->op) != JIG_KIND_ADD)
        return false;
    for (size_t i = 0; i < 3; i++)
        if (!is_small_matrix(jig_value_type(c->operands[i])) ||
            jig_type_element(jig_value_type(c->operands[i])) != jig_type_element(type))
            return false;
    return (is_by(c, 0, M, K) || is_by(c, 0, K, M)) && (is_by(c, 1, K, N) || is_by(c, 1, N, K)) &&
           (is_by(c, 2, M, N) || is_by(c, 2, N, M));
}

static JigValue *swapped(JigRewriter *rw, JigLoc loc, JigValue *matrix, bool swap) {
    return swap ? jig_vector_build_transpose(rw, loc, matrix, (const int64_t[]){1, 0}) : matrix;
}

/* Rows by columns: C = A * B, column by column, is C' = B' * A'. */
static JigValue *multiply(JigRewriter *rw, JigLoc loc, JigValue *lhs, JigValue *rhs) {
    const JigType *a = jig_value_type(lhs), *b = jig_value_type(rhs);
    const int64_t shape[] = {jig_type_dim(a, 0), jig_type_dim(b, 1)};
    JigValue *left = flatten(rw, loc, lhs), *right = flatten(rw, loc, rhs);
    JigLlvmIntrMatrixMultiply parts = {.lhs = right,
                                       .rhs = left,
                                       .res_type =
                                           flat_type(shape[0], shape[1], jig_type_element(a)),
                                       .lhs_rows = word(rw, shape[1]),
                                       .lhs_columns = word(rw, jig_type_dim(a, 1)),
                                       .rhs_columns = word(rw, shape[0])};
    JigValue *flat = jig_op_result(jig_llvm_intr_matrix_multiply_build(rw, loc, &parts), 0);
    const JigType *type = jig_type_vector(shape, NULL, 2, jig_type_element(a));
    return jig_vector_build_shape_cast(rw, loc, type, flat);
}

static bool contract(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigContraction c = jig_vector_contraction(op);
    JigOp *parent = jig_op_parent(op);
    if (!is_product(&c) || jig_op_is(parent, JIG_VECTOR(MASK)) ||
        jig_type_rank(jig_op_result_type(op, 0)) != 2)
        return jig_no_match(rw, op, "no product of matrices");
    JigValue *lhs = swapped(rw, loc, c.operands[0], is_by(&c, 0, K, M)),
             *rhs = swapped(rw, loc, c.operands[1], is_by(&c, 1, N, K));
    JigValue *product = multiply(rw, loc, lhs, rhs);
    product = swapped(rw, loc, product, is_by(&c, 2, N, M));
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *both[] = {c.operands[2], product};
    jig_rw_replace_with_new(rw, op, jig_vector_combiner(JIG_KIND_ADD, type), both, 2, &type, 1,
                            NULL);
    return true;
}

/* ---- The sets ---- */
enum { BEFORE_OTHERS = 100 };
const JigPattern jig_to_llvm_matrix_transpose_patterns[] = {
    {.name = "(anonymous namespace)::TransposeOpLowering",
     .root = "vector.transpose",
     .benefit = BEFORE_OTHERS,
     .fn = transpose},
    {0},
};
const JigPattern jig_to_llvm_matrix_multiply_patterns[] = {
    {.name = "(anonymous namespace)::ContractionOpToMatmulOpLowering",
     .root = "vector.contract",
     .benefit = BEFORE_OTHERS,
     .fn = contract},
    {0},
};
