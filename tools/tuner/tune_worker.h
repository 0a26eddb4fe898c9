/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Who tries points: carries the script out, finds out what that costs unless it is known
 * (tune_meter.h), and, before it becomes the best, checks it.
 *
 * In which order points are tried, and what becomes of what is found, is not its business.
 */
#ifndef JIG_TOOLS_TUNE_WORKER_H
#define JIG_TOOLS_TUNE_WORKER_H

#include "tune/space.h"
#include "tune/paths.h"
#include "tune/ranking.h"
#include "tuner/tune_db.h"
#include "tuner/tune_settings.h"

typedef struct TuneWorker TuneWorker;

/* What came out of a point. */
typedef struct TuneTrial {
    TuneCandidate c;
    bool same;         /* its code was known */
    bool compiled;     /* it was not */
    bool won;          /* it is the best one now */
    bool is_checked;   /* it is, and was checked */
    bool is_undecided; /* no check has decided yet, or at all */
    bool is_passing;   /* it lacked memory, of which nothing was said: it says nothing of the job */
} TuneTrial;

/* Reads payload and script, and begins to measure. `s`, `a` and the context live as long.
 * NULL after a message. */
TuneWorker *tune_worker_open(JigContext *ctx, const TuneSettings *s, JigArena *a) JIG_NODISCARD;
/* NULL: none. */
void tune_worker_close(TuneWorker *w);

const JigTuneSpace *tune_worker_space(const TuneWorker *w);
/* What is chosen for the machine, with spaces between. */
JigStr tune_given_text(const TuneSettings *s, JigArena *a);
/* Names and values of its axes, as a number: of the same number, points mean the same. */
JigStr tune_worker_axes(const TuneWorker *w, JigArena *a);
/* What it works on, as databases know it. */
const TuneJob *tune_worker_job(const TuneWorker *w);
/* What a call computes, and how many points there are. */
TuneFacts tune_worker_facts(const TuneWorker *w);

/* What a search may know of points before they are tried: what the script makes of the payload. As
 * long as the worker. */
JigTuneGuide tune_worker_guide(TuneWorker *w);
/* From now on what is best is checked beside what comes next, where its results were held against
 * the payload's: checks may take longer than what they check. */
void tune_worker_check_beside(TuneWorker *w);
/* What the check of the best one has come to, as another trial of its point, which is *point until
 * the next one. Where that was wrong, the next best is best, and is checked. False: there is none,
 * or it goes on; unless `waits`. */
bool tune_worker_verdict(TuneWorker *w, bool waits, JigArena *scratch, const uint64_t **point,
                         TuneTrial *out);
/* Texts of *out are in `scratch`. */
void tune_worker_try(TuneWorker *w, const uint64_t *point, JigArena *scratch, TuneTrial *out);
/* Others are held against this point from now on: it was checked when it was found. False: it is
 * left as it was, since the point cannot be measured. */
bool tune_worker_begin_with(TuneWorker *w, const uint64_t *point, JigArena *scratch);
/* This point was found to be better than the rest elsewhere while the best one here was: they take
 * turns, and the better one is best from now on; where that is not clear, the one with the lesser
 * median. *stays: it is the one that was best here. False: the point cannot be measured here. */
bool tune_worker_meet(TuneWorker *w, const uint64_t *point, JigArena *scratch, bool *stays);
/* What another worker on such a machine found of some code: where it comes by that itself, it is
 * known. */
void tune_worker_learn(TuneWorker *w, const TuneCandidate *c);
/* The best point so far, and seconds of a call; NULL: there is none. */
const uint64_t *tune_worker_best(const TuneWorker *w, double *seconds);
/* Of all points so far. */
JigTuneCounts tune_worker_counts(const TuneWorker *w);
/* How many payloads they make. */
size_t tune_worker_num_codes(const TuneWorker *w);

/* "tile=16" for each axis, in `a`, pushed to `out`. */
void tune_list_choices(const JigTuneSpace *space, const uint64_t *point, JigArena *a, StrList *out);
/* Writes the script, with this point chosen, to the file of `-o`. False after a message. */
bool tune_worker_write_script(const TuneWorker *w, const uint64_t *point) JIG_NODISCARD;

#endif
