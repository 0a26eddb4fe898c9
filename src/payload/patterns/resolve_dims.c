/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dimensions of results, by the operands of the ops that make them. */
#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "jig/iface.h"
#include "payload/patterns/patterns.h"

static bool dim_of_result(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_tensor_dim_source(op); /* of memref.dim, too */
    const JigType *t = jig_value_type(source);
    int64_t index;
    if (!jig_value_is_result(source) || !jig_reify(jig_value_def(source)) ||
        !jig_constant_int(jig_tensor_dim_index(op), &index) || !jig_type_has_rank(t) || index < 0 ||
        (uint64_t)index >= jig_type_rank(t))
        return jig_no_match(rw, op, "the source cannot tell its size there");
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, jig_type_rank(t));
    if (!jig_reify_sizes(rw, source, sizes))
        return jig_no_match(rw, op, "the source cannot tell its size there");
    jig_rw_replace1(rw, op, jig_arith_mixed_to_value(rw, jig_op_loc(op), sizes[index]));
    return true;
}

/* What iterations combine has the shape that it started with. */
static bool dim_of_combined(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_tensor_dim_source(op); /* of memref.dim, too */
    JigBlock *block = jig_value_owner_block(source);
    JigOp *loop = block ? jig_block_parent_op(block) : NULL;
    if (!loop || !jig_loop(loop) || !jig_loop_combines(loop))
        return jig_no_match(rw, op, "not of what a loop combines");
    for (size_t i = 0; i < jig_loop_num_carried(loop); i++)
        if (jig_loop_arg(loop, i) == source) {
            jig_tensor_dim_set_source(rw, op, jig_loop_init(loop, i));
            return true;
        }
    return jig_no_match(rw, op, "not of what a loop combines");
}

const JigPattern jig_patterns_resolve_dims[] = {
    {.name = "DimOfReifyRankedShapedTypeOpInterface<mlir::memref::DimOp>",
     .root = "memref.dim",
     .fn = dim_of_result},
    {.name = "DimOfReifyRankedShapedTypeOpInterface<mlir::tensor::DimOp>",
     .root = "tensor.dim",
     .fn = dim_of_result},
    {.name = "IterArgsToInitArgs<mlir::memref::DimOp>",
     .root = "memref.dim",
     .fn = dim_of_combined},
    {.name = "IterArgsToInitArgs<mlir::tensor::DimOp>",
     .root = "tensor.dim",
     .fn = dim_of_combined},
    {0},
};
