/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a tuner tells of its work, and of its database. */
#ifndef JIG_TOOLS_TUNE_TELL_H
#define JIG_TOOLS_TUNE_TELL_H

#include "support/vec.h"
#include "tuner/tune_meter.h"
#include "tuner/tune_worker.h"

enum { TUNE_NUM_OUTCOMES = TUNE_WRONG + 1 };

/* A candidate, and seconds from the beginning until it was known. */
typedef struct TuneLogged {
    TuneCandidate c;
    double seconds;
} TuneLogged;

typedef struct TuneTally {
    uint64_t points, known, same, compiled;
    uint64_t outcomes[TUNE_NUM_OUTCOMES];
    JigStr why[TUNE_NUM_OUTCOMES], where[TUNE_NUM_OUTCOMES]; /* of the first of each */
    double best, seconds,
        num_points; /* seconds of a call, of all; of the space, that are allowed */
    JigStr space;   /* how many points it has, in words */
    JigTuneCounts counts;
    bool best_is_undecided;
    bool is_logged; /* are all candidates kept? */
    double started; /* of the clock */
    JIG_VEC(TuneLogged) log;
    size_t won; /* of the log */
    const TuneMeter *meter;
} TuneTally;

/* `known`: from a database. Texts are copied to `a`. */
void tune_tally_add(TuneTally *t, const TuneTrial *trial, bool known, JigArena *a);
/* A check has found something of one that is in it already, as the best one. */
void tune_tally_revise(TuneTally *t, const TuneTrial *trial, JigArena *a);
/* On standard error; of points that were carried out only: how many payloads they make. */
void tune_tell_dry(const TuneTally *t, size_t num_codes);
void tune_tell_tally(const TuneTally *t, bool has_best);

/* On standard output: the jobs of a database with their best candidates, or all; false after a
 * message. */
bool tune_tell_list(TuneDb *db, bool only_best) JIG_NODISCARD;

#endif
