/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/nest.h"

enum { NOWHERE = 0 }; /* a depth of which one was taken */

static size_t depth_of(const JigNest *n, const JigRegion *region) {
    return (size_t)(uintptr_t)jig_ptrmap_get(&n->depths, region);
}

/* The depth, plus one, of the region if the path leads through it. */
static size_t on_path(const JigNest *n, const JigRegion *region) {
    size_t depth = depth_of(n, region);
    return depth && depth <= n->path.len && n->path.data[depth - 1]->block->region == region
               ? depth
               : NOWHERE;
}

/* How much of the path is around `op`, itself included. */
static size_t common(const JigNest *n, const JigOp *op) {
    size_t depth = op->block && op->block->region ? on_path(n, op->block->region) : NOWHERE;
    return depth && n->path.data[depth - 1] == op ? depth : 0;
}

static void go_to(JigNest *n, JigOp *op) {
    if (n->path.len && n->path.data[n->path.len - 1] == op)
        return;
    size_t more = 0, keep = 0;
    JigOp *top = op;
    for (; top && top->block && !(keep = common(n, top)); top = jig_op_parent(top))
        more++;
    n->path.len = keep;
    for (size_t i = 0; i < more; i++)
        jig_vec_push(&n->path, NULL);
    for (top = op; more; more--, top = jig_op_parent(top)) {
        n->path.data[keep + more - 1] = top;
        if (top->block->region)
            jig_ptrmap_set(&n->depths, top->block->region, (void *)(uintptr_t)(keep + more));
    }
}

JigOp *jig_nest_ancestor(JigNest *n, const JigRegion *region, JigOp *op) {
    if (jig_op_parent_region(op) == region)
        return op;
    JigOp *parent = jig_op_parent(op);
    if (!parent || !parent->block)
        return NULL;
    go_to(n, parent);
    size_t depth = on_path(n, region);
    return depth ? n->path.data[depth - 1] : NULL;
}

bool jig_nest_is_within(JigNest *n, const JigRegion *outer, const JigRegion *inner, JigOp *op) {
    JigOp *a = jig_nest_ancestor(n, outer, op), *b = jig_nest_ancestor(n, inner, op);
    return a && b && (b == op || (a != op && depth_of(n, outer) <= depth_of(n, inner)));
}

void jig_nest_free(JigNest *n) {
    jig_vec_free(&n->path);
    jig_ptrmap_free(&n->depths);
}
