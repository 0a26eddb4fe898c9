/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How much memory a nest touches: the sum of boxes, one for each memref. */
#include "payload/loop/affine_fuse/nest_graph_int.h"

#include <string.h>

typedef struct Part {
    const JigTouched *one; /* all accesses so far touch the same */
    JigTouched all;        /* else: a box around what they touch */
    bool is_joined;
} Part;

static const JigTouched *touched_by(JigNestGraph *g, const JigAffineAccessInfo *access) {
    JigKnownAccess *x = jig_ptrmap_get(&g->infos, access->op);
    if (!x->is_known)
        jig_loop_affine_touched_free(&x->touched);
    x->is_known = x->is_known ||
                  jig_loop_affine_touched_or_error(access->op, g->around, g->arena, &x->touched);
    return x->is_known ? &x->touched : NULL;
}

static bool same_rows(const JigSystem *s, const JigRows *x, const JigRows *y) {
    return x->n == y->n &&
           (!x->n || !memcmp(x->at, y->at, x->n * (jig_linear_columns(s) + 1) * sizeof *x->at));
}

static bool is_same(const JigDomain *x, const JigDomain *y) {
    return !memcmp(x->system.count, y->system.count, sizeof x->system.count) &&
           x->values.len == y->values.len &&
           (!x->values.len ||
            !memcmp(x->values.data, y->values.data, x->values.len * sizeof *x->values.data)) &&
           same_rows(&x->system, &x->system.eq, &y->system.eq) &&
           same_rows(&x->system, &x->system.ge, &y->system.ge);
}

/* False, after a warning: boxes can't be compared. */
static bool add_to(Part *p, const JigTouched *more, JigOp *op) {
    if (!p->one && !p->is_joined) {
        p->one = more;
        return true;
    }
    if (!p->is_joined && is_same(&p->one->domain, &more->domain))
        return true;
    if (!p->is_joined) {
        p->all = *p->one;
        p->all.domain = jig_domain_copy(&p->one->domain);
        p->is_joined = true;
    }
    return jig_loop_affine_touched_join(&p->all, more) ||
           (jig_op_warning(op,
                           "getMemoryFootprintBytes: unable to perform a union on a memory region"),
            false);
}

bool jig_nest_footprint(JigNestGraph *g, const JigNest *x, int64_t *out) {
    JigArena *a = jig_arena_create();
    JigAccessList l = jig_nest_accesses(g, x, a);
    JigPtrMap parts = {0};
    bool known = true;
    size_t at = 0;
    int64_t bytes;
    for (size_t i = 0; known && i < l.n; ++i) {
        const JigTouched *t = touched_by(g, l.at[i]);
        void **slot = jig_ptrmap_slot(&parts, l.at[i]->memref);
        if (!*slot)
            *slot = JIG_NEW(a, Part);
        known = t && add_to(*slot, t, l.at[i]->op);
    }
    *out = 0;
    for (const JigPtrEntry *e; (e = jig_ptrmap_next(&parts, &at));) {
        Part *p = e->value;
        known = known &&
                jig_loop_affine_touched_bytes(p->is_joined ? &p->all : p->one, a, &bytes) &&
                !__builtin_add_overflow(*out, bytes, out);
        if (p->is_joined)
            jig_loop_affine_touched_free(&p->all);
    }
    jig_ptrmap_free(&parts);
    jig_arena_destroy(a);
    return known;
}
