/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/callers.h"
#include "jig/iface.h"
#include "support/check.h"
#include "support/map.h"
#include "support/vec.h"

static JigWalk add(JigOp *op, void *user) {
    JigCallers *c = user;
    JigOp *callee = c->callee(op);
    if (!callee)
        return JIG_WALK_ADVANCE;
    void **slot = jig_ptrmap_slot(&c->lists, callee);
    if (!*slot)
        *slot = jig_calloc(1, sizeof(JigCallRefs));
    jig_vec_push((JigCallRefs *)*slot, jig_op_ref(op));
    return JIG_WALK_ADVANCE;
}

void jig_callers_add(JigCallers *c, JigOp *root) {
    jig_walk_post(root, add, c);
}

const JigCallRefs *jig_callers_of(const JigCallers *c, const JigOp *function) {
    return jig_ptrmap_get(&c->lists, function);
}

void jig_callers_free(JigCallers *c) {
    JIG_REQUIRE(c);
    size_t i = 0;
    const JigPtrEntry *e;
    while ((e = jig_ptrmap_next(&c->lists, &i))) {
        jig_vec_free((JigCallRefs *)e->value);
        jig_free(e->value);
    }
    jig_ptrmap_free(&c->lists);
}
