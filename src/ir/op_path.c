/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/op_path.h"
#include "support/check.h"

enum { NOWHERE = 0 }; /* a depth of which one was taken */

static size_t depth_of(const JigOpPath *p, const JigRegion *region) {
    return (size_t)(uintptr_t)jig_ptrmap_get(&p->depths, region);
}

/* The depth, plus one, of the region if the path leads through it. */
static size_t on_path(const JigOpPath *p, const JigRegion *region) {
    size_t depth = depth_of(p, region);
    return depth && depth <= p->ops.len && p->ops.data[depth - 1]->block->region == region
               ? depth
               : NOWHERE;
}

/* How much of the path is around `op`, itself included. */
static size_t common(const JigOpPath *p, const JigOp *op) {
    size_t depth = op->block && op->block->region ? on_path(p, op->block->region) : NOWHERE;
    return depth && p->ops.data[depth - 1] == op ? depth : 0;
}

static void go_to(JigOpPath *p, JigOp *op) {
    if (p->ops.len && p->ops.data[p->ops.len - 1] == op)
        return;
    size_t more = 0, keep = 0;
    JigOp *top = op;
    for (; top && top->block && !(keep = common(p, top)); top = jig_op_parent(top))
        more++;
    p->ops.len = keep;
    for (size_t i = 0; i < more; i++)
        jig_vec_push(&p->ops, NULL);
    for (top = op; more; more--, top = jig_op_parent(top)) {
        p->ops.data[keep + more - 1] = top;
        if (top->block->region)
            jig_ptrmap_set(&p->depths, top->block->region, (void *)(uintptr_t)(keep + more));
    }
}

JigOp *jig_op_path_ancestor(JigOpPath *p, const JigRegion *region, JigOp *op) {
    if (jig_op_parent_region(op) == region)
        return op;
    JigOp *parent = jig_op_parent(op);
    if (!parent || !parent->block)
        return NULL;
    go_to(p, parent);
    size_t depth = on_path(p, region);
    return depth ? p->ops.data[depth - 1] : NULL;
}

bool jig_op_path_is_within(JigOpPath *p, const JigRegion *outer, const JigRegion *inner,
                           JigOp *op) {
    JigOp *a = jig_op_path_ancestor(p, outer, op), *b = jig_op_path_ancestor(p, inner, op);
    return a && b && (b == op || (a != op && depth_of(p, outer) <= depth_of(p, inner)));
}

void jig_op_path_free(JigOpPath *p) {
    JIG_REQUIRE(p);
    jig_vec_free(&p->ops);
    jig_ptrmap_free(&p->depths);
}
