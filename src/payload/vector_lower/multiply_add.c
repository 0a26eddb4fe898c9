/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/vector_lower/multiply_add.h"

#include "dialect/arith/arith.h"
#include "jig/ops/arith.h"
#include "jig/ops/vector.h"

static bool fuse(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_type_is_vector(jig_op_result_type(op, 0)))
        return jig_no_match(rw, op, "not of vectors");
    for (size_t i = 0; i < 2; ++i) {
        JigOp *product = jig_value_def_of(jig_op_operand(op, i), JIG_ARITH(MULF));
        if (!product || !jig_value_has_one_use(jig_op_result(product, 0)))
            continue;
        jig_at_before(rw, op);
        jig_rw_replace_op(rw, op,
                          jig_vector_fma_build(rw, jig_op_loc(op),
                                               &(JigVectorFma){
                                                   .lhs = jig_arith_mulf_lhs(product),
                                                   .rhs = jig_arith_mulf_rhs(product),
                                                   .acc = jig_op_operand(op, 1 - i),
                                               }));
        return true;
    }
    return jig_no_match(rw, op, "no product that nobody else reads");
}

const JigPattern jig_patterns_multiply_add[] = {
    {.name = "MultiplyAdd", .root = "arith.addf", .fn = fuse},
    {0},
};
