/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/memory_order.h"

#include "dialect/linalg/linalg.h"
#include "jig/iface.h"
#include "payload/structured/interchange.h"

/* The map whose results are all loops, each once; NULL: no operand has one. */
static const JigMap *map_of_all_loops(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    size_t num_ins = jig_linalg_num_ins(op), n = jig_op_num_operands(op);
    for (size_t i = num_ins; i < n; ++i)
        if (jig_map_is_permutation(s->map(op, i)))
            return s->map(op, i);
    for (size_t i = 0; i < num_ins; ++i)
        if (jig_map_is_permutation(s->map(op, i)))
            return s->map(op, i);
    return NULL;
}

static bool order_loops(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigMap *map = map_of_all_loops(op);
    if (!map || jig_map_is_identity(map))
        return jig_no_match(rw, op, "no operand lies in another order");
    size_t n = jig_map_num_results(map);
    int64_t *order = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1);
    for (size_t i = 0; i < n; ++i)
        order[i] = jig_map_dim_position(map, (unsigned)i);
    return jig_structured_interchange_keeps_order(op, order, n, NULL) &&
           jig_structured_interchange(rw, op, order, n, NULL);
}

const JigPattern jig_patterns_memory_order[] = {
    {.name = "LoopsInMemoryOrder", .root = "linalg.generic", .fn = order_loops},
    {0},
};
