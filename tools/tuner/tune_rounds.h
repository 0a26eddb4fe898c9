/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* One point after the other: which one is next, whether it is known already, and keeping what was
 * found, until all are known or the budget is spent. */
#ifndef JIG_TOOLS_TUNE_ROUNDS_H
#define JIG_TOOLS_TUNE_ROUNDS_H

#include "tuner/tune_tell.h"
#include "tuner/tune_worker.h"

/* False after a message: it could not begin, or the database could not be written; *tally is about
 * what there was until then. */
bool tune_rounds(TuneWorker *w, const TuneSettings *s, JigArena *a, TuneTally *tally);

#endif
