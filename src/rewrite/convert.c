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
#include "rewrite/convert_block.h"
#include "rewrite/pattern.h"
#include "rewrite/target.h"
#include "rewrite/undo.h"
#include "support/check.h"

#include <stddef.h>

typedef struct Driver {
    JigRewriter rw;
    JigUndo undo;
    const JigConversion *how;
    JigDominance *dom;
    JigOpVec list;                          /* ops to make legal, in order */
    JIG_VEC(const JigSetPattern *) running; /* whose results are being made legal */
    JigListener listener; /* hears why patterns do not match, where that is asked */
    JigReason tried; /* notes: what patterns said of the op of the list that is being made legal */
    JigPtrMap nested_legal; /* ops nested in recursively legal ones -> stamp_of */
} Driver;

static bool legalize(Driver *d, JigOp *op);

/* ---- The list ---- */
static void list_region(Driver *d, const JigRegion *region);

static void list_op(Driver *d, JigOp *op) {
    jig_vec_push(&d->list, op);
    if (jig_target_is_legal(d->how->target, op))
        return;
    for (size_t i = 0; i < op->num_regions; i++)
        list_region(d, &jig_op_regions(op)[i]);
}

static void list_block(Driver *d, const JigBlock *block) {
    bool backwards = d->how->backwards;
    for (JigOp *op = backwards ? block->last : block->first; op;
         op = backwards ? op->prev : op->next)
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
/* A block that a step put into another op: its arguments become what that op's region says. The op
 * itself is not asked about. */
static bool legalize_block(Driver *d, JigBlock *block, const JigOp *op) {
    JigOp *parent = jig_block_parent_op(block);
    if (!parent || parent == op || !block->num_args)
        return true;
    const JigTypeConverter *types = jig_ptrmap_get(&d->undo.converters, block->region);
    return !types || jig_convert_block_by(&d->rw, block, types, NULL);
}

static bool legalize_blocks(Driver *d, const JigOp *op, size_t mark) {
    JigPtrMap seen = {0};
    bool ok = true;
    size_t end = d->undo.log.len;
    for (size_t i = mark; ok && i < end; i++) {
        JigChange c = d->undo.log.data[i];
        if ((c.kind == JIG_CHANGE_BLOCK_CREATED || c.kind == JIG_CHANGE_BLOCK_MOVED) &&
            jig_ptrset_add(&seen, c.of.block))
            ok = legalize_block(d, c.of.block, op);
    }
    jig_ptrmap_free(&seen);
    return ok;
}

/* Each once, however often it was modified. */
static bool legalize_modified(Driver *d, size_t mark, size_t end) {
    JigPtrMap seen = {0}; /* new ones, too, which are not meant */
    bool ok = true;
    for (size_t i = mark; i < end; i++)
        if (d->undo.log.data[i].kind == JIG_CHANGE_CREATED)
            jig_ptrset_add(&seen, d->undo.log.data[i].of.op);
    for (size_t i = mark; ok && i < end; i++) {
        JigChange c = d->undo.log.data[i];
        if (c.kind == JIG_CHANGE_MODIFIED && jig_ptrset_add(&seen, c.of.op))
            ok = legalize(d, c.of.op);
    }
    jig_ptrmap_free(&seen);
    return ok;
}

enum {
    BLOCKS = 1u << JIG_CHANGE_BLOCK_CREATED | 1u << JIG_CHANGE_BLOCK_MOVED,
    MODIFIED = 1u << JIG_CHANGE_MODIFIED,
};

/* A bit for each kind of change that there was. */
static unsigned kinds_of(const Driver *d, size_t mark, size_t end) {
    unsigned kinds = 0;
    for (size_t i = mark; i < end; i++)
        kinds |= 1u << d->undo.log.data[i].kind;
    return kinds;
}

/* Of op by a step. Blocks come first, then ops that were there before the mark and are modified,
 * then new ones, each in the order of the changes. */
static bool legalize_made(Driver *d, const JigOp *op, size_t mark) {
    size_t end = d->undo.log.len;
    unsigned kinds = kinds_of(d, mark, end);
    if ((kinds & BLOCKS && !legalize_blocks(d, op, mark)) ||
        (kinds & MODIFIED && !legalize_modified(d, mark, end)))
        return false;
    for (size_t i = mark; i < end; i++) /* the log grows meanwhile */
        if (d->undo.log.data[i].kind == JIG_CHANGE_CREATED &&
            !legalize(d, d->undo.log.data[i].of.op))
            return false;
    return true;
}

/* Closes the mark; without success what was done since is taken back. */
static bool end_step(Driver *d, JigUndoMark mark, bool ok) {
    if (!ok)
        jig_undo_back_to(&d->undo, d->rw.ctx, mark);
    jig_commit(d->rw.ctx, mark.edits);
    return ok;
}

/* ---- Folding ---- */
/* What is only folded in place stays so, even when the op does not become legal. */
static bool legalize_by_folding(Driver *d, JigOp *op) {
    if (jig_op_has_trait(op, JIG_TRAIT_CONSTANT_LIKE) || !jig_rw_may_fold(op))
        return false;
    JigUndoMark mark = jig_undo_mark(&d->undo, d->rw.ctx);
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    JigFoldResult *results = JIG_NEW_ARRAY(a, JigFoldResult, op->num_results + 1);
    bool in_place, ok = false;
    jig_undo_note_by(&d->undo, d->rw.ctx, NULL, op);
    JigFold kind = jig_op_fold_on(op, results, a, &in_place);
    if (kind == JIG_FOLD_RESULTS)
        ok = jig_rw_replace_folded(&d->rw, op, results) && legalize_made(d, op, mark.at);
    jig_arena_free(a);
    end_step(d, mark, ok || kind == JIG_FOLD_NONE);
    if (kind != JIG_FOLD_NONE || !in_place)
        return ok;
    jig_rw_modified(&d->rw, op);
    return legalize(d, op);
}

/* ---- Patterns ---- */
static bool is_running(const Driver *d, const JigSetPattern *p) {
    for (size_t i = 0; i < d->running.len; i++)
        if (d->running.data[i]->pattern == p->pattern && d->running.data[i]->env == p->env)
            return true;
    return false;
}

static bool legalize_with(Driver *d, JigOp *op, const JigSetPattern *p) {
    JigUndoMark mark = jig_undo_mark(&d->undo, d->rw.ctx);
    jig_vec_push(&d->running, p);
    jig_undo_note_by(&d->undo, d->rw.ctx, p->pattern, op);
    bool ok = jig_pattern_try(p, &d->rw, op) && legalize_made(d, op, mark.at);
    d->running.len--;
    return end_step(d, mark, ok);
}

static bool legalize_by_patterns(Driver *d, JigOp *op) {
    if (!d->how->patterns)
        return false;
    const JigOpName *name = op->name;
    JigPatternCursor at = {0};
    for (const JigSetPattern *p; (p = jig_patterns_next(d->how->patterns, name, &at));)
        if (!is_running(d, p) && legalize_with(d, op, p))
            return true;
    return false;
}

/* ---- One op ---- */
static void *stamp_of(const JigOp *op) {
    return (void *)((uintptr_t)jig_op_stamp(op) + 1);
}

static JigWalk note_nested_legal(JigOp *op, void *user) {
    jig_ptrmap_set(&((Driver *)user)->nested_legal, op, stamp_of(op));
    return JIG_WALK_ADVANCE;
}

static bool legalize(Driver *d, JigOp *op) {
    if (jig_undo_is_gone(op) || jig_ptrmap_get(&d->nested_legal, op) == stamp_of(op))
        return true;
    if (jig_target_is_legal(d->how->target, op))
        jig_walk_pre(op, note_nested_legal, d);
    if (jig_target_legality(d->how->target, op) == JIG_LEGAL)
        return true;
    if (!jig_stack_ok(d->rw.ctx)) /* folded in place again and again */
        return false;
    JigConversionFold fold = d->how->fold;
    return (fold == JIG_FOLD_BEFORE_PATTERNS && legalize_by_folding(d, op)) ||
           legalize_by_patterns(d, op) ||
           (fold == JIG_FOLD_AFTER_PATTERNS && legalize_by_folding(d, op));
}

/* ---- Why not ---- */
static void hear_no_match(JigListener *l, const JigReason *said) {
    Driver *d = (Driver *)((char *)l - offsetof(Driver, listener));
    if (!d->running.len)
        return;
    JigStr text = jig_reason_text(said, d->tried.arena);
    jig_reason_note(
        &d->tried, said->what.blame, "{}: {}",
        (const JigFact[]){jig_fact_text(d->running.data[d->running.len - 1]->pattern->name),
                          jig_fact_str(text), JIG_NO_FACT_});
}

/* What patterns say is about one op of the list at a time. */
static void forget_tried(Driver *d) {
    jig_arena_reset(d->tried.arena);
    d->tried = JIG_REASON(d->tried.arena);
}

/* `text` has a place for the op's name. */
static bool not_legal(Driver *d, const JigOp *op, const char *text) {
    jig_refuse(&d->tried, op, text, jig_fact_str(jig_op_name_of(op)));
    if (d->how->why)
        jig_reason_copy(d->how->why, &d->tried);
    JigStr said = jig_reason_text(&d->tried, d->tried.arena);
    return jig_op_emit_error(op, "%.*s", JIG_FMT(said));
}

static bool convert_op(Driver *d, JigOp *op) {
    if (d->how->why)
        forget_tried(d);
    bool ok = legalize(d, op);
    switch (d->how->mode) {
    case JIG_CONVERT_FULL:
        return ok || not_legal(d, op, "failed to legalize operation '{}'");
    case JIG_CONVERT_PARTIAL:
        return ok || jig_target_legality(d->how->target, op) != JIG_ILLEGAL ||
               not_legal(d, op,
                         "failed to legalize operation '{}' that was explicitly marked illegal");
    case JIG_CONVERT_ANALYZE:
        break;
    }
    if (ok)
        d->how->legalized(op, d->how->user);
    return true;
}

/* ---- What came of it ---- */
/* The op that `block`, which is new there, makes one block too many for; or NULL. */
static const JigOp *overfull(const JigBlock *block) {
    const JigRegion *region = block->region;
    const JigOp *op = region ? jig_region_parent(region) : NULL;
    bool full = op && !jig_undo_is_gone(op) && region->first != region->last &&
                jig_op_has_trait(op, JIG_TRAIT_SINGLE_BLOCK);
    return full ? op : NULL;
}

/* Loops became branches in what may not have any. */
static bool regions_fit(Driver *d) {
    for (size_t i = 0; i < d->undo.log.len; i++) {
        JigChange c = d->undo.log.data[i];
        if (!(1u << c.kind & BLOCKS))
            continue;
        const JigOp *op = overfull(c.of.block);
        if (op)
            return not_legal(d, op, "'{}' may have one block in a region, and would have several");
    }
    return true;
}

static bool roots_stay(Driver *d, JigOp *const *roots, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (jig_undo_is_gone(roots[i]))
            return not_legal(d, roots[i],
                             "'{}' op is what the conversion would replace: it has to run on an op "
                             "around this one");
    return true;
}

/* ---- All of them ---- */
static bool convert_all(Driver *d) {
    for (size_t i = 0; i < d->list.len; i++)
        if (!convert_op(d, d->list.data[i]))
            return false;
    return !d->how->regions_fit || regions_fit(d);
}

static bool convert(JigContext *ctx, JigOp *const *ops, size_t n, const JigConversion *how) {
    JigArena scratch;
    jig_arena_init(&scratch);
    Driver d = {.how = how,
                .dom = jig_dominance_create(ctx),
                .listener.match_failure = hear_no_match,
                .tried = JIG_REASON(&scratch)};
    jig_rewriter_init(&d.rw, ctx);
    for (size_t i = 0; i < n; i++)
        list_op(&d, ops[i]);
    jig_dominance_destroy(d.dom);
    jig_undo_begin(&d.undo, &d.rw); /* from here on only it listens */
    d.undo.at_once = how->at_once;
    if (how->why)
        jig_listen(ctx, &d.listener);
    bool ok = convert_all(&d) && (!how->roots_stay || roots_stay(&d, ops, n));
    if (how->why)
        jig_unlisten(ctx, &d.listener);
    if (ok && how->mode != JIG_CONVERT_ANALYZE)
        ok = jig_undo_commit(&d.undo, &d.rw, how->keep_casts, how->why);
    else
        jig_undo_roll_back(&d.undo, &d.rw);
    jig_arena_free(&scratch);
    jig_undo_free(&d.undo);
    jig_rewriter_free(&d.rw);
    jig_vec_free(&d.list);
    jig_vec_free(&d.running);
    jig_ptrmap_free(&d.nested_legal);
    return ok;
}

typedef struct Converting {
    JigContext *ctx;
    JigOp *const *ops;
    size_t n;
    const JigConversion *how;
    bool ok;
} Converting;

static void convert_ops(void *user) {
    Converting *c = user;
    c->ok = convert(c->ctx, c->ops, c->n, c->how);
}

bool jig_convert(JigContext *ctx, JigOp *const *ops, size_t n, const JigConversion *how) {
    JIG_REQUIRE(ctx);
    Converting c = {.ctx = ctx, .ops = ops, .n = n, .how = how};
    return jig_context_recovers(ctx, convert_ops, &c) && c.ok;
}
