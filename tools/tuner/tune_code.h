/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Candidates of a tuner as machine code: started in processes of their own, held against what the
 * payload computes without a script, and timed in turns. */
#ifndef JIG_TOOLS_TUNE_CODE_H
#define JIG_TOOLS_TUNE_CODE_H

#include "entry.h"
#include "jig/codegen.h"
#include "tuner/tune_db.h"

/* How all candidates are called. */
typedef struct TuneCall {
    const Entry *entry;
    JigStr payload; /* the text that scripts start from */
    JigCodeOptions code;
    uint64_t max_memory;
    double max_seconds; /* of a call */
    uint32_t threads;
    double tolerance;
    const char **expected; /* files: what results, then arguments, are held against; NULL: none */
} TuneCall;

typedef struct TuneCode {
    JigContext *ctx; /* of its own: what lowering makes goes with it */
    JigCodeProcess *process;
    uint32_t runs; /* calls that take long enough to be timed together */
    double least, median;
    bool lacked_memory; /* it is gone since it wanted more than it may have */
} TuneCode;

/* Compiles the payload of that text and calls it once. TUNE_MEASURED: it is there, to be stopped,
 * and its results are the expected ones. Else it is gone, and *why, in `a`, says why. */
TuneOutcome tune_code_start(const TuneCall *call, JigStr payload, JigArena *a, TuneCode *out,
                            JigStr *why);
void tune_code_stop(TuneCode *c); /* one that was not started: nothing */
/* Writes what the payload computes as it is to the files `expected`. Not TUNE_MEASURED: it cannot
 * be run so, as *why says; TUNE_REFUSED: nor otherwise, since these are no arguments for it. */
TuneOutcome tune_code_expect(const TuneCall *call, JigArena *a, JigStr *why);

/* Times it alone, shortly, then in turns with `best` (or NULL) until it is clear which one takes
 * less. False: it has ended, as *why says. *faster: it is the better one. */
bool tune_code_time(TuneCode *c, TuneCode *best, bool *faster, JigArena *a, JigStr *why);

#endif
