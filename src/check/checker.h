/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Does a script keep what its payload computes? The functions of the payload are evaluated on the
 * same arguments as each step has found them and as it has left them. Floats are elements of a
 * finite field (support/field.h): neither rounding nor order makes a difference, so that what
 * differs is another function, and what is equal is the same one but for a small probability, of
 * these shapes.
 *
 *     JigChecker check;
 *     jig_checker_begin(&check, payload, &options);      before the script
 *     JigRun *run = jig_run_script(payload, script, NULL);
 *     jig_checker_run(&check, run, tell, user);
 *     jig_checker_end(&check);
 */
#ifndef JIG_CHECK_CHECKER_H
#define JIG_CHECK_CHECKER_H

#include "jig/eval.h"
#include "jig/run.h"
#include "support/vec.h"

typedef enum JigVerdict {
    JIG_VERDICT_EQUAL,
    JIG_VERDICT_UNDECIDED, /* something has no meaning in the field, or takes too long */
    JIG_VERDICT_UNDEFINED, /* what was defined before is not any more */
    JIG_VERDICT_DIFFERS
} JigVerdict;
/* "equal", "undecided", ... */
extern const char *const jig_verdict_names[];

typedef struct JigCheckerOptions {
    JigStr entry;       /* the function; empty: each public one */
    const JigStr *args; /* of it, as `jig eval --arg` takes them; none: random ones */
    size_t num_args;
    const int64_t *sizes; /* that dynamic dimensions and index arguments get in turn; none: those
                             that the script makes interesting */
    size_t num_sizes;
    JigOp *script; /* whose sizes these are; NULL: none */
    JigEvalDomain domain;
    uint64_t max_steps;  /* of one evaluation; 0: 200,000,000 */
    uint64_t max_memory; /* bytes of its values; 0: as jig/eval.h says */
} JigCheckerOptions;

/* A step that changed the payload. */
typedef struct JigChecked {
    size_t step;        /* of the run */
    JigVerdict verdict; /* the worst of all evaluations */
    JigStr what;        /* differs, or could not be decided; empty: nothing; until the next one */
    double seconds;
} JigChecked;

/* One function with arguments of certain sizes. */
typedef struct JigTrial {
    JigStr name; /* the path to the function from the payload: "f", "inner::f" */
    int64_t size;
    const JigType **inputs, **results; /* when the check began */
    size_t num_inputs, num_results;
    struct JigOutcome *last; /* NULL: it cannot be evaluated */
    JigStr why;              /* that */
} JigTrial;

typedef struct JigChecker {
    JigOp *payload;
    JigCheckerOptions options;
    JigArena arena;
    JIG_VEC(JigTrial) trials;
    uint64_t num_compared; /* numbers */
    bool decides;          /* is there a trial that can be evaluated? */
} JigChecker;

/* Evaluates the payload as it is. */
void jig_checker_begin(JigChecker *c, JigOp *payload, const JigCheckerOptions *options);
void jig_checker_end(JigChecker *c);
/* Goes through the run, which stands at its end afterwards, and tells of each step that changed the
 * payload. The worst verdict. */
JigVerdict jig_checker_run(JigChecker *c, JigRun *run,
                           void (*tell)(void *user, const JigChecked *step), void *user);

#endif
