/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Why a step of a script failed, for who wrote it: where in the script, through which steps, what
 * the handles had and where they came from, and what would do instead.
 */
#ifndef JIG_EXPLAIN_FAILURE_H
#define JIG_EXPLAIN_FAILURE_H

#include "explain/matching.h"
#include "jig/run.h"

/* What to tell in place of `error`, a diagnostic of the run, and in `lines` what is said below it,
 * all in `a`. The run has ended; it stands where it did afterwards. An error that is not about a
 * step stays as it is. */
const JigDiag *jig_failure_explain(JigRun *run, const JigDiag *error, JigArena *a, JigLines *lines);

/* Why a step failed, in a line: as the error about it would say. */
JigStr jig_failure_words(JigRun *run, const JigReason *why, JigArena *a);

/* What is said below any error about that step. */
void jig_failure_place(JigRun *run, size_t step, JigArena *a, JigLines *lines);

/* The innermost step that failed with it; JIG_NO_STEP: none. */
size_t jig_failure_step_of(const JigRun *run, const JigReason *why);

#endif
