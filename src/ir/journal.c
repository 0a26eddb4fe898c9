/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define JIG_IR_EDITS
#include "ir/acts.h"
#include "support/fault.h"
#include "support/check.h"

#include <stdlib.h>

void jig_journal_init(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    ctx->journal = jig_calloc(1, sizeof *ctx->journal);
    jig_pieces_reserve(&ctx->journal->edits, 1);
}

void jig_journal_free(JigContext *ctx) {
    JIG_REQUIRE(!ctx->journal->open);
    jig_pieces_free(&ctx->journal->edits);
    jig_free(ctx->journal);
}

void jig_journal_write(JigContext *ctx, JigEdit edit) {
    JIG_REQUIRE(ctx);
    ctx->journal->is_faulty |= jig_fault(JIG_FAULT_EDIT);
    jig_pieces_push(&ctx->journal->edits, edit);
}

_Static_assert(sizeof(JigEdit) <= 8 + 3 * sizeof(void *), "there are very many");

JigEdit *jig_journal_latest(JigContext *ctx, JigEditKind kind, const void *of) {
    JIG_REQUIRE(ctx);
    JigJournal *j = ctx->journal;
    if (j->edits.len <= j->marked)
        return NULL;
    JigEdit *e = jig_pieces_last(&j->edits);
    return e->kind == kind && e->of.any == of ? e : NULL;
}

/* ---- Listeners ---- */

/* Told in the order in which they began to listen. */
void jig_listen(JigContext *ctx, JigListener *l) {
    JIG_REQUIRE(ctx && l);
    JigListener **end = &ctx->listeners;
    while (*end)
        end = &(*end)->next;
    *end = l;
    l->next = NULL;
}

void jig_unlisten(JigContext *ctx, JigListener *l) {
    JIG_REQUIRE(ctx && l);
    for (JigListener **at = &ctx->listeners; *at; at = &(*at)->next) {
        if (*at != l)
            continue;
        *at = l->next;
        return;
    }
}

JigChangeCounts jig_change_counts(const JigContext *ctx) {
    JIG_REQUIRE(ctx);
    return ctx->journal->counts;
}

/* ---- Turning one edit round ----
 * It is taken back, and then says what it takes to do it again: turned twice, edit and IR are what
 * they were. What was made counts as destroyed in between, and keeps its memory until free_edit. */

static void turn_operand(JigContext *ctx, JigEdit *e) {
    (void)ctx;
    JigUse *use = e->of.use, now = *use;
    jig_use_unlink(use);
    use->value = e->was.use.value;
    use->link = e->was.use.link;
    use->next = use->value ? *use->link : NULL;
    jig_journal_show_use(use);
    e->was.use.value = now.value;
    e->was.use.link = now.link;
}

static void turn_successor(JigContext *ctx, JigEdit *e) {
    (void)ctx;
    JigSuccUse *use = e->of.succ, now = *use;
    jig_journal_hide_succ(use);
    use->block = e->was.succ.block;
    use->link = e->was.succ.link;
    use->next = use->block ? *use->link : NULL;
    jig_journal_show_succ(use);
    e->was.succ.block = now.block;
    e->was.succ.link = now.link;
}

static void shift_operands_down(JigContext *ctx, JigEdit *e) {
    (void)ctx;
    jig_journal_shift_operands(e->of.op, e->was.shifted.at, e->was.shifted.n, false);
}

static void shift_operands_up(JigContext *ctx, JigEdit *e) {
    (void)ctx;
    jig_journal_shift_operands(e->of.op, e->was.shifted.at, e->was.shifted.n, true);
}

static void turn_room(JigContext *ctx, JigEdit *e) {
    (void)ctx;
    jig_journal_swap_operands(e);
}

static void turn_attrs(JigContext *ctx, JigEdit *e) {
    (void)ctx;
    const JigAttr *now = e->of.op->attrs;
    jig_op_set_attrs(e->of.op, e->was.attrs);
    e->was.attrs = now;
}

static void turn_loc(JigContext *ctx, JigEdit *e) {
    (void)ctx;
    JigLoc now = e->of.op->loc;
    e->of.op->loc = e->was.loc;
    e->was.loc = now;
}

static void turn_arg_loc(JigContext *ctx, JigEdit *e) {
    (void)ctx;
    JigArg *arg = (JigArg *)e->of.value;
    JigLoc now = arg->loc;
    arg->loc = e->was.loc;
    e->was.loc = now;
}

static void turn_type(JigContext *ctx, JigEdit *e) {
    (void)ctx;
    const JigType *now = e->of.value->type;
    e->of.value->type = e->was.type;
    e->was.type = now;
}

static void unlink_op(JigContext *ctx, JigEdit *e) {
    (void)ctx;
    JigOp *op = e->of.op;
    e->was.place.block = op->block;
    e->was.place.before = op->next;
    jig_op_remove(op);
}

static void relink_op(JigContext *ctx, JigEdit *e) {
    (void)ctx;
    jig_block_insert(e->was.place.block, e->was.place.before, e->of.op);
}

static void unmake_op(JigContext *ctx, JigEdit *e) {
    if (e->whole)
        unlink_op(ctx, e);
    JIG_REQUIRE(!e->of.op->block && !jig_op_has_uses(e->of.op));
    JIG_TELL(ctx, erased, e->of.op);
    jig_journal_hide_op(e->of.op);
}

static JigWalk tell_revived(JigOp *op, void *ctx) {
    JIG_TELL((JigContext *)ctx, revived, op);
    return JIG_WALK_ADVANCE;
}

static void restore_op(JigContext *ctx, JigEdit *e) {
    jig_journal_restore_op(e->of.op);
    if (ctx->listeners)
        jig_walk_pre(e->of.op, tell_revived, ctx);
    if (e->whole)
        relink_op(ctx, e);
    if (e->is_root)
        e->was.stamp = jig_op_stamp(e->of.op);
}

static void unlink_block(JigContext *ctx, JigEdit *e) {
    (void)ctx;
    JigBlock *block = e->of.block;
    e->was.block_place.region = block->region;
    e->was.block_place.before = block->next;
    jig_block_remove(block);
}

static void relink_block(JigContext *ctx, JigEdit *e) {
    (void)ctx;
    jig_region_insert(e->was.block_place.region, e->was.block_place.before, e->of.block);
}

static void unmake_block(JigContext *ctx, JigEdit *e) {
    if (e->whole)
        unlink_block(ctx, e);
    JIG_REQUIRE(!e->of.block->region && !e->of.block->preds);
    for (size_t i = e->of.block->num_args; ctx->listeners && i-- > 0;)
        JIG_TELL(ctx, arg_erased, jig_block_arg(e->of.block, i));
    JIG_TELL(ctx, block_erased, e->of.block);
    jig_journal_hide_block(e->of.block);
}

static void restore_block(JigContext *ctx, JigEdit *e) {
    jig_journal_restore_block(e->of.block);
    JIG_TELL(ctx, block_revived, e->of.block);
    for (JigOp *op = e->of.block->first; ctx->listeners && op; op = op->next)
        jig_walk_pre(op, tell_revived, ctx);
    if (e->whole)
        relink_block(ctx, e);
}

/* Its number is the one it had. */
static void unmake_arg(JigContext *ctx, JigEdit *e) {
    JIG_TELL(ctx, arg_erased, e->of.value);
    jig_journal_displace_arg(jig_arg_block(e->of.value), e->of.value->index);
}

static void restore_arg(JigContext *ctx, JigEdit *e) {
    JigValue *arg = e->of.value;
    jig_journal_place_arg(jig_arg_block(arg), arg->index, (JigArg *)arg);
    JIG_TELL(ctx, arg_revived, arg);
}

/* A detached region is memory only: its blocks have edits of their own. */
static void turn_region(JigContext *ctx, JigEdit *e) {
    (void)ctx, (void)e;
}

typedef struct Turn {
    void (*turn)(JigContext *ctx, JigEdit *e);
    JigEditKind opposite; /* what it is from then on */
} Turn;
static const Turn turns[] = {
    [JIG_EDIT_CREATED] = {unmake_op, JIG_EDIT_DESTROYED},
    [JIG_EDIT_DESTROYED] = {restore_op, JIG_EDIT_CREATED},
    [JIG_EDIT_LINKED] = {unlink_op, JIG_EDIT_UNLINKED},
    [JIG_EDIT_UNLINKED] = {relink_op, JIG_EDIT_LINKED},
    [JIG_EDIT_OPERAND] = {turn_operand, JIG_EDIT_OPERAND},
    [JIG_EDIT_SHIFTED_UP] = {shift_operands_down, JIG_EDIT_SHIFTED_DOWN},
    [JIG_EDIT_SHIFTED_DOWN] = {shift_operands_up, JIG_EDIT_SHIFTED_UP},
    [JIG_EDIT_GROWN] = {turn_room, JIG_EDIT_GROWN},
    [JIG_EDIT_SUCCESSOR] = {turn_successor, JIG_EDIT_SUCCESSOR},
    [JIG_EDIT_ATTRS] = {turn_attrs, JIG_EDIT_ATTRS},
    [JIG_EDIT_LOC] = {turn_loc, JIG_EDIT_LOC},
    [JIG_EDIT_TYPE] = {turn_type, JIG_EDIT_TYPE},
    [JIG_EDIT_ARG_LOC] = {turn_arg_loc, JIG_EDIT_ARG_LOC},
    [JIG_EDIT_ARG_CREATED] = {unmake_arg, JIG_EDIT_ARG_ERASED},
    [JIG_EDIT_ARG_ERASED] = {restore_arg, JIG_EDIT_ARG_CREATED},
    [JIG_EDIT_BLOCK_CREATED] = {unmake_block, JIG_EDIT_BLOCK_DESTROYED},
    [JIG_EDIT_BLOCK_DESTROYED] = {restore_block, JIG_EDIT_BLOCK_CREATED},
    [JIG_EDIT_BLOCK_LINKED] = {unlink_block, JIG_EDIT_BLOCK_UNLINKED},
    [JIG_EDIT_BLOCK_UNLINKED] = {relink_block, JIG_EDIT_BLOCK_LINKED},
    [JIG_EDIT_REGION_CREATED] = {turn_region, JIG_EDIT_REGION_DESTROYED},
    [JIG_EDIT_REGION_DESTROYED] = {turn_region, JIG_EDIT_REGION_CREATED},
};

static void turn(JigContext *ctx, JigEdit *e) {
    const Turn *t = &turns[e->kind];
    t->turn(ctx, e);
    e->kind = t->opposite;
}

/* ---- Freeing what one edit left behind ---- */

static void free_edit(JigContext *ctx, const JigEdit *e) {
    switch (e->kind) {
    case JIG_EDIT_CREATED: /* turned round: whoever destroyed it has let it go */
        if (e->is_root)
            jig_vec_push(&ctx->journal->orphans, ((JigOpRef){e->of.op, e->was.stamp}));
        break;
    case JIG_EDIT_DESTROYED:
        jig_journal_free_op(e->of.op);
        break;
    case JIG_EDIT_BLOCK_DESTROYED:
        jig_journal_free_block(e->of.block);
        break;
    case JIG_EDIT_ARG_ERASED:
        jig_ir_free(ctx, e->of.value, sizeof(JigArg));
        break;
    case JIG_EDIT_GROWN:
        if (!e->was.grown.is_inline)
            jig_journal_free_operands(ctx, e->was.grown.operands, e->was.grown.cap);
        break;
    case JIG_EDIT_REGION_DESTROYED:
        jig_free(e->of.region);
        break;
    default:
        break;
    }
}

/* ---- Marks ---- */

JigMark jig_mark(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    ctx->journal->open++;
    ctx->journal->marked = ctx->journal->edits.len;
    ctx->is_journalled = true;
    return (JigMark){ctx->journal->edits.len, ctx->journal->counts};
}

/* Edits from `first` on are turned already. */
static void drop_turned(JigContext *ctx, size_t first) {
    JigJournal *j = ctx->journal;
    for (size_t i = first; i < j->edits.len; ++i)
        free_edit(ctx, jig_pieces_at(&j->edits, i));
    j->edits.len = first;
}

void jig_rollback(JigContext *ctx, JigMark mark) {
    JIG_REQUIRE(ctx->journal->open && !ctx->journal->num_ahead);
    JIG_REQUIRE(mark.at <= ctx->journal->edits.len);
    JigJournal *j = ctx->journal;
    ctx->is_journalled = false; /* taking back is not an edit */
    while (j->edits.len > mark.at) {
        JigEdit e = *jig_pieces_last(&j->edits);
        j->edits.len--;
        if (e.kind == JIG_EDIT_TAKEN_BACK) {
            drop_turned(ctx, e.was.first);
            continue;
        }
        turn(ctx, &e);
        free_edit(ctx, &e);
    }
    j->counts = mark.counts;
    if (j->acts)
        jig_acts_forget(j->acts, mark.at);
    ctx->is_journalled = true;
}

/* Those that were not taken back before they were made, nor stand somewhere. */
static void destroy_orphans(JigContext *ctx) {
    JigJournal *j = ctx->journal;
    for (size_t i = 0; i < j->orphans.len; ++i) {
        const JigOpRef *ref = &j->orphans.data[i];
        if (jig_op_ref_holds(ref) && !ref->op->block)
            jig_op_destroy(ref->op);
    }
    jig_vec_free(&j->orphans);
}

void jig_commit(JigContext *ctx, JigMark mark) {
    JIG_REQUIRE(ctx->journal->open);
    JIG_REQUIRE(mark.at <= ctx->journal->edits.len);
    enum { FEW_EDITS = 4096 };
    JigJournal *j = ctx->journal;
    if (--j->open)
        return;
    ctx->is_journalled = false;
    drop_turned(ctx, 0);
    destroy_orphans(ctx);
    j->num_ahead = 0;
    jig_pieces_shrink(&j->edits, FEW_EDITS);
}

size_t jig_edits_since(const JigContext *ctx, JigMark mark) {
    JIG_REQUIRE(mark.at <= ctx->journal->edits.len);
    return ctx->journal->edits.len - mark.at;
}

/* ---- Back and forth ---- */

/* Turns what was done from `first` to before `end`, in order or backwards. What was taken back in
 * between is not done. */
static void turn_range(JigContext *ctx, size_t first, size_t end, bool backwards) {
    JIG_VEC(size_t) done = {0}; /* the last first */
    JigJournal *j = ctx->journal;
    for (size_t i = end; i-- > first;)
        if (jig_pieces_at(&j->edits, i)->kind == JIG_EDIT_TAKEN_BACK)
            i = jig_pieces_at(&j->edits, i)->was.first;
        else
            jig_vec_push(&done, i);
    for (size_t k = 0; k < done.len; ++k) {
        size_t i = done.data[backwards ? k : done.len - 1 - k];
        turn(ctx, jig_pieces_at(&j->edits, i));
    }
    jig_vec_free(&done);
}

void jig_journal_take_back(JigContext *ctx, JigMark mark) {
    JigJournal *j = ctx->journal;
    JIG_REQUIRE(j->open && !j->num_ahead && mark.at <= j->edits.len);
    if (j->edits.len == mark.at)
        return;
    ctx->is_journalled = false;
    turn_range(ctx, mark.at, j->edits.len, true);
    jig_pieces_push(&j->edits, ((JigEdit){.kind = JIG_EDIT_TAKEN_BACK, .was.first = mark.at}));
    j->marked = j->edits.len;
    j->counts = mark.counts;
    ctx->is_journalled = true;
}

size_t jig_journal_place(const JigContext *ctx) {
    JIG_REQUIRE(ctx);
    JigJournal *j = ctx->journal;
    j->marked = j->edits.len; /* nothing is added to the edits before it */
    return j->edits.len - j->num_ahead;
}

/* One edit back, or forth. Before a failure was taken back, what it did is there. */
static void pass_over(JigContext *ctx, size_t i, bool backwards) {
    JigEdit *e = jig_pieces_at(&ctx->journal->edits, i);
    if (e->kind == JIG_EDIT_TAKEN_BACK)
        turn_range(ctx, e->was.first, i, !backwards);
    else
        turn(ctx, e);
}

void jig_journal_go(JigContext *ctx, size_t place) {
    JigJournal *j = ctx->journal;
    JIG_REQUIRE(j->open && place <= j->edits.len);
    JigListener *listeners = ctx->listeners;
    ctx->listeners = NULL;
    ctx->is_journalled = false;
    size_t at = jig_journal_place(ctx);
    while (at > place)
        pass_over(ctx, --at, true);
    while (at < place)
        pass_over(ctx, at++, false);
    j->num_ahead = j->edits.len - place;
    ctx->is_journalled = !j->num_ahead;
    ctx->listeners = listeners;
}

size_t jig_journal_set_aside(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    size_t ahead = ctx->journal->num_ahead;
    ctx->journal->num_ahead = 0;
    ctx->is_journalled = ctx->journal->open > 0;
    return ahead;
}

void jig_journal_put_back(JigContext *ctx, size_t ahead) {
    JIG_REQUIRE(ctx && !ctx->journal->num_ahead && ahead <= ctx->journal->edits.len);
    ctx->journal->num_ahead = ahead;
    ctx->is_journalled = ctx->journal->open && !ahead;
}
