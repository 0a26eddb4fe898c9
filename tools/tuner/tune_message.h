/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the processes of a crew tell each other. Of each rank but the first, one process is the
 * worker, and may die of what it tries; another one carries messages between it and the first rank.
 *
 * A request has a number, which its answer repeats; a worker has one request at a time.
 */
#ifndef JIG_TOOLS_TUNE_MESSAGE_H
#define JIG_TOOLS_TUNE_MESSAGE_H

#include "support/vec.h"
#include "tuner/tune_worker.h"

typedef enum TuneMessageKind {
    /* From a rank: */
    TUNE_HELLO, /* version, host, processors that it may run on */
    TUNE_ALIVE, /* nothing; also from the first one */
    TUNE_DIED,  /* how its worker ended; there is another one. Number: what it was asked, or 0 */
    TUNE_READY, /* its worker can be asked: its job, what was chosen for its machine, its axes, what
                 * was said meanwhile */
    TUNE_FAILED, /* there is no worker: why */
    TUNE_BYE,    /* its processes have ended */
    /* Answers: */
    TUNE_HELD,  /* whether, seconds */
    TUNE_TRIED, /* a trial, counts */
    TUNE_MET,   /* whether the other one runs here, whether this one's best stays, its seconds */
    /* From a worker to its rank alone: */
    TUNE_BEGINS, /* it has this request, and died of it if it dies before it answers */
    /* From the first rank: */
    TUNE_SEAT,  /* a processor and 1, or 0; workers on this host */
    TUNE_LEARN, /* what others found, one after the other: no answer */
    TUNE_STOP,  /* it is over */
    TUNE_END,   /* whether all have said TUNE_BYE: they end together then */
    /* Requests, with a point: */
    TUNE_HOLD, /* others are held against it from now on */
    TUNE_TRY,
    TUNE_MEET, /* another one's best, against this one's own: the better one is kept */
} TuneMessageKind;

typedef struct TuneHead {
    uint64_t kind, number;
} TuneHead;

/* Longest message, of which points have half. Texts are cut, but for those of a job, which is told
 * apart by them. */
enum { TUNE_MESSAGE = 1 << 16, TUNE_TEXT = 1 << 12 };

/* Empties *m first. */
void tune_message_begin(JigCharVec *m, TuneMessageKind kind, uint64_t number);
void tune_put_number(JigCharVec *m, uint64_t x);
void tune_put_real(JigCharVec *m, double x);
void tune_put_text(JigCharVec *m, JigStr text);
void tune_put_point(JigCharVec *m, const JigTuneSpace *space, const uint64_t *point);
void tune_put_job(JigCharVec *m, const TuneJob *job);
void tune_put_candidate(JigCharVec *m, const TuneCandidate *c);
void tune_put_counts(JigCharVec *m, JigTuneCounts counts);

/* What is left of a message; of one that is too short the rest is 0. */
typedef struct TuneReading {
    const char *at;
    size_t left;
} TuneReading;

TuneHead tune_read_head(TuneReading *r);
uint64_t tune_read_number(TuneReading *r);
double tune_read_real(TuneReading *r);
JigStr tune_read_text(TuneReading *r, JigArena *a); /* a copy in `a` */
/* False: it is none of this space. */
bool tune_read_point(TuneReading *r, const JigTuneSpace *space, uint64_t *point) JIG_NODISCARD;
TuneJob tune_read_job(TuneReading *r, JigArena *a);
TuneCandidate tune_read_candidate(TuneReading *r, JigArena *a);
JigTuneCounts tune_read_counts(TuneReading *r);

#endif
