/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The order in which the ops of a block run: as they stand, or, in a graph, each behind those whose
 * results it needs. */
#include "eval/evaluator.h"

/* An op on its way, and the ops of the block whose results it needs, of which `next` comes next. */
typedef struct Waiting {
    JigOp *op;
    JigOpVec needs;
    size_t next;
} Waiting;

typedef struct Order {
    JigBlock *block;
    JigPtrMap begun, done;
    JIG_VEC(Waiting) stack;
    JigOpVec *out;
} Order;

typedef struct Needs {
    const Order *order;
    const JigOp *op;
    JigOpVec *out;
} Needs;

static JigWalk add_needs(JigOp *inner, void *user) {
    Needs *n = user;
    for (size_t i = 0; i < jig_op_num_operands(inner); ++i) {
        JigOp *def = jig_op_operand_def(inner, i);
        if (def && def != n->op && jig_op_block(def) == n->order->block)
            jig_vec_push(n->out, def);
    }
    return JIG_WALK_ADVANCE;
}

static void begin(Order *o, JigOp *op) {
    Waiting w = {.op = op};
    jig_ptrset_add(&o->begun, op);
    jig_walk_pre(op, add_needs, &(Needs){o, op, &w.needs});
    jig_vec_push(&o->stack, w);
}

static void finish(Order *o) {
    Waiting *w = &o->stack.data[--o->stack.len];
    jig_ptrset_add(&o->done, w->op);
    jig_vec_push(o->out, w->op);
    jig_vec_free(&w->needs);
}

/* False: the op needs itself, through others. */
static bool put(Order *o, JigOp *op) {
    bool ok = true;
    if (!jig_ptrmap_has(&o->begun, op))
        begin(o, op);
    while (o->stack.len) {
        Waiting *w = &o->stack.data[o->stack.len - 1];
        if (w->next == w->needs.len || !ok) {
            finish(o);
            continue;
        }
        JigOp *need = w->needs.data[w->next++];
        if (!jig_ptrmap_has(&o->begun, need))
            begin(o, need);
        else
            ok = jig_ptrmap_has(&o->done, need);
    }
    return ok;
}

bool jig_eval_order(JigBlock *block, JigOpVec *out) {
    Order o = {.block = block, .out = out};
    bool graph = !jig_region_has_ssa_dominance(jig_block_region(block)), ok = true;
    for (JigOp *op = jig_block_first(block); op && ok; op = jig_op_next(op)) {
        if (graph)
            ok = put(&o, op);
        else
            jig_vec_push(out, op);
    }
    jig_ptrmap_free(&o.begun);
    jig_ptrmap_free(&o.done);
    jig_vec_free(&o.stack);
    return ok;
}
