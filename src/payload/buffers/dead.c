/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/buffers/dead.h"

#include "analysis/alias.h"
#include "dialect/memref/memref.h"
#include "support/vec.h"

typedef JIG_VEC(JigOpRef) Refs;

/* What was found below a root: of each dead buffer the allocation, then what uses it, views before
 * their users. */
typedef struct Dead {
    Refs ops;
    JigValueVec left; /* values whose uses are still to be looked at */
} Dead;

/* Is all that the op does writing to `v` and freeing it? What it does not tell, it may do: it may
 * keep the buffer for others to read. */
static bool only_writes(const JigOp *op, const JigValue *v) {
    if (jig_op_num_results(op) || jig_op_num_regions(op) || jig_op_maybe_terminator(op))
        return false;
    bool ok = jig_alias_only_affects(op, v, JIG_EFFECT_WRITE | JIG_EFFECT_FREE);
    for (size_t i = 0, n = 0; ok && i < jig_op_num_operands(op); ++i)
        ok = jig_op_operand(op, i) != v || n++ == 0;
    return ok;
}

/* The shape that a buffer is given is read. */
static bool is_view_of(const JigOp *op, const JigValue *v) {
    size_t n = 0;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        n += jig_op_operand(op, i) == v;
    return n == 1 && jig_view(op) && jig_view(op)->source(op) == v;
}

/* Adds the users of what is left to look at; false: one of them reads it, or passes it on. */
static bool add_users(Dead *d) {
    while (d->left.len) {
        JigValue *v = d->left.data[--d->left.len];
        for (JigUse *use = jig_value_first_use(v); use; use = jig_use_next(use)) {
            JigOp *user = jig_use_owner(use);
            jig_vec_push(&d->ops, jig_op_ref(user));
            if (!is_view_of(user, v) && !only_writes(user, v))
                return false;
            for (size_t i = 0; i < jig_op_num_results(user); ++i)
                jig_vec_push(&d->left, jig_op_result(user, i));
        }
    }
    return true;
}

static JigWalk add_dead(JigOp *op, void *user) {
    Dead *d = user;
    if (!jig_op_is(op, JIG_MEMREF(ALLOC)) && !jig_op_is(op, JIG_MEMREF(ALLOCA)))
        return JIG_WALK_ADVANCE;
    size_t before = d->ops.len;
    jig_vec_push(&d->ops, jig_op_ref(op));
    jig_vec_push(&d->left, jig_op_result(op, 0));
    if (!add_users(d))
        d->ops.len = before;
    d->left.len = 0;
    return JIG_WALK_ADVANCE;
}

void jig_buffers_erase_dead(JigRewriter *rw, JigOp *root) {
    Dead d = {0};
    (void)jig_walk_post(root, add_dead, &d);
    for (size_t i = d.ops.len; i-- > 0;)
        if (jig_op_ref_holds(&d.ops.data[i]))
            jig_rw_erase(rw, d.ops.data[i].op);
    jig_vec_free(&d.ops);
    jig_vec_free(&d.left);
}
