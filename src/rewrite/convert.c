/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Dialect conversion. The ops to look at are listed before anything changes.
 * Each is made legal in turn, together with what comes of that, so that an op
 * is done with when it leaves the list; the log of changes says what came of a
 * step and takes it back when that can't be made legal.
 *
 * The order of the list, and of folding before patterns, is visible and that of
 * the reference.
 */
#include "ir/dominance.h"
#include "rewrite/pattern.h"
#include "rewrite/target.h"
#include "rewrite/undo.h"

typedef struct Driver {
    JigRewriter rw;
    JigUndo undo;
    const JigConversion *how;
    JigDominance *dom;
    JigOpVec list;                       /* ops to make legal, in order */
    JIG_VEC(const JigPattern *) running; /* whose results are being made legal */
    JigPtrMap vouched; /* ops inside of legal ones that vouch for them -> stamp_of */
} Driver;

static bool legalize(Driver *d, JigOp *op);

/* ---- The list ---- */
static void list_region(Driver *d, const JigRegion *region);

static void list_op(Driver *d, JigOp *op) {
    jig_vec_push(&d->list, op);
    if (jig_target_vouches(d->how->target, op))
        return;
    for (size_t i = 0; i < op->num_regions; i++)
        list_region(d, &jig_op_regions(op)[i]);
}

static void list_block(Driver *d, const JigBlock *block) {
    for (JigOp *op = block->first; op; op = op->next)
        list_op(d, op);
}

/* In preorder of the dominator tree: unreachable blocks are not in it. */
static void list_region(Driver *d, const JigRegion *region) {
    if (!region->first)
        return;
    if (region->first == region->last) {
        list_block(d, region->first);
        return;
    }
    const JigDomTree *tree = jig_dominance_tree(d->dom, region);
    for (uint32_t at = 0;;) {
        list_block(d, tree->nodes[at].block);
        if (tree->nodes[at].child) {
            at = tree->nodes[at].child;
            continue;
        }
        while (at && !tree->nodes[at].sibling)
            at = tree->nodes[at].idom;
        if (!at)
            return;
        at = tree->nodes[at].sibling;
    }
}

/* ---- What a step made ---- */
/* Ops that were there before the mark and are modified come first, then new ones, each in the order
 * of the changes. */
static bool legalize_made(Driver *d, size_t mark) {
    size_t end = jig_undo_mark(&d->undo);
    for (size_t i = mark; i < end; i++) {
        JigChange c = d->undo.log.data[i];
        if (c.kind == JIG_CHANGE_MODIFIED && !jig_undo_is_new(&d->undo, c.of.op, mark) &&
            !legalize(d, c.of.op))
            return false;
    }
    for (size_t i = mark; i < end; i++) {
        JigChange c = d->undo.log.data[i];
        if (c.kind == JIG_CHANGE_CREATED && !legalize(d, c.of.op))
            return false;
    }
    return true;
}

/* ---- Folding ---- */
static bool replace_folded(Driver *d, JigOp *op, const JigFoldResult *results, JigArena *scratch,
                           size_t mark) {
    JigValue **values = JIG_NEW_ARRAY(scratch, JigValue *, op->num_results);
    jig_at_before(&d->rw, op);
    bool ok = jig_fold_values(&d->rw, op, results, values);
    if (ok)
        jig_rw_replace(&d->rw, op, values, op->num_results);
    ok = ok && legalize_made(d, mark);
    if (!ok)
        jig_undo_back_to(&d->undo, mark);
    return ok;
}

/* What is only folded in place stays so, even when the op does not become legal. */
static bool legalize_by_folding(Driver *d, JigOp *op) {
    if (jig_op_has_trait(op, JIG_TRAIT_CONSTANT_LIKE))
        return false;
    size_t mark = jig_undo_mark(&d->undo);
    JigArena scratch;
    jig_arena_init(&scratch);
    JigFoldResult *results = JIG_NEW_ARRAY(&scratch, JigFoldResult, op->num_results);
    jig_rw_modifying(&d->rw, op);
    bool in_place, ok = false;
    JigFold kind = jig_op_fold_on(op, results, &scratch, &in_place);
    if (!in_place)
        jig_undo_back_to(&d->undo, mark);
    if (kind == JIG_FOLD_RESULTS)
        ok = replace_folded(d, op, results, &scratch, mark);
    jig_arena_free(&scratch);
    if (!in_place || kind == JIG_FOLD_RESULTS)
        return ok;
    jig_rw_modified(&d->rw, op);
    return legalize(d, op);
}

/* ---- Patterns ---- */
static bool is_running(const Driver *d, const JigPattern *p) {
    for (size_t i = 0; i < d->running.len; i++)
        if (d->running.data[i] == p)
            return true;
    return false;
}

static bool legalize_with(Driver *d, JigOp *op, const JigPattern *p) {
    size_t mark = jig_undo_mark(&d->undo);
    jig_vec_push(&d->running, p);
    bool ok = jig_pattern_try(p, &d->rw, op) && legalize_made(d, mark);
    d->running.len--;
    if (!ok)
        jig_undo_back_to(&d->undo, mark);
    return ok;
}

static bool legalize_by_patterns(Driver *d, JigOp *op) {
    if (!d->how->patterns)
        return false;
    const JigOpName *name = op->name;
    JigPatternCursor at = {0};
    for (const JigPattern *p; (p = jig_patterns_next(d->how->patterns, name, &at));)
        if (!is_running(d, p) && legalize_with(d, op, p))
            return true;
    return false;
}

/* ---- One op ---- */
static void *stamp_of(const JigOp *op) {
    return (void *)((uintptr_t)jig_op_stamp(op) + 1);
}

static JigWalk vouch(JigOp *op, void *user) {
    jig_ptrmap_set(&((Driver *)user)->vouched, op, stamp_of(op));
    return JIG_WALK_ADVANCE;
}

static bool legalize(Driver *d, JigOp *op) {
    if (jig_undo_is_gone(&d->undo, op) || jig_ptrmap_get(&d->vouched, op) == stamp_of(op))
        return true;
    if (jig_target_vouches(d->how->target, op))
        jig_walk_pre(op, vouch, d);
    if (jig_target_legality(d->how->target, op) == JIG_LEGAL)
        return true;
    if (!jig_stack_ok(d->rw.ctx)) /* folded in place again and again */
        return false;
    return legalize_by_folding(d, op) || legalize_by_patterns(d, op);
}

static bool convert_op(Driver *d, JigOp *op) {
    if (legalize(d, op))
        return true;
    JigStr name = jig_op_name_of(op);
    if (!d->how->partial)
        return jig_op_emit_error(op, "failed to legalize operation '%.*s'", JIG_FMT(name));
    if (jig_target_legality(d->how->target, op) != JIG_ILLEGAL)
        return true;
    return jig_op_emit_error(
        op, "failed to legalize operation '%.*s' that was explicitly marked illegal",
        JIG_FMT(name));
}

/* ---- All of them ---- */
static bool report_orphan(Driver *d) {
    JigUse *use = jig_undo_orphan(&d->undo);
    if (!use)
        return false;
    jig_error(d->rw.ctx, jig_value_loc(use->value),
              "failed to legalize unresolved materialization from () to (%s) that remained live "
              "after conversion",
              jig_msg_type(use->value->type));
    jig_note(d->rw.ctx, use->owner->loc, "see existing live user here: %s", jig_msg_op(use->owner));
    return true;
}

static bool convert_all(Driver *d) {
    for (size_t i = 0; i < d->list.len; i++)
        if (!convert_op(d, d->list.data[i]))
            return false;
    return !report_orphan(d);
}

static void settle(Driver *d) {
    JigRewriter told;
    jig_rewriter_init(&told, d->rw.ctx);
    if (d->how->listener)
        jig_rewriter_listen(&told, d->how->listener);
    jig_undo_settle(&d->undo, &told);
    if (d->how->listener)
        jig_rewriter_unlisten(&told, d->how->listener);
    jig_rewriter_free(&told);
}

bool jig_convert(JigContext *ctx, JigOp *const *ops, size_t n, const JigConversion *how) {
    Driver d = {.how = how, .dom = jig_dominance_create(ctx)};
    jig_rewriter_init(&d.rw, ctx);
    for (size_t i = 0; i < n; i++)
        list_op(&d, ops[i]);
    jig_dominance_destroy(d.dom);
    jig_undo_begin(&d.undo, &d.rw);
    bool ok = convert_all(&d);
    if (ok)
        settle(&d);
    else
        jig_undo_back_to(&d.undo, 0);
    jig_undo_free(&d.undo);
    jig_rewriter_free(&d.rw);
    jig_vec_free(&d.list);
    jig_vec_free(&d.running);
    jig_ptrmap_free(&d.vouched);
    return ok;
}
