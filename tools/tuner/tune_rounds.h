/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which points are tried: which one is next, whether it is known already, and keeping what was
 * found, until all are known or the budget is spent; on each kind of machine by itself. */
#ifndef JIG_TOOLS_TUNE_ROUNDS_H
#define JIG_TOOLS_TUNE_ROUNDS_H

#include "tuner/tune_crew.h"
#include "tuner/tune_tell.h"

/* False after a message: it could not begin, or the database could not be written; tallies, one for
 * each machine of the crew, are about what there was until then. */
bool tune_rounds(TuneCrew *crew, const TuneSettings *s, JigArena *a, TuneTally *tallies);

#endif
