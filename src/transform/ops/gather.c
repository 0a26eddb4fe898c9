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
    if (r->all.len + n > r->cap) {
        r->cap = 2 * r->cap + n;
        void **grown = jig_arena_alloc(g->call->arena, r->cap * sizeof *grown);
        if (r->all.len)
            memcpy(grown, r->all.items, r->all.len * sizeof *grown);
        r->all.items = grown;
    }
    if (n)
        memcpy(r->all.items + r->all.len, items, n * sizeof *items);
    r->all.len += n;
}

void jig_gather_finish(const JigGather *g) {
    for (size_t i = 0; i < g->n; ++i)
        jig_set_items(g->call, g->first + i, g->results[i].all);
}
