/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define JIG_IR_EDITS
#include "ir/journal.h"
#include "support/fault.h"
#include "support/check.h"

#include <stdlib.h>

void jig_journal_init(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    ctx->journal = jig_calloc(1, sizeof *ctx->journal);
    jig_vec_reserve(&ctx->journal->edits, 1);
}

void jig_journal_free(JigContext *ctx) {
    JIG_REQUIRE(!ctx->journal->open);
    jig_vec_free(&ctx->journal->edits);
    jig_free(ctx->journal);
}

void jig_journal_write(JigContext *ctx, JigEdit edit) {
    JIG_REQUIRE(ctx);
    ctx->journal->is_faulty |= jig_fault(JIG_FAULT_EDIT);
    jig_vec_push(&ctx->journal->edits, edit);
}

JigEdit *jig_journal_latest(JigContext *ctx, JigEditKind kind, const JigOp *op) {
    JIG_REQUIRE(ctx);
    JigJournal *j = ctx->journal;
    if (j->edits.len <= j->marked)
        return NULL;
    JigEdit *e = &jig_vec_last(&j->edits);
    return e->kind == kind && e->of.op == op ? e : NULL;
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

/* ---- Taking one edit back ---- */

static void unset_operand(const JigEdit *e) {
    jig_use_unlink(e->of.use);
    e->of.use->value = e->was.use.value;
    e->of.use->next = e->was.use.next;
    e->of.use->link = e->was.use.link;
    jig_journal_show_use(e->of.use);
}

static void unset_successor(const JigEdit *e) {
    jig_journal_hide_succ(e->of.succ);
    e->of.succ->block = e->was.succ.block;
    e->of.succ->next = e->was.succ.next;
    e->of.succ->link = e->was.succ.link;
    jig_journal_show_succ(e->of.succ);
}

static void unmake_op(JigContext *ctx, JigOp *op) {
    JIG_REQUIRE(!op->block && !jig_op_has_uses(op));
    JIG_TELL(ctx, erased, op);
    jig_op_destroy(op);
}

static void unmake_block(JigContext *ctx, JigBlock *block) {
    JIG_REQUIRE(!block->region && !block->first && !block->num_args && !block->preds);
    JIG_TELL(ctx, block_erased, block);
    jig_block_destroy(block);
}

static JigWalk tell_revived(JigOp *op, void *ctx) {
    JIG_TELL((JigContext *)ctx, revived, op);
    return JIG_WALK_ADVANCE;
}

static void restore_op(JigContext *ctx, JigOp *op) {
    jig_journal_restore_op(op);
    if (ctx->listeners)
        jig_walk_pre(op, tell_revived, ctx);
}

static void restore_block(JigContext *ctx, JigBlock *block) {
    jig_journal_restore_block(block);
    JIG_TELL(ctx, block_revived, block);
    for (JigOp *op = block->first; ctx->listeners && op; op = op->next)
        jig_walk_pre(op, tell_revived, ctx);
}

static void unmake_arg(JigContext *ctx, JigValue *arg) {
    JIG_TELL(ctx, arg_erased, arg);
    jig_block_erase_arg(jig_arg_block(arg), arg->index);
}

/* Its number is the one it had. */
static void restore_arg(JigContext *ctx, JigValue *arg) {
    jig_journal_place_arg(jig_arg_block(arg), arg->index, (JigArg *)arg);
    JIG_TELL(ctx, arg_revived, arg);
}

static void take_back_list(JigContext *ctx, const JigEdit *e) {
    switch (e->kind) {
    case JIG_EDIT_CREATED:
        if (e->whole)
            jig_op_remove(e->of.op);
        unmake_op(ctx, e->of.op);
        break;
    case JIG_EDIT_DESTROYED:
        restore_op(ctx, e->of.op);
        if (e->whole)
            jig_block_insert(e->was.place.block, e->was.place.before, e->of.op);
        break;
    case JIG_EDIT_LINKED:
        jig_op_remove(e->of.op);
        break;
    case JIG_EDIT_UNLINKED:
        jig_block_insert(e->was.place.block, e->was.place.before, e->of.op);
        break;
    case JIG_EDIT_ARG_CREATED:
        unmake_arg(ctx, e->of.value);
        break;
    case JIG_EDIT_ARG_ERASED:
        restore_arg(ctx, e->of.value);
        break;
    case JIG_EDIT_BLOCK_CREATED:
        unmake_block(ctx, e->of.block);
        break;
    case JIG_EDIT_BLOCK_DESTROYED:
        restore_block(ctx, e->of.block);
        break;
    case JIG_EDIT_BLOCK_LINKED:
        jig_block_remove(e->of.block);
        break;
    case JIG_EDIT_BLOCK_UNLINKED:
        jig_region_insert(e->was.block_place.region, e->was.block_place.before, e->of.block);
        break;
    case JIG_EDIT_REGION_CREATED:
        jig_free(e->of.region);
        break;
    default:
        break; /* REGION_DESTROYED: its memory is still there */
    }
}

static void take_back(JigContext *ctx, const JigEdit *e) {
    switch (e->kind) {
    case JIG_EDIT_OPERAND:
        unset_operand(e);
        break;
    case JIG_EDIT_SUCCESSOR:
        unset_successor(e);
        break;
    case JIG_EDIT_SHIFTED_UP:
        jig_journal_shift_operands(e->of.op, e->was.shifted.at, e->was.shifted.n, false);
        break;
    case JIG_EDIT_SHIFTED_DOWN:
        jig_journal_shift_operands(e->of.op, e->was.shifted.at, e->was.shifted.n, true);
        break;
    case JIG_EDIT_GROWN:
        jig_journal_shrink_operands(e->of.op, e->was.grown.operands, e->was.grown.cap);
        break;
    case JIG_EDIT_ATTRS:
        jig_op_set_attrs(e->of.op, e->was.attrs);
        break;
    case JIG_EDIT_LOC:
        e->of.op->loc = e->was.loc;
        break;
    case JIG_EDIT_ARG_LOC:
        ((JigArg *)e->of.value)->loc = e->was.loc;
        break;
    case JIG_EDIT_TYPE:
        e->of.value->type = e->was.type;
        break;
    default:
        take_back_list(ctx, e);
        break;
    }
}

/* ---- Freeing what one edit left behind ---- */

static void free_edit(JigContext *ctx, const JigEdit *e) {
    switch (e->kind) {
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

void jig_rollback(JigContext *ctx, JigMark mark) {
    JIG_REQUIRE(ctx->journal->open);
    JIG_REQUIRE(mark.at <= ctx->journal->edits.len);
    JigJournal *j = ctx->journal;
    ctx->is_journalled = false; /* taking back is not an edit */
    while (j->edits.len > mark.at) {
        JigEdit e = jig_vec_pop(&j->edits);
        take_back(ctx, &e);
    }
    j->counts = mark.counts;
    ctx->is_journalled = true;
}

void jig_commit(JigContext *ctx, JigMark mark) {
    JIG_REQUIRE(ctx->journal->open);
    JIG_REQUIRE(mark.at <= ctx->journal->edits.len);
    enum { LARGE = 1 << 12 };
    JigJournal *j = ctx->journal;
    if (--j->open)
        return;
    ctx->is_journalled = false;
    for (size_t i = 0; i < j->edits.len; ++i)
        free_edit(ctx, &j->edits.data[i]);
    j->edits.len = 0;
    if (j->edits.cap > LARGE)
        jig_vec_free(&j->edits);
}

size_t jig_edits_since(const JigContext *ctx, JigMark mark) {
    JIG_REQUIRE(mark.at <= ctx->journal->edits.len);
    return ctx->journal->edits.len - mark.at;
}
