/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of a payload with arguments for them, and their evaluation, whatever a script has made
 * of them meanwhile. */
#ifndef JIG_CHECK_TRIAL_H
#define JIG_CHECK_TRIAL_H

#include "check/checker.h"
#include "check/outcome.h"

/* Is it a function that can be evaluated, none of scripts? */
bool jig_trial_has_body(const JigOp *op);
/* The names that lead to an op from the payload: "inner::f". */
JigStr jig_trial_path(const JigChecker *c, const JigOp *op, JigArena *a);
/* Adds the trials of a check, for each function with each of the sizes. */
void jig_trials_find(JigChecker *c);
/* What is undefined with its integers may not be with small ones, which are indices more often.
 * True: it gets these, or then zeros. */
bool jig_trial_takes_small(const JigChecker *c, JigTrial *t) JIG_NODISCARD;
/* The same with floats of all magnitudes, which round; *fill is what it refers to. */
JigTrial jig_trial_with_wide_floats(const JigTrial *t, size_t seed, JigCheckerFill *fill);
/* Evaluates. NULL: in *why what is the matter, in *verdict what that means. */
JigTrialOutcome *jig_trial_run(JigChecker *c, const JigTrial *t, JigArena *a, JigStr *why,
                               JigVerdict *verdict);
/* Finds the functions of the payload as it is: before trials are run or marked, and whenever it has
 * changed. */
void jig_trial_locate(JigChecker *c);
/* The function's mark (unchanged.h); 0: there is none. */
uint64_t jig_trial_mark(JigChecker *c, const JigTrial *t);

#endif
