/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sizes of results in terms of operands. */
#include "dialect/bufferization/bufferization_int.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "jig/ops/bufferization.h"

/* As it stands: not what it folds to. */
static JigMixed dim_of_copy(JigRewriter *rw, JigLoc loc, JigValue *copy, size_t i) {
    JigTensorDim parts = {.source = copy, .index = jig_arith_index(rw, loc, (int64_t)i)};
    return jig_mixed_value(jig_op_result(jig_tensor_dim_build(rw, loc, &parts), 0));
}

/* Sizes that are not known are those of what is copied, or operands. */
static bool alloc_tensor(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    (void)result;
    const JigType *t = jig_op_result_type(op, 0);
    JigValue *copy = jig_bufferization_alloc_tensor_copy(op);
    if (!jig_type_has_rank(t))
        return false;
    for (size_t i = 0, k = 0; i < jig_type_rank(t); i++)
        if (!jig_type_is_dynamic_dim(t, i))
            sizes[i] = jig_mixed_int(rw->ctx, jig_type_dim(t, i));
        else
            sizes[i] =
                copy ? dim_of_copy(rw, jig_op_loc(op), copy, i)
                     : jig_mixed_value(jig_bufferization_alloc_tensor_dynamic_sizes_at(op, k++));
    return true;
}

static bool materialize(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    (void)result;
    JigValue *dest = jig_bufferization_materialize_in_destination_dest(op);
    if (!jig_type_has_rank(jig_value_type(dest)))
        return false;
    for (size_t i = 0; i < jig_type_rank(jig_value_type(dest)); i++)
        sizes[i] = jig_tensor_build_dim(rw, jig_op_loc(op), dest, i);
    return true;
}

static const JigReifyIface reify_alloc_tensor = {.sizes = alloc_tensor};
const JigIface jig_bufferization_alloc_tensor_ifaces[] = {{&jig_iface_reify, &reify_alloc_tensor},
                                                          {0}};
const JigReifyIface jig_bufferization_reify_materialize = {.sizes = materialize};
