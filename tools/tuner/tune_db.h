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
    /* More of it, by which it is not told apart. */
    JigStr name;     /* for people: of the files */
    JigStr likeness; /* what payloads of other sizes have in common with it */
    JigStr sizes;    /* "64x32, 32x16", in the order of its ops */
    JigStr cost;     /* the name of its TuneMeter: "time" */
    int64_t number;  /* where it comes from a database */
} TuneJob;

/* What is known of a job beside its candidates; 0: it is not. */
typedef struct TuneFacts {
    double points;              /* of its space */
    int64_t steps, done;        /* of the script for all points; those that were carried out */
    double operations, bytes;   /* of a call: on floats; of arguments and results */
    double peak, memory, cache; /* what the machine does at most: operations, bytes a second */
} TuneFacts;

typedef enum TuneOutcome {
    TUNE_MEASURED, /* its results are the expected ones; checked, if it has won */
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
    JigStr at, won; /* "2026-01-02T03:04:05.678Z": when it was written; if it is the winner, when it
                     * won; or empty */
} TuneCandidate;

typedef enum TuneMerged { TUNE_MERGED_NEW, TUNE_MERGED_LATER, TUNE_MERGED_KNOWN } TuneMerged;

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
/* Of a job, the measured one that takes least; it need not have been checked. */
bool tune_db_fastest(TuneDb *db, int64_t job, JigArena *a, TuneCandidate *out,
                     bool *found) JIG_NODISCARD;
/* The winners of payloads alike, of other sizes, with this script on this machine, the latest one
 * first; of the job `sizes` only. Texts live for the call. */
bool tune_db_alike(TuneDb *db, const TuneJob *job,
                   void (*fn)(void *user, const TuneJob *job, const TuneCandidate *c),
                   void *user) JIG_NODISCARD;
/* Adds steps to those that there are, and takes the rest over where it is known. */
bool tune_db_note(TuneDb *db, int64_t job, const TuneFacts *facts) JIG_NODISCARD;
bool tune_db_facts(TuneDb *db, int64_t job, TuneFacts *out) JIG_NODISCARD;

/* What lies between is there in whole, or not at all: `keep` false, or a failure. */
bool tune_db_begin(TuneDb *db) JIG_NODISCARD;
bool tune_db_end(TuneDb *db, bool keep) JIG_NODISCARD;
/* A candidate of another database: what is later of an assignment stays, and the later winner. */
bool tune_db_merge(TuneDb *db, int64_t job, const TuneCandidate *c, TuneMerged *what) JIG_NODISCARD;
bool tune_db_merge_winner(TuneDb *db, int64_t job, const TuneCandidate *c) JIG_NODISCARD;

/* Of all jobs that match, the winner of each (`best`), or all of its candidates, the winner first;
 * texts live for the call. */
bool tune_db_each(TuneDb *db, const TuneJob *which, bool best,
                  void (*fn)(void *user, const TuneJob *job, const TuneCandidate *c),
                  void *user) JIG_NODISCARD;

#endif
