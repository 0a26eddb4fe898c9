/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A candidate costs the time of a call: it is compiled, called, held against what the payload
 * computes without a script, and timed in turns with the best one. */
#include "code.h"
#include "tuner/tune_code.h"
#include "tuner/tune_expected.h"
#include "tuner/tune_meter.h"

#include <stdio.h>

typedef struct ByTime {
    TuneCall call;
    TuneExpected expected;
    TuneCode now, best;
    bool has_best;
} ByTime;

/* Results are held against those of the payload as it is, where it can be run as it is. */
static bool expect(ByTime *t, const TuneSubject *subject) {
    JigStr why;
    t->expected.a = subject->a;
    if (!tune_expected_begin(&t->expected, subject->function))
        return false;
    t->call.expected = t->expected.paths;
    TuneOutcome outcome = tune_code_expect(&t->call, subject->a, &why);
    if (outcome == TUNE_MEASURED)
        return true;
    if (outcome == TUNE_REFUSED) {
        fprintf(stderr, "jig tune: %.*s\n", JIG_FMT(why));
        return false;
    }
    fprintf(stderr,
            "note: results are not held against those of the payload without a script: %.*s\n",
            JIG_FMT(why));
    t->call.expected = NULL;
    return true;
}

static void end(void *state) {
    ByTime *t = state;
    tune_code_stop(&t->best);
    tune_expected_end(&t->expected);
}

static uint64_t max_memory(const TuneSettings *s) {
    return s->max_memory ? s->max_memory : s->share ? s->share : code_machine_memory();
}

static void *begin(const TuneSubject *subject) {
    const TuneSettings *s = subject->s;
    ByTime *t = JIG_NEW(subject->a, ByTime);
    *t = (ByTime){.call = {.entry = &s->entry,
                           .payload = subject->text,
                           .code = s->code,
                           .max_memory = max_memory(s),
                           .max_seconds = s->max_seconds,
                           .threads = s->threads,
                           .tolerance = s->tolerance}};
    t->call.code.name = s->payload;
    if (expect(t, subject))
        return t;
    end(t);
    return NULL;
}

static TuneOutcome measure(void *state, const TuneMade *made, JigArena *scratch, TuneCost *out,
                           JigStr *why) {
    ByTime *t = state;
    TuneOutcome outcome = tune_code_start(&t->call, made->text, scratch, &t->now, why);
    out->lacked_memory = t->now.lacked_memory;
    if (outcome != TUNE_MEASURED)
        return outcome;
    if (!tune_code_time(&t->now, t->has_best ? &t->best : NULL, &out->better, scratch, why)) {
        tune_code_stop(&t->now);
        return TUNE_STOPPED;
    }
    out->least = tune_by_time.per_second * t->now.least;
    out->median = tune_by_time.per_second * t->now.median;
    out->runs = t->now.runs;
    return TUNE_MEASURED;
}

static void decide(void *state, bool is_best) {
    ByTime *t = state;
    tune_code_stop(is_best ? &t->best : &t->now);
    if (!is_best)
        return;
    t->best = t->now;
    t->now = (TuneCode){0};
    t->has_best = true;
}

static bool holds_results(const void *state) {
    return ((const ByTime *)state)->call.expected;
}

const TuneMeter tune_by_time = {.name = "time",
                                .unit = "us a call",
                                .plain = "us",
                                .per_second = 1e6,
                                .runs = true,
                                .begin = begin,
                                .measure = measure,
                                .decide = decide,
                                .holds_results = holds_results,
                                .end = end};
