/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Who tries points: hands, each of which works on one point at a time. They are on one or several
 * kinds of machine, told apart by what a time depends on (tune_machine): what is fastest on one
 * says nothing of another, so that each has points and a best one of its own.
 *
 * A crew does not know where points come from. Trials come back in any order.
 */
#ifndef JIG_TOOLS_TUNE_CREW_H
#define JIG_TOOLS_TUNE_CREW_H

#include "tuner/tune_worker.h"

typedef struct TuneCrew TuneCrew;

/* What came of a point. */
typedef struct TuneReturn {
    size_t machine;
    const uint64_t *point; /* until the next is taken */
    TuneTrial trial;
    bool is_lost;    /* who had it is gone: nothing is known of it */
    bool is_verdict; /* the point came back before, as the best one; now it was checked */
} TuneReturn;

typedef struct TuneCrewKind {
    bool (*has_hand)(TuneCrew *c, size_t machine);
    void (*begin_with)(TuneCrew *c, size_t machine, const uint64_t *point);
    void (*give)(TuneCrew *c, size_t machine, const uint64_t *point);
    bool (*take)(TuneCrew *c, JigArena *scratch, TuneReturn *out);
    const uint64_t *(*best)(TuneCrew *c, size_t machine, double *seconds);
    JigTuneCounts (*counts)(TuneCrew *c, size_t machine);
    void (*close)(TuneCrew *c);
} TuneCrewKind;

/* One kind of machine. */
typedef struct TuneCrewMachine {
    TuneJob job;        /* what is worked on, as databases know it */
    TuneWorker *reader; /* has read payload and script with the choices that are made there */
    size_t num_hands;   /* 0: this process itself */
} TuneCrewMachine;

/* Each kind of crew begins with this. */
struct TuneCrew {
    const TuneCrewKind *kind;
    TuneWorker *reader; /* has read payload and script, for this process's machine */
    TuneCrewMachine *machines;
    size_t num_machines;
};

/* This process, which tries points when they are taken. `s`, `a` and the context live as long.
 * NULL after a message. */
TuneCrew *tune_crew_alone(JigContext *ctx, const TuneSettings *s, JigArena *a) JIG_NODISCARD;
/* NULL: none. */
void tune_crew_close(TuneCrew *c);

/* What points of this machine are of. */
const JigTuneSpace *tune_crew_space(const TuneCrew *c, size_t machine);
/* May a point of this machine be given? */
bool tune_crew_has_hand(TuneCrew *c, size_t machine) JIG_NODISCARD;
/* As of tune_worker_begin_with: before any point is given. */
void tune_crew_begin_with(TuneCrew *c, size_t machine, const uint64_t *point);
/* There is a hand for it. The point is copied. */
void tune_crew_give(TuneCrew *c, size_t machine, const uint64_t *point);
/* Waits for one; texts are in `scratch`. False: none is out. */
bool tune_crew_take(TuneCrew *c, JigArena *scratch, TuneReturn *out) JIG_NODISCARD;
/* The best point so far on this machine, and seconds of a call; NULL: there is none. */
const uint64_t *tune_crew_best(TuneCrew *c, size_t machine, double *seconds);
/* Of all points tried on this machine. */
JigTuneCounts tune_crew_counts(TuneCrew *c, size_t machine);

#endif
