/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine_fuse/affine_fuse_int.h"

#include "dialect/memref/memref.h"
#include "support/check.h"

typedef void EachFn(const JigFuser *f, JigNest *into, size_t max_users);

/* From the last one of the visible order; those that went on the way are left out. */
static void each_loop(const JigFuser *f, EachFn *fn, size_t max_users) {
    JigIdVec ids = {0};
    jig_nest_graph_order(f->graph, &ids);
    while (ids.len) {
        JigNest *x = jig_nest_find(f->graph, jig_vec_pop(&ids));
        if (x && x->is_loop)
            fn(f, x, max_users);
    }
    jig_vec_free(&ids);
}

static void siblings_into(const JigFuser *f, JigNest *into, size_t max_users) {
    (void)max_users;
    jig_loop_fuse_siblings_into(f, into);
}

/* Memory that was handed on, and has no uses any more. */
static void drop_unused(const JigFuser *f) {
    JigValueVec memrefs = {0};
    jig_nest_graph_unrelated(f->graph, &memrefs);
    for (size_t i = 0; i < memrefs.len; ++i) {
        JigOp *def = jig_value_def(memrefs.data[i]);
        if (def && jig_op_is(def, JIG_MEMREF(ALLOC)) && !jig_value_has_uses(memrefs.data[i]))
            jig_rw_erase(f->rw, def);
    }
    jig_vec_free(&memrefs);
}

void jig_loop_fuse_affine(JigRewriter *rw, JigBlock *block, const JigViewFlow *flow,
                          const JigFuseOptions *options) {
    JIG_REQUIRE(rw && block && options);
    JigFuser f = {.rw = rw, .graph = jig_nest_graph_create(block, flow), .options = options};
    if (!f.graph)
        return;
    if (options->mode == JIG_FUSE_GREEDY)
        each_loop(&f, jig_loop_fuse_producers_into, 1);
    if (options->mode != JIG_FUSE_PRODUCERS)
        each_loop(&f, siblings_into, 0);
    if (options->mode != JIG_FUSE_SIBLINGS)
        each_loop(&f, jig_loop_fuse_producers_into, SIZE_MAX);
    drop_unused(&f);
    jig_nest_graph_destroy(f.graph);
}
