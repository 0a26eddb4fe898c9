/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/buffers/replace_memref.h"

#include "dialect/memref/memref.h"
#include "support/vec.h"

/* What is to be replaced by what, and the op to erase then. */
typedef struct Replaced {
    JigValue *old, *new;
    JigOp *erase; /* or NULL */
} Replaced;
typedef JIG_VEC(Replaced) ReplacedVec;

static JigOp *subview_on(JigRewriter *rw, JigOp *subview, JigValue *source) {
    const JigType *type = jig_memref_subview_type_on(subview, jig_value_type(source));
    if (!type)
        return NULL;
    JigArena *a = jig_arena_create();
    bool *dropped;
    JigSlice slice = jig_memref_slice(subview, a, &dropped);
    jig_at_before(rw, subview);
    JigOp *made = jig_memref_build_subview(rw, jig_op_loc(subview), type, source, slice);
    jig_arena_destroy(a);
    return made;
}

static void replace(JigRewriter *rw, Replaced r, ReplacedVec *todo) {
    for (JigUse *use = jig_value_first_use(r.old), *next; use; use = next) {
        next = jig_use_next(use);
        JigOp *user = jig_use_owner(use);
        JigOp *made = jig_op_is(user, JIG_MEMREF(SUBVIEW)) ? subview_on(rw, user, r.new) : NULL;
        if (made)
            jig_vec_push(
                todo, ((Replaced){jig_memref_subview_result(user), jig_op_result(made, 0), user}));
        else
            jig_rw_set_operand(rw, user, jig_use_index(use), r.new);
    }
}

void jig_buffers_replace_memref(JigRewriter *rw, JigValue *old, JigValue *new) {
    ReplacedVec todo = {0};
    jig_vec_push(&todo, ((Replaced){old, new, NULL}));
    for (size_t i = 0; i < todo.len; ++i)
        replace(rw, todo.data[i], &todo);
    while (todo.len) { /* those of subviews of subviews first */
        Replaced r = jig_vec_pop(&todo);
        if (r.erase)
            jig_rw_erase(rw, r.erase);
    }
    jig_vec_free(&todo);
}
