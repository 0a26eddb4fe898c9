/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The first rank's signs of life to all others. They come from a thread of their own: whatever the
 * first rank reads, looks at or thinks about, and however long, the others know that it is there.
 * Where MPI does not let another thread send, they come when `tune_beat_now` is called.
 */
#ifndef JIG_TOOLS_TUNE_BEAT_H
#define JIG_TOOLS_TUNE_BEAT_H

#include "tuner/tune_mpi.h"

#include <pthread.h>

typedef struct TuneBeat {
    const TuneMpi *mpi;
    bool *gone; /* of each rank but the first: nothing is sent to it */
    size_t num;
    double told; /* when the last one was sent */
    bool has_thread, is_over;
    pthread_t thread;
    pthread_mutex_t lock; /* of what changes */
    pthread_cond_t over;
} TuneBeat;

/* To ranks 1 to `num`. *b stays where it is until the end; `gone` has room for so many. */
void tune_beat_begin(TuneBeat *b, const TuneMpi *mpi, bool *gone, size_t num);
/* Sends one, unless the last one was just sent. */
void tune_beat_now(TuneBeat *b);
/* This rank gets none any more. */
void tune_beat_without(TuneBeat *b, int rank);
/* Before MPI ends. */
void tune_beat_end(TuneBeat *b);

#endif
