/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_rounds.h"

#include "transform/state.h" /* the clock */
#include "support/words.h"
#include "terminal.h"
#include "tune/search.h"
#include "tuner/tune_end.h"
#include "tuner/tune_first.h"
#include "tuner/tune_known.h"

#include <math.h>
#include <stdio.h>

typedef struct Rounds {
    const TuneSettings *s;
    TuneWorker *worker;
    const JigTuneSpace *space;
    JigTuneSearch *search;
    TuneDb *db; /* NULL: none */
    int64_t job;
    TuneTally *tally;
    double started;
    uint64_t *first;       /* of the nearest payload that is known; NULL: there is none */
    JigArena *a, *scratch; /* of all; of a point */
} Rounds;

/* ---- One point ---- */

static double cost_of(const TuneCandidate *c) {
    return c->outcome == TUNE_MEASURED ? c->median : INFINITY;
}

/* While there is no best, what was measured is so again: it may become that. */
static bool take_known(Rounds *r, JigStr assignment, TuneCandidate *c, bool *found) {
    TuneCandidate known;
    double seconds;
    *found = false;
    if (r->db && !tune_db_get(r->db, r->job, assignment, r->scratch, &known, found))
        return false;
    *found = *found && (tune_worker_best(r->worker, &seconds) || known.outcome != TUNE_MEASURED);
    if (*found)
        *c = known;
    return true;
}

/* And, if it has just become the best, that. */
static bool write_down(Rounds *r, const TuneTrial *t) {
    return !r->db || (tune_db_put(r->db, r->job, &t->c) &&
                      (!t->won || tune_db_win(r->db, r->job, t->c.assignment)));
}

static bool do_point(Rounds *r, const uint64_t *point) {
    TuneTrial t = {0};
    JigStr assignment = jig_tune_point_text(r->space, point, r->scratch);
    bool known;
    if (!take_known(r, assignment, &t.c, &known))
        return false;
    if (!known)
        tune_worker_try(r->worker, point, r->scratch, &t);
    if (tune_is_ended())
        return true;
    tune_tally_add(r->tally, &t, known, r->a);
    jig_tune_search_tell(r->search, point, cost_of(&t.c));
    return known || write_down(r, &t);
}

/* ---- One after the other ---- */

static bool is_over(const Rounds *r) {
    if (tune_is_ended())
        return true;
    return r->s->max_points ? r->tally->points >= r->s->max_points
                            : jig_observe_clock() - r->started >= r->s->seconds;
}

/* As far as can be told: seconds that are left of the budget, or what points take that are left. */
static double seconds_left(const Rounds *r, double seconds) {
    double n = (double)r->tally->points, most = r->tally->num_points, left = INFINITY;
    if (r->s->max_points)
        most = fmin(most, (double)r->s->max_points);
    else
        left = r->s->seconds - seconds;
    if (n > 0)
        left = fmin(left, (most - n) * seconds / n);
    return left > 0 ? left : 0;
}

static void show_progress(const Rounds *r) {
    char text[160], best[40] = "nothing yet";
    const TuneTally *tally = r->tally;
    double seconds = jig_observe_clock() - r->started, left = seconds_left(r, seconds),
           share = seconds + left > 0 ? seconds / (seconds + left) : 1;
    unsigned end = (unsigned)fmin(left, 1e9);
    if (tally->best != 0)
        snprintf(best, sizeof best, "%.3f %s", tally->meter->per_second * tally->best,
                 tally->meter->unit);
    int n =
        snprintf(text, sizeof text, "%3.0f%%, %llu points, %.1f a second, best %s, ends in %u:%02u",
                 100 * share, (unsigned long long)tally->points,
                 seconds > 0 ? (double)tally->points / seconds : 0, best, end / 60, end % 60);
    progress_tell(0, (JigStr){text, (size_t)n});
}

/* The search will ask for it, too. */
static bool is_first(const Rounds *r, const uint64_t *point) {
    return r->first && memcmp(point, r->first, r->space->num_axes * sizeof *point) == 0;
}

static bool try_all(Rounds *r) {
    uint64_t *point = JIG_NEW_ARRAY(r->a, uint64_t, r->space->num_axes + 1);
    bool ok = true;
    r->started = jig_observe_clock();
    progress_begin();
    if (r->first)
        ok = do_point(r, r->first);
    while (ok && !is_over(r) && jig_tune_search_ask(r->search, point)) {
        if (is_first(r, point))
            continue;
        ok = do_point(r, point);
        jig_arena_reset(r->scratch);
        if (!r->s->dry)
            show_progress(r);
    }
    progress_end();
    r->tally->seconds = jig_observe_clock() - r->started;
    return ok;
}

/* ---- Beginning ---- */

/* Sets the axis of a choice, "name=value". False: there is none, or it has no such value. */
static bool find_value(const Rounds *r, JigStr choice, uint64_t *point) {
    for (size_t i = 0; i < r->space->num_axes; ++i) {
        const JigTuneAxis *x = &r->space->axes[i];
        size_t n = x->name.len;
        if (choice.len <= n || choice.ptr[n] != '=' ||
            !jig_str_eq((JigStr){choice.ptr, n}, x->name))
            continue;
        const JigAttr *value =
            jig_knob_value_said(&x->values, (JigStr){choice.ptr + n + 1, choice.len - n - 1}, r->a);
        point[i] = value ? jig_knob_value_find(&x->values, value) : JIG_NO_VALUE;
        return point[i] != JIG_NO_VALUE;
    }
    return false;
}

/* The point of a text of choices. False: it is none of this space. */
static bool find_point(const Rounds *r, JigStr assignment, uint64_t *point) {
    JigWords choices = jig_words_split(assignment, r->a);
    bool found = choices.n == r->space->num_axes;
    for (size_t i = 0; i < choices.n && found; ++i)
        found = find_value(r, choices.items[i], point);
    return found;
}

/* Where nothing is known of the payload, one alike, of other sizes, says what is tried first. */
static bool take_nearest(Rounds *r) {
    TuneKnown known;
    if (!tune_known_near(r->db, tune_worker_job(r->worker), r->a, &known))
        return false;
    if (known.found) {
        r->first = JIG_NEW_ARRAY(r->a, uint64_t, r->space->num_axes + 1);
        tune_first_point(r->space, known.assignment, r->a, r->first);
        fprintf(stderr, "first: %.*s, the best of sizes %.*s\n", JIG_FMT(known.assignment),
                JIG_FMT(known.sizes));
    }
    return true;
}

/* What an earlier run found best: others are held against it from the first one on. */
static bool take_best_known(Rounds *r) {
    TuneCandidate c;
    bool found = false;
    uint64_t *point = JIG_NEW_ARRAY(r->a, uint64_t, r->space->num_axes + 1);
    if (!tune_db_best(r->db, tune_worker_job(r->worker), r->a, &c, &found))
        return false;
    if (found && find_point(r, c.assignment, point))
        tune_worker_begin_with(r->worker, point);
    (void)tune_worker_best(r->worker, &r->tally->best);
    return found || take_nearest(r);
}

static void learn_one(void *user, const TuneJob *job, const TuneCandidate *c) {
    Rounds *r = user;
    uint64_t *point = JIG_NEW_ARRAY(r->scratch, uint64_t, r->space->num_axes + 1);
    (void)job;
    if (find_point(r, c->assignment, point))
        jig_tune_search_tell(r->search, point, cost_of(c));
}

/* Searches that learn go on from all that earlier runs have found. */
static bool learn_known(Rounds *r) {
    bool ok = !jig_tune_search_learns(r->search) ||
              tune_db_each(r->db, tune_worker_job(r->worker), false, learn_one, r);
    jig_arena_reset(r->scratch);
    return ok;
}

/* Of a dry run nothing is kept. */
static bool open_db(Rounds *r) {
    if (!r->s->db || r->s->dry)
        return true;
    r->db = tune_db_open(r->s->db, true);
    return r->db && tune_db_job(r->db, tune_worker_job(r->worker), &r->job) && learn_known(r) &&
           take_best_known(r);
}

/* Where points cost nothing there is nothing to learn. */
static JigTuneStrategy strategy_of(const TuneSettings *s, const JigTuneSpace *space) {
    const double FEW = 1024;
    if (s->strategy != TUNE_STRATEGY_UNSAID)
        return s->strategy - 1;
    return space->num_points <= FEW ? JIG_TUNE_EXHAUSTIVE
           : s->dry                 ? JIG_TUNE_RANDOM
                                    : JIG_TUNE_MODEL;
}

bool tune_rounds(TuneWorker *w, const TuneSettings *s, JigArena *a, TuneTally *tally) {
    const JigTuneSpace *space = tune_worker_space(w);
    Rounds r = {.s = s, .worker = w, .space = space, .tally = tally, .a = a};
    r.scratch = jig_arena_create();
    JigTuneGuide guide = tune_worker_guide(w);
    r.search = jig_tune_search_create(space, strategy_of(s, space), s->seed);
    jig_tune_search_guide(r.search, &guide);
    tally->num_points = space->num_points;
    tally->meter = tune_meter_of(s);
    bool ok = open_db(&r) && try_all(&r);
    tally->counts = tune_worker_counts(w);
    tune_db_close(r.db);
    jig_tune_search_destroy(r.search);
    jig_arena_destroy(r.scratch);
    return ok;
}
