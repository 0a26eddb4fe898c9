/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/tiling.h"
#include "support/check.h"

JigIterator jig_tiling_parallel_iterator(const JigOp *op, size_t loop) {
    JIG_REQUIRE(op);
    (void)op, (void)loop;
    return JIG_PARALLEL;
}

bool jig_tiling_result_is_tile(JigRewriter *rw, JigOp *op, size_t result, JigSlice tile,
                               JigArena *a, JigSlice *out) {
    JIG_REQUIRE(op && out);
    (void)rw, (void)op, (void)result, (void)a;
    *out = tile;
    return true;
}

void jig_tiling_tiled_op(JigOp *op, JigArena *a, JigTiled *out) {
    *out = (JigTiled){.num_ops = 1, .num_values = jig_op_num_results(op)};
    out->ops = JIG_NEW_ARRAY(a, JigOp *, 1);
    out->ops[0] = op;
    out->values = JIG_NEW_ARRAY(a, JigValue *, out->num_values + 1);
    for (size_t i = 0; i < out->num_values; i++)
        out->values[i] = jig_op_result(op, i);
}
