/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/undo.h"
#include "rewrite/casts.h"

#include "ir/acts.h"
#include "ir/trail.h"

static void push(JigUndo *u, JigChange c) {
    jig_vec_push(&u->log, c);
}

/* ---- Events: what is changed at once ---- */
static void on_inserted(JigListener *l, JigOp *op, JigBlock *from, JigOp *before) {
    JigUndo *u = (JigUndo *)l;
    if (!from) {
        push(u, (JigChange){.kind = JIG_CHANGE_CREATED, .of.op = op});
        op->is_made = 1;
    } else if (u->others) { /* somebody will hear of it */
        push(u, (JigChange){.kind = JIG_CHANGE_MOVED, .of.op = op, .u.point = {from, before}});
    }
}

static void on_block_inserted(JigListener *l, JigBlock *block, JigRegion *from, JigBlock *before) {
    JigUndo *u = (JigUndo *)l;
    push(u, (JigChange){.kind = from ? JIG_CHANGE_BLOCK_MOVED : JIG_CHANGE_BLOCK_CREATED,
                        .of.block = block,
                        .u.place = {from, before}});
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
    jig_remap_init(&u->remap);
    rw->undo = u;
    rw->ctx->listeners = &u->listener;
}

/* Whoever listened before does so again; the counts are those that they have heard of. */
static void end_log(JigUndo *u, JigRewriter *rw) {
    rw->undo = NULL;
    rw->ctx->listeners = u->others;
    rw->ctx->journal->counts = u->start.counts;
}

void jig_undo_free(JigUndo *u) {
    jig_vec_free(&u->log);
    jig_ptrmap_free(&u->converters);
    jig_remap_free(&u->remap);
    jig_vec_free(&u->casts);
    jig_vec_free(&u->converted);
    jig_vec_free(&u->simple);
    jig_vec_free(&u->values);
    jig_ptrmap_free(&u->early);
    jig_arena_free(&u->arena);
}

/* ---- What waits ---- */
static JigWalk let_nested_go(JigOp *op, void *user) {
    if (!op->is_gone)
        push(user, (JigChange){.kind = JIG_CHANGE_GONE, .of.op = op});
    op->is_gone = 1;
    return JIG_WALK_ADVANCE;
}

static void let_go(JigUndo *u, JigOp *op, const JigTypeConverter *types) {
    if (op->is_gone)
        return;
    push(u, (JigChange){JIG_CHANGE_REPLACED, {.op = op}, {.types = types}});
    op->is_gone = 1;
    if (op->num_regions)
        jig_walk_pre(op, let_nested_go, u);
}

static const JigTypeConverter *converter_of(const JigRewriter *rw) {
    return rw->env ? rw->env->types : NULL;
}

/* The first word counts: afterwards there are no uses to speak of. */
static bool let_replace(JigUndo *u, JigRewriter *rw, JigValue *from, JigValueList to,
                        const JigTypeConverter *types) {
    if (to.n) {
        u->retyped |= !jig_remap_values_have_types(to, (const JigType *[]){from->type}, 1);
        bool ok = jig_remap_set(&u->remap, (JigValueList){&from, 1}, to);
        if (ok && u->at_once)
            jig_casts_early(u, rw, from, types);
        return ok;
    }
    if (!jig_undo_is_dead(from) && !jig_remap_has(&u->remap, from))
        jig_casts_from_nothing(u, rw, from, types);
    return false;
}

void jig_undo_replace_arg(JigUndo *u, JigRewriter *rw, JigValue *arg, JigValueList by,
                          const JigTypeConverter *types) {
    if (let_replace(u, rw, arg, by, types))
        push(u, (JigChange){JIG_CHANGE_USES, {.value = arg}, {.types = types}});
}

/* Results of what goes with another op are replaced like arguments. */
static void replace_result(JigUndo *u, JigRewriter *rw, JigOp *op, size_t i, JigValueList by,
                           const JigTypeConverter *types) {
    if (jig_undo_is_gone(op))
        jig_undo_replace_arg(u, rw, &jig_op_results(op)[i], by, types);
    else
        let_replace(u, rw, &jig_op_results(op)[i], by, types);
}

void jig_undo_replace_lists(JigUndo *u, JigRewriter *rw, JigOp *op, const JigValueList *lists) {
    const JigTypeConverter *types = converter_of(rw);
    for (size_t i = 0; i < op->num_results; i++)
        replace_result(u, rw, op, i, lists[i], types);
    let_go(u, op, types);
}

void jig_undo_replace(JigUndo *u, JigRewriter *rw, JigOp *op, JigValue *const *values, size_t n) {
    const JigTypeConverter *types = converter_of(rw);
    for (size_t i = 0; i < op->num_results; i++) {
        JigValueList none = {0}, by = i < n && values[i] ? (JigValueList){&values[i], 1} : none;
        replace_result(u, rw, op, i, by, types);
    }
    let_go(u, op, types);
}

void jig_undo_take_over(JigUndo *u, JigOp *op, JigOp *by) {
    if (u->others) /* somebody will hear of it */
        push(u, (JigChange){.kind = JIG_CHANGE_TAKEN_OVER, .of.op = op, .u.by_op = by});
}

void jig_undo_note_by(JigUndo *u, JigContext *ctx, const JigPattern *pattern, JigOp *op) {
    if (!ctx->journal->acts) /* nobody notes it */
        return;
    size_t number = jig_acts_next_number(ctx); /* the pattern will begin with it */
    ctx->journal->acts->num += !pattern;
    push(u, (JigChange){.kind = JIG_CHANGE_BY,
                        .of.op = op,
                        .u.by = {.pattern = pattern, .number = number}});
}

void jig_undo_erase_block(JigUndo *u, JigBlock *block) {
    for (JigOp *op = block->first; op; op = op->next)
        jig_walk_pre(op, let_nested_go, u);
    push(u, (JigChange){.kind = JIG_CHANGE_BLOCK_ERASED, .of.block = block});
    jig_block_remove(block);
}

static void map_converter(JigUndo *u, JigRegion *region, const JigTypeConverter *types) {
    if (types)
        jig_ptrmap_set(&u->converters, region, (void *)(uintptr_t)types);
    else
        jig_ptrmap_remove(&u->converters, region);
}

void jig_undo_set_converter(JigUndo *u, JigRegion *region, const JigTypeConverter *types) {
    push(u, (JigChange){.kind = JIG_CHANGE_CONVERTER,
                        .of.region = region,
                        .u.types = jig_ptrmap_get(&u->converters, region)});
    map_converter(u, region, types);
}

/* ---- Taking back ---- */
/* What it refers to is still there: the journal goes back afterwards. */
static void take_back(JigUndo *u, const JigChange *c) {
    switch (c->kind) {
    case JIG_CHANGE_CREATED:
        c->of.op->is_made = 0;
        break;
    case JIG_CHANGE_REPLACED:
    case JIG_CHANGE_GONE:
        c->of.op->is_gone = 0;
        break;
    case JIG_CHANGE_CAST:
        jig_ptrmap_remove(&u->remap.casts, c->of.op);
        if (u->at_once && jig_vec_last(&u->casts).stands_for)
            jig_ptrmap_remove(&u->early, jig_vec_last(&u->casts).stands_for);
        u->casts.len--;
        break;
    case JIG_CHANGE_CONVERTER:
        map_converter(u, c->of.region, c->u.types);
        break;
    case JIG_CHANGE_MOVED: /* the journal knows of these, or the map of values */
    case JIG_CHANGE_USES:
    case JIG_CHANGE_MODIFIED:
    case JIG_CHANGE_BLOCK_CREATED:
    case JIG_CHANGE_BLOCK_MOVED:
    case JIG_CHANGE_BLOCK_ERASED:
    case JIG_CHANGE_TAKEN_OVER: /* nobody has heard of it */
    case JIG_CHANGE_BY:
        break;
    }
}

JigUndoMark jig_undo_mark(const JigUndo *u, JigContext *ctx) {
    return (JigUndoMark){u->log.len, u->remap.said.len, jig_mark(ctx)};
}

void jig_undo_back_to(JigUndo *u, JigContext *ctx, JigUndoMark mark) {
    while (u->log.len > mark.at) {
        JigChange c = jig_vec_pop(&u->log);
        take_back(u, &c);
    }
    jig_remap_back_to(&u->remap, mark.said);
    jig_rollback(ctx, mark.edits);
}

void jig_undo_roll_back(JigUndo *u, JigRewriter *rw) {
    jig_undo_back_to(u, rw->ctx, (JigUndoMark){.edits = u->start});
    end_log(u, rw);
    jig_commit(rw->ctx, u->start);
}

/* ---- Asking ---- */
bool jig_undo_is_dead(const JigValue *v) {
    for (const JigUse *use = v->uses; use; use = use->next)
        if (!jig_undo_is_gone(use->owner))
            return false;
    return true;
}

/* ---- Settling ---- */
static JigOp *made_by(const JigValue *v) {
    JigTrail trail = {0};
    JigOp *op = jig_value_op(v);
    while (op && jig_cast(op) && op->num_operands == 1) {
        if (!jig_trail_step(&trail, op))
            return NULL;
        op = jig_value_op(jig_op_operand(op, 0));
    }
    return op;
}

/* The new op that all values are of, without casts: it takes over, unless the pattern has said who
 * does. NULL stands for a result that nobody used and that became nothing. */
static JigOp *successor(JigValue *const *values, size_t n) {
    JigOp *by = NULL;
    for (size_t i = 0; i < n; i++) {
        if (!values[i])
            continue;
        JigOp *op = made_by(values[i]);
        if (!op || (by && op != by))
            return NULL;
        by = op;
    }
    return by && by->is_made ? by : NULL;
}

static void tell_replaced(JigRewriter *rw, JigOp *op, JigValue *const *values, bool whole) {
    JigOp *by = whole ? successor(values, op->num_results) : NULL;
    if (by)
        jig_rw_takes_over(rw, op, by);
    jig_rw_tell_replaced(rw, op, values, whole ? op->num_results : 0);
}

/* An op that was erased counts as replaced by nothing. */
static void commit_replaced(JigUndo *u, JigRewriter *rw, const JigChange *c) {
    JigOp *op = c->of.op;
    bool whole = true;
    u->values.len = 0;
    for (size_t i = 0; i < op->num_results; i++) {
        JigValue *result = &jig_op_results(op)[i];
        JigValue *by = jig_casts_replacement(u, rw, result, c->u.types);
        jig_vec_push(&u->values, by);
        whole &= by || jig_undo_is_dead(result);
    }
    if (rw->ctx->listeners)
        tell_replaced(rw, op, u->values.data, whole);
    for (size_t i = 0; i < op->num_results; i++)
        if (u->values.data[i])
            jig_rw_replace_uses(rw, &jig_op_results(op)[i], u->values.data[i]);
}

/* A value that is made of the argument keeps its own use of it. */
static bool comes_after(JigUse *use, void *def) {
    return use->owner->block != ((JigOp *)def)->block || jig_op_is_before(def, use->owner);
}

static void commit_uses(JigUndo *u, JigRewriter *rw, const JigChange *c) {
    JigValue *to = jig_casts_replacement(u, rw, c->of.value, c->u.types);
    JigOp *def = to ? jig_value_op(to) : NULL;
    if (def)
        jig_rw_replace_uses_if(rw, c->of.value, to, comes_after, def);
    else if (to)
        jig_rw_replace_uses(rw, c->of.value, to);
}

/* Tells what was done already, and does what has waited; nothing goes yet. */
static void commit(JigUndo *u, JigRewriter *rw, const JigChange *c) {
    switch (c->kind) {
    case JIG_CHANGE_CREATED:
        jig_rw_tell_inserted(rw, c->of.op, NULL, NULL);
        break;
    case JIG_CHANGE_MOVED:
        jig_rw_tell_inserted(rw, c->of.op, c->u.point.block, c->u.point.before);
        break;
    case JIG_CHANGE_MODIFIED:
        jig_rw_modified(rw, c->of.op);
        break;
    case JIG_CHANGE_REPLACED:
        commit_replaced(u, rw, c);
        break;
    case JIG_CHANGE_TAKEN_OVER:
        jig_rw_takes_over(rw, c->of.op, c->u.by_op);
        break;
    case JIG_CHANGE_USES:
        commit_uses(u, rw, c);
        break;
    case JIG_CHANGE_BLOCK_CREATED:
    case JIG_CHANGE_BLOCK_MOVED:
        jig_rw_tell_block_inserted(rw, c->of.block, c->u.place.region, c->u.place.before);
        break;
    case JIG_CHANGE_GONE:
    case JIG_CHANGE_CAST:
    case JIG_CHANGE_CONVERTER:
    case JIG_CHANGE_BLOCK_ERASED:
    case JIG_CHANGE_BY:
        break;
    }
}

/* It was at work before: what has waited for it is done now. */
static void begin_again(JigContext *ctx, const JigChange *c) {
    const JigPattern *p = c->u.by.pattern;
    jig_acts_open_again(ctx, c->u.by.number, p ? "pattern" : "fold",
                        !p        ? NULL
                        : p->name ? p->name
                                  : p->root,
                        c->of.op);
}

static void let_all_go(JigUndo *u, JigRewriter *rw) {
    for (size_t i = 0; i < u->log.len; i++) {
        const JigChange *c = &u->log.data[i];
        if (c->kind == JIG_CHANGE_REPLACED)
            jig_rw_erase(rw, c->of.op);
        if (c->kind != JIG_CHANGE_BLOCK_ERASED)
            continue;
        jig_rw_drop_defined_uses(c->of.block);
        jig_rw_erase_block(rw, c->of.block);
    }
}

/* Nothing is known of ops and values any more; nor is it asked. */
static void forget_all(JigUndo *u) {
    for (size_t i = 0; i < u->log.len; i++) {
        const JigChange *c = &u->log.data[i];
        if (c->kind == JIG_CHANGE_CREATED)
            c->of.op->is_made = 0;
        else if (c->kind == JIG_CHANGE_REPLACED || c->kind == JIG_CHANGE_GONE)
            c->of.op->is_gone = 0;
    }
    jig_remap_end(&u->remap);
}

/* For good, or to be taken back again. */
static bool commit_all(JigUndo *u, JigRewriter *rw, bool keep_casts, JigReason *why,
                       bool for_good) {
    bool acts = false;
    for (size_t i = 0; i < u->log.len; i++) {
        JigChange c = u->log.data[i];
        if (c.kind == JIG_CHANGE_BY) {
            if (acts)
                jig_act_end(rw->ctx);
            begin_again(rw->ctx, &c);
            acts = true;
        }
        commit(u, rw, &c);
    }
    if (acts)
        jig_act_end(rw->ctx);
    if (for_good)
        forget_all(u);
    let_all_go(u, rw);
    return jig_casts_resolve(u, rw, keep_casts, why);
}

/* Would it do? Where there are listeners it is tried out before they hear of it. */
static bool try_to_commit(JigUndo *u, JigRewriter *rw, bool keep_casts, JigReason *why) {
    JigUndoMark mark = jig_undo_mark(u, rw->ctx);
    rw->ctx->listeners = NULL;
    bool ok = commit_all(u, rw, keep_casts, why, false);
    jig_undo_back_to(u, rw->ctx, mark);
    jig_commit(rw->ctx, mark.edits);
    rw->ctx->listeners = u->others;
    return ok;
}

bool jig_undo_commit(JigUndo *u, JigRewriter *rw, bool keep_casts, JigReason *why) {
    bool may_fail = u->casts.len || u->retyped;
    end_log(u, rw);
    if (!may_fail)
        jig_commit(rw->ctx, u->start);
    bool ok = (!may_fail || !u->others || try_to_commit(u, rw, keep_casts, why)) &&
              commit_all(u, rw, keep_casts, why, true);
    if (!ok) { /* nobody has heard of any of it */
        rw->ctx->listeners = NULL;
        jig_undo_back_to(u, rw->ctx, (JigUndoMark){.edits = u->start});
        rw->ctx->listeners = u->others;
    }
    if (may_fail)
        jig_commit(rw->ctx, u->start);
    return ok;
}
