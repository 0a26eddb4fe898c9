/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Are we one of several processes that work together? And the library by which they do. */
#ifndef JIG_TOOLS_TUNE_MPI_H
#define JIG_TOOLS_TUNE_MPI_H

#include "tuner/mpi/messages.h"

/* What the launcher says: how many processes it has started, and which this one is, from 0 on; 1
 * and 0 where there is none. */
typedef struct TuneLaunch {
    unsigned num, rank;
} TuneLaunch;

TuneLaunch tune_launch(void);
/* Begins to send and receive. NULL after a message: the library is not there, or sees other
 * processes than the launcher has started. */
const TuneMpi *tune_mpi_begin(const TuneLaunch *launch) JIG_NODISCARD;

#endif
