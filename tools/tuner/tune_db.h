/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What tuning has found, in a file of SQLite: jobs (a payload and a script, called so, on a
 * machine) and the candidates that were tried of each.
 *
 * A candidate is written when it is known, each by itself: who is killed loses the one in flight.
 * Several processes may work on one file.
 */
#ifndef JIG_TOOLS_TUNE_DB_H
#define JIG_TOOLS_TUNE_DB_H

#include "jig/arena.h"
#include "jig/base.h"

typedef struct TuneDb TuneDb;

/* What must be the same for a time to mean the same. Empty ones match any, where jobs are listed.
 */
typedef struct TuneJob {
    JigStr payload, script; /* fingerprints of their texts */
    JigStr entry;           /* the function, and the sequence */
    JigStr call;            /* arguments, options of code, limits, and how it is checked */
    JigStr machine;
    int64_t number; /* where it comes from a database */
} TuneJob;

typedef enum TuneOutcome {
    TUNE_MEASURED, /* its results are the expected ones; checked, if it ever was the best */
    TUNE_REFUSED,  /* a step of the script failed */
    TUNE_BROKEN,   /* it was not lowered or compiled */
    TUNE_STOPPED,  /* it trapped, ended its process, wanted too much memory or took too long */
    TUNE_WRONG,    /* it computes something else */
} TuneOutcome;
extern const char *const tune_outcomes[]; /* "measured", ... */

typedef struct TuneCandidate {
    JigStr assignment; /* "tile=16 order=1" */
    JigStr why;        /* it was not measured, or is wrong; or empty */
    JigStr code;       /* the fingerprint of the payload that it makes; or empty */
    TuneOutcome outcome;
    double least, median; /* seconds of a call; 0: not measured */
    int64_t runs;
} TuneCandidate;

/* Makes it, or brings one of an earlier version up to date. NULL after a message: it cannot be read
 * or written, is something else, or of a later version. */
TuneDb *tune_db_open(const char *path, bool writes) JIG_NODISCARD;
void tune_db_close(TuneDb *db); /* NULL: none */

/* The number of a job, which is made where there is none and the file is written; 0: there is none.
 * False after a message. */
bool tune_db_job(TuneDb *db, const TuneJob *job, int64_t *number) JIG_NODISCARD;
/* In place of what was known of the assignment. False after a message. */
bool tune_db_put(TuneDb *db, int64_t job, const TuneCandidate *c) JIG_NODISCARD;
/* The one of that assignment; texts in `a`. *found false: there is none. */
bool tune_db_get(TuneDb *db, int64_t job, JigStr assignment, JigArena *a, TuneCandidate *out,
                 bool *found) JIG_NODISCARD;
/* Of a job, the one that has won against all others, and was checked then. */
bool tune_db_win(TuneDb *db, int64_t job, JigStr assignment) JIG_NODISCARD;
/* The latest winner of the jobs that match. */
bool tune_db_best(TuneDb *db, const TuneJob *job, JigArena *a, TuneCandidate *out,
                  bool *found) JIG_NODISCARD;
/* Of all jobs that match, the winner of each (`best`), or all of its candidates, the winner first;
 * texts live for the call. */
bool tune_db_each(TuneDb *db, const TuneJob *which, bool best,
                  void (*fn)(void *user, const TuneJob *job, const TuneCandidate *c),
                  void *user) JIG_NODISCARD;

#endif
