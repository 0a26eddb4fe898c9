/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/patterns/transfers.h"

const JigMap *jig_transfer_map(const JigOp *transfer) {
    return jig_attr_map_value(jig_op_attr(transfer, "permutation_map"));
}

bool jig_transfer_leaves_bounds(const JigOp *transfer) {
    const JigAttr *in_bounds = jig_op_attr(transfer, "in_bounds");
    for (size_t i = 0; i < jig_attr_array_len(in_bounds); i++)
        if (!jig_attr_bool_value(jig_attr_array_at(in_bounds, i)))
            return true;
    return false;
}

const JigMap *jig_transfer_map_over(const JigOp *transfer, const bool *dropped, size_t rank,
                                    JigArena *a) {
    const JigMap *map = jig_transfer_map(transfer);
    JigContext *ctx = jig_map_context(map);
    const JigExpr **dims = JIG_NEW_ARRAY(a, const JigExpr *, rank + 1);
    size_t n = 0;
    for (size_t i = 0; i < rank; i++)
        if (!dropped[i])
            dims[n++] = jig_expr_dim(ctx, (unsigned)i);
    return jig_map_replace(map, dims, n, NULL, 0, (unsigned)rank, 0);
}
