/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The piece of work that made a payload wrong: which step of a run, or which pass, and in it which
 * application of a pattern, which fold. The payload is sent to where it was between two of them
 * (ir/journal.h) and asked about there; nothing is carried out again.
 *
 *     JigBisect b = {.payload = ..., .acts = ..., .is_wrong = ..., .user = ...};
 *     jig_bisect_pieces_of_run(&b, run);
 *     if (jig_bisect(&b, arena, &found)) ...
 *     jig_bisect_free(&b);
 */
#ifndef JIG_CHECK_BISECT_H
#define JIG_CHECK_BISECT_H

#include "check/checker.h"
#include "check/edited.h"
#include "ir/acts.h"

typedef enum JigAnswer {
    JIG_ANSWER_NO,
    JIG_ANSWER_YES,
    JIG_ANSWER_UNKNOWN, /* it cannot be told of this payload */
} JigAnswer;

typedef struct JigBisect {
    JigOp *payload;
    const JigActs *acts; /* that were noted while all this was done */
    /* Is the payload, which may be read and not changed, wrong where it is now? At `right`, an
     * earlier place, it was not. `accepts`: a step in between may make another function of it.
     * *what, in `a`: what was seen; empty: nothing to tell. */
    JigAnswer (*is_wrong)(void *user, size_t right, size_t place, bool accepts, JigArena *a,
                          JigStr *what);
    void *user;
    bool by_halves; /* pieces, too, where the last one leaves what is wrong; else from the first */
    JIG_VEC(JigEdited) pieces;   /* in order; of a pipeline, `step` is the number of the pass */
    JIG_VEC(JigEdited) accepted; /* those of them that may make another function of the payload */
    size_t num_asked;
} JigBisect;

typedef struct JigBisected {
    JigEdited piece;    /* right before it, wrong after it */
    size_t from, to;    /* the same of an act in it */
    const JigAct *act;  /* whose work that is; NULL, or without `what`: of the step itself */
    size_t application; /* of what has its name, in the piece, from 1 */
    size_t num_applications;
    size_t first_unknown; /* places before it, down to this piece, could not be asked about */
    size_t num_acts;      /* between `from` and `to`: more than one could not be told apart */
    JigStr what;          /* that is wrong */
} JigBisected;

void jig_bisect_pieces_of_run(JigBisect *b, JigRun *run);
/* Of a pipeline that has just ended: each pass is one. */
void jig_bisect_pieces_of_passes(JigBisect *b);
/* False: nothing is wrong after any of them. Leaves the payload somewhere. */
bool jig_bisect(JigBisect *b, JigArena *a, JigBisected *found);
void jig_bisect_free(JigBisect *b);

/* Is_wrong, by a checker, which is `user`. */
JigAnswer jig_bisect_by_checker(void *user, size_t right, size_t place, bool accepts, JigArena *a,
                                JigStr *what);

#endif
