/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * tensor.extract in the body of a structured op: a gather, unless the indices show that the
 * elements are one and the same, or lie next to each other.
 */
#include "payload/vectorize/vectorize_int.h"

#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "dialect/vector/vector_util.h"

/* ---- How the indices depend on the loops ---- */

/* Is the index the same in all iterations? Block arguments of the op itself count as not. */
static bool is_invariant(const JigVectorizer *v, const JigValue *index) {
    JigBlock *body = jig_op_body(v->op);
    JigOp *def = jig_value_def(index);
    if (!def)
        return jig_value_owner_block(index) != body;
    if (jig_op_is(def, JIG_LINALG(INDEX)) && jig_op_block(def) == body)
        return v->loops[jig_attr_int_value(jig_linalg_index_dim_attr(def))] == 1;
    JigOp *step = jig_block_ancestor(body, def);
    if (!step || jig_op_is(step, JIG_ARITH(CONSTANT)))
        return true;
    bool invariant = true;
    for (size_t i = 0; i < jig_op_num_operands(step); ++i)
        invariant &= is_invariant(v, jig_op_operand(step, i));
    return invariant;
}

/* The last loop that has several iterations. */
static size_t moving_loop(const JigVectorizer *v) {
    size_t loop = v->num_loops - 1;
    while (loop && v->loops[loop] == 1)
        --loop;
    return loop;
}

/* How often `index` counts the iterations of the moving loop: as a sum of it and of what is
 * invariant. -1: it is no such sum. */
static int count_steps(const JigVectorizer *v, const JigValue *index) {
    JigBlock *body = jig_op_body(v->op);
    JigOp *def = jig_value_def(index);
    if (is_invariant(v, index))
        return 0;
    if (!def || jig_op_block(def) != body)
        return -1;
    if (jig_op_is(def, JIG_LINALG(INDEX)))
        return jig_attr_int_value(jig_linalg_index_dim_attr(def)) == (int64_t)moving_loop(v) ? 1
                                                                                             : -1;
    if (!jig_op_is(def, JIG_ARITH(ADDI)))
        return -1;
    int a = count_steps(v, jig_arith_lhs(def)), b = count_steps(v, jig_arith_rhs(def));
    return a < 0 || b < 0 || a + b > 1 ? -1 : a + b;
}

/* Of a sum, its last linalg.index that is not hidden in another op decides: is it the moving loop?
 */
static void find_index(const JigVectorizer *v, const JigValue *index, bool *moves) {
    JigBlock *body = jig_op_body(v->op);
    const JigOp *def = jig_value_def(index);
    if (!def || jig_op_block(def) != body)
        return;
    if (jig_op_is(def, JIG_LINALG(INDEX)))
        *moves = jig_attr_int_value(jig_linalg_index_dim_attr(def)) == (int64_t)moving_loop(v);
    for (size_t i = 0; jig_op_is(def, JIG_ARITH(ADDI)) && i < 2; ++i)
        find_index(v, jig_op_operand(def, i), moves);
}

static bool is_next_to_next(const JigVectorizer *v, const JigValue *index) {
    bool moves = false;
    find_index(v, index, &moves);
    return moves && count_steps(v, index) == 1;
}

typedef enum Access { GATHER, ONE_ELEMENT, CONTIGUOUS } Access;

static Access access_of(const JigVectorizer *v, const JigOp *extract, const JigType *result) {
    const JigType *source = jig_value_type(jig_tensor_extract_tensor(extract));
    size_t n = jig_tensor_extract_num_indices(extract), moving = 0;
    if (n == 0)
        return ONE_ELEMENT;
    for (size_t i = 0; i < jig_type_rank(result); ++i)
        moving += jig_type_dim(result, i) > 1;
    if (moving != 1)
        return GATHER;
    for (size_t i = 0; i + 1 < n; ++i)
        if (jig_type_dim(source, i) != 1 &&
            !is_invariant(v, jig_tensor_extract_indices_at(extract, i)))
            return GATHER;
    const JigValue *last = jig_tensor_extract_indices_at(extract, n - 1);
    if (is_invariant(v, last))
        return ONE_ELEMENT;
    bool is_row = jig_type_dim(result, jig_type_rank(result) - 1) != 1;
    return is_row && is_next_to_next(v, last) ? CONTIGUOUS : GATHER;
}

/* ---- Gathering ---- */

/* The elements' row-major numbers. */
static JigValue *offsets_of(JigVectorizer *v, const JigOp *extract) {
    JigRewriter *rw = v->rw;
    JigLoc loc = jig_op_loc(extract);
    const JigType *index = jig_type_index(rw->ctx), *type = jig_vectorize_type(v, index, NULL);
    JigValue *tensor = jig_tensor_extract_tensor(extract), *sum = NULL;
    for (size_t i = 0; i < jig_tensor_extract_num_indices(extract); ++i) {
        JigValue *at = jig_irmap_get(v->values, jig_tensor_extract_indices_at(extract, i));
        if (i == 0) {
            sum = jig_vectorize_broadcast(v, loc, at, type);
            continue;
        }
        JigValue *dim = jig_arith_index(rw, loc, (int64_t)i);
        JigValue *size = jig_op_result(
            jig_build(rw, loc, JIG_TENSOR(DIM), (JigValue *[]){tensor, dim}, 2, &index, 1, NULL),
            0);
        size = jig_vectorize_broadcast(v, loc, size, type);
        sum = jig_op_result(
            jig_build(rw, loc, JIG_ARITH(MULI), (JigValue *[]){sum, size}, 2, &type, 1, NULL), 0);
        at = jig_vectorize_broadcast(v, loc, at, type);
        sum = jig_op_result(
            jig_build(rw, loc, JIG_ARITH(ADDI), (JigValue *[]){at, sum}, 2, &type, 1, NULL), 0);
    }
    return sum;
}

static JigOp *gather(JigVectorizer *v, const JigOp *extract, JigValue *zero, JigValue *all,
                     JigValue *pass_thru) {
    size_t n = jig_tensor_extract_num_indices(extract);
    JigValue **zeros = JIG_NEW_ARRAY(v->a, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        zeros[i] = zero;
    JigVectorGather parts = {.base = jig_tensor_extract_tensor(extract),
                             .offsets = {zeros, n},
                             .indices = offsets_of(v, extract),
                             .mask = all,
                             .pass_thru = pass_thru,
                             .result_type = jig_value_type(pass_thru)};
    return jig_vectorize_mask(v, jig_vector_gather_build(v->rw, jig_op_loc(extract), &parts), NULL);
}

/* ---- Reading ---- */

/* The first of the indices, which may be vectors by now. */
static JigValue *first_index(JigVectorizer *v, const JigOp *extract, size_t i,
                             const JigType *result) {
    JigValue *index = jig_irmap_get(v->values, jig_tensor_extract_indices_at(extract, i));
    const JigType *type = jig_value_type(index);
    JigLoc loc = jig_op_loc(extract);
    if (!jig_type_is_vector(type))
        return index;
    size_t rank = jig_type_rank(result);
    JigShape shape = JIG_SHAPE(v->a);
    jig_vector_push_dim(&shape, jig_type_dim(result, rank - 1),
                        jig_vector_scalable_at(result, rank - 1));
    int64_t *zeros = JIG_NEW_ARRAY(v->a, int64_t, jig_type_rank(type) + 1);
    if (jig_type_num_elements(type) != shape.dims[0]) /* other loops than the last one move */
        return jig_vector_build_extract(v->rw, loc, index, zeros, jig_type_rank(type));
    JigValue *row = jig_vector_build_shape_cast(
        v->rw, loc, jig_vector_of_shape(&shape, jig_type_element(type)), index);
    return jig_vector_build_extract(v->rw, loc, row, zeros, 1);
}

static const JigMap *map_to(JigVectorizer *v, size_t from, size_t to, Access access) {
    const JigExpr **results = JIG_NEW_ARRAY(v->a, const JigExpr *, to);
    for (size_t i = 0; i < to; ++i)
        results[i] = access == CONTIGUOUS && i + from >= to
                         ? jig_expr_dim(v->rw->ctx, (unsigned)(i + from - to))
                         : jig_expr_constant(v->rw->ctx, 0);
    return jig_map(v->rw->ctx, (unsigned)from, 0, results, to);
}

static JigOp *read_elements(JigVectorizer *v, const JigOp *extract, const JigType *result,
                            Access access) {
    size_t n = jig_tensor_extract_num_indices(extract);
    JigLoc loc = jig_op_loc(extract);
    JigValue **indices = JIG_NEW_ARRAY(v->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        indices[i] = first_index(v, extract, i, result);
    JigVectorRead read = {.type = result,
                          .base = jig_tensor_extract_tensor(extract),
                          .indices = indices,
                          .map = map_to(v, n, jig_type_rank(result), access),
                          .all_in_bounds = true};
    JigOp *op = jig_vector_build_read(v->rw, loc, &read, v->a);
    size_t rank = jig_type_rank(result);
    if (access == CONTIGUOUS)
        return jig_vectorize_mask_last(v, op, n < rank ? n : rank);
    /* Its mask is about the one element that is read. */
    const JigType *one = jig_type_vector(&(int64_t){1}, NULL, 1, jig_type_i(v->rw->ctx, 1));
    JigVectorConstantMask parts = {
        .result_type = one, .mask_dim_sizes = jig_attr_dense_i64(v->rw->ctx, &(int64_t){1}, 1)};
    JigValue *mask = jig_op_result(jig_vector_constant_mask_build(v->rw, loc, &parts), 0);
    return jig_vector_build_mask(v->rw, op, mask);
}

JigOp *jig_vectorize_extract(JigVectorizer *v, JigOp *extract) {
    JigRewriter *rw = v->rw;
    JigLoc loc = jig_op_loc(extract);
    const JigType *result = jig_vectorize_type(v, jig_op_result_type(extract, 0), NULL),
                  *lanes = jig_vectorize_type(v, jig_type_i(rw->ctx, 1), NULL);
    const JigAttr *yes = jig_attr_bool(rw->ctx, true), *none = jig_attr_zero(result);
    if (!none) {
        jig_refuse(v->why, extract, "no zero of its type");
        return NULL;
    }
    JigValue *all = jig_arith_constant(rw, loc, lanes, jig_attr_dense_of(lanes, &yes, 1)),
             *pass_thru = jig_arith_constant(rw, loc, result, none),
             *zero = jig_arith_index(rw, loc, 0);
    Access access = access_of(v, extract, result);
    return access == GATHER ? gather(v, extract, zero, all, pass_thru)
                            : read_elements(v, extract, result, access);
}
