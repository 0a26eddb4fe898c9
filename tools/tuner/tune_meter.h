/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Ways to find out what a candidate costs (`--cost`, `--measure`): the less, the better. Each is a
 * struct of functions, and of what it keeps.
 *
 * A way that holds candidates against the best one itself is told after each whether that is the
 * best one now, or not; of others the cost decides.
 */
#ifndef JIG_TOOLS_TUNE_METER_H
#define JIG_TOOLS_TUNE_METER_H

#include "tuner/tune_db.h"
#include "tuner/tune_settings.h"

/* What all candidates are made of. */
typedef struct TuneSubject {
    const TuneSettings *s;
    JigStr text;     /* of the payload that scripts start from */
    JigOp *function; /* of it, that is measured */
    JigArena *a;     /* of all candidates */
} TuneSubject;

/* What the script has made of the payload at a point. */
typedef struct TuneMade {
    JigOp *payload; /* not to be changed */
    JigStr text;
    JigStr choices; /* "tile=16 order=1" */
} TuneMade;

typedef struct TuneCost {
    double least, median; /* in units of the meter; counts as `median` */
    int64_t runs;
    bool better;        /* than the best one, if there is one; where it is told (`decide`) */
    bool lacked_memory; /* it cannot be measured with what there is */
} TuneCost;

typedef struct TuneMeter {
    const char *name;  /* of --cost */
    const char *unit;  /* "us a call" */
    const char *plain; /* "us", or nothing */
    double per_second; /* units: costs are kept as seconds */
    bool runs;         /* the code runs on this machine: results are held against the payload's */
    /* Before the first candidate, what it keeps, in subject->a. NULL after a message. */
    void *(*begin)(const TuneSubject *subject);
    /* *why, in `scratch`, unless it is TUNE_MEASURED. */
    TuneOutcome (*measure)(void *state, const TuneMade *made, JigArena *scratch, TuneCost *out,
                           JigStr *why);
    void (*decide)(void *state, bool is_best); /* after TUNE_MEASURED; NULL: the cost decides */
    /* Are results of candidates held against those of the payload? NULL: they are not. */
    bool (*holds_results)(const void *state);
    void (*end)(void *state); /* NULL: nothing to do */
} TuneMeter;

/* In the order of --cost's words; --measure is the last one. */
extern const TuneMeter tune_by_time, tune_by_model, tune_by_mca, tune_by_command;
const TuneMeter *tune_meter_of(const TuneSettings *s);
/* Of that name; what a later version has is a number by a command. */
const TuneMeter *tune_meter_named(JigStr name);
/* What of a job the meter says: what it is on, in `a`, and what to add to how it is called. */
JigStr tune_meter_machine(const TuneSettings *s, JigArena *a);
JigStr tune_meter_text(const TuneSettings *s, JigArena *a);

#endif
