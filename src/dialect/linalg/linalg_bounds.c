/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* linalg.index counts from 0 to below the size that its loop runs over (jig/bounds.h). */
#include "dialect/linalg/linalg_int.h"
#include "jig/bounds.h"

/* The first operand dimension that the loop runs along, alone. */
static bool find_dim(const JigOp *op, unsigned loop, JigValue **operand, size_t *dim) {
    const JigStructuredIface *s = jig_structured(op);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigMap *map = s->map(op, i);
        for (unsigned k = 0; map && k < jig_map_num_results(map); ++k) {
            const JigExpr *e = jig_map_result(map, k);
            if (jig_expr_kind(e) == JIG_EXPR_DIM && jig_expr_position(e) == loop) {
                *operand = jig_op_operand(op, i);
                *dim = k;
                return true;
            }
        }
    }
    return false;
}

static void index_of_loop(const JigOp *op, JigValue *v, JigBounds *b) {
    const JigOp *around = jig_op_parent(op);
    while (around && !jig_structured(around))
        around = jig_op_parent(around);
    JigValue *operand;
    size_t dim;
    if (!around || !find_dim(around, (unsigned)jig_attr_int_value(jig_linalg_index_dim_attr(op)),
                             &operand, &dim))
        return;
    jig_bounds_at_least(b, jig_extent(v), jig_bounds_constant(b, 0));
    jig_bounds_less(b, jig_extent(v), jig_bounds_dim(b, operand, dim));
}
static const JigBoundsIface index_bounds = {.index = index_of_loop};
const JigIface jig_linalg_index_ifaces[] = {{&jig_iface_bounds, &index_bounds}, {0}};
