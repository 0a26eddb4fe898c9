/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_tell.h"

#include "support/json.h"

#include <math.h>
#include <stdio.h>

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
    if (!t->outcomes[c->outcome]++) {
        t->why[c->outcome] = jig_arena_str(a, c->why);
        t->where[c->outcome] = jig_arena_str(a, c->assignment);
    }
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
        printf("payload %.*s script %.*s %.*s: %.*s\n  on %.*s\n", JIG_FMT(job->payload),
               JIG_FMT(job->script), JIG_FMT(job->entry), JIG_FMT(job->call),
               JIG_FMT(job->machine));
    *last = job->number;
    printf("  %-8s %12.3f us  %.*s%s%.*s\n", tune_outcomes[c->outcome], 1e6 * c->median,
           JIG_FMT(c->assignment), c->why.len ? "  " : "", JIG_FMT(c->why));
}

bool tune_tell_list(TuneDb *db, bool only_best) {
    int64_t last = 0;
    return tune_db_each(db, &(TuneJob){0}, only_best, list_one, &last);
}

/* What a line of a table says of a candidate. */
enum { NUM_TEXTS = 9 };
typedef struct Texts {
    const char *names[NUM_TEXTS];
    JigStr texts[NUM_TEXTS];
} Texts;

static Texts texts_of(const TuneJob *job, const TuneCandidate *c) {
    return (Texts){
        {"payload", "script", "entry", "call", "machine", "assignment", "code", "outcome", "why"},
        {job->payload, job->script, job->entry, job->call, job->machine, c->assignment, c->code,
         jig_str(tune_outcomes[c->outcome]), c->why}};
}

/* What a command says may be any number. */
static int64_t nanoseconds(double seconds) {
    const double MOST = 9e18;
    double n = floor(1e9 * seconds + 0.5);
    return (int64_t)(n > MOST ? MOST : n < -MOST ? -MOST : n);
}

static void put_csv(JigStr s) {
    putchar('"');
    for (size_t i = 0; i < s.len; ++i) {
        if (s.ptr[i] == '"')
            putchar('"');
        putchar(s.ptr[i]);
    }
    fputs("\",", stdout);
}

static void export_csv(void *user, const TuneJob *job, const TuneCandidate *c) {
    Texts t = texts_of(job, c);
    (void)user;
    for (size_t i = 0; i < NUM_TEXTS; ++i)
        put_csv(t.texts[i]);
    printf("%lld,%lld,%lld\n", (long long)nanoseconds(c->least), (long long)nanoseconds(c->median),
           (long long)c->runs);
}

static void export_json(void *user, const TuneJob *job, const TuneCandidate *c) {
    JigJson *j = user;
    Texts t = texts_of(job, c);
    jig_json_begin(j, NULL, '{');
    for (size_t i = 0; i < NUM_TEXTS; ++i)
        jig_json_str(j, t.names[i], t.texts[i]);
    jig_json_int(j, "least_ns", nanoseconds(c->least));
    jig_json_int(j, "median_ns", nanoseconds(c->median));
    jig_json_int(j, "runs", c->runs);
    jig_json_end(j, '}');
}

static void write_out(void *user, const char *text, size_t len) {
    (void)user;
    fwrite(text, 1, len, stdout);
}

bool tune_tell_export(TuneDb *db, bool json) {
    JigJson j = {.write = write_out};
    if (!json) {
        puts("payload,script,entry,call,machine,assignment,code,outcome,why,least_ns,median_ns,"
             "runs");
        return tune_db_each(db, &(TuneJob){0}, false, export_csv, NULL);
    }
    jig_json_begin(&j, NULL, '[');
    bool ok = tune_db_each(db, &(TuneJob){0}, false, export_json, &j);
    jig_json_end(&j, ']');
    putchar('\n');
    return ok;
}
