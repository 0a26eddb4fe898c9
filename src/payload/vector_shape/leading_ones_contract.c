/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contractions without the loop of one iteration that their result begins with. */
#include "dialect/vector/vector_build.h"
#include "payload/vector_shape/leading_ones.h"
#include "payload/vector_shape/ones.h"
#include "payload/vectorize/vectorize_patterns.h"
#include "support/arena.h"

/* With dimension `at` of an operand of `rank` in front: order[i] is the place where dimension i
 * was. */
static void order_in_front(size_t rank, size_t at, int64_t *order) {
    for (size_t i = 0; i < rank; ++i)
        order[i] = (int64_t)(i == 0 ? at : i <= at ? i - 1 : i);
}

/* Does the permutation move a dimension of more than one lane? What comes last follows from the
 * others. */
static bool moves_lanes(const JigType *type, const int64_t *order) {
    for (size_t i = 0; i + 1 < jig_type_rank(type); ++i)
        if (order[i] != (int64_t)i && !jig_vector_is_one_lane(type, i))
            return true;
    return false;
}

/* Without dimension `at`, which has one lane. */
static JigValue *without_dim(JigRewriter *rw, JigLoc loc, JigValue *v, size_t at) {
    const JigType *type = jig_value_type(v);
    size_t rank = jig_type_rank(type);
    int64_t *order = JIG_NEW_ARRAY(rw->arena, int64_t, rank);
    order_in_front(rank, at, order);
    if (at > 0 && moves_lanes(type, order)) {
        const JigType *moved = jig_vector_permuted_type(type, order);
        v = jig_build_or_fold(rw, loc, JIG_VECTOR(TRANSPOSE), &v, 1, &moved, 1, "permutation",
                              jig_attr_dense_i64(rw->ctx, order, rank), NULL);
    }
    return jig_vector_shape_drop_leading(rw, loc, v, 1);
}

/* Operand i without the loop. */
static JigValue *operand_without(JigRewriter *rw, const JigContraction *c, size_t i,
                                 unsigned loop) {
    int at = jig_vector_contraction_place(c, i, loop);
    return at < 0 ? c->operands[i] : without_dim(rw, jig_op_loc(c->op), c->operands[i], (size_t)at);
}

/* The loop that the result begins with, when it is parallel and has one iteration; -1. */
static int64_t loop_to_drop(const JigContraction *c) {
    const JigType *type = jig_op_result_type(c->op, 0);
    if (!jig_type_is_vector(type) || jig_type_rank(type) < 2 || !jig_vector_is_one_lane(type, 0))
        return -1;
    unsigned loop = jig_map_dim_position(c->maps[2], 0);
    return jig_vector_contraction_reduces(c, loop) ? -1 : (int64_t)loop;
}

static JigOp *build_smaller(JigRewriter *rw, const JigContraction *c, unsigned loop) {
    JigContraction low = jig_vector_contraction_without_loop(c, loop);
    for (size_t i = 0; i < 3; ++i)
        low.operands[i] = operand_without(rw, c, i, loop);
    return jig_vector_build_contraction(rw, jig_op_loc(c->op), &low);
}

bool jig_vector_shape_drop_one_of_contract(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigContraction c = jig_vector_contraction(op);
    int64_t loop = loop_to_drop(&c);
    if (loop < 0)
        return jig_no_match(rw, op, "the result begins with no parallel loop of one iteration");
    JigOp *root = jig_vectorize_masked_root(op);
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, root);
    JigOp *made = build_smaller(rw, &c, (unsigned)loop);
    if (root != op) {
        JigValue *mask = jig_vector_mask_mask(root);
        made = jig_vector_build_mask(rw, made, without_dim(rw, loc, mask, (size_t)loop));
    }
    jig_rw_replace1(
        rw, root,
        jig_vector_build_broadcast(rw, loc, jig_op_result_type(op, 0), jig_op_result(made, 0)));
    return true;
}
