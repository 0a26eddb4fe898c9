/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_crew.h"

#include "tuner/tune_machine.h"

#include <string.h>

const JigTuneSpace *tune_crew_space(const TuneCrew *c, size_t machine) {
    return tune_worker_space(c->machines[machine].reader);
}
bool tune_crew_has_hand(TuneCrew *c, size_t machine) {
    return c->kind->has_hand(c, machine);
}
void tune_crew_begin_with(TuneCrew *c, size_t machine, const uint64_t *point) {
    c->kind->begin_with(c, machine, point);
}
void tune_crew_give(TuneCrew *c, size_t machine, const uint64_t *point) {
    c->kind->give(c, machine, point);
}
bool tune_crew_take(TuneCrew *c, JigArena *scratch, TuneReturn *out) {
    return c->kind->take(c, scratch, out);
}
const uint64_t *tune_crew_best(TuneCrew *c, size_t machine, double *seconds) {
    return c->kind->best(c, machine, seconds);
}
JigTuneCounts tune_crew_counts(TuneCrew *c, size_t machine) {
    return c->kind->counts(c, machine);
}
void tune_crew_close(TuneCrew *c) {
    if (c)
        c->kind->close(c);
}

/* ---- This process ---- */

typedef struct Alone {
    TuneCrew crew;
    TuneCrewMachine machine;
    uint64_t *point; /* given and not yet taken, if `is_out` */
    bool is_out;
} Alone;

static bool has_hand(TuneCrew *c, size_t machine) {
    (void)machine;
    return !((const Alone *)c)->is_out;
}

static void begin_with(TuneCrew *c, size_t machine, const uint64_t *point) {
    JigArena *scratch = jig_arena_create();
    (void)machine;
    (void)tune_worker_begin_with(c->reader, point, scratch);
    jig_arena_destroy(scratch);
}

static void give(TuneCrew *c, size_t machine, const uint64_t *point) {
    Alone *alone = (Alone *)c;
    memcpy(alone->point, point, tune_crew_space(c, machine)->num_axes * sizeof *point);
    alone->is_out = true;
}

static bool take(TuneCrew *c, JigArena *scratch, TuneReturn *out) {
    Alone *alone = (Alone *)c;
    *out = (TuneReturn){.is_verdict = true};
    if (tune_worker_verdict(c->reader, !alone->is_out, scratch, &out->point, &out->trial))
        return true;
    *out = (TuneReturn){.point = alone->point};
    if (!alone->is_out)
        return false;
    alone->is_out = false;
    tune_worker_try(c->reader, alone->point, scratch, &out->trial);
    return true;
}

static const uint64_t *best(TuneCrew *c, size_t machine, double *seconds) {
    (void)machine;
    return tune_worker_best(c->reader, seconds);
}

static JigTuneCounts counts(TuneCrew *c, size_t machine) {
    (void)machine;
    return tune_worker_counts(c->reader);
}

static void close_alone(TuneCrew *c) {
    tune_worker_close(c->reader);
}

static const TuneCrewKind alone_kind = {has_hand, begin_with, give,       take,
                                        best,     counts,     close_alone};

TuneCrew *tune_crew_alone(JigContext *ctx, const TuneSettings *s, JigArena *a) {
    if (!s->threads)
        tune_machine_stay();
    TuneWorker *w = tune_worker_open(ctx, s, a);
    if (!w)
        return NULL;
    tune_worker_check_beside(w);
    Alone *alone = JIG_NEW(a, Alone);
    alone->point = JIG_NEW_ARRAY(a, uint64_t, tune_worker_space(w)->num_axes + 1);
    alone->machine = (TuneCrewMachine){.job = *tune_worker_job(w), .reader = w};
    alone->crew = (TuneCrew){&alone_kind, w, &alone->machine, 1};
    return &alone->crew;
}
