/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a run (jig/run.h) is made of: the engine writes down steps, moments and what becomes of
 * handles, when JigTransformState.record asks for it. run/script_run.c reads it.
 *
 * Scripts of a million small steps are written down, too, so what is kept of each is small: numbers
 * have 32 bits (where there were more, memory counts as exhausted), what is rare stands beside.
 *
 * Invariants:
 *  - Moments, steps, bindings, moves and events only grow while the script is carried out, and a
 *    mark of the journal is open all the time: what fails is taken back and kept
 *    (jig_journal_take_back), so that a moment's place in the journal stays what it is.
 *  - The state of the handles at a moment is what its first `num_events` events make of none. An
 *    event can be undone from what stands in it: a value has at most one binding at a time.
 *  - Handles of matchers and of steps that are tried in vain (stress) have no binding here.
 */
#ifndef JIG_TRANSFORM_RECORD_H
#define JIG_TRANSFORM_RECORD_H

#include "jig/run.h"
#include "ir/asked.h"
#include "support/pieces.h"
#include "transform/state.h"

typedef struct JigMoment {
    uint32_t place; /* in the journal */
    uint32_t num_events;
} JigMoment;

typedef enum JigHandleEventKind {
    JIG_EVENT_BOUND, /* `of`: a binding begins, or ends */
    JIG_EVENT_ENDED,
    JIG_EVENT_MOVED, /* `of`: a move */
} JigHandleEventKind;

enum { JIG_MAX_EVENTS_OF = (1 << 30) - 1 };

typedef struct JigHandleEvent {
    uint32_t kind : 2; /* JigHandleEventKind */
    uint32_t of : 30;
} JigHandleEvent;

/* No step, and nothing else of what is numbered in 32 bits. */
#define JIG_RECORD_NONE UINT32_MAX

/* Of a JigRunStep. */
typedef struct JigStepRecord {
    JigOp *op;
    uint32_t parent, ordinal, pass, num_passes, num_below;
    uint32_t begin, end; /* while it is open, its end is the latest of its moments */
    uint32_t created, erased, modified;
    uint32_t first_spent, num_spent;
    float seconds;
    uint32_t depth : 26;
    uint32_t is_open : 1;
    uint32_t status : 2; /* JigStatus */
    uint32_t is_silenced : 1;
    uint32_t is_taken_back : 1; /* at the last moment before its end */
    uint32_t is_stopped : 1;    /* a step inside of it was the last */
} JigStepRecord;

enum { JIG_MAX_RECORD_DEPTH = (1 << 26) - 1 };

/* A step that has begun and not ended. */
typedef struct JigOpenStep {
    double began;
    JigChangeCounts before;
    uint32_t num_children;
} JigOpenStep;

/* Of a JigRunBinding. */
typedef struct JigBindingRecord {
    const JigValue *handle;
    union {
        void *one;   /* its only item, as long as `now` is not made */
        void **list; /* those that it was bound to and, where that is made, those that it has */
    } items;
    uint32_t len, step, begin, end;
    uint32_t spent;    /* the latest JigSpentRecord of it, from 1; 0: none */
    uint32_t kind : 8; /* JigHandleKind */
    uint32_t has_now : 1;
} JigBindingRecord;

/* Of a JigRunMove. Much is replaced by the same at once. */
typedef struct JigMoveRecord {
    uint32_t binding, item, replacement;
} JigMoveRecord;

typedef struct JigReplacement {
    const void *from, *to;
    uint32_t step;
} JigReplacement;

typedef struct JigSpentRecord {
    JigOp *ancestor;
    uint32_t binding, step, operand;
} JigSpentRecord;

/* So many questions about order are kept of a step. */
enum { JIG_MAX_ORDERS_OF_STEP = 1024 };

struct JigRecord {
    JigRun *run; /* that it is the record of; what listeners are given */
    JigContext *ctx;
    const JigRunOptions *options;
    const JigTransformState *state; /* that is written down; NULL: the script has ended */
    JigArena arena;                 /* items, reasons */
    JIG_PIECES(JigMoment) moments;
    JIG_PIECES(JigStepRecord) steps;
    JIG_PIECES(JigBindingRecord) bindings;
    JIG_PIECES(JigMoveRecord) moves;
    JIG_PIECES(JigReplacement) replacements;
    JIG_PIECES(JigHandleEvent) events;
    JIG_PIECES(JigSpentRecord) spent; /* those of a step side by side */
    JIG_PIECES(JigRunOrder) orders;
    JigAskedListener asked;                  /* that puts them there */
    size_t first_order;                      /* of the step that asked last */
    JigPtrMap reasons;                       /* address in `steps` -> why it failed */
    JIG_VEC(JigOpenStep) open;               /* by depth */
    size_t num_top;                          /* steps at the top */
    size_t current;                          /* the innermost open one; JIG_NO_STEP: none */
    JIG_VEC(size_t) failed;                  /* steps whose failure is on its way */
    JIG_VEC(const JigRunListener *) curious; /* they want the reason of the matcher's refusal */
    size_t num_inserted;                     /* of the options' insertions */
    bool is_stopped;
    const JigReason *told, *copy; /* the failure that was copied last */
};

void jig_record_init(JigRecord *r, JigRun *run, JigContext *ctx, const JigRunOptions *options);
void jig_record_free(JigRecord *r);
/* Keeps what is asked about order from here on, up to the end. */
void jig_record_listen(JigRecord *r);
/* A moment: now. */
size_t jig_record_moment(JigRecord *r);

/* ---- As whoever looks at the run sees it ---- */
void jig_record_read_step(const JigRecord *r, size_t step, JigRunStep *out);
void jig_record_read_binding(const JigRecord *r, size_t binding, JigRunBinding *out);
void jig_record_read_move(const JigRecord *r, size_t move, JigRunMove *out);
/* What it was bound to. */
void **jig_record_items(const JigRecord *r, size_t binding);
/* A copy of that, which whoever looks at the run keeps true. */
void **jig_record_items_now(JigRecord *r, size_t binding);

/* ---- What the engine tells; `st` has a record ---- */
/* What matchers do is written down when that was asked for. */
static inline bool jig_record_leaves_out(const JigTransformState *st) {
    return st->muted && !st->record->options->matchers;
}
/* An op of a matcher was carried out. */
void jig_record_asked(JigTransformState *st, const JigOp *match, JigStatus status);
/* A matcher was tried on a payload op. True: the reason is wanted, if it was refused. */
bool jig_record_tried(JigTransformState *st, const JigOp *matcher, const JigOp *payload,
                      JigStatus status);
/* That reason. */
void jig_record_refused(JigTransformState *st, const JigOp *matcher, const JigOp *payload,
                        const JigReason *why);
/* The caller's op that is the next step; NULL: there is none. */
JigOp *jig_record_take_insertion(JigRecord *r);
/* JIG_NO_STEP: it is not recorded. */
size_t jig_record_step_begin(JigTransformState *st, JigOp *op);
/* What the current step did is about to be taken back; after that it ends. */
void jig_record_step_failed(JigTransformState *st);
/* What the step around is told: the same, or that the script ends here. */
JigStatus jig_record_step_end(JigTransformState *st, size_t step, JigStatus status);
/* A body of the current step is carried out, once more. */
void jig_record_pass(JigTransformState *st);
/* Failures on their way have been silenced. */
void jig_record_silenced(JigTransformState *st);
/* `h` was just bound to these. */
void jig_record_bound(JigTransformState *st, JigHandle *h, void *const *items);
/* Its binding ends, if it is recorded. */
void jig_record_ended(JigTransformState *st, JigHandle *h);
/* It must not be used after the current step. */
void jig_record_spent(JigTransformState *st, const JigHandle *h, const JigInvalidation *why);
/* An entry of it has another target than before. */
void jig_record_moved(JigTransformState *st, const JigEntry *e, const void *from);

#endif
