/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A rank that is not the first: three processes. The one that was started carries messages between
 * the first rank and a worker. The worker may die of what it tries; the keeper, which was made
 * before MPI began, then makes another one, so that nobody who speaks to MPI ever forks.
 */
#ifndef JIG_TOOLS_TUNE_RANK_H
#define JIG_TOOLS_TUNE_RANK_H

#include "tuner/tune_mpi.h"
#include "tuner/tune_settings.h"

/* Until the first rank says that it is over, or is gone. The exit status. */
int tune_rank_work(JigContext *ctx, const TuneSettings *s, const TuneLaunch *launch);

#endif
