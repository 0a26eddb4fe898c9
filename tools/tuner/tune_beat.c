/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_beat.h"

#include "transform/state.h" /* the clock */
#include "tuner/tune_message.h"

#include <signal.h>
#include <time.h>

/* Seconds between two. */
static const double BEAT = 1;

static void beat(TuneBeat *b) {
    const TuneHead alive = {.kind = TUNE_ALIVE};
    double now = jig_observe_clock();
    if (now - b->told < BEAT)
        return;
    b->told = now;
    for (size_t i = 0; i < b->num; ++i)
        if (!b->gone[i])
            (void)b->mpi->send((int)i + 1, &alive, sizeof alive);
}

static void *go_on(void *user) {
    TuneBeat *b = user;
    pthread_mutex_lock(&b->lock);
    while (!b->is_over) {
        struct timespec until;
        beat(b);
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec += 1;
        (void)pthread_cond_timedwait(&b->over, &b->lock, &until);
    }
    pthread_mutex_unlock(&b->lock);
    return NULL;
}

/* Signals are for other threads. */
static bool start(TuneBeat *b) {
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool ok = pthread_create(&b->thread, NULL, go_on, b) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return ok;
}

void tune_beat_begin(TuneBeat *b, const TuneMpi *mpi, bool *gone, size_t num) {
    *b = (TuneBeat){.mpi = mpi, .gone = gone, .num = num};
    pthread_mutex_init(&b->lock, NULL);
    pthread_cond_init(&b->over, NULL);
    b->has_thread = mpi->threads() && start(b);
}

void tune_beat_now(TuneBeat *b) {
    pthread_mutex_lock(&b->lock);
    beat(b);
    pthread_mutex_unlock(&b->lock);
}

void tune_beat_without(TuneBeat *b, int rank) {
    pthread_mutex_lock(&b->lock);
    b->gone[rank - 1] = true;
    pthread_mutex_unlock(&b->lock);
}

void tune_beat_end(TuneBeat *b) {
    pthread_mutex_lock(&b->lock);
    b->is_over = true;
    pthread_cond_signal(&b->over);
    pthread_mutex_unlock(&b->lock);
    if (b->has_thread)
        pthread_join(b->thread, NULL);
    pthread_cond_destroy(&b->over);
    pthread_mutex_destroy(&b->lock);
}
