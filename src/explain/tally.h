/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What became of the matchers of foreach_match and collect_matching: how many payload ops each was
 * tried on and has taken, how many each op in it let through, and what the nearest misses are like.
 * Reasons are asked for of the first few near misses only.
 */
#ifndef JIG_EXPLAIN_TALLY_H
#define JIG_EXPLAIN_TALLY_H

#include "explain/matching.h"
#include "jig/run.h"
#include "support/map.h"

/* Of one step. */
typedef struct JigTally {
    JigArena arena;
    size_t step;
    JigPtrMap asked;                          /* op of a matcher -> its counts */
    JigPtrMap matchers;                       /* matcher -> its account */
    JIG_VEC(struct JigMatcherAccount *) list; /* the same, as they were tried first */
    size_t met;                               /* ops that the payload op has come to up to now */
    bool is_refused, is_refused_by_name;
    struct JigTally *outer; /* of a step around it */
} JigTally;

/* Those of the steps that have begun, the innermost first; NULL: none. */
typedef struct JigTallies {
    JigTally *current;
} JigTallies;

/* For the listener of the run: each step. */
void jig_tally_began(JigTallies *t, const JigRun *run, size_t step);
/* The step's, which has ended; NULL: it has no matchers. To be freed by the caller. */
JigTally *jig_tally_ended(JigTallies *t, size_t step);
void jig_tally_free(JigTally *t);
/* For its JigMatchListener. */
void jig_tally_asked(JigTallies *t, const JigOp *match, bool through);
bool jig_tally_tried(JigTallies *t, const JigOp *matcher, const JigOp *payload, bool taken,
                     const JigReason *why);

/* A line or more for each matcher, in `a`. */
void jig_tally_lines(const JigTally *t, JigArena *a, JigLines *out);
/* Calls `see` for each transform.match.operation_name that let nothing through. */
void jig_tally_each_vain_name(const JigTally *t, void (*see)(void *user, const JigOp *match),
                              void *user);

#endif
