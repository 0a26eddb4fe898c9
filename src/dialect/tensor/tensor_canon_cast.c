/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Casts of operands are taken into any destination style op. */
#include "dialect/tensor/tensor_cast.h"
#include "dialect/tensor/tensor_int.h"
#include "support/arena.h"

static bool fold_casts(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    /* pack and unpack have patterns of their own, since their tile sizes follow; so have loops and
     * insertions. */
    if (jig_op_has_name(op, "linalg.pack") || jig_op_has_name(op, "linalg.unpack") ||
        jig_op_is(op, JIG_TENSOR(INSERT_SLICE)) || jig_loop(op) ||
        !jig_tensor_has_foldable_cast(op))
        return jig_no_match(rw, op, "no cast to fold");
    size_t n = jig_op_num_operands(op), m = jig_op_num_results(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1),
             **values = JIG_NEW_ARRAY(rw->arena, JigValue *, m + 1);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, m + 1);
    jig_tensor_operands_without_casts(op, operands, types);
    JigOp *copy = jig_rw_clone_with(rw, jig_op_loc(op), op, operands, types);
    for (size_t i = 0; i < m; i++)
        values[i] = jig_tensor_as_type(rw, jig_op_loc(op), jig_op_result(copy, i),
                                       jig_op_result_type(op, i));
    jig_rw_replace(rw, op, values, m);
    return true;
}

const JigPattern jig_tensor_dialect_patterns[] = {
    /* Where only one operand knows a size, as the reference does. */
    {.name = "FoldTensorCastProducerOp",
     .fn = fold_casts,
     .iface = &jig_iface_dps,
     .leaves_invalid = true},
    {0},
};
