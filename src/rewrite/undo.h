/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Changes that can be taken back. A rewriter with a log makes at once what it
 * builds, moves and modifies, and writes down how it was; what it replaces or
 * erases stays in place, uses and all, until the changes are settled.
 *
 * Invariants: between the first change and the last, undoing in reverse finds
 * the IR as each change left it. An op in `gone` is still linked where it was,
 * or is in an unlinked block; with an op all that was nested in it then is in
 * `gone` too.
 */
#ifndef JIG_REWRITE_UNDO_H
#define JIG_REWRITE_UNDO_H

#include "rewrite/rewriter.h"

typedef enum JigChangeKind {
    JIG_CHANGE_CREATED,
    JIG_CHANGE_MOVED,
    JIG_CHANGE_MODIFIED,
    JIG_CHANGE_REPLACED, /* or erased: no values */
    JIG_CHANGE_GONE,     /* one op more is about to go */
    JIG_CHANGE_USES,     /* of one value go to another */
    JIG_CHANGE_BLOCK_CREATED,
    JIG_CHANGE_BLOCK_MOVED,
    JIG_CHANGE_BLOCK_ERASED,
} JigChangeKind;

typedef struct JigSnapshot JigSnapshot;
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
        } place;                /* BLOCK_MOVED, BLOCK_ERASED: where it stood */
        const JigSnapshot *was; /* MODIFIED */
        JigValue **by;          /* REPLACED: per result what it set in `replaced`, or NULL */
        JigValue *to;           /* USES */
    } u;
} JigChange;

struct JigUndo {
    JigListener listener; /* first: the events carry a pointer to it */
    JIG_VEC(JigChange) log;
    JigPtrMap gone;     /* ops */
    JigPtrMap created;  /* op -> place in the log + 1 */
    JigPtrMap replaced; /* value -> the one that takes its place */
    JigArena arena;     /* of snapshots */
};

/* From now on rw's changes are logged. */
void jig_undo_begin(JigUndo *u, JigRewriter *rw);
/* The changes stand; rw's listeners are told, and what is gone goes. */
void jig_undo_settle(JigUndo *u, JigRewriter *rw);
void jig_undo_free(JigUndo *u);

/* A point to go back to, and going back: also without any change since. */
static inline size_t jig_undo_mark(const JigUndo *u) {
    return u->log.len;
}
void jig_undo_back_to(JigUndo *u, size_t mark);

bool jig_undo_is_gone(const JigUndo *u, const JigOp *op);
/* Was op made after the mark? */
bool jig_undo_is_new(const JigUndo *u, const JigOp *op, size_t mark);
/* A value whose op is gone but that is still needed: nothing takes its place. NULL: none. */
JigUse *jig_undo_orphan(const JigUndo *u);

/* What the rewriter leaves to the log. */
void jig_undo_replace(JigUndo *u, JigOp *op, JigValue *const *values, size_t n);
void jig_undo_replace_uses(JigUndo *u, JigValue *from, JigValue *to);
void jig_undo_erase_block(JigUndo *u, JigBlock *block);

#endif
