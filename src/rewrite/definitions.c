/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/definitions.h"

#include "support/check.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct Moved {
    JigOp *before, *within; /* the op whose operands and nested ops are looked at */
    JigPtrMap seen;
    JigOpVec ops; /* those that have been looked at are followed by those that wait */
    JigDominance *dom;
} Moved;

/* Notes the op of a value that is not there yet; false: it can't move. */
static bool need(Moved *m, JigValue *v) {
    JigOp *def = jig_value_def(v);
    if (jig_value_dominates(m->dom, v, m->before))
        return true;
    if (!def || def == m->before || jig_op_block(def) != jig_op_block(m->before) ||
        !jig_op_is_pure(def))
        return false;
    if (jig_ptrset_add(&m->seen, def))
        jig_vec_push(&m->ops, def);
    return true;
}

static JigWalk need_operands(JigOp *op, void *user) {
    Moved *m = user;
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        JigValue *v = jig_op_operand(op, i);
        if (!jig_op_is_ancestor(m->within, jig_block_parent_op(jig_value_block(v))) && !need(m, v))
            return JIG_WALK_INTERRUPT;
    }
    return JIG_WALK_ADVANCE;
}

static int by_position(const void *x, const void *y) {
    JigOp *a = *(JigOp *const *)x, *b = *(JigOp *const *)y;
    return jig_op_is_before(a, b) ? -1 : a != b;
}

bool jig_rw_move_definitions(JigRewriter *rw, const JigOp *user, JigOperandRange operands,
                             JigOp *op, JigOp *where) {
    JIG_REQUIRE(rw && user && where);
    JIG_REQUIRE(operands.start + operands.count <= jig_op_num_operands(user));
    Moved m = {.before = op, .dom = jig_dominance_create(rw->ctx)};
    bool ok = true;
    for (size_t i = 0; ok && i < operands.count; i++)
        ok = need(&m, jig_op_operand(user, operands.start + i));
    for (size_t k = 0; ok && k < m.ops.len; k++) {
        m.within = m.ops.data[k];
        ok = jig_walk_pre(m.within, need_operands, &m) != JIG_WALK_INTERRUPT;
    }
    if (ok && m.ops.len)
        qsort(m.ops.data, m.ops.len, sizeof *m.ops.data, by_position);
    for (size_t k = 0; ok && k < m.ops.len; k++)
        jig_rw_move_before(rw, m.ops.data[k], where);
    jig_dominance_destroy(m.dom);
    jig_ptrmap_free(&m.seen);
    jig_vec_free(&m.ops);
    return ok;
}
