/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/tiling.h"

JigIterator jig_parallel_iterator(const JigOp *op, size_t loop) {
    (void)op, (void)loop;
    return JIG_PARALLEL;
}

bool jig_result_is_tile(JigRewriter *rw, JigOp *op, size_t result, JigSlice tile, JigArena *a,
                        JigSlice *out) {
    (void)rw, (void)op, (void)result, (void)a;
    *out = tile;
    return true;
}
