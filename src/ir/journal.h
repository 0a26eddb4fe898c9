/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The journal of a context: what the primitive edits of src/ir write down while
 * a mark is open (jig/journal.h), so that they can be taken back.
 *
 * Invariants:
 *  - Edits are taken back in the reverse of their order and nothing edits IR in
 *    between. Each therefore finds memory exactly as it left it, and pointers
 *    that it wrote down, into lists of uses too, mean what they meant.
 *  - While the journal is open no memory of the IR is freed or reused: what is
 *    destroyed is hidden from the lists of the values and blocks it refers to,
 *    keeps those references, and is freed when the last mark closes.
 *  - Order of uses, addresses and stamps after taking back are those of before.
 *  - An edit that is taken back can be turned into its opposite, which does it again. What was
 *    taken back and kept stands before a TAKEN_BACK; what is ahead of the place that the IR was
 *    sent to (jig_journal_go) stands at the end.
 */
#ifndef JIG_IR_JOURNAL_H
#define JIG_IR_JOURNAL_H

#include "ir/op.h"
#include "support/pieces.h"
#include "jig/journal.h"

typedef enum JigEditKind {
    JIG_EDIT_CREATED,   /* `whole`: and linked */
    JIG_EDIT_DESTROYED, /* `whole`: and unlinked, from was.place; it was before, else */
    JIG_EDIT_LINKED,
    JIG_EDIT_UNLINKED,
    JIG_EDIT_OPERAND,
    JIG_EDIT_SHIFTED_UP, /* operands */
    JIG_EDIT_SHIFTED_DOWN,
    JIG_EDIT_GROWN, /* room for operands */
    JIG_EDIT_SUCCESSOR,
    JIG_EDIT_ATTRS,
    JIG_EDIT_LOC,
    JIG_EDIT_TYPE,
    JIG_EDIT_ARG_LOC,
    JIG_EDIT_ARG_CREATED,
    JIG_EDIT_ARG_ERASED,
    JIG_EDIT_BLOCK_CREATED, /* and arguments that it got at once; `whole` as above */
    JIG_EDIT_BLOCK_DESTROYED,
    JIG_EDIT_BLOCK_LINKED,
    JIG_EDIT_BLOCK_UNLINKED,
    JIG_EDIT_REGION_CREATED, /* detached ones */
    JIG_EDIT_REGION_DESTROYED,
    JIG_EDIT_TAKEN_BACK, /* what was done from was.first to here: those are turned round */
} JigEditKind;

typedef struct JigEdit {
    JigEditKind kind;
    bool whole;   /* CREATED, DESTROYED, of ops and blocks */
    bool is_root; /* DESTROYED, and turned round CREATED: it stood in no block */
    union {
        JigOp *op;
        JigBlock *block;
        JigRegion *region;
        JigValue *value;
        JigUse *use;
        JigSuccUse *succ;
        void *any;
    } of;
    union {      /* how it was */
        struct { /* `link` stood before what it points to now */
            JigValue *value;
            JigUse **link;
        } use;
        struct {
            JigBlock *block;
            JigSuccUse **link;
        } succ;
        struct {
            JigBlock *block;
            JigOp *before;
        } place;
        struct {
            JigRegion *region;
            JigBlock *before;
        } block_place;
        struct {
            uint32_t at, n; /* those from `at` on, by n */
        } shifted;
        struct {
            JigUse *operands;
            uint32_t cap;
            bool is_inline; /* they stood in the op's own slot */
        } grown;
        uint32_t stamp; /* of a root that is there again, in which life */
        size_t first;
        const JigAttr *attrs;
        const JigType *type;
        JigLoc loc;
    } was;
} JigEdit;

typedef struct JigJournal {
    JIG_PIECES(JigEdit) edits;
    unsigned open;    /* marks */
    size_t marked;    /* where the latest mark is, or further */
    size_t num_ahead; /* edits at the end that are turned round: the IR is as before them */
    JigChangeCounts counts;
    bool is_faulty;            /* an edit failed on demand (support/fault.h) */
    JIG_VEC(JigOpRef) orphans; /* destroyed, and there again: nobody has them any more */
    struct JigActs *acts;      /* whose work edits are (ir/acts.h); NULL: nobody notes it */
} JigJournal;

/* Calls member `fn` of every listener; one may take itself off. */
#define JIG_TELL(ctx, fn, ...)                                                                     \
    do {                                                                                           \
        for (JigListener *l_ = (ctx)->listeners, *next_; l_; l_ = next_) {                         \
            next_ = l_->next;                                                                      \
            if (l_->fn)                                                                            \
                l_->fn(l_, __VA_ARGS__);                                                           \
        }                                                                                          \
    } while (0)

/* Only while it is open. */
void jig_journal_write(JigContext *ctx, JigEdit edit);
/* The latest edit, if it is of this kind and of this op or block and no mark came after it: what is
 * done to that next can be added to it. NULL otherwise. */
JigEdit *jig_journal_latest(JigContext *ctx, JigEditKind kind, const void *of);
/* For edits of IR of the context's own, which stay whatever is taken back: in between nothing is
 * written. Resuming takes what pausing returned. */
static inline bool jig_journal_pause(JigContext *ctx) {
    bool was = ctx->is_journalled;
    ctx->is_journalled = false;
    return was;
}
static inline void jig_journal_resume(JigContext *ctx, bool was) {
    ctx->is_journalled = was;
}
/* As jig_rollback, but what is taken back stays in the journal: one can go there again. */
void jig_journal_take_back(JigContext *ctx, JigMark mark);
/* How many edits were written before the IR as it is now; while a mark is open these are numbers
 * that stay, unless jig_rollback takes back more than what was done since. */
size_t jig_journal_place(const JigContext *ctx);
/* Back or forth to where the IR was when jig_journal_place said `place`, at the cost of the edits
 * in between; while a mark is open. Listeners do not hear of it: nothing is done, it is looked at.
 * As long as it is not the latest place the IR that was edited must only be read, and no mark is
 * made; what is done to other IR is not written down. The last jig_commit leaves the IR where it
 * is. */
void jig_journal_go(JigContext *ctx, size_t place);
/* What is ahead of the place where the IR was sent to is set aside, so that marks can be made and
 * IR be edited there, until all of that is taken back; then it is put back. Returns what that
 * takes. */
size_t jig_journal_set_aside(JigContext *ctx);
void jig_journal_put_back(JigContext *ctx, size_t ahead);
static inline bool jig_journal_is_open(const JigContext *ctx) {
    return JIG_UNLIKELY(ctx->is_journalled);
}

#ifdef JIG_IR_EDITS
/* ---- What op.c and block.c do to take edits back ---- */
void jig_journal_hide_use(JigUse *use);
void jig_journal_show_use(JigUse *use);
void jig_journal_hide_succ(JigSuccUse *use);
void jig_journal_show_succ(JigSuccUse *use);
void jig_journal_hide_op(JigOp *op);
void jig_journal_hide_block(JigBlock *block);
void jig_journal_restore_op(JigOp *op);
void jig_journal_restore_block(JigBlock *block);
/* Frees what counts as destroyed already. */
void jig_journal_free_op(JigOp *op);
void jig_journal_free_block(JigBlock *block);
void jig_journal_free_operands(JigContext *ctx, JigUse *operands, size_t cap);
/* The op gets the room that a GROWN edit has, and the edit the op's. */
void jig_journal_swap_operands(JigEdit *e);
void jig_journal_shift_operands(JigOp *op, size_t at, size_t n, bool up);
void jig_journal_place_arg(JigBlock *block, size_t at, JigArg *arg);
void jig_journal_displace_arg(JigBlock *block, size_t at);
#endif

#endif
