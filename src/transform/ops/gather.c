/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/ops/gather.h"

#include "transform/state.h"
#include "support/check.h"

void jig_gather_init(JigGather *g, JigTransformCall *call, size_t first_result) {
    JIG_REQUIRE(g && call && first_result <= jig_op_num_results(call->op));
    *g = (JigGather){
        .call = call, .first = first_result, .n = jig_op_num_results(call->op) - first_result};
    g->results = jig_arena_calloc(call->arena, g->n * sizeof *g->results);
    for (size_t i = 0; i < g->n; ++i)
        g->results[i].kind = jig_handle_kind(jig_op_result(call->op, first_result + i));
}

/* Without a watch, ops are told by their stamps, which move on when they go. */
static uintptr_t number_of(const JigGather *g, JigHandleKind kind, void *item) {
    if (kind == JIG_HANDLE_PARAMS)
        return 0;
    if (g->watch)
        return jig_watch_number(g->watch, item);
    return kind == JIG_HANDLE_OPS ? (uintptr_t)jig_op_stamp(item) + 1 : 0;
}

void jig_gather_add(JigGather *g, size_t i, void *const *items, size_t n) {
    struct JigGathered *r = &g->results[i];
    JigWatch *watch = r->kind == JIG_HANDLE_PARAMS ? NULL : g->watch;
    if (watch)
        jig_watch_add(watch, items, n);
    for (size_t k = 0; k < n && r->len <= JIG_MAX_HANDLED; ++k) {
        struct JigGatheredItem one = {items[k], number_of(g, r->kind, items[k])};
        JIG_ARENA_PUSH(g->call->arena, r->items, r->len, r->cap, one);
    }
}

void jig_gather_op(JigGather *g, size_t i, JigOp *op) {
    g->results[i].kind = JIG_HANDLE_OPS; /* whether the type agrees is asked when it is bound */
    jig_gather_add(g, i, (void *const[]){op}, 1);
}

static bool is_there(const JigGather *g, JigHandleKind kind, const struct JigGatheredItem *one) {
    return !one->number || one->number == number_of(g, kind, one->item);
}

void jig_gather_finish(const JigGather *g) {
    JIG_REQUIRE(g);
    for (size_t i = 0; i < g->n; ++i) {
        const struct JigGathered *r = &g->results[i];
        JigItems all = {r->kind, jig_arena_alloc(g->call->arena, r->len * sizeof *all.items), 0};
        for (size_t k = 0; k < r->len; ++k)
            if (is_there(g, r->kind, &r->items[k]))
                all.items[all.len++] = r->items[k].item;
        jig_set_items(g->call, g->first + i, all);
    }
}
