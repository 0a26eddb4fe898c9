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

/* What is looked for on one kind of machine. */
typedef struct Quest {
    const JigTuneSpace *space;
    JigTuneSearch *search;
    TuneTally *tally;
    int64_t job;
    uint64_t out;    /* points given and not yet taken back */
    uint64_t *first; /* of the nearest payload that is known; NULL: there is none */
    bool has_begun;  /* with that */
} Quest;

typedef struct Rounds {
    const TuneSettings *s;
    TuneCrew *crew;
    Quest *quests; /* of each machine of the crew */
    TuneDb *db;    /* NULL: none */
    double started;
    JigArena *a, *scratch; /* of all; of a point */
} Rounds;

/* ---- One point ---- */

static double cost_of(const TuneCandidate *c) {
    return c->outcome == TUNE_MEASURED ? c->median : INFINITY;
}

/* While there is no best, what was measured is so again: it may become that. */
static bool take_known(Rounds *r, size_t machine, JigStr assignment, TuneCandidate *c,
                       bool *found) {
    TuneCandidate known;
    double seconds;
    *found = false;
    if (r->db && !tune_db_get(r->db, r->quests[machine].job, assignment, r->scratch, &known, found))
        return false;
    *found =
        *found && (tune_crew_best(r->crew, machine, &seconds) || known.outcome != TUNE_MEASURED);
    if (*found)
        *c = known;
    return true;
}

/* And, if it has won, that: both or neither, since what is known is not tried again. */
static bool write_down(Rounds *r, const Quest *q, const TuneTrial *t) {
    return !r->db || (tune_db_begin(r->db) &&
                      tune_db_end(r->db, tune_db_put(r->db, q->job, &t->c) &&
                                             (!t->is_checked ||
                                              tune_db_win(r->db, q->job, t->c.assignment))));
}

static void note_trial(Rounds *r, const Quest *q, const uint64_t *point, const TuneTrial *t,
                       bool known) {
    tune_tally_add(q->tally, t, known, r->a);
    jig_tune_search_tell(q->search, point, cost_of(&t->c));
}

/* Tries a point, unless it is known. */
static bool do_point(Rounds *r, size_t machine, const uint64_t *point) {
    Quest *q = &r->quests[machine];
    TuneTrial t = {0};
    JigStr assignment = jig_tune_point_text(q->space, point, r->scratch);
    bool known;
    if (!take_known(r, machine, assignment, &t.c, &known))
        return false;
    if (known) {
        note_trial(r, q, point, &t, true);
        return true;
    }
    tune_crew_give(r->crew, machine, point);
    q->out++;
    return true;
}

/* Of one that was the best, and was not checked then. */
static bool take_verdict(Rounds *r, Quest *q, const TuneReturn *back) {
    tune_tally_revise(q->tally, &back->trial, r->a);
    if (!back->trial.won)
        jig_tune_search_tell(q->search, back->point, INFINITY);
    (void)tune_crew_best(r->crew, back->machine, &q->tally->best);
    return write_down(r, q, &back->trial);
}

/* What is lost is not written down, nor what another machine's memory may be enough for: another
 * run tries it. */
static bool take_back(Rounds *r, const TuneReturn *back) {
    Quest *q = &r->quests[back->machine];
    q->out -= !back->is_verdict;
    if (tune_is_ended())
        return true;
    if (back->is_verdict)
        return take_verdict(r, q, back);
    note_trial(r, q, back->point, &back->trial, false);
    return back->is_lost || back->trial.is_passing || write_down(r, q, &back->trial);
}

/* ---- All of them ---- */

static bool is_over(const Rounds *r, const Quest *q) {
    if (tune_is_ended())
        return true;
    return r->s->max_points ? q->tally->points + q->out >= r->s->max_points
                            : jig_observe_clock() - r->started >= r->s->seconds;
}

/* As far as can be told: seconds that are left of the budget, or what points take that are left. */
static double seconds_left(const Rounds *r, const TuneTally *tally, double seconds) {
    double n = (double)tally->points, most = tally->num_points, left = INFINITY;
    if (r->s->max_points)
        most = fmin(most, (double)r->s->max_points);
    else
        left = r->s->seconds - seconds;
    if (n > 0)
        left = fmin(left, (most - n) * seconds / n);
    return left > 0 ? left : 0;
}

/* The best is that of the first machine. */
static void show_progress(const Rounds *r) {
    char text[160], best[40] = "nothing yet";
    const TuneTally *first = r->quests[0].tally;
    double seconds = jig_observe_clock() - r->started, left = 0;
    uint64_t points = 0;
    for (size_t m = 0; m < r->crew->num_machines; ++m) {
        left = fmax(left, seconds_left(r, r->quests[m].tally, seconds));
        points += r->quests[m].tally->points;
    }
    double share = seconds + left > 0 ? seconds / (seconds + left) : 1;
    unsigned end = (unsigned)fmin(left, 1e9);
    if (first->best != 0)
        snprintf(best, sizeof best, "%.3f %s", first->meter->per_second * first->best,
                 first->meter->unit);
    int n =
        snprintf(text, sizeof text, "%3.0f%%, %llu points, %.1f a second, best %s, ends in %u:%02u",
                 100 * share, (unsigned long long)points,
                 seconds > 0 ? (double)points / seconds : 0, best, end / 60, end % 60);
    progress_tell(0, (JigStr){text, (size_t)n});
}

/* The search will ask for it, too. */
static bool is_first(const Quest *q, const uint64_t *point) {
    return q->first && memcmp(point, q->first, q->space->num_axes * sizeof *point) == 0;
}

static bool next_point(Quest *q, uint64_t *point) {
    if (q->first && !q->has_begun) {
        memcpy(point, q->first, q->space->num_axes * sizeof *point);
        q->has_begun = true;
        return true;
    }
    do {
        if (!jig_tune_search_ask(q->search, point))
            return false;
    } while (is_first(q, point));
    return true;
}

static bool end_point(const Rounds *r, bool ok) {
    jig_arena_reset(r->scratch);
    if (!r->s->dry)
        show_progress(r);
    return ok;
}

/* As many points as there are hands for. */
static bool give_points(Rounds *r, size_t machine, uint64_t *point) {
    Quest *q = &r->quests[machine];
    bool ok = true;
    while (ok && tune_crew_has_hand(r->crew, machine) && !is_over(r, q) && next_point(q, point))
        ok = end_point(r, do_point(r, machine, point));
    return ok;
}

static size_t most_axes(const Rounds *r) {
    size_t most = 0;
    for (size_t m = 0; m < r->crew->num_machines; ++m)
        if (r->quests[m].space->num_axes > most)
            most = r->quests[m].space->num_axes;
    return most;
}

/* What is out when the time is up is waited for. */
static bool try_all(Rounds *r) {
    uint64_t *point = JIG_NEW_ARRAY(r->a, uint64_t, most_axes(r) + 1);
    TuneReturn back = {0};
    bool ok = true, more = true;
    r->started = jig_observe_clock();
    progress_begin();
    while (ok && more) {
        for (size_t m = 0; ok && m < r->crew->num_machines; ++m)
            ok = give_points(r, m, point);
        more = ok && tune_crew_take(r->crew, r->scratch, &back);
        if (more)
            ok = end_point(r, take_back(r, &back));
    }
    progress_end();
    return ok;
}

/* ---- Beginning ---- */

/* Sets the axis of a choice, "name=value". False: there is none, or it has no such value. */
static bool find_value(const JigTuneSpace *space, JigStr choice, JigArena *a, uint64_t *point) {
    for (size_t i = 0; i < space->num_axes; ++i) {
        const JigTuneAxis *x = &space->axes[i];
        size_t n = x->name.len;
        if (choice.len <= n || choice.ptr[n] != '=' ||
            !jig_str_eq((JigStr){choice.ptr, n}, x->name))
            continue;
        const JigAttr *value =
            jig_knob_value_said(&x->values, (JigStr){choice.ptr + n + 1, choice.len - n - 1}, a);
        point[i] = value ? jig_knob_value_find(&x->values, value) : JIG_NO_VALUE;
        return point[i] != JIG_NO_VALUE;
    }
    return false;
}

/* The point of a text of choices. False: it is none of this space. */
static bool find_point(const JigTuneSpace *space, JigStr assignment, JigArena *a, uint64_t *point) {
    JigWords choices = jig_words_split(assignment, a);
    bool found = choices.n == space->num_axes;
    for (size_t i = 0; i < choices.n && found; ++i)
        found = find_value(space, choices.items[i], a, point);
    return found;
}

/* Where nothing is known of the payload, one alike, of other sizes, says what is tried first. */
static bool take_nearest(Rounds *r, size_t machine) {
    Quest *q = &r->quests[machine];
    TuneKnown known;
    if (!tune_known_near(r->db, &r->crew->machines[machine].job, r->a, &known))
        return false;
    if (known.found) {
        q->first = JIG_NEW_ARRAY(r->a, uint64_t, q->space->num_axes + 1);
        tune_first_point(q->space, known.assignment, r->a, q->first);
        fprintf(stderr, "first: %.*s, the best of sizes %.*s\n", JIG_FMT(known.assignment),
                JIG_FMT(known.sizes));
    }
    return true;
}

/* Of a run that ended before anything was checked, what was fastest is tried again, and first. */
static bool take_fastest(Rounds *r, size_t machine, bool *found) {
    Quest *q = &r->quests[machine];
    TuneCandidate c;
    uint64_t *point = JIG_NEW_ARRAY(r->a, uint64_t, q->space->num_axes + 1);
    if (!tune_db_fastest(r->db, q->job, r->a, &c, found))
        return false;
    if (*found && find_point(q->space, c.assignment, r->a, point))
        q->first = point;
    return true;
}

/* What an earlier run found best: others are held against it from the first one on. */
static bool take_best_known(Rounds *r, size_t machine) {
    TuneCandidate c;
    bool found = false;
    const JigTuneSpace *space = r->quests[machine].space;
    uint64_t *point = JIG_NEW_ARRAY(r->a, uint64_t, space->num_axes + 1);
    if (!tune_db_best(r->db, &r->crew->machines[machine].job, r->a, &c, &found))
        return false;
    if (found && find_point(space, c.assignment, r->a, point))
        tune_crew_begin_with(r->crew, machine, point);
    (void)tune_crew_best(r->crew, machine, &r->quests[machine].tally->best);
    return found || (take_fastest(r, machine, &found) && (found || take_nearest(r, machine)));
}

/* What a search learns from. */
typedef struct Lesson {
    Rounds *rounds;
    const Quest *quest;
} Lesson;

static void learn_one(void *user, const TuneJob *job, const TuneCandidate *c) {
    const Lesson *l = user;
    Rounds *r = l->rounds;
    uint64_t *point = JIG_NEW_ARRAY(r->scratch, uint64_t, l->quest->space->num_axes + 1);
    (void)job;
    if (find_point(l->quest->space, c->assignment, r->scratch, point))
        jig_tune_search_tell(l->quest->search, point, cost_of(c));
}

/* Searches that learn go on from all that earlier runs have found. */
static bool learn_known(Rounds *r, size_t machine) {
    Lesson l = {r, &r->quests[machine]};
    bool ok = !jig_tune_search_learns(l.quest->search) ||
              tune_db_each(r->db, &r->crew->machines[machine].job, false, learn_one, &l);
    jig_arena_reset(r->scratch);
    return ok;
}

/* Of a dry run nothing is kept. */
static bool open_db(Rounds *r) {
    bool ok = true;
    if (!r->s->db || r->s->dry)
        return true;
    r->db = tune_db_open(r->s->db, true);
    for (size_t m = 0; r->db && ok && m < r->crew->num_machines; ++m)
        ok = tune_db_job(r->db, &r->crew->machines[m].job, &r->quests[m].job) &&
             learn_known(r, m) && take_best_known(r, m);
    return r->db && ok;
}

/* Is the budget enough for all points? An order that goes through all of them has seen a corner of
 * the space only when the time is up. */
static bool takes_all(const TuneSettings *s, const JigTuneSpace *space) {
    const double FEW = 32, FEW_WITHOUT_COST = 1024;
    double most = s->max_points ? (double)s->max_points : s->dry ? FEW_WITHOUT_COST : FEW;
    return space->is_counted && space->num_allowed <= most;
}

/* Where points cost nothing there is nothing to learn. */
static JigTuneStrategy strategy_of(const TuneSettings *s, const JigTuneSpace *space) {
    if (s->strategy != TUNE_STRATEGY_UNSAID)
        return s->strategy - 1;
    return takes_all(s, space) ? JIG_TUNE_EXHAUSTIVE : s->dry ? JIG_TUNE_RANDOM : JIG_TUNE_MODEL;
}

static void begin_quests(Rounds *r, TuneTally *tallies) {
    r->quests = JIG_NEW_ARRAY(r->a, Quest, r->crew->num_machines);
    for (size_t m = 0; m < r->crew->num_machines; ++m) {
        const JigTuneSpace *space = tune_crew_space(r->crew, m);
        JigTuneGuide guide = tune_worker_guide(r->crew->machines[m].reader);
        r->quests[m].space = space;
        r->quests[m].search = jig_tune_search_create(space, strategy_of(r->s, space), r->s->seed);
        jig_tune_search_guide(r->quests[m].search, &guide);
        r->quests[m].tally = &tallies[m];
        tallies[m].meter = tune_meter_of(r->s);
        tallies[m].num_points = space->is_counted ? space->num_allowed : space->num_points;
        tallies[m].space = jig_tune_space_text(space, r->a);
    }
}

static void end_quests(Rounds *r) {
    for (size_t m = 0; m < r->crew->num_machines; ++m) {
        Quest *q = &r->quests[m];
        q->tally->counts = tune_crew_counts(r->crew, m);
        q->tally->seconds = jig_observe_clock() - r->started;
        jig_tune_search_destroy(q->search);
    }
}

bool tune_rounds(TuneCrew *crew, const TuneSettings *s, JigArena *a, TuneTally *tallies) {
    Rounds r = {.s = s, .crew = crew, .a = a};
    r.started = jig_observe_clock();
    r.scratch = jig_arena_create();
    begin_quests(&r, tallies);
    bool ok = open_db(&r) && try_all(&r);
    end_quests(&r);
    tune_db_close(r.db);
    jig_arena_destroy(r.scratch);
    return ok;
}
