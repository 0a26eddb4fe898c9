/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The changes of a conversion. What its rewriter builds, moves and modifies is
 * done at once, and the context's journal can take it back; what it replaces or
 * erases stays in place, uses and all, until the changes are committed. Only then
 * do the listeners hear of any of it.
 *
 * Invariants: an op that `is_gone` is still linked where it was, or is in an unlinked
 * block; with an op all that was nested in it then is gone too. Between conversions no
 * op is_gone or is_made.
 */
#ifndef JIG_REWRITE_UNDO_H
#define JIG_REWRITE_UNDO_H

#include "rewrite/remap.h"

typedef enum JigChangeKind {
    JIG_CHANGE_CREATED,
    JIG_CHANGE_MOVED,
    JIG_CHANGE_MODIFIED,
    JIG_CHANGE_REPLACED, /* or erased: no values; the op is about to go */
    JIG_CHANGE_TAKEN_OVER,
    JIG_CHANGE_GONE,      /* so is an op that goes with another, or with a block */
    JIG_CHANGE_USES,      /* of a block argument go to what it became */
    JIG_CHANGE_CAST,      /* one was built (casts.h) */
    JIG_CHANGE_CONVERTER, /* of what is moved to a region */
    JIG_CHANGE_BLOCK_CREATED,
    JIG_CHANGE_BLOCK_MOVED,
    JIG_CHANGE_BLOCK_ERASED,
    JIG_CHANGE_BY, /* what follows, up to the next, is the work of that pattern, or of a fold */
} JigChangeKind;

typedef struct JigChange {
    JigChangeKind kind;
    union {
        JigOp *op;
        JigBlock *block;
        JigRegion *region;
        JigValue *value;
    } of;
    union {
        JigPoint point; /* MOVED: where it stood */
        struct {
            JigRegion *region;
            JigBlock *before;
        } place;                       /* BLOCK_MOVED: where it stood */
        const JigTypeConverter *types; /* REPLACED, USES: who can make what old users need;
                                          CONVERTER: the one before; or NULL */
        JigOp *by_op;                  /* TAKEN_OVER */
        struct {
            const JigPattern *pattern; /* NULL: a fold */
            size_t number;             /* of the act (ir/acts.h) */
        } by;                          /* BY */
    } u;
} JigChange;

/* A cast between values of old and of new types, to be resolved in the end. */
typedef struct JigPendingCast {
    JigOp *op;
    const JigTypeConverter *types; /* or NULL */
    bool to_target;
    const JigType *original;    /* to_target: before conversion; or NULL */
    const JigValue *stands_for; /* in `early`; or NULL */
} JigPendingCast;

struct JigUndo {
    JigListener listener; /* first: the events carry a pointer to it */
    JigListener *others;  /* of the context, which hear later */
    JigMark start;
    JIG_VEC(JigChange) log;
    JigRemap remap; /* values -> what takes their place */
    JIG_VEC(JigPendingCast) casts;
    const JigOpName *cast_name;      /* once there is one: their name, */
    const JigAttr *cast_mark;        /* and the attributes of those that only change types */
    bool at_once;                    /* what is replaced is so at once, as users see it */
    JigPtrMap early;                 /* of `at_once`: values -> casts of what takes their place */
    JigPtrMap converters;            /* region -> converter of what is moved there */
    const JigOp *on;                 /* the op that a pattern is tried on */
    JIG_VEC(JigValueList) converted; /* its operands */
    JigValueVec simple;              /* room for those lists of them that have one value */
    JigValueVec values;              /* scratch: what takes the place of the results of an op */
    bool retyped; /* something was replaced by other types, or by nothing: there may be casts */
    JigArena arena;
};

/* From now on rw's changes are logged. Ends with one of the next two. */
void jig_undo_begin(JigUndo *u, JigRewriter *rw);
/* The changes stand; the listeners are told, and what is gone goes. False: a cast can't be
 * resolved, which is told in a diagnostic and `why` (NULL: nobody asks), and nothing has changed.
 */
bool jig_undo_commit(JigUndo *u, JigRewriter *rw, bool keep_casts, JigReason *why);
void jig_undo_roll_back(JigUndo *u, JigRewriter *rw);
void jig_undo_free(JigUndo *u);

/* A point to go back to, which is closed after that or without it: the last one first. */
typedef struct JigUndoMark {
    size_t at;   /* in the log */
    size_t said; /* in `remap` */
    JigMark edits;
} JigUndoMark;
JigUndoMark jig_undo_mark(const JigUndo *u, JigContext *ctx);
void jig_undo_back_to(JigUndo *u, JigContext *ctx, JigUndoMark mark);

static inline bool jig_undo_is_gone(const JigOp *op) {
    return op->is_gone;
}
/* Are all users of the value about to go? */
bool jig_undo_is_dead(const JigValue *v);

/* What the rewriter leaves to the log. `types` is who makes what old users need. Values that are
 * NULL, or empty lists: there is nothing to take the place. */
void jig_undo_replace(JigUndo *u, JigRewriter *rw, JigOp *op, JigValue *const *values, size_t n);
void jig_undo_replace_lists(JigUndo *u, JigRewriter *rw, JigOp *op, const JigValueList *lists);
void jig_undo_replace_arg(JigUndo *u, JigRewriter *rw, JigValue *arg, JigValueList by,
                          const JigTypeConverter *types);
void jig_undo_take_over(JigUndo *u, JigOp *op, JigOp *by);
/* Somebody begins to work on op: a pattern, or NULL, a fold. */
void jig_undo_note_by(JigUndo *u, JigContext *ctx, const JigPattern *pattern, JigOp *op);
void jig_undo_erase_block(JigUndo *u, JigBlock *block);
/* Arguments of blocks that are moved to the region from now on become what it says. */
void jig_undo_set_converter(JigUndo *u, JigRegion *region, const JigTypeConverter *types);

#endif
