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

/* Parallel loops before the others, each in the order in which they were. */
static void put_parallel_first(const JigOp *op, int64_t *order, size_t n, JigArena *a) {
    const JigStructuredIface *s = jig_structured(op);
    int64_t *others = JIG_NEW_ARRAY(a, int64_t, n + 1);
    size_t num_parallel = 0, num_others = 0;
    for (size_t i = 0; i < n; ++i) {
        if (s->iterator(op, (size_t)order[i]) == JIG_PARALLEL)
            order[num_parallel++] = order[i];
        else
            others[num_others++] = order[i];
    }
    for (size_t i = 0; i < num_others; ++i)
        order[num_parallel + i] = others[i];
}

static void order_by_operand(const JigOp *op, const JigMap *map, int64_t *order, JigArena *a) {
    size_t n = jig_map_num_results(map);
    for (size_t i = 0; i < n; ++i)
        order[i] = jig_map_dim_position(map, (unsigned)i);
    if (n && jig_structured(op)->iterator(op, (size_t)order[n - 1]) == JIG_REDUCTION)
        put_parallel_first(op, order, n, a);
}

/* False: a dimension of the result has no loop of its own, or a parallel loop is along none. */
static bool order_by_result(const JigOp *op, int64_t *order) {
    const JigStructuredIface *s = jig_structured(op);
    const JigMap *map = s->map(op, jig_linalg_num_ins(op));
    size_t n = 0;
    if (!jig_map_is_projected_permutation(map, false))
        return false;
    for (; n < jig_map_num_results(map); ++n)
        order[n] = jig_map_dim_position(map, (unsigned)n);
    for (size_t loop = 0; loop < s->num_loops(op); ++loop) {
        if (jig_map_uses_dim(map, (unsigned)loop))
            continue;
        if (s->iterator(op, loop) == JIG_PARALLEL)
            return false;
        order[n++] = (int64_t)loop;
    }
    return true;
}

static bool is_in_order(const int64_t *order, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (order[i] != (int64_t)i)
            return false;
    return true;
}

static bool order_loops(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigMap *map = map_of_all_loops(op);
    size_t n = jig_structured(op)->num_loops(op);
    int64_t *order = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1);
    if (map)
        order_by_operand(op, map, order, rw->arena);
    else if (!order_by_result(op, order))
        return jig_no_match(rw, op, "a dimension of the result has no loop of its own");
    if (is_in_order(order, n))
        return jig_no_match(rw, op, "no operand lies in another order");
    return jig_structured_interchange_keeps_order(op, order, n, NULL) &&
           jig_structured_interchange(rw, op, order, n, NULL);
}

const JigPattern jig_patterns_memory_order[] = {
    {.name = "LoopsInMemoryOrder", .root = "linalg.generic", .fn = order_loops},
    {0},
};
