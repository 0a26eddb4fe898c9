/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is made of tensor.empty alone is tensor.empty. */
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_cast.h"
#include "payload/patterns/patterns.h"

static const bool single_use = true;

/* Is `v` a tensor.empty that may be folded? */
static bool may_fold(const JigPattern *self, const JigValue *v) {
    return jig_value_def_is(v, JIG_TENSOR(EMPTY)) &&
           (self->data != &single_use || jig_value_has_one_use(v));
}

/* A tensor.empty of op's result in its place. */
static bool replace(JigRewriter *rw, JigOp *op) {
    const JigType *t = jig_op_result_type(op, 0);
    size_t rank = jig_type_rank(t);
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    if (!jig_reify_sizes(rw, jig_op_result(op, 0), sizes))
        return jig_no_match(rw, op, "failed to reify result shape");
    JigMixedParts parts = jig_mixed_parts(rw->ctx, sizes, rank, rw->arena);
    const JigType *made =
        jig_type_tensor(parts.numbers, rank, jig_type_element(t), jig_type_encoding(t));
    JigOp *empty = jig_build(rw, jig_op_loc(op), JIG_TENSOR(EMPTY), parts.values.items,
                             parts.values.n, &made, 1, NULL);
    jig_rw_replace1(rw, op, jig_tensor_as_type(rw, jig_op_loc(op), jig_op_result(empty, 0), t));
    return true;
}

static bool reshape_of_empty(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    return may_fold(self, jig_tensor_src(op)) ? replace(rw, op)
                                              : jig_no_match(rw, op, "not of an empty tensor");
}

static bool slice_of_empty(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    if (!may_fold(self, jig_tensor_extract_slice_source(op)))
        return jig_no_match(rw, op, "not of an empty tensor");
    JigOperandRange sizes = jig_tensor_extract_slice_sizes(op);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, sizes.count + 1);
    for (size_t i = 0; i < sizes.count; i++)
        values[i] = jig_op_operand(op, sizes.start + i);
    const JigType *t = jig_op_result_type(op, 0);
    jig_rw_replace_with_new(rw, op, JIG_TENSOR(EMPTY), values, sizes.count, &t, 1, NULL);
    return true;
}

static bool concat_of_empty(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        if (!may_fold(self, jig_op_operand(op, i)))
            return jig_no_match(rw, op, "not all of empty tensors");
    return replace(rw, op);
}

#define PATTERNS(option)                                                                           \
    {                                                                                              \
        {.name = "FoldEmptyTensorWithExtractSliceOp",                                              \
         .root = "tensor.extract_slice",                                                           \
         .fn = slice_of_empty,                                                                     \
         .data = option},                                                                          \
            {.name = "FoldEmptyTensorWithReshapeOp<mlir::tensor::ExpandShapeOp>",                  \
             .root = "tensor.expand_shape",                                                        \
             .fn = reshape_of_empty,                                                               \
             .data = option},                                                                      \
            {.name = "FoldEmptyTensorWithReshapeOp<mlir::tensor::CollapseShapeOp>",                \
             .root = "tensor.collapse_shape",                                                      \
             .fn = reshape_of_empty,                                                               \
             .data = option},                                                                      \
            {.name = "FoldConcatsOfEmpty",                                                         \
             .root = "tensor.concat",                                                              \
             .fn = concat_of_empty,                                                                \
             .data = option},                                                                      \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }
const JigPattern jig_patterns_fold_empty[] = PATTERNS(NULL);
const JigPattern jig_patterns_fold_single_use_empty[] = PATTERNS(&single_use);
