/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What memref ops say of the sizes of their results (jig/bounds.h). */
#include "dialect/memref/memref_int.h"
#include "dialect/common/bounds.h"

static void alloc_dim(const JigOp *op, JigValue *v, size_t dim, JigBounds *b) {
    jig_bounds_of_sizes(op, 0, v, dim, b);
}
static const JigBoundsIface alloc_bounds = {.dim = alloc_dim};
const JigIface jig_memref_alloc_ifaces[] = {{&jig_iface_bounds, &alloc_bounds}, {0}};

static void subview_dim(const JigOp *op, JigValue *v, size_t dim, JigBounds *b) {
    JigArena *a = jig_arena_create();
    size_t n;
    jig_slice_sizes(op, &n, a);
    bool *dropped = JIG_NEW_ARRAY(a, bool, n + 1);
    if (jig_memref_subview_dropped_dims(op, dropped, a))
        jig_bounds_of_slice(op, v, dim, dropped, b);
    jig_arena_destroy(a);
}
const JigBoundsIface jig_memref_subview_bounds = {.dim = subview_dim};
const JigIface jig_memref_rank_ifaces[] = {{&jig_iface_bounds, &jig_bounds_of_rank}, {0}};
