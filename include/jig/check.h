/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Does a script keep what its payload computes? The functions of the payload are evaluated
 * (jig/eval.h) on the same arguments as each step has found them and as it has left them. Floats
 * are elements of a finite field, where neither rounding nor order makes a difference: what differs
 * is another function, and what is equal is the same one but for a small probability, of these
 * shapes. docs/checking.md says what that proves and what not.
 *
 *     JigChecker *check = jig_checker_create(payload, NULL);       before the script
 *     JigRun *run = jig_run_script(payload, &script, NULL);
 *     JigVerdict worst = jig_checker_run(check, run, tell, user);
 *     jig_checker_destroy(check);
 *
 * Or scripts fail by themselves where a step is wrong:
 *
 *     JigScriptChecker checks = {.options = NULL};
 *     JigScriptCheck check = jig_checker_of_scripts(&checks);
 *     ok = jig_interpret(payload, entry, &(JigScriptOptions){.check = &check});
 */
#ifndef JIG_CHECK_H
#define JIG_CHECK_H

#include "jig/eval.h"
#include "jig/run.h"

JIG_BEGIN_C

typedef struct JigChecker JigChecker;

/* The later the worse. */
typedef enum JigVerdict {
    JIG_VERDICT_EQUAL,
    JIG_VERDICT_UNDECIDED, /* something has no meaning in the field, or takes too long */
    JIG_VERDICT_UNDEFINED, /* what was defined before is not any more */
    JIG_VERDICT_RACE,      /* iterations that have no order depend on one, as they did not before */
    JIG_VERDICT_DIFFERS
} JigVerdict;
/* "equal", "undecided", ... */
JIG_API const char *jig_verdict_name(JigVerdict verdict);

/* All zero: how it starts. What it points to lives as long as the checker. */
typedef struct JigCheckerOptions {
    JigStr entry;       /* the function, "f" or "inner::f"; empty: each public one */
    const JigStr *args; /* of it, as `jig eval --arg` takes them; none: random ones */
    size_t num_args;
    const int64_t *sizes; /* that dynamic dimensions and index arguments get in turn; none: those
                             that the script makes interesting */
    size_t num_sizes;
    JigOp *script;        /* whose sizes these are; NULL: none */
    JigEvalDomain domain; /* JIG_EVAL_IEEE: numbers have to be the same bit by bit */
    uint64_t max_steps;   /* of one evaluation; 0: 200,000,000 */
    uint64_t max_memory;  /* bytes of its values; 0: as jig/eval.h says */
    bool exact_constants; /* as in jig/eval.h */
    bool stops;           /* jig_checker_run ends with the first step that is wrong */
    JIG_RESERVED(7);
} JigCheckerOptions;

/* A step that changed the payload. */
typedef struct JigChecked {
    size_t step;        /* of the run */
    JigVerdict verdict; /* the worst of all evaluations */
    JigStr what;        /* differs, or could not be decided; empty: nothing; until the next one */
    double seconds;
    /* It differs, and the script's author says so: {jig.accepted = "why"} at the step or at one
     * around it. What it computes now is what later steps have to keep. */
    bool is_accepted;
    JigStr accepted; /* why; may be empty */
    JIG_RESERVED(5);
} JigChecked;

/* One function with arguments of certain sizes. */
typedef struct JigCheckerTrial {
    JigStr name;    /* the path to the function from the payload: "f", "inner::f" */
    int64_t size;   /* of dynamic dimensions and index arguments */
    bool evaluates; /* or is it not checked, for this reason? */
    JigStr why;
    JigStr fill;     /* what the arguments are filled with: "random", "negative", "ties", ... */
    bool is_sized;   /* does it depend on `size`? */
    bool is_special; /* one with more numbers than random ones, which may not make sense for it */
    bool lacks_arguments; /* not evaluated, since these are none that it takes */
    JIG_RESERVED(1);
} JigCheckerTrial;

/* Evaluates the payload as it is, which the script must not have been applied to. `options` may be
 * NULL: floats are elements of the field then. */
JIG_API JigChecker *jig_checker_create(JigOp *payload,
                                       const JigCheckerOptions *options) JIG_NODISCARD;
JIG_API void jig_checker_destroy(JigChecker *c);
/* Goes through the run, which stands afterwards where it stood, and tells of each step that changed
 * the payload, in the order in which they ended. The worst verdict of steps that are not accepted.
 * Once of a checker. */
JIG_API JigVerdict jig_checker_run(JigChecker *c, JigRun *run,
                                   void (*tell)(void *user, const JigChecked *step), void *user);
/* Evaluates the payload as it is now, and holds it against what it computed when the checker was
 * made (or, after jig_checker_run, after the last step that differed). *what, in `a`: what differs
 * or is not decided. */
JIG_API JigVerdict jig_checker_now(JigChecker *c, JigArena *a, JigStr *what);

/* Is it worse than undecided, and not accepted? */
JIG_API bool jig_checker_is_wrong(const JigChecked *step);

JIG_API size_t jig_checker_num_trials(const JigChecker *c);
JIG_API JigCheckerTrial jig_checker_trial(const JigChecker *c, size_t i);
/* Did a constant stand for the fraction that it is the nearest float of? */
JIG_API bool jig_checker_took_fractions(const JigChecker *c);
/* How many numbers were held against others. */
JIG_API uint64_t jig_checker_num_compared(const JigChecker *c);

/* ---- Scripts that fail where a step is wrong ---- */

/* All zero: how it starts. */
typedef struct JigScriptChecker {
    const JigCheckerOptions *options; /* NULL: as they start. Without a script of their own they get
                                         sizes from the one that is carried out. */
    /* Told before the script what is checked, and of each step that changed the payload. Members
     * may be NULL. */
    void (*begins)(void *user, const JigChecker *c);
    void (*tell)(void *user, JigRun *run, const JigChecked *step);
    void *user;
    JigVerdict worst; /* of all scripts that were carried out with it: what is undecided is no
                         failure */
    JIG_RESERVED(4);
} JigScriptChecker;
/* For JigScriptOptions.check. What it makes holds `c`. */
JIG_API JigScriptCheck jig_checker_of_scripts(JigScriptChecker *c);
/* Why a script with such a step fails, in the arena of `why`: "step 3 'transform.x' differs: ...";
 * false. */
JIG_API bool jig_checker_refuse(const JigRun *run, const JigChecked *step, JigReason *why);

JIG_END_C

#endif
