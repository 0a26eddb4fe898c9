/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What goes wrong in a script without a failure: a match that finds nothing, steps that have
 * nothing to work on, failures that a sequence suppresses, matchers that take nothing. It is
 * listened to while the script is carried out, and told at its end as warnings at the steps.
 *
 * A step that says so is not warned of (explain/as_expected.h).
 */
#ifndef JIG_EXPLAIN_UNNOTICED_H
#define JIG_EXPLAIN_UNNOTICED_H

#include "explain/fused.h"
#include "explain/matching.h"
#include "explain/tally.h"
#include "jig/run.h"
#include "support/map.h"

typedef enum JigUnnoticedKind {
    JIG_UNNOTICED_EMPTY,      /* nothing was found, or there was nothing to do it to */
    JIG_UNNOTICED_SUPPRESSED, /* a step failed, and the script went on */
    JIG_UNNOTICED_NO_ACTION,  /* no matcher took anything; an empty alternative was left; a step, or
                                 the script, changed nothing */
    JIG_UNNOTICED_CLONED, /* a producer is computed in the loop that it was fused into, and again */
    JIG_UNNOTICED_UNFUSED,  /* a step that tiles and fuses has fused nothing */
    JIG_UNNOTICED_GIVEN_UP, /* an alternative was given up for another one: a remark */
    JIG_UNNOTICED_KINDS
} JigUnnoticedKind;
/* "empty", "suppressed", "no-action", "cloned", "unfused", "given-up". */
extern const char *const jig_unnoticed_names[JIG_UNNOTICED_KINDS];

typedef struct JigUnnoticed {
    JigArena arena;
    bool tells_matches; /* what each match and foreach_match did is told at once, as a remark */
    JIG_VEC(struct JigFinding *) findings;
    JigPtrMap of_op; /* step's op -> its findings, one of a kind */
    size_t idle;     /* the step that began last without payload, and the handle that had none */
    const JigValue *empty;
    JigTallies tallies;
    JigArena before;     /* what was seen of the step that began last */
    JigFusing *fusing;   /* of the step that began last; NULL: it does not fuse */
    JigPtrMap of_handle; /* empty handle -> the finding that it is empty because of */
    JigPtrMap unmoved; /* step's op that is to change something -> 1 + the first step of it, as long
                          as none has; else no step */
} JigUnnoticed;

/* What the run is to be given. To be freed. */
JigRunListener jig_unnoticed_begin(JigUnnoticed *u);
void jig_unnoticed_free(JigUnnoticed *u);
/* Reports what there was, in the order of the steps; those of the kinds in `errors` (bit by kind)
 * as errors. */
void jig_unnoticed_tell(JigUnnoticed *u, JigRun *run, unsigned errors);
/* After that: was there something of these kinds? */
bool jig_unnoticed_has(const JigUnnoticed *u, unsigned kinds);

#endif
