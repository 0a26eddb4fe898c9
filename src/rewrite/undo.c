/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/undo.h"

static void push(JigUndo *u, JigChange c) {
    jig_vec_push(&u->log, c);
}

/* ---- Events: what is changed at once ---- */
static void on_inserted(JigListener *l, JigOp *op, JigBlock *from, JigOp *before) {
    JigUndo *u = (JigUndo *)l;
    if (from) {
        push(u, (JigChange){JIG_CHANGE_MOVED, {.op = op}, {.point = {from, before}}});
        return;
    }
    push(u, (JigChange){.kind = JIG_CHANGE_CREATED, .of.op = op});
    jig_ptrmap_set(&u->created, op, (void *)(uintptr_t)u->log.len);
}

static void on_block_inserted(JigListener *l, JigBlock *block, JigRegion *from, JigBlock *before) {
    JigUndo *u = (JigUndo *)l;
    push(u, (JigChange){from ? JIG_CHANGE_BLOCK_MOVED : JIG_CHANGE_BLOCK_CREATED,
                        {.block = block},
                        {.place = {from, before}}});
}

static void on_modified(JigListener *l, JigOp *op) {
    push((JigUndo *)l, (JigChange){.kind = JIG_CHANGE_MODIFIED, .of.op = op});
}

void jig_undo_begin(JigUndo *u, JigRewriter *rw) {
    *u = (JigUndo){.listener = {.inserted = on_inserted,
                                .block_inserted = on_block_inserted,
                                .modified = on_modified},
                   .others = rw->ctx->listeners,
                   .start = jig_mark(rw->ctx)};
    jig_arena_init(&u->arena);
    rw->undo = u;
    rw->ctx->listeners = &u->listener;
}

/* Whoever listened before does so again; the counts are those that they have heard of. */
static void end(JigUndo *u, JigRewriter *rw) {
    rw->undo = NULL;
    rw->ctx->listeners = u->others;
    rw->ctx->journal->counts = u->start.counts;
    jig_commit(rw->ctx, u->start);
}

void jig_undo_free(JigUndo *u) {
    jig_vec_free(&u->log);
    jig_ptrmap_free(&u->gone);
    jig_ptrmap_free(&u->created);
    jig_ptrmap_free(&u->replaced);
    jig_arena_free(&u->arena);
}

/* ---- What waits ---- */
static JigWalk let_go(JigOp *op, void *user) {
    JigUndo *u = user;
    if (jig_ptrset_add(&u->gone, op))
        push(u, (JigChange){.kind = JIG_CHANGE_GONE, .of.op = op});
    return JIG_WALK_ADVANCE;
}

/* The value that in the end takes the place of `v`, perhaps itself. */
static JigValue * final(const JigUndo *u, JigValue *v) {
    for (JigValue *next; (next = jig_ptrmap_get(&u->replaced, v));)
        v = next;
    return v;
}

/* The first word counts: afterwards there are no uses to speak of. */
static bool let_replace(JigUndo *u, JigValue *from, JigValue *to) {
    if (!to || jig_ptrmap_has(&u->replaced, from) || final(u, to) == from)
        return false;
    jig_ptrmap_set(&u->replaced, from, to);
    return true;
}

void jig_undo_replace(JigUndo *u, JigOp *op, JigValue *const *values, size_t n) {
    if (jig_undo_is_gone(u, op)) { /* goes with what holds it */
        for (size_t i = 0; i < n && i < op->num_results; i++)
            jig_undo_replace_uses(u, &jig_op_results(op)[i], values[i]);
        return;
    }
    JigValue **by = JIG_NEW_ARRAY(&u->arena, JigValue *, op->num_results);
    for (size_t i = 0; i < n && i < op->num_results; i++)
        if (let_replace(u, &jig_op_results(op)[i], values[i]))
            by[i] = values[i];
    push(u, (JigChange){JIG_CHANGE_REPLACED, {.op = op}, {.by = by}});
    jig_walk_pre(op, let_go, u);
}

void jig_undo_take_over(JigUndo *u, JigOp *op, JigOp *by) {
    push(u, (JigChange){JIG_CHANGE_TAKEN_OVER, {.op = op}, {.by_op = by}});
}

void jig_undo_replace_uses(JigUndo *u, JigValue *from, JigValue *to) {
    if (let_replace(u, from, to))
        push(u, (JigChange){JIG_CHANGE_USES, {.value = from}, {.to = to}});
}

void jig_undo_erase_block(JigUndo *u, JigBlock *block) {
    for (JigOp *op = block->first; op; op = op->next)
        jig_walk_pre(op, let_go, u);
    push(u, (JigChange){.kind = JIG_CHANGE_BLOCK_ERASED, .of.block = block});
    jig_block_remove(block);
}

/* ---- Taking back ---- */
static void forget_replacements(JigUndo *u, JigOp *op, JigValue *const *by) {
    for (size_t i = 0; i < op->num_results; i++)
        if (by[i])
            jig_ptrmap_remove(&u->replaced, &jig_op_results(op)[i]);
}

static void take_back(JigUndo *u, const JigChange *c) {
    switch (c->kind) {
    case JIG_CHANGE_CREATED:
        jig_ptrmap_remove(&u->created, c->of.op);
        break;
    case JIG_CHANGE_REPLACED:
        forget_replacements(u, c->of.op, c->u.by);
        break;
    case JIG_CHANGE_GONE:
        jig_ptrmap_remove(&u->gone, c->of.op);
        break;
    case JIG_CHANGE_USES:
        jig_ptrmap_remove(&u->replaced, c->of.value);
        break;
    default: /* the journal knows */
        break;
    }
}

JigUndoMark jig_undo_mark(const JigUndo *u, JigContext *ctx) {
    return (JigUndoMark){u->log.len, jig_mark(ctx)};
}

void jig_undo_back_to(JigUndo *u, JigContext *ctx, JigUndoMark mark) {
    jig_rollback(ctx, mark.edits);
    while (u->log.len > mark.at) {
        JigChange c = jig_vec_pop(&u->log);
        take_back(u, &c);
    }
}

void jig_undo_abandon(JigUndo *u, JigRewriter *rw) {
    jig_undo_back_to(u, rw->ctx, (JigUndoMark){0, u->start});
    end(u, rw);
}

/* ---- Asking ---- */
bool jig_undo_is_gone(const JigUndo *u, const JigOp *op) {
    return jig_ptrmap_has(&u->gone, op);
}

bool jig_undo_is_new(const JigUndo *u, const JigOp *op, size_t mark) {
    return (uintptr_t)jig_ptrmap_get(&u->created, op) > mark;
}

static JigUse *live_use(const JigUndo *u, const JigValue *v) {
    for (JigUse *use = v->uses; use; use = use->next)
        if (!jig_undo_is_gone(u, use->owner))
            return use;
    return NULL;
}

/* The results of an op that are left as they are, and values that end at such a result. */
static JigUse *orphan_of(const JigUndo *u, JigOp *op) {
    for (size_t i = 0; i < op->num_results; i++) {
        JigOp *def = jig_value_op(final(u, &jig_op_results(op)[i]));
        JigUse *use = def && jig_undo_is_gone(u, def) ? live_use(u, &jig_op_results(op)[i]) : NULL;
        if (use)
            return use;
    }
    return NULL;
}

JigUse *jig_undo_orphan(const JigUndo *u) {
    for (size_t i = 0; i < u->log.len; i++) {
        const JigChange *c = &u->log.data[i];
        JigUse *use = c->kind == JIG_CHANGE_GONE ? orphan_of(u, c->of.op) : NULL;
        if (use)
            return use;
    }
    return NULL;
}

/* ---- Settling ---- */
static JigOp *made_by(const JigValue *v) {
    JigOp *op = jig_value_op(v);
    while (op && jig_cast(op) && op->num_operands == 1)
        op = jig_value_op(jig_op_operand(op, 0));
    return op;
}

/* The new op that all values are of, without casts: it takes over, unless the pattern has said who
 * does. */
static JigOp *successor(const JigUndo *u, JigValue *const *values, size_t n) {
    JigOp *by = n ? made_by(values[0]) : NULL;
    for (size_t i = 1; i < n && by; i++)
        by = made_by(values[i]) == by ? by : NULL;
    return by && jig_undo_is_new(u, by, 0) ? by : NULL;
}

/* An op that was erased counts as replaced by nothing. */
static void settle_replaced(JigUndo *u, JigRewriter *rw, JigOp *op) {
    JigValue **values = JIG_NEW_ARRAY(&u->arena, JigValue *, op->num_results);
    bool whole = true;
    for (size_t i = 0; i < op->num_results; i++) {
        JigValue *result = &jig_op_results(op)[i];
        values[i] = final(u, result);
        whole &= values[i] != result;
    }
    JigOp *by = whole ? successor(u, values, op->num_results) : NULL;
    if (by)
        jig_rw_takes_over(rw, op, by);
    jig_tell_replaced(rw, op, values, whole ? op->num_results : 0);
    for (size_t i = 0; i < op->num_results; i++)
        jig_rw_replace_uses(rw, &jig_op_results(op)[i], values[i]);
}

/* Tells what was done already, and does what has waited; nothing goes yet. */
static void settle(JigUndo *u, JigRewriter *rw, const JigChange *c) {
    switch (c->kind) {
    case JIG_CHANGE_CREATED:
        jig_tell_inserted(rw, c->of.op, NULL, NULL);
        break;
    case JIG_CHANGE_MOVED:
        jig_tell_inserted(rw, c->of.op, c->u.point.block, c->u.point.before);
        break;
    case JIG_CHANGE_MODIFIED:
        jig_rw_modified(rw, c->of.op);
        break;
    case JIG_CHANGE_REPLACED:
        settle_replaced(u, rw, c->of.op);
        break;
    case JIG_CHANGE_TAKEN_OVER:
        jig_rw_takes_over(rw, c->of.op, c->u.by_op);
        break;
    case JIG_CHANGE_USES:
        jig_rw_replace_uses(rw, c->of.value, final(u, c->u.to));
        break;
    case JIG_CHANGE_BLOCK_CREATED:
    case JIG_CHANGE_BLOCK_MOVED:
        jig_tell_block_inserted(rw, c->of.block, c->u.place.region, c->u.place.before);
        break;
    case JIG_CHANGE_GONE:
    case JIG_CHANGE_BLOCK_ERASED:
        break;
    }
}

void jig_undo_settle(JigUndo *u, JigRewriter *rw) {
    end(u, rw);
    for (size_t i = 0; i < u->log.len; i++)
        settle(u, rw, &u->log.data[i]);
    for (size_t i = 0; i < u->log.len; i++) {
        const JigChange *c = &u->log.data[i];
        if (c->kind == JIG_CHANGE_REPLACED)
            jig_rw_erase(rw, c->of.op);
        if (c->kind != JIG_CHANGE_BLOCK_ERASED)
            continue;
        jig_drop_defined_uses(c->of.block);
        jig_rw_erase_block(rw, c->of.block);
    }
}
