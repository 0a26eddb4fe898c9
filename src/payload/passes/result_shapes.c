/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * reify-result-shapes: tensor.pad and tensor.concat say in their types what is
 * known of their sizes, and are cast to what they were. Ops that others compute
 * sizes with stay, as the reference's do.
 */
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "jig/iface.h"
#include "jig/rewrite.h"
#include "jig/pass.h"
#include "support/vec.h"

static bool is_explicit(const JigOp *op) {
    return jig_op_is(op, JIG_TENSOR(PAD)) || jig_op_is(op, JIG_TENSOR(CONCAT));
}

/* With the sizes that are constants; where one is negative the op does not mean anything, which is
 * said when it runs. */
static const JigType *type_of_sizes(JigRewriter *rw, const JigType *type, const JigMixed *sizes) {
    size_t rank = jig_type_rank(type);
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1), size;
    for (size_t i = 0; i < rank; i++)
        shape[i] = jig_mixed_constant(sizes[i], &size) && size >= 0 ? size : jig_type_dim(type, i);
    return jig_type_clone_shaped(type, shape, rank, jig_type_element(type));
}

/* False after a warning: its sizes can't be told. */
static bool say_sizes(JigRewriter *rw, JigOp *op) {
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, op);
    const JigType *was = jig_op_result_type(op, 0);
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, jig_type_rank(was) + 1);
    if (!jig_reify_sizes(rw, jig_op_result(op, 0), sizes)) {
        jig_warning(rw->ctx, loc, "failed to get the reified shapes");
        return false;
    }
    const JigType *is = type_of_sizes(rw, was, sizes);
    if (is == was)
        return true;
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, jig_op_num_operands(op) + 1);
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        operands[i] = jig_op_operand(op, i);
    JigOp *made = jig_rw_clone_with(rw, loc, op, operands, &is);
    JigTensorCast cast = {.source = jig_op_result(made, 0), .dest_type = was};
    jig_rw_replace1(rw, op, jig_op_result(jig_tensor_cast_build(rw, loc, &cast), 0));
    return true;
}

static JigWalk note(JigOp *op, void *user) {
    JigOpVec *found = user;
    if (is_explicit(op))
        jig_vec_push(found, op);
    return JIG_WALK_ADVANCE;
}

static bool run(JigPassCall *call) {
    JigOpVec found = {0};
    jig_walk_post(call->op, note, &found);
    for (size_t i = 0; i < found.len; i++)
        (void)say_sizes(call->rw, found.data[i]);
    jig_vec_free(&found);
    return true;
}

const JigPassRow jig_pass_reify_result_shapes = {
    .name = "reify-result-shapes",
    .title = "ReifyResultShapesPass",
    .run = run,
    .summary = "tensor.pad and tensor.concat with the sizes that are known of them",
};
