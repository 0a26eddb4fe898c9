/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constants that a step folded. Folding rounds, and the field does not. Where a step brings a
 * constant that was not there, and floats are the same bit by bit, that is what it did. */
#ifndef JIG_CHECK_FOLDED_H
#define JIG_CHECK_FOLDED_H

#include "check/trial.h"

/* Did the edits from one place of the journal to another do no more than that to what the trial
 * gave? `now` is what it gives there in the field. The payload is at `to`, before and after. */
bool jig_checker_has_folded(JigChecker *c, const JigTrial *t, const JigTrialOutcome *now,
                            size_t from, size_t to, JigArena *a);
/* Sends the payload to that place, and finds its functions there. */
void jig_checker_go(JigChecker *c, size_t place);

#endif
