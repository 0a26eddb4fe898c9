/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/reconcile.h"

#include "ir/trail.h"
#include "support/check.h"

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

/* The cast further up whose inputs have the types of op's results; NULL: none. */
static JigOp *same_as(const JigOp *op) {
    JigTrail trail = {0};
    for (JigOp *from = (JigOp *)(uintptr_t)op; from && jig_trail_step(&trail, from);
         from = input_cast(from))
        if (has_inputs_like_results(from, op))
            return reads(from, op) ? NULL : from; /* a circle */
    return NULL;
}

/* Does each one read from what stands before it in the list, or from other ops? */
static bool are_in_order(const JigOpVec *casts, const JigPtrMap *among) {
    JigPtrMap met = {0};
    bool ordered = true;
    for (size_t i = 0; ordered && i < casts->len; i++) {
        const JigOp *op = casts->data[i];
        for (size_t k = 0; k < op->num_operands; k++) {
            const JigOp *def = jig_value_op(op->operands[k].value);
            ordered &= !def || !jig_ptrmap_has(among, def) || jig_ptrmap_has(&met, def);
        }
        jig_ptrset_add(&met, op);
    }
    jig_ptrmap_free(&met);
    return ordered;
}

/* Uses of each go to inputs further up that have its types. Those of casts in their order go where
 * they end up at once: one by one, all uses of a long chain would go up step by step. */
static void pass_by(const JigOpVec *casts, const JigPtrMap *among, JigRewriter *rw) {
    JigPtrMap same = {0}; /* cast -> whose inputs its results end up as */
    bool ordered = are_in_order(casts, among);
    for (size_t i = 0; ordered && i < casts->len; i++) {
        JigOp *op = casts->data[i], *from = same_as(op), *up;
        while (from && (up = input_cast(from)) && (up = jig_ptrmap_get(&same, up)))
            from = up;
        if (from)
            jig_ptrmap_set(&same, op, from);
    }
    for (size_t i = casts->len; i-- > 0;) {
        JigOp *op = casts->data[i], *from = ordered ? jig_ptrmap_get(&same, op) : same_as(op);
        for (size_t k = 0; from && k < op->num_results; k++)
            replace_uses(rw, &jig_op_results(op)[k], from->operands[k].value);
    }
    jig_ptrmap_free(&same);
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
    JIG_REQUIRE(casts);
    Casts c = {0};
    for (size_t i = 0; i < casts->len; i++)
        jig_ptrset_add(&c.among, casts->data[i]);
    pass_by(casts, &c.among, rw);
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
        jig_rw_drop_result_uses(op);
        if (rw)
            jig_rw_erase(rw, op);
        else
            jig_op_destroy(op);
    }
    casts->len = kept;
    jig_ptrmap_free(&c.among);
    jig_ptrmap_free(&c.live);
}
