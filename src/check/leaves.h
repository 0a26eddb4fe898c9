/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a call of a function leaves to those who can see it: results, buffers that it was given,
 * variables of the payload, and which of them share memory. */
#ifndef JIG_CHECK_LEAVES_H
#define JIG_CHECK_LEAVES_H

#include "check/checker.h"
#include "check/outcome.h"

/* Of a trial. */
typedef struct JigTrialCall {
    JigEval *e;
    const JigType **inputs, **results; /* what arguments and results are seen as */
    JigEvalValue *args, *values;
    JigTrialOutcome *out;
    bool has_args; /* could they be made? */
} JigTrialCall;

/* Finds the payload's variables, once. */
void jig_trial_find_globals(JigChecker *c);
/* Keeps it. False: a result or argument cannot be compared. */
bool jig_trial_keep(JigChecker *c, const JigTrial *t, const JigTrialCall *x,
                    JigArena *a) JIG_NODISCARD;

#endif
