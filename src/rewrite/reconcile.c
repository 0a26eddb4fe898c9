/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/reconcile.h"

#include "ir/trail.h"

typedef struct Casts {
    JigPtrMap among; /* the ops in question */
    JigPtrMap live;
} Casts;

/* The cast that makes all inputs of `op`, in order; NULL: none. Not only one in question. */
static JigOp *input_cast(const JigOp *op) {
    JigOp *def = op->num_operands ? jig_value_op(op->operands[0].value) : NULL;
    if (!def || def->name != op->name || def->num_results != op->num_operands)
        return NULL;
    for (size_t i = 0; i < op->num_operands; i++)
        if (op->operands[i].value != &jig_op_results(def)[i])
            return NULL;
    return def;
}

static bool has_inputs_like_results(const JigOp *from, const JigOp *op) {
    if (from->num_operands != op->num_results)
        return false;
    for (size_t i = 0; i < op->num_results; i++)
        if (from->operands[i].value->type != jig_op_results(op)[i].type)
            return false;
    return true;
}

static bool reads(const JigOp *op, const JigOp *def) {
    for (size_t i = 0; i < op->num_operands; i++)
        if (jig_value_op(op->operands[i].value) == def)
            return true;
    return false;
}

static void replace_uses(JigRewriter *rw, JigValue *from, JigValue *to) {
    if (rw)
        jig_rw_replace_uses(rw, from, to);
    else
        jig_value_replace_uses(from, to);
}

/* Uses of op go to inputs further up that have its types. */
static void pass_by(JigOp *op, JigRewriter *rw) {
    JigTrail trail = {0};
    for (JigOp *from = op; from && jig_trail_step(&trail, from); from = input_cast(from)) {
        if (!has_inputs_like_results(from, op))
            continue;
        if (reads(from, op)) /* a circle */
            return;
        for (size_t i = 0; i < op->num_results; i++)
            replace_uses(rw, &jig_op_results(op)[i], from->operands[i].value);
        return;
    }
}

static bool is_used_by_others(const Casts *c, const JigOp *op) {
    for (size_t i = 0; i < op->num_results; i++)
        for (const JigUse *u = jig_op_results(op)[i].uses; u; u = u->next)
            if (!jig_ptrmap_has(&c->among, u->owner))
                return true;
    return false;
}

static void mark_live(Casts *c, JigOp *op) {
    JigOpVec todo = {0};
    jig_vec_push(&todo, op);
    while (todo.len) {
        op = jig_vec_pop(&todo);
        if (!jig_ptrset_add(&c->live, op))
            continue;
        for (size_t i = 0; i < op->num_operands; i++) {
            JigOp *def = jig_value_op(op->operands[i].value);
            if (def && jig_ptrmap_has(&c->among, def))
                jig_vec_push(&todo, def);
        }
    }
    jig_vec_free(&todo);
}

void jig_reconcile_casts(JigOpVec *casts, JigRewriter *rw) {
    Casts c = {0};
    for (size_t i = 0; i < casts->len; i++)
        jig_ptrset_add(&c.among, casts->data[i]);
    for (size_t i = casts->len; i-- > 0;)
        pass_by(casts->data[i], rw);
    for (size_t i = 0; i < casts->len; i++)
        if (is_used_by_others(&c, casts->data[i]))
            mark_live(&c, casts->data[i]);
    size_t kept = 0;
    for (size_t i = 0; i < casts->len; i++) {
        JigOp *op = casts->data[i];
        if (jig_ptrmap_has(&c.live, op)) {
            casts->data[kept++] = op;
            continue;
        }
        jig_drop_result_uses(op);
        if (rw)
            jig_rw_erase(rw, op);
        else
            jig_op_destroy(op);
    }
    casts->len = kept;
    jig_ptrmap_free(&c.among);
    jig_ptrmap_free(&c.live);
}
