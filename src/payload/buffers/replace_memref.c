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

/* ---- Who needs the type that a buffer has ---- */

static bool gives_buffers(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        if (jig_type_is_any_memref(jig_op_result_type(op, i)))
            return true;
    return false;
}

typedef struct Reference {
    const JigOp *user;
    const JigType *type;
    bool needs_type;
} Reference;

/* What a reference names may be compiled already: then nobody knows what it takes. */
static void note_reference(JigOp *op, const JigAttr *name, void *user) {
    Reference *r = user;
    if (op != r->user)
        return;
    const JigOp *named = jig_symbol_lookup_nearest(op, name);
    size_t n = 0;
    const JigType *const *inputs =
        named && jig_function(named) ? jig_function_inputs(named, &n) : NULL;
    r->needs_type |= !named;
    for (size_t i = 0; i < n; i++)
        r->needs_type |= inputs[i] == r->type;
}

/* Does it hand the buffer to a function, as calls and launches do? */
static bool names_function(JigOp *user, const JigType *type) {
    Reference r = {.user = user, .type = type};
    jig_symbol_uses_walk(user, note_reference, &r);
    return r.needs_type;
}

/* A part has another layout, and starts behind the aligned pointer. */
static bool needs_type(JigOp *user, const JigType *type) {
    return jig_call(user) || jig_op_maybe_terminator(user) || gives_buffers(user) ||
           jig_op_is(user, JIG_MEMREF(EXTRACT_ALIGNED_POINTER_AS_INDEX)) ||
           names_function(user, type);
}

const JigOp *jig_buffers_user_of_type(JigValue *buffer) {
    for (JigUse *u = jig_value_first_use(buffer); u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u);
        const JigOp *found = NULL;
        if (jig_op_is(user, JIG_MEMREF(SUBVIEW)))
            found = jig_buffers_user_of_type(jig_memref_subview_result(user));
        else if (needs_type(user, jig_value_type(buffer)))
            found = user;
        if (found)
            return found;
    }
    return NULL;
}
