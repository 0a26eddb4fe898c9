/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dimensions of one lane, wherever they are: taken off and given back by shape casts. */
#include "dialect/scf/scf.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "payload/vector_shape/vector_shape_patterns.h"
#include "support/arena.h"

/* The type without dimensions of one lane; one is left where there is nothing else. */
static const JigType *without_ones(JigRewriter *rw, const JigType *type) {
    JigShape shape = jig_vector_without_ones(type, rw->arena);
    if (!shape.rank)
        jig_vector_push_dim(&shape, 1, false);
    return jig_vector_of_shape(&shape, jig_type_element(type));
}

static bool has_ones(JigRewriter *rw, const JigType *type) {
    return jig_type_is_vector(type) && without_ones(rw, type) != type;
}

/* ---- Elementwise ops ---- */

static bool of_elementwise(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_op_has_trait(op, JIG_TRAIT_ELEMENTWISE) || jig_op_num_results(op) != 1 ||
        jig_op_num_regions(op) || !jig_type_is_vector(jig_op_result_type(op, 0)))
        return jig_no_match(rw, op, "no elementwise op with a vector as its result");
    size_t n = jig_op_num_operands(op);
    for (size_t i = 0; i < n; ++i)
        if (!has_ones(rw, jig_op_operand_type(op, i)) ||
            jig_type_rank(jig_op_operand_type(op, i)) < 2)
            return jig_no_match(rw, op, "an operand has no dimension of 1 besides others");
    JigLoc loc = jig_op_loc(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        operands[i] = jig_vector_build_shape_cast(
            rw, loc, without_ones(rw, jig_op_operand_type(op, i)), jig_op_operand(op, i));
    const JigType *type = jig_op_result_type(op, 0), *small = without_ones(rw, type);
    JigOp *made = jig_rw_clone_with(rw, loc, op, operands, &small);
    jig_rw_replace1(rw, op, jig_vector_build_shape_cast(rw, loc, type, jig_op_result(made, 0)));
    return true;
}

/* ---- Loops ---- */

static bool of_loop(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    for (size_t i = 0; i < jig_scf_for_num_init_args(op); ++i) {
        JigValue *init = jig_scf_for_init_args_at(op, i);
        if (!has_ones(rw, jig_value_type(init)))
            continue;
        init = jig_vector_build_shape_cast(rw, jig_op_loc(op),
                                           without_ones(rw, jig_value_type(init)), init);
        jig_scf_for_recast(rw, op, i, init, jig_vector_build_shape_cast);
        return true;
    }
    return jig_no_match(rw, op, "carries no vector with a dimension of 1");
}

/* ---- Transpositions ---- */

static bool of_transpose(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_vector_transpose_vector(op);
    const JigType *type = jig_value_type(source), *small = without_ones(rw, type);
    if (type == small)
        return jig_no_match(rw, op, "no dimension of 1");
    size_t rank = jig_type_rank(type), n = 0, left = 0;
    /* The number of each dimension among those that stay. */
    int64_t *number = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1),
            *order = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        number[i] = (int64_t)(jig_vector_is_one_lane(type, i) ? left : left++);
    const JigAttr *permutation = jig_vector_transpose_permutation_attr(op);
    for (size_t i = 0; i < rank; ++i) {
        size_t from = (size_t)jig_attr_dense_array_int(permutation, i);
        if (!jig_vector_is_one_lane(type, from))
            order[n++] = number[from];
    }
    /* Where nothing is left the order is that of the one dimension that has to be: order[0]. */
    JigLoc loc = jig_op_loc(op);
    source = jig_vector_build_shape_cast(rw, loc, small, source);
    JigValue *made = jig_vector_build_transpose(rw, loc, source, order);
    jig_rw_replace1(rw, op, jig_vector_build_shape_cast(rw, loc, jig_op_result_type(op, 0), made));
    return true;
}

const JigPattern jig_drop_unit_dims_patterns[] = {
    {.name = "(anonymous namespace)::DropUnitDimFromElementwiseOps", .fn = of_elementwise},
    {.name = "(anonymous namespace)::DropUnitDimsFromScfForOp", .root = "scf.for", .fn = of_loop},
    {.name = "(anonymous namespace)::DropUnitDimsFromTransposeOp",
     .root = "vector.transpose",
     .fn = of_transpose},
    {0},
};
