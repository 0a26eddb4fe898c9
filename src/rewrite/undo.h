/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The changes of a conversion. What its rewriter builds, moves and modifies is
 * done at once, and the context's journal can take it back; what it replaces or
 * erases stays in place, uses and all, until the changes are settled. Only then
 * do the listeners hear of any of it.
 *
 * Invariants: an op in `gone` is still linked where it was, or is in an unlinked
 * block; with an op all that was nested in it then is in `gone` too.
 */
#ifndef JIG_REWRITE_UNDO_H
#define JIG_REWRITE_UNDO_H

#include "rewrite/rewriter.h"

typedef enum JigChangeKind {
    JIG_CHANGE_CREATED,
    JIG_CHANGE_MOVED,
    JIG_CHANGE_MODIFIED,
    JIG_CHANGE_REPLACED, /* or erased: no values */
    JIG_CHANGE_TAKEN_OVER,
    JIG_CHANGE_GONE, /* one op more is about to go */
    JIG_CHANGE_USES, /* of one value go to another */
    JIG_CHANGE_BLOCK_CREATED,
    JIG_CHANGE_BLOCK_MOVED,
    JIG_CHANGE_BLOCK_ERASED,
} JigChangeKind;

typedef struct JigChange {
    JigChangeKind kind;
    union {
        JigOp *op;
        JigBlock *block;
        JigValue *value;
    } of;
    union {
        JigPoint point; /* MOVED: where it stood */
        struct {
            JigRegion *region;
            JigBlock *before;
        } place;       /* BLOCK_MOVED: where it stood */
        JigValue **by; /* REPLACED: per result what it set in `replaced`, or NULL */
        JigValue *to;  /* USES */
        JigOp *by_op;  /* TAKEN_OVER */
    } u;
} JigChange;

struct JigUndo {
    JigListener listener; /* first: the events carry a pointer to it */
    JigListener *others;  /* of the context, which hear later */
    JigMark start;
    JIG_VEC(JigChange) log;
    JigPtrMap gone;     /* ops */
    JigPtrMap created;  /* op -> place in the log + 1 */
    JigPtrMap replaced; /* value -> the one that takes its place */
    JigArena arena;
};

/* From now on rw's changes are logged. Ends with one of the next two. */
void jig_undo_begin(JigUndo *u, JigRewriter *rw);
/* The changes stand; the listeners are told, and what is gone goes. */
void jig_undo_settle(JigUndo *u, JigRewriter *rw);
void jig_undo_abandon(JigUndo *u, JigRewriter *rw);
void jig_undo_free(JigUndo *u);

/* A point to go back to, which is closed after that or without it: the last one first. */
typedef struct JigUndoMark {
    size_t at; /* in the log */
    JigMark edits;
} JigUndoMark;
JigUndoMark jig_undo_mark(const JigUndo *u, JigContext *ctx);
void jig_undo_back_to(JigUndo *u, JigContext *ctx, JigUndoMark mark);

bool jig_undo_is_gone(const JigUndo *u, const JigOp *op);
/* Was op made after the mark? */
bool jig_undo_is_new(const JigUndo *u, const JigOp *op, size_t mark);
/* A value whose op is gone but that is still needed: nothing takes its place. NULL: none. */
JigUse *jig_undo_orphan(const JigUndo *u);

/* What the rewriter leaves to the log. */
void jig_undo_replace(JigUndo *u, JigOp *op, JigValue *const *values, size_t n);
void jig_undo_take_over(JigUndo *u, JigOp *op, JigOp *by);
void jig_undo_replace_uses(JigUndo *u, JigValue *from, JigValue *to);
void jig_undo_erase_block(JigUndo *u, JigBlock *block);

#endif
