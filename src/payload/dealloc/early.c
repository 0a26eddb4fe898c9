/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/bufferize.h"
#include "analysis/view_flow.h"
#include "support/check.h"

typedef struct Early {
    JigRewriter *rw;
    JigViewFlow *flow;
} Early;

/* The last op in the block of `alloc` that uses it, a view, or has such a use in it; but not
 * `dealloc`. NULL: there is none. *inside: are there none in other blocks? */
static JigOp *last_user(const Early *e, JigValue *v, const JigOp *dealloc, bool *inside) {
    const JigBlock *block = jig_op_block(jig_value_def(v));
    JigValueVec views = {0};
    JigOp *last = NULL;
    *inside = true;
    jig_view_flow_views(e->flow, v, &views);
    for (size_t i = 0; i < views.len; ++i)
        for (JigUse *u = jig_value_first_use(views.data[i]); u; u = jig_use_next(u)) {
            JigOp *user = jig_use_owner(u), *at = jig_block_ancestor(block, user);
            if (user == dealloc)
                continue;
            *inside = *inside && at;
            if (at && (!last || jig_op_is_before(last, at)))
                last = at;
        }
    jig_vec_free(&views);
    return last;
}

static void free_early(const Early *e, JigOp *op, JigValue *v) {
    JigOp *dealloc;
    bool inside;
    if (!jig_alias_find_dealloc(v, &dealloc) || !dealloc ||
        jig_op_block(dealloc) != jig_op_block(op))
        return;
    JigOp *last = last_user(e, v, dealloc, &inside);
    /* Nothing stands behind what ends the block: that uses what is freed, whatever is done. */
    if (last && inside && !jig_op_is_terminator(last) && jig_op_next(last) != dealloc)
        jig_rw_move_after(e->rw, dealloc, last);
}

static JigWalk find_allocation(JigOp *op, void *user) {
    JigValueVec *found = user;
    JigValue *v = jig_alias_only_allocated(op);
    if (v)
        jig_vec_push(found, v);
    return JIG_WALK_ADVANCE;
}

void jig_free_early(JigRewriter *rw, JigOp *function) {
    JIG_REQUIRE(rw && jig_op_body(function));
    Early e = {.rw = rw, .flow = jig_view_flow_create_for_views(function)};
    JigValueVec found = {0};
    jig_walk_post(function, find_allocation, &found);
    for (size_t i = 0; i < found.len; ++i)
        free_early(&e, jig_value_def(found.data[i]), found.data[i]);
    jig_vec_free(&found);
    jig_view_flow_destroy(e.flow);
}
