/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The journal of a context: who changes IR tells it, who wants to know reads it.
 *
 * Listeners hear what happens, in the order of events. Every rewriter of the
 * context tells them, those of passes too.
 *
 * Marks are for taking changes back. A mark is a point to go back to; while one is open
 * every edit of any IR of the context is written down, whoever makes it. Marks
 * nest: the one that was made last is closed first.
 *
 *     JigMark mark = jig_mark(ctx);
 *     if (!try_something(rw, op))
 *         jig_rollback(ctx, mark);
 *     jig_commit(ctx, mark);
 *
 * The cost is proportional to the edits. What is erased keeps its memory until
 * the outermost mark is closed.
 */
#ifndef JIG_JOURNAL_H
#define JIG_JOURNAL_H

#include "jig/reason.h"

JIG_BEGIN_C
typedef struct JigPattern JigPattern; /* jig/rewrite.h */

/* ---- Listening ----
 * Every member may be NULL. All listeners hear each event, those that began to listen first, first.
 * Building IR that is in no block yet is no event. */
typedef struct JigListener {
    void (*inserted)(struct JigListener *l, JigOp *op, JigBlock *from_block /* NULL: new */,
                     JigOp *before_from);
    void (*block_inserted)(struct JigListener *l, JigBlock *block, JigRegion *from /* NULL: new */,
                           JigBlock *before_from);
    void (*modified)(struct JigListener *l, JigOp *op); /* in place, done */
    void (*replaced)(struct JigListener *l, JigOp *op, JigValue *const *values,
                     size_t n);                                            /* uses not yet moved */
    void (*replaced_with_op)(struct JigListener *l, JigOp *op, JigOp *by); /* else: replaced */
    /* `by` does the work of `op` from here on, which is about to go (jig_rw_takes_over). */
    void (*taken_over)(struct JigListener *l, JigOp *op, JigOp *by);
    void (*erased)(struct JigListener *l, JigOp *op); /* about to go; nested ops are told first */
    void (*block_erased)(struct JigListener *l, JigBlock *block);
    void (*arg_erased)(struct JigListener *l, JigValue *arg); /* alone, or with its block */
    /* What was erased is back (jig_rollback): where it was, or about to be put there. */
    void (*revived)(struct JigListener *l, JigOp *op);
    void (*block_revived)(struct JigListener *l, JigBlock *block);
    void (*arg_revived)(struct JigListener *l, JigValue *arg);
    void (*pattern_begin)(struct JigListener *l, const JigPattern *pattern, JigOp *op);
    void (*pattern_end)(struct JigListener *l, const JigPattern *pattern, bool matched);
    void (*match_failure)(struct JigListener *l, const JigReason *why); /* valid for the call */
    struct JigListener *next;                                           /* the journal's */
    JIG_RESERVED(2);
} JigListener;

/* A listener stays the caller's; it is told until it is taken off, which it may do itself while
 * being told. */
JIG_API void jig_listen(JigContext *ctx, JigListener *l);
JIG_API void jig_unlisten(JigContext *ctx, JigListener *l);

/* Counts of events since the context was made; jig_rollback sets them back. */
typedef struct JigChangeCounts {
    size_t created, erased, modified; /* ops */
} JigChangeCounts;
JIG_API JigChangeCounts jig_change_counts(const JigContext *ctx);

/* ---- Taking back ---- */
typedef struct JigMark {
    size_t at;
    JigChangeCounts counts;
} JigMark;

/* Opens a mark. */
JIG_API JigMark jig_mark(JigContext *ctx);
/* Takes back what was edited since the mark, which stays open: IR is as it was, with locations, the
 * order of uses, addresses and stamps (JigOpRef). Pointers to what was made since are dangling;
 * regions that were detached since and still are belong to nobody. Listeners hear of what goes
 * (erased, block_erased, arg_erased) and of what comes back (revived, block_revived, arg_revived).
 */
JIG_API void jig_rollback(JigContext *ctx, JigMark mark);
/* Closes the mark; what was edited since stands. */
JIG_API void jig_commit(JigContext *ctx, JigMark mark);
/* Number of edits since the mark. */
JIG_API size_t jig_edits_since(const JigContext *ctx, JigMark mark);

JIG_END_C

#endif
