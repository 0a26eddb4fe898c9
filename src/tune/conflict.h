/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rules that contradict each other: as few as possible, and in words. */
#ifndef JIG_TUNE_CONFLICT_H
#define JIG_TUNE_CONFLICT_H

#include "tune/rule_solver.h"

/* Of rules (by their numbers) that cannot hold together, leaves those without any of which the
 * others could, by the word of the solver (NULL: there is none), or, where it does not know, of a
 * diagram that takes no more than `budget`. */
void jig_tune_conflict_shrink(const JigTuneTerms *t, const JigTuneRule *rules,
                              JigTuneSolver *solver, uint64_t budget, size_t *which, size_t *n);
/* Each with its place, and what may be chosen. False. */
bool jig_tune_conflict_tell(const JigTuneTerms *t, const JigTuneRule *rules, const size_t *which,
                            size_t n, JigReason *why);

#endif
