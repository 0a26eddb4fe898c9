/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/ops/gather.h"

void jig_gather_init(JigGather *g, JigTransformCall *call, size_t first_result) {
    *g = (JigGather){
        .call = call, .first = first_result, .n = jig_op_num_results(call->op) - first_result};
    g->results = jig_arena_calloc(call->arena, g->n * sizeof *g->results);
    for (size_t i = 0; i < g->n; ++i)
        g->results[i].all.kind = jig_handle_kind(jig_op_result(call->op, first_result + i));
}

void jig_gather_add(JigGather *g, size_t i, void *const *items, size_t n) {
    struct JigGathered *r = &g->results[i];
    for (size_t k = 0; k < n; ++k)
        JIG_ARENA_PUSH(g->call->arena, r->all.items, r->all.len, r->cap, items[k]);
}

void jig_gather_op(JigGather *g, size_t i, JigOp *op) {
    g->results[i].all.kind = JIG_HANDLE_OPS; /* whether the type agrees is asked when it is bound */
    jig_gather_add(g, i, (void *const[]){op}, 1);
}

void jig_gather_finish(const JigGather *g) {
    for (size_t i = 0; i < g->n; ++i)
        jig_set_items(g->call, g->first + i, g->results[i].all);
}
