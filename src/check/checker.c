/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/checker.h"
#include "check/edited.h"
#include "check/folded.h"
#include "check/leaves.h"
#include "check/on_purpose.h"
#include "check/untied.h"
#include "ir/journal.h"
#include "ir/op.h"
#include "support/check.h"
#include "transform/state.h"
#include "support/map.h"

const char *jig_verdict_name(JigVerdict verdict) {
    static const char *const names[] = {[JIG_VERDICT_EQUAL] = "equal",
                                        [JIG_VERDICT_UNDECIDED] = "undecided",
                                        [JIG_VERDICT_UNDEFINED] = "undefined",
                                        [JIG_VERDICT_RACE] = "race",
                                        [JIG_VERDICT_DIFFERS] = "differs"};
    JIG_REQUIRE((size_t)verdict < JIG_LEN(names));
    return names[verdict];
}

enum { USUAL_STEPS = 200000000 };

static void evaluate_first(JigChecker *c, JigTrial *t) {
    JigVerdict verdict;
    do
        t->last = jig_trial_run(c, t, &c->arena, &t->why, &verdict);
    while (!t->last && verdict == JIG_VERDICT_UNDEFINED && jig_trial_takes_small(c, t));
    if (t->last && t->may_untie)
        jig_trial_untie(c, t);
    t->mark = jig_trial_mark(c, t);
    t->is_unknown = !t->last && verdict == JIG_VERDICT_UNDECIDED;
    t->lacks_arguments = !t->last && c->lacked_arguments;
    c->decides |= t->last != NULL;
}

static bool is_one_function(const JigTrial *x, const JigTrial *y) {
    return jig_str_eq(x->name, y->name);
}

/* The first result that has numbers, and none that is defined, in all trials; or nothing. */
static JigStr untold_result(const JigTrial *first, size_t n) {
    const JigTrialOutcome *o = NULL;
    for (size_t i = 0; i < n && !o; ++i)
        o = first[i].last;
    for (size_t p = 0; o && p < o->parts.len; ++p) {
        bool any = false, tells = !jig_str_starts_with(o->parts.data[p].name, "result ");
        for (size_t i = 0; i < n; ++i)
            tells |= first[i].last && p < first[i].last->parts.len &&
                     jig_outcome_tells_of(first[i].last, p, &any);
        if (any && !tells)
            return o->parts.data[p].name;
    }
    return (JigStr){0};
}

/* A trial without elements, or whose results are poison, compares nothing, and one of size 0
 * decides nothing: what is known of a function is known by any of its trials. The first has the
 * size that fills the tiles. */
static void sum_up(JigTrial *first, size_t n, JigArena *a) {
    bool tells = false, is_decided = false;
    for (size_t i = 0; i < n; ++i) {
        const JigTrial *t = &first[i];
        tells |= t->last && jig_outcome_tells(t->last);
        is_decided |= t->last && (!t->is_sized || t->size > 0);
    }
    JigStr untold = untold_result(first, n);
    first->is_first = true;
    for (size_t i = 0; i < n; ++i) {
        first[i].tells = tells;
        first[i].untold = untold.len ? jig_arena_str(a, untold) : untold;
        first[i].is_decided = is_decided && !first->is_unknown;
    }
}

static void sum_up_all(JigChecker *c) {
    for (size_t i = 0, end; i < c->trials.len; i = end) {
        JigTrial *first = &c->trials.data[i];
        for (end = i + 1; end < c->trials.len && is_one_function(first, &c->trials.data[end]);)
            ++end;
        sum_up(first, end - i, &c->arena);
    }
}

/* Special arguments multiply what the check costs: they are left out where it costs something, the
 * last ones first. */
static void evaluate_all(JigChecker *c) {
    enum { FEW_STEPS = 2000000, ENOUGH_STEPS = 1500000 };
    bool is_long = false;
    uint64_t all = 0; /* of the function's special ones */
    for (size_t i = 0; i < c->trials.len; ++i) {
        JigTrial *t = &c->trials.data[i];
        bool goes_on = i && is_one_function(t, &c->trials.data[i - 1]);
        is_long = is_long && goes_on;
        all = goes_on ? all : 0;
        if (t->is_special && (is_long || all > ENOUGH_STEPS)) {
            t->why = JIG_STR("it takes long");
            continue;
        }
        evaluate_first(c, t);
        is_long |= c->num_steps > FEW_STEPS;
        all += t->is_special ? c->num_steps : 0;
    }
}

JigChecker *jig_checker_create(JigOp *payload, const JigCheckerOptions *options) {
    JIG_REQUIRE(payload);
    JigChecker *c = jig_calloc(1, sizeof *c);
    c->payload = payload;
    c->options = options ? *options : (JigCheckerOptions){.domain = JIG_EVAL_FIELD};
    if (!c->options.max_steps)
        c->options.max_steps = USUAL_STEPS;
    jig_arena_init(&c->arena);
    jig_arena_init(&c->place);
    jig_trial_locate(c);
    jig_trials_find(c);
    jig_trial_find_globals(c);
    evaluate_all(c);
    sum_up_all(c);
    return c;
}

void jig_checker_destroy(JigChecker *c) {
    JIG_REQUIRE(c);
    for (size_t i = 0; i < c->trials.len; ++i) {
        jig_outcome_destroy(c->trials.data[i].last);
        jig_outcome_destroy(c->trials.data[i].next);
    }
    jig_strmap_free(&c->functions);
    jig_arena_free(&c->place);
    jig_vec_free(&c->trials);
    jig_vec_free(&c->globals);
    jig_compared_free(&c->numbers);
    jig_arena_free(&c->arena);
    jig_free(c);
}

size_t jig_checker_num_trials(const JigChecker *c) {
    JIG_REQUIRE(c);
    return c->trials.len;
}

JigCheckerTrial jig_checker_trial(const JigChecker *c, size_t i) {
    JIG_REQUIRE(c && i < c->trials.len);
    const JigTrial *t = &c->trials.data[i];
    return (JigCheckerTrial){.name = t->name,
                             .size = t->size,
                             .evaluates = t->last != NULL,
                             .why = t->why,
                             .fill = t->untied.len ? t->untied : jig_str(t->fill->name),
                             .is_sized = t->is_sized,
                             .is_special = t->is_special,
                             .lacks_arguments = t->lacks_arguments};
}

bool jig_checker_took_fractions(const JigChecker *c) {
    JIG_REQUIRE(c);
    return c->took_fractions;
}

uint64_t jig_checker_num_compared(const JigChecker *c) {
    JIG_REQUIRE(c);
    return c->num_compared;
}

/* The worst of the evaluations of all functions; what is told first of those that are as bad. */
typedef struct Worst {
    const JigChecker *c;
    JigVerdict verdict;
    JigStr what;
} Worst;

/* Who wants to see it again asks `jig check --verbose` for these. */
static JigStr with_which(const JigChecker *c, const JigTrial *t, JigArena *a) {
    if ((!t->is_special && !t->is_sized) || c->options.num_args)
        return (JigStr){0};
    JigStr fill = t->untied.len ? t->untied : jig_str(t->fill->name);
    return t->is_sized ? jig_arena_printf(a, "; with %.*s arguments of size %lld", JIG_FMT(fill),
                                          (long long)t->size)
                       : jig_arena_printf(a, "; with %.*s arguments", JIG_FMT(fill));
}

static void note_verdict(Worst *w, const JigTrial *t, JigVerdict v, JigStr what, JigArena *a) {
    if (v < w->verdict || (v == w->verdict && (w->what.len || !what.len)))
        return;
    w->verdict = v;
    w->what =
        jig_arena_printf(a, "@%.*s: %.*s%.*s", JIG_FMT(t->name), JIG_FMT(what),
                         JIG_FMT(v > JIG_VERDICT_UNDECIDED ? with_which(w->c, t, a) : (JigStr){0}));
}

static Worst nothing_yet(const JigChecker *c) {
    if (c->decides)
        return (Worst){.c = c};
    return (Worst){c, JIG_VERDICT_UNDECIDED,
                   JIG_STR("no function could be evaluated before the script")};
}

/* What jig_checker_between was asked. */
typedef struct Asked {
    size_t from, to;
    bool accepts; /* that the functions are others */
} Asked;

/* Against the last outcome, where the function has that mark now. NULL: it is refined, or there is
 * none; else the new one. A function that is what it was is not evaluated again. */
static JigTrialOutcome *outcome_that_differs(JigChecker *c, JigTrial *t, uint64_t mark, JigArena *a,
                                             JigVerdict *verdict, JigStr *what) {
    *verdict = JIG_VERDICT_EQUAL;
    if (mark && mark == t->mark)
        return NULL;
    JigTrialOutcome *now = jig_trial_run(c, t, a, what, verdict);
    if (!now)
        return NULL;
    *verdict = JIG_VERDICT_DIFFERS;
    if (!jig_outcome_refines(t->last, now, a, what, &c->num_compared))
        return now;
    *verdict = JIG_VERDICT_EQUAL;
    t->mark = mark;
    /* What was undefined before is free to be anything, for later steps as well. */
    jig_outcome_destroy(now);
    return NULL;
}

/* Equal, of a function that has become another, because nothing was held against anything? */
static bool says_nothing(const JigTrial *t, bool has_changed, JigVerdict v, JigArena *a,
                         JigStr *what) {
    if ((t->tells && !t->untold.len) || !has_changed || v != JIG_VERDICT_EQUAL)
        return false;
    if (t->tells) {
        *what = jig_arena_printf(a,
                                 "there is nothing to compare %.*s with: no number of it was "
                                 "defined",
                                 JIG_FMT(t->untold));
        return true;
    }
    *what = JIG_STR("there is nothing to compare: no number of its results and buffers is defined, "
                    "and nothing is printed");
    return true;
}

/* A function of which nothing is known, and which is another one now. */
static void note_undecided(Worst *w, const JigTrial *t, uint64_t mark, JigArena *a) {
    if (!t->is_first || t->is_decided || mark == t->mark)
        return;
    JigStr what = jig_arena_printf(a, "%s%.*s",
                                   t->last ? "it could only be evaluated without elements"
                                           : "before the script: ",
                                   JIG_FMT(t->why));
    note_verdict(w, t, JIG_VERDICT_UNDECIDED, what, a);
}

JigVerdict jig_checker_now(JigChecker *c, JigArena *a, JigStr *what) {
    JIG_REQUIRE(c && a && what);
    Worst w = nothing_yet(c);
    jig_trial_locate(c);
    for (size_t i = 0; i < c->trials.len; ++i) {
        JigTrial *t = &c->trials.data[i];
        JigVerdict v;
        JigStr one = {0};
        uint64_t mark = jig_trial_mark(c, t);
        note_undecided(&w, t, mark, a);
        if (!t->last)
            continue;
        bool has_changed = mark != t->mark;
        jig_outcome_destroy(outcome_that_differs(c, t, mark, a, &v, &one));
        if (says_nothing(t, has_changed, v, a, &one))
            v = JIG_VERDICT_UNDECIDED;
        note_verdict(&w, t, v, one, a);
    }
    *what = w.what;
    return w.verdict;
}

/* What differs is kept for the case that it is accepted. */
static JigVerdict compare(JigChecker *c, JigTrial *t, const Asked *x, uint64_t mark, JigArena *a,
                          JigStr *what) {
    JigVerdict verdict;
    JigTrialOutcome *now = outcome_that_differs(c, t, mark, a, &verdict, what);
    if (!now)
        return verdict;
    t->next = now;
    t->next_mark = mark;
    if (c->options.domain != JIG_EVAL_FIELD ||
        !jig_checker_has_folded(c, t, now, x->from, x->to, a))
        return JIG_VERDICT_DIFFERS;
    *what = JIG_STR("constants were folded; floats are the same bit by bit");
    return JIG_VERDICT_EQUAL;
}

void jig_checker_accept(JigChecker *c) {
    JIG_REQUIRE(c);
    for (size_t i = 0; i < c->trials.len; ++i) {
        JigTrial *t = &c->trials.data[i];
        if (!t->next)
            continue;
        jig_outcome_destroy(t->last);
        t->last = t->next;
        t->mark = t->next_mark;
        t->next = NULL;
    }
}

static bool stops(JigVerdict v) {
    return v == JIG_VERDICT_UNDEFINED || v == JIG_VERDICT_RACE;
}

/* A function that does what it must not may do anything, and nothing is held against the steps
 * behind until it is defined again. */
static JigVerdict go_on(JigChecker *c, JigTrial *t, const Asked *x, uint64_t mark, JigArena *a,
                        JigStr *what) {
    if (t->has_stopped && mark == t->stopped_mark)
        return JIG_VERDICT_EQUAL;
    bool has_changed = mark != t->mark, had_stopped = t->has_stopped;
    JigVerdict v = compare(c, t, x, mark, a, what);
    if (says_nothing(t, has_changed, v, a, what))
        return JIG_VERDICT_UNDECIDED;
    if (v == JIG_VERDICT_UNDECIDED)
        return v;
    t->has_stopped = stops(v);
    t->stopped_mark = mark;
    if (!had_stopped || !t->has_stopped)
        return v;
    *what = (JigStr){0};
    return JIG_VERDICT_EQUAL;
}

typedef JigVerdict (*AskTrial)(JigChecker *c, JigTrial *t, const Asked *x, uint64_t mark,
                               JigArena *a, JigStr *what);

static void ask_all(JigChecker *c, const Asked *x, AskTrial ask, Worst *w, JigArena *a) {
    Worst accepted = {.c = c};
    for (size_t i = 0; i < c->trials.len; ++i) {
        JigTrial *t = &c->trials.data[i];
        JigStr one = {0};
        jig_outcome_destroy(t->next);
        t->next = NULL;
        if (!t->last)
            continue;
        JigVerdict v = ask(c, t, x, jig_trial_mark(c, t), a, &one);
        note_verdict(x->accepts && v == JIG_VERDICT_DIFFERS ? &accepted : w, t, v, one, a);
    }
    if (w->verdict == JIG_VERDICT_EQUAL && accepted.verdict != JIG_VERDICT_EQUAL)
        *w = accepted;
}

JigVerdict jig_checker_between(JigChecker *c, size_t from, size_t to, bool accepts, JigArena *a,
                               JigStr *what) {
    JIG_REQUIRE(c && a && what);
    Worst w = nothing_yet(c);
    jig_checker_go(c, to);
    ask_all(c, &(Asked){from, to, accepts}, compare, &w, a);
    *what = w.what;
    return w.verdict;
}

JigVerdict jig_checker_step(JigChecker *c, size_t from, size_t to, bool accepts, JigArena *a,
                            JigStr *what) {
    JIG_REQUIRE(c && a && what);
    Worst w = nothing_yet(c);
    jig_checker_go(c, to);
    for (size_t i = 0; i < c->trials.len; ++i) {
        JigTrial *t = &c->trials.data[i];
        uint64_t mark = jig_trial_mark(c, t);
        note_undecided(&w, t, mark, a);
        t->mark = t->last ? t->mark : mark;
    }
    ask_all(c, &(Asked){from, to, accepts}, go_on, &w, a);
    jig_checker_accept(c);
    *what = w.what;
    return w.verdict;
}

bool jig_checker_is_wrong(const JigChecked *step) {
    JIG_REQUIRE(step);
    return step->verdict >= JIG_VERDICT_UNDEFINED && !step->is_accepted;
}

/* ---- Through a run ---- */

typedef struct Looking {
    JigChecker *c;
    JigRun *run;
    void (*tell)(void *user, const JigChecked *step);
    void *user;
    JigVerdict worst;
} Looking;

static bool look(void *user, const JigEdited *e) {
    Looking *l = user;
    JigArena *a = jig_arena_create();
    JigChecked told = {.step = e->step};
    double start = jig_observe_clock();
    bool accepts = jig_checker_accepts(l->run, e->step, &told.accepted);
    told.verdict = jig_checker_step(l->c, e->from, e->to, accepts, a, &told.what);
    told.seconds = jig_observe_clock() - start;
    told.is_accepted = accepts && told.verdict == JIG_VERDICT_DIFFERS;
    if (!told.is_accepted && told.verdict > l->worst)
        l->worst = told.verdict;
    l->tell(l->user, &told);
    jig_arena_destroy(a);
    return !l->c->options.stops || l->worst < JIG_VERDICT_UNDEFINED;
}

JigVerdict jig_checker_run(JigChecker *c, JigRun *run,
                           void (*tell)(void *user, const JigChecked *step), void *user) {
    JIG_REQUIRE(c && run && tell);
    size_t moment = jig_run_moment(run);
    Looking l = {.c = c, .run = run, .tell = tell, .user = user};
    jig_edited_each(run, look, &l);
    jig_run_go(run, moment);
    return l.worst;
}
