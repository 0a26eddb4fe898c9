/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_tell.h"

#include "transform/state.h" /* the clock */

#include <math.h>
#include <stdio.h>

static void log_one(TuneTally *t, const TuneTrial *trial, JigArena *a) {
    TuneCandidate c = trial->c;
    c.assignment = jig_arena_str(a, c.assignment);
    c.why = jig_arena_str(a, c.why);
    c.code = jig_arena_str(a, c.code);
    if (trial->won)
        t->won = t->log.len;
    jig_vec_push(&t->log, ((TuneLogged){c, jig_observe_clock() - t->started}));
}

static void count_outcome(TuneTally *t, const TuneCandidate *c, JigArena *a) {
    if (t->outcomes[c->outcome]++)
        return;
    t->why[c->outcome] = jig_arena_str(a, c->why);
    t->where[c->outcome] = jig_arena_str(a, c->assignment);
}

void tune_tally_add(TuneTally *t, const TuneTrial *trial, bool known, JigArena *a) {
    const TuneCandidate *c = &trial->c;
    t->points++;
    t->known += known;
    t->same += trial->same;
    t->compiled += trial->compiled;
    if (trial->won) {
        t->best = c->median;
        t->best_is_undecided = trial->is_undecided;
    }
    if (t->is_logged)
        log_one(t, trial, a);
    count_outcome(t, c, a);
}

static void revise_log(TuneTally *t, const TuneTrial *trial, JigArena *a) {
    for (size_t i = 0; i < t->log.len; ++i) {
        TuneCandidate *c = &t->log.data[i].c;
        if (!jig_str_eq(c->assignment, trial->c.assignment))
            continue;
        c->outcome = trial->c.outcome;
        c->why = jig_arena_str(a, trial->c.why);
        if (trial->won)
            t->won = i;
    }
}

void tune_tally_revise(TuneTally *t, const TuneTrial *trial, JigArena *a) {
    revise_log(t, trial, a);
    t->best_is_undecided = !trial->won || trial->is_undecided;
    if (trial->won)
        return;
    t->outcomes[TUNE_MEASURED]--;
    count_outcome(t, &trial->c, a);
}

/* ---- At the end ---- */

static void tell_steps(const TuneTally *t) {
    if (t->counts.steps)
        fprintf(stderr, "%llu of %llu steps carried out, the others shared\n",
                (unsigned long long)t->counts.done, (unsigned long long)t->counts.steps);
}

static void tell_outcome(const TuneTally *t, TuneOutcome outcome, const char *what) {
    if (!t->outcomes[outcome])
        return;
    fprintf(stderr, "%llu %s, such as %.*s: %.*s\n", (unsigned long long)t->outcomes[outcome], what,
            JIG_FMT(t->where[outcome]), JIG_FMT(t->why[outcome]));
}

void tune_tell_dry(const TuneTally *t, size_t num_codes) {
    fprintf(stderr, "%llu of %.*s in %.1f s: %zu payloads\n", (unsigned long long)t->points,
            JIG_FMT(t->space), t->seconds, num_codes);
    tell_steps(t);
    tell_outcome(t, TUNE_REFUSED, "refused by the script");
}

void tune_tell_tally(const TuneTally *t, bool has_best) {
    fprintf(stderr, "%llu of %.*s in %.1f s", (unsigned long long)t->points, JIG_FMT(t->space),
            t->seconds);
    if (t->known)
        fprintf(stderr, ", %llu known before", (unsigned long long)t->known);
    fprintf(stderr, ": %llu compiled, %llu the same code as another\n",
            (unsigned long long)t->compiled, (unsigned long long)t->same);
    tell_steps(t);
    tell_outcome(t, TUNE_REFUSED, "refused by the script");
    tell_outcome(t, TUNE_BROKEN, "not compiled");
    tell_outcome(t, TUNE_STOPPED, "stopped");
    tell_outcome(t, TUNE_WRONG, "wrong: the schedule does not keep what is computed");
    if (!has_best)
        fputs("nothing could be chosen\n", stderr);
    else
        fprintf(stderr, "best: %.3f %s%s\n", t->meter->per_second * t->best, t->meter->unit,
                !t->best_is_undecided ? ""
                : t->meter->runs      ? " (checked by its results only: not decided)"
                                      : " (not checked: not decided)");
}

/* ---- Databases ---- */

static void list_one(void *user, const TuneJob *job, const TuneCandidate *c) {
    int64_t *last = user; /* the job of the line before */
    if (job->number != *last)
        printf("%.*s%spayload %.*s script %.*s %.*s: %.*s\n  on %.*s\n", JIG_FMT(job->name),
               job->name.len ? ": " : "", JIG_FMT(job->payload), JIG_FMT(job->script),
               JIG_FMT(job->entry), JIG_FMT(job->call), JIG_FMT(job->machine));
    *last = job->number;
    const TuneMeter *meter = tune_meter_named(job->cost);
    printf("  %-8s %12.3f %s  %.*s%s%.*s\n", tune_outcomes[c->outcome],
           meter->per_second * c->median, meter->plain, JIG_FMT(c->assignment),
           c->why.len ? "  " : "", JIG_FMT(c->why));
}

bool tune_tell_list(TuneDb *db, bool only_best) {
    int64_t last = 0;
    return tune_db_each(db, &(TuneJob){0}, only_best, list_one, &last);
}
