/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What arguments are filled with: random numbers, and others that tell apart what these do not. */
#ifndef JIG_CHECK_FILLS_H
#define JIG_CHECK_FILLS_H

#include "check/trial.h"

/* What the ops of a payload, or of a script, do. */
typedef struct JigTrialDoing {
    bool orders, divides;
    bool selects; /* what it makes of many numbers may be one of them */
} JigTrialDoing;
JigTrialDoing jig_trial_doing_of(const JigChecker *c);

const JigCheckerFill *jig_trial_random(void);
/* Adds copies of `t` with other arguments: of one size, since they differ by what ops do with
 * numbers, not with how many. */
void jig_trial_add_special(JigChecker *c, JigTrial *t, JigTrialDoing d);
bool jig_trial_has_integers(const JigTrial *t);
/* An argument of this type as `jig eval` takes it, in `a`. */
JigStr jig_trial_argument(const JigChecker *c, const JigTrial *t, size_t argument,
                          const JigType *type, JigArena *a);

#endif
