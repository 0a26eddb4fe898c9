/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a run (jig/run.h) is made of: the engine writes down steps, moments and what becomes of
 * handles, when JigTransformState.record asks for it. run/script_run.c reads it.
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
#include "transform/state.h"

typedef struct JigMoment {
    size_t place; /* in the journal */
    size_t num_events;
} JigMoment;

typedef enum JigHandleEventKind {
    JIG_EVENT_BOUND, /* `of`: a binding begins, or ends */
    JIG_EVENT_ENDED,
    JIG_EVENT_MOVED, /* `of`: a move */
} JigHandleEventKind;

typedef struct JigHandleEvent {
    JigHandleEventKind kind;
    size_t of;
} JigHandleEvent;

typedef struct JigStepRecord {
    JigRunStep step;
    size_t num_children;
    double began;
    JigChangeCounts before;
} JigStepRecord;

typedef struct JigBindingRecord {
    JigRunBinding binding;
    void **now; /* items where the run stands; NULL: those that it was bound to */
} JigBindingRecord;

struct JigRecord {
    JigRun *run; /* that it is the record of; what listeners are given */
    JigContext *ctx;
    const JigRunOptions *options;
    JigArena arena; /* items, reasons */
    JIG_VEC(JigMoment) moments;
    JIG_VEC(JigStepRecord) steps;
    JIG_VEC(JigBindingRecord) bindings;
    JIG_VEC(JigRunMove) moves;
    JIG_VEC(JigHandleEvent) events;
    size_t num_top;         /* steps at the top */
    size_t current;         /* the innermost step that has begun; JIG_NO_STEP: none */
    JIG_VEC(size_t) failed; /* steps whose failure is on its way */
    JIG_VEC(size_t) spent;  /* bindings, those of a step side by side */
    bool is_stopped;
    const JigReason *told, *copy; /* the failure that was copied last */
};

void jig_record_init(JigRecord *r, JigRun *run, JigContext *ctx, const JigRunOptions *options);
void jig_record_free(JigRecord *r);
/* A moment: now. */
size_t jig_record_moment(JigRecord *r);

/* ---- What the engine tells; `st` has a record ---- */
/* An op of a matcher was carried out. */
void jig_record_asked(JigTransformState *st, const JigOp *match, JigStatus status);
/* A matcher was tried on a payload op. True: the reason is wanted. */
bool jig_record_tried(JigTransformState *st, const JigOp *matcher, const JigOp *payload,
                      JigStatus status, const JigReason *why);
/* JIG_NO_STEP: it is not recorded. */
size_t jig_record_step_begin(JigTransformState *st, JigOp *op);
/* What the current step did is about to be taken back. */
void jig_record_step_failed(JigTransformState *st);
/* What the step around is told: the same, or that the script ends here. */
JigStatus jig_record_step_end(JigTransformState *st, size_t step, JigStatus status);
/* A body of the current step is carried out, once more. */
void jig_record_pass(JigTransformState *st);
/* Failures on their way have been silenced. */
void jig_record_silenced(JigTransformState *st);
/* `h` was just bound. */
void jig_record_bound(JigTransformState *st, JigHandle *h);
/* Its binding ends, if it is recorded. */
void jig_record_ended(JigTransformState *st, JigHandle *h);
/* It must not be used after the current step. */
void jig_record_spent(JigTransformState *st, const JigHandle *h, const JigInvalidation *why);
/* An entry of it has another target than before. */
void jig_record_moved(JigTransformState *st, const JigEntry *e, const void *from);

#endif
