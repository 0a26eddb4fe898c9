/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The crew of the first rank: the workers of all others.
 *
 * Of each kind of machine there is one best point, though each worker holds candidates against code
 * that runs beside it. So before a worker tries a point it is told the best one, which it holds
 * from then on. When it finds a better one and another worker has meanwhile found one, too, these
 * two meet before either is believed.
 */
#ifndef JIG_TOOLS_TUNE_RANKS_H
#define JIG_TOOLS_TUNE_RANKS_H

#include "tuner/tune_crew.h"
#include "tuner/tune_mpi.h"

/* Waits until all ranks have said that they work, or do not. `s`, `a` and the context live as long.
 * NULL after a message. */
TuneCrew *tune_crew_ranks(JigContext *ctx, const TuneSettings *s, const TuneLaunch *launch,
                          JigArena *a) JIG_NODISCARD;

#endif
