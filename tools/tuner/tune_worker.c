/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_worker.h"

#include "ir/fingerprint.h"
#include "jig/asm.h"
#include "jig/iface.h"
#include "tools.h"
#include "tune/narrow.h"
#include "tune/payload_features.h"
#include "tuner/tune_check.h"
#include "tuner/tune_end.h"
#include "tuner/tune_facts.h"
#include "tuner/tune_known.h"
#include "tuner/tune_meter.h"
#include "tuner/tune_script.h"

#include <stdio.h>

/* What is known of code that several points make. */
typedef struct Known {
    TuneOutcome outcome;
    double least, median;
    int64_t runs;
    JigStr why, code;
    bool is_passing;
} Known;

/* A point that made code which was not known. */
typedef struct Measured {
    uint64_t *point;
    Known *known;
} Measured;

struct TuneWorker {
    const TuneSettings *s;
    JigContext *ctx;
    JigFile files[2]; /* of payload and script */
    JigOp *payload, *script, *entry;
    JigTuneSpace space;
    JigTunePaths *paths;
    TuneJob job;
    TuneFacts facts;
    TuneCheck check;
    const TuneMeter *meter;
    void *measuring;        /* the meter's; NULL: it has not begun */
    JigPtrMap codes;        /* fingerprint -> Known */
    JigStrMap learned;      /* code, as others call it -> Known */
    JigLintMachine machine; /* that features are of */
    bool checks_beside;
    TuneChecking *checking;     /* of the best one; NULL: it was checked, or there is none */
    JIG_VEC(Measured) measured; /* what may be the best one where checks are made beside */
    size_t checked;             /* of these, the one that is, or was last */
    uint64_t *best_point;
    double best; /* seconds */
    bool has_best;
    JigArena *a;
};

void tune_list_choices(const JigTuneSpace *space, const uint64_t *point, JigArena *a,
                       StrList *out) {
    for (size_t i = 0; i < space->num_axes; ++i)
        jig_vec_push(out, jig_tune_choice_text(space, i, point[i], a));
}

/* ---- One point ---- */

static bool note_verdict(TuneTrial *t, JigVerdict verdict, JigStr what, JigArena *scratch) {
    t->is_undecided = verdict == JIG_VERDICT_UNDECIDED;
    if (verdict < JIG_VERDICT_UNDEFINED)
        return true;
    t->c.outcome = TUNE_WRONG;
    t->c.why = jig_arena_printf(scratch, "%s: %.*s", jig_verdict_name(verdict), JIG_FMT(what));
    return false;
}

/* Before it becomes the best. */
static bool is_right(TuneWorker *w, const uint64_t *point, JigArena *scratch, TuneTrial *t) {
    StrList choices = {0};
    JigStr what;
    if (w->s->unchecked)
        return true;
    tune_list_choices(&w->space, point, scratch, &choices);
    JigVerdict verdict = tune_check(&w->check, &choices, scratch, &what);
    jig_vec_free(&choices);
    return note_verdict(t, verdict, what, scratch);
}

static void become_best(TuneWorker *w, const uint64_t *point, double cost) {
    memcpy(w->best_point, point, w->space.num_axes * sizeof *point);
    w->best = cost;
    w->has_best = true;
}

static TuneOutcome ask_meter(TuneWorker *w, const TuneMade *made, JigArena *scratch, TuneCost *cost,
                             JigStr *why) {
    TuneOutcome outcome = w->meter->measure(w->measuring, made, scratch, cost, why);
    cost->least /= w->meter->per_second;
    cost->median /= w->meter->per_second;
    if (!w->meter->decide || !w->has_best)
        cost->better = !w->has_best || cost->median < w->best;
    return outcome;
}

static void decide(TuneWorker *w, const uint64_t *point, double cost, bool is_best) {
    if (w->meter->decide)
        w->meter->decide(w->measuring, is_best);
    if (is_best)
        become_best(w, point, cost);
}

static TuneMade made_at(const TuneWorker *w, const uint64_t *point, JigArena *a) {
    return (TuneMade){w->payload, tune_text_of(w->payload, a),
                      jig_tune_point_text(&w->space, point, a)};
}

static void take_known(const Known *k, TuneTrial *t) {
    t->c.why = k->why;
    t->c.code = k->code;
    t->c.outcome = k->outcome;
    t->c.least = k->least;
    t->c.median = k->median;
    t->c.runs = k->runs;
    t->is_passing = k->is_passing;
    t->same = true;
}

/* Is the best one checked while others are tried? */
static bool is_beside(const TuneWorker *w) {
    return w->checks_beside && !w->s->unchecked && w->meter->holds_results &&
           w->meter->holds_results(w->measuring);
}

/* Code that is new here. */
static void measure(TuneWorker *w, const uint64_t *point, JigArena *scratch, TuneTrial *t) {
    TuneMade made = made_at(w, point, scratch);
    TuneCost cost = {0};
    t->c.code = tune_fingerprint(made.text, scratch);
    const Known *known = jig_strmap_get(&w->learned, t->c.code);
    if (known) {
        take_known(known, t);
        return;
    }
    t->compiled = true;
    t->c.outcome = ask_meter(w, &made, scratch, &cost, &t->c.why);
    t->is_passing = cost.lacked_memory && !w->s->max_memory;
    if (t->c.outcome != TUNE_MEASURED)
        return;
    t->c.least = cost.least;
    t->c.median = cost.median;
    t->c.runs = cost.runs;
    if (is_beside(w))
        t->won = t->is_undecided = cost.better;
    else /* a check that a signal cuts short has found nothing */
        t->won = t->is_checked = cost.better && is_right(w, point, scratch, t) && !tune_is_ended();
    decide(w, point, cost.median, t->won);
}

/* One that is not the best one any more need not be checked to its end. */
static void check_beside(TuneWorker *w, size_t measured, JigArena *scratch) {
    StrList choices = {0};
    tune_check_stop(w->checking);
    w->checked = measured;
    tune_list_choices(&w->space, w->measured.data[measured].point, scratch, &choices);
    w->checking = tune_check_begin(&w->check, &choices);
    jig_vec_free(&choices);
}

static size_t add_measured(TuneWorker *w, const uint64_t *point, Known *k) {
    Measured m = {JIG_NEW_ARRAY(w->a, uint64_t, w->space.num_axes + 1), k};
    memcpy(m.point, point, w->space.num_axes * sizeof *point);
    jig_vec_push(&w->measured, m);
    return w->measured.len - 1;
}

/* The same payload is the same code: what is known of it counts. */
static void measure_once(TuneWorker *w, const uint64_t *point, JigArena *scratch, TuneTrial *t) {
    TuneCandidate *c = &t->c;
    uint64_t code = jig_fingerprint_of_text(w->payload);
    void **known = jig_ptrmap_slot(&w->codes, (const void *)(uintptr_t)(code | 1));
    if (*known) {
        take_known(*known, t);
        return;
    }
    Known *k = JIG_NEW(w->a, Known);
    *known = k;
    if (w->s->dry)
        return;
    measure(w, point, scratch, t);
    *k = (Known){c->outcome,
                 c->least,
                 c->median,
                 c->runs,
                 jig_arena_str(w->a, c->why),
                 jig_arena_str(w->a, c->code),
                 t->is_passing};
    if (c->outcome != TUNE_MEASURED || !t->compiled || !is_beside(w))
        return;
    size_t measured = add_measured(w, point, k);
    if (t->won)
        check_beside(w, measured, scratch);
}

void tune_worker_try(TuneWorker *w, const uint64_t *point, JigArena *scratch, TuneTrial *out) {
    *out = (TuneTrial){.c.assignment = jig_tune_point_text(&w->space, point, scratch)};
    JigTuneArrival arrival = jig_tune_paths_go(w->paths, point);
    if (arrival.status == JIG_OK) {
        measure_once(w, point, scratch, out);
        return;
    }
    out->c.outcome = TUNE_REFUSED;
    out->c.why = jig_reason_text(arrival.why, scratch);
}

/* ---- What others found ---- */

/* Measures it, beside the best one here if there is one. False: it cannot be measured. */
static bool measure_other(TuneWorker *w, const uint64_t *point, JigArena *scratch, TuneCost *cost) {
    JigStr why;
    if (jig_tune_paths_go(w->paths, point).status != JIG_OK)
        return false;
    TuneMade made = made_at(w, point, scratch);
    return ask_meter(w, &made, scratch, cost, &why) == TUNE_MEASURED;
}

static bool lead_with(TuneWorker *w, const uint64_t *point, JigArena *scratch) {
    TuneCost cost = {0};
    bool ok = measure_other(w, point, scratch, &cost);
    if (ok)
        decide(w, point, cost.median, true);
    return ok;
}

bool tune_worker_begin_with(TuneWorker *w, const uint64_t *point, JigArena *scratch) {
    if (!lead_with(w, point, scratch))
        return false;
    Known *k = JIG_NEW(w->a, Known);
    *k = (Known){.outcome = TUNE_MEASURED, .least = w->best, .median = w->best};
    (void)add_measured(w, point, k);
    return true;
}

bool tune_worker_meet(TuneWorker *w, const uint64_t *point, JigArena *scratch, bool *stays) {
    TuneCost cost = {0};
    bool ok = measure_other(w, point, scratch, &cost);
    *stays = !ok || (w->has_best && !cost.better && w->best < cost.median);
    if (ok)
        decide(w, point, cost.median, !*stays);
    return ok;
}

/* ---- What checks beside have found ---- */

void tune_worker_check_beside(TuneWorker *w) {
    w->checks_beside = true;
}

static Measured *fastest(const TuneWorker *w) {
    Measured *best = NULL;
    for (size_t i = 0; i < w->measured.len; ++i) {
        Measured *m = &w->measured.data[i];
        if (m->known->outcome == TUNE_MEASURED && (!best || m->known->median < best->known->median))
            best = m;
    }
    return best;
}

/* The best one was wrong: who has the least time of the others is best, if it can be had again. */
static void fall_back(TuneWorker *w, JigArena *scratch) {
    w->has_best = false;
    for (Measured *m; (m = fastest(w)) && !tune_is_ended();) {
        if (lead_with(w, m->point, scratch)) {
            check_beside(w, (size_t)(m - w->measured.data), scratch);
            return;
        }
        m->known->outcome = TUNE_STOPPED;
    }
}

/* One that was cut short, other than by a signal, has not decided. */
static bool end_check(TuneWorker *w, JigArena *scratch, JigVerdict *verdict, JigStr *what) {
    *verdict = JIG_VERDICT_UNDECIDED;
    *what = (JigStr){0};
    (void)tune_check_end(w->checking, scratch, verdict, what);
    w->checking = NULL;
    return !tune_is_ended();
}

bool tune_worker_verdict(TuneWorker *w, bool waits, JigArena *scratch, const uint64_t **point,
                         TuneTrial *out) {
    JigVerdict verdict;
    JigStr what;
    if (!w->checking || !(waits || tune_check_is_over(w->checking)) ||
        !end_check(w, scratch, &verdict, &what))
        return false;
    const Measured *m = &w->measured.data[w->checked];
    Known *k = m->known;
    *point = m->point;
    *out = (TuneTrial){.c.assignment = jig_tune_point_text(&w->space, m->point, scratch)};
    take_known(k, out);
    out->won = out->is_checked = note_verdict(out, verdict, what, scratch);
    if (!out->won) {
        k->outcome = out->c.outcome;
        k->why = jig_arena_str(w->a, out->c.why);
        fall_back(w, scratch);
    }
    return true;
}

void tune_worker_learn(TuneWorker *w, const TuneCandidate *c) {
    Known *k = JIG_NEW(w->a, Known);
    *k = (Known){c->outcome,
                 c->least,
                 c->median,
                 c->runs,
                 jig_arena_str(w->a, c->why),
                 jig_arena_str(w->a, c->code),
                 false};
    jig_strmap_set(&w->learned, k->code, k);
}

/* ---- Looking at points ---- */

static bool look_at(void *user, const uint64_t *point, double *features, bool *asked) {
    TuneWorker *w = user;
    return jig_tune_features_at(&w->machine, w->paths, w->payload, point, features, asked);
}

JigTuneGuide tune_worker_guide(TuneWorker *w) {
    return (JigTuneGuide){.look = look_at, .num_features = JIG_NUM_FEATURES, .user = w};
}

/* ---- What it has ---- */

const JigTuneSpace *tune_worker_space(const TuneWorker *w) {
    return &w->space;
}
JigStr tune_given_text(const TuneSettings *s, JigArena *a) {
    JigStr text = {0};
    for (size_t i = 0; i < s->given.len; ++i)
        text = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(text), i ? " " : "",
                                JIG_FMT(s->given.data[i]));
    return text;
}

static JigStr values_text(const JigKnobValues *values, JigArena *a) {
    if (!values->list)
        return jig_arena_printf(a, "%lld %lld %llu", (long long)values->first,
                                (long long)values->step, (unsigned long long)values->count);
    JigCharVec text = {0};
    for (uint64_t i = 0; i < values->count; ++i) {
        JigStr value = jig_knob_value_text_at(values, i, a);
        jig_vec_append(&text, value.ptr, value.len);
        jig_vec_push(&text, '\0');
    }
    JigStr out = tune_fingerprint(jig_chars_str(&text), a);
    jig_vec_free(&text);
    return out;
}

JigStr tune_worker_axes(const TuneWorker *w, JigArena *a) {
    JigStr text = {0};
    for (size_t i = 0; i < w->space.num_axes; ++i) {
        const JigTuneAxis *x = &w->space.axes[i];
        text = jig_arena_printf(a, "%.*s %.*s=%.*s", JIG_FMT(text), JIG_FMT(x->name),
                                JIG_FMT(values_text(&x->values, a)));
        text = tune_fingerprint(text, a);
    }
    return text;
}

const TuneJob *tune_worker_job(const TuneWorker *w) {
    return &w->job;
}
const uint64_t *tune_worker_best(const TuneWorker *w, double *seconds) {
    *seconds = w->best;
    return w->has_best ? w->best_point : NULL;
}
JigTuneCounts tune_worker_counts(const TuneWorker *w) {
    return jig_tune_paths_counts(w->paths);
}
TuneFacts tune_worker_facts(const TuneWorker *w) {
    TuneFacts facts = w->facts;
    facts.points = w->space.num_points;
    return facts;
}
size_t tune_worker_num_codes(const TuneWorker *w) {
    return w->codes.len;
}

/* ---- The space ---- */

static bool refuse(JigContext *ctx, const JigReason *why) {
    jig_reason_emit(ctx, JIG_ERROR, why);
    jig_reason_explain(ctx, why);
    jig_diag_flush(ctx);
    return false;
}

/* "NAME=VALUES". */
static bool add_offers(const StrList *list, const char *option, JigTuneOffer *out, size_t *n) {
    for (size_t i = 0; i < list->len; ++i) {
        JigStr text = list->data[i];
        const char *equals = memchr(text.ptr, '=', text.len);
        if (!equals) {
            fprintf(stderr, "%s takes NAME=VALUE, not '%.*s'\n", option, JIG_FMT(text));
            return false;
        }
        size_t len = (size_t)(equals - text.ptr);
        out[(*n)++] = (JigTuneOffer){{text.ptr, len}, {equals + 1, text.len - len - 1}};
    }
    return true;
}

/* What is chosen for good says which other choices there are. */
static bool choose_for_good(TuneWorker *w) {
    return script_set(w->entry, &w->s->given) && script_set(w->entry, &w->s->entry.how.set);
}

static bool make_space(TuneWorker *w) {
    const TuneSettings *s = w->s;
    JigReason why = JIG_REASON(w->a);
    JigTuneOffer *offers =
        JIG_NEW_ARRAY(w->a, JigTuneOffer, s->entry.how.set.len + s->params.len + 1);
    size_t n = 0;
    return add_offers(&s->entry.how.set, "--set", offers, &n) &&
           add_offers(&s->params, "--param", offers, &n) &&
           (jig_tune_space_make(w->entry, offers, n, w->a, &w->space, &why) ||
            refuse(w->ctx, &why));
}

/* ---- The job ---- */

static JigStr arguments_text(const TuneSettings *s, JigArena *a) {
    JigStr text =
        jig_arena_printf(a, "-O%u %s%s%s threads %u math %d fast %u", s->code.level, s->code.cpu,
                         s->code.features ? " " : "", s->code.features ? s->code.features : "",
                         s->threads, (int)s->code.math, s->code.fast_math);
    text = jig_arena_printf(a, "%.*s timeout %g", JIG_FMT(text), s->max_seconds);
    if (s->max_memory) /* what there is differs by some pages between equal machines */
        text = jig_arena_printf(a, "%.*s memory %llu", JIG_FMT(text),
                                (unsigned long long)s->max_memory);
    text = jig_arena_printf(a, "%.*s tolerance %g%s", JIG_FMT(text), s->tolerance,
                            s->unchecked ? " unchecked" : "");
    text = jig_arena_printf(a, "%.*s%.*s", JIG_FMT(text), JIG_FMT(tune_meter_text(s, a)));
    for (size_t i = 0; i < s->entry.args.len; ++i)
        text = jig_arena_printf(a, "%.*s %.*s", JIG_FMT(text), JIG_FMT(s->entry.args.data[i]));
    return text;
}

static const char *file_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* Before the script has changed anything. */
static TuneJob job_of(const TuneWorker *w) {
    const TuneSettings *s = w->s;
    TuneJob job = tune_job_of(w->payload, w->entry, w->a);
    job.entry =
        jig_arena_printf(w->a, "%s %s", s->entry.name ? s->entry.name : "-", s->entry.script_entry);
    job.call = arguments_text(s, w->a);
    job.machine = tune_meter_machine(s, w->a);
    job.cost = jig_str(tune_meter_of(s)->name);
    job.name = s->entry.script ? jig_arena_printf(w->a, "%s, %s", file_name(s->payload),
                                                  file_name(s->entry.script))
                               : jig_str(file_name(s->payload));
    return job;
}

/* ---- Beginning and end ---- */

static bool read_files(TuneWorker *w) {
    const TuneSettings *s = w->s;
    jig_context_allow_unregistered(w->ctx, s->allow_unregistered);
    w->payload = input_parse(w->ctx, s->payload, &w->files[0]);
    w->script = w->payload && s->entry.script ? input_parse(w->ctx, s->entry.script, &w->files[1])
                                              : w->payload;
    w->entry = w->script ? input_entry(w->script, s->entry.script_entry, s->entry.libraries.data,
                                       s->entry.libraries.len, !s->entry.script)
                         : NULL;
    return w->entry && auto_fits(&s->entry.automatic, w->script);
}

static void note_how(TuneWorker *w) {
    const TuneSettings *s = w->s;
    w->meter = tune_meter_of(s);
    w->check = (TuneCheck){.payload = w->files[0].text,
                           .script = w->files[1].text,
                           .payload_name = s->payload,
                           .script_name = s->entry.script,
                           .script_entry = s->entry.script_entry,
                           .libraries = s->entry.libraries,
                           .given = s->given,
                           .what = {.entry = s->entry.name},
                           .allow_unregistered = s->allow_unregistered};
}

static bool begin_measuring(TuneWorker *w) {
    JigOp *function = entry_find(w->payload, w->s->entry.name);
    const TuneSubject subject = {w->s, w->files[0].text, function, w->a};
    w->measuring = function ? w->meter->begin(&subject) : NULL;
    return w->measuring;
}

static bool begin(TuneWorker *w) {
    static const JigScriptOptions plain = {0};
    if (!read_files(w))
        return false;
    note_how(w);
    w->job = job_of(w);
    JigOp *function = entry_look(w->payload, w->s->entry.name);
    if (function && w->meter == &tune_by_time) /* others tell no rates */
        tune_facts_of(function, &w->facts);
    w->entry = script_link(w->entry, w->payload);
    if (!w->entry || !choose_for_good(w) || !make_space(w) || (!w->s->dry && !begin_measuring(w)))
        return false;
    if (w->s->entry.automatic.how && !jig_tune_space_narrow(&w->space, w->payload, &plain))
        return false;
    w->machine.threads = w->s->threads;
    jig_lint_machine_read(&w->machine, w->s->code.cpu, w->s->code.features);
    w->best_point = JIG_NEW_ARRAY(w->a, uint64_t, w->space.num_axes + 1);
    w->paths = jig_tune_paths_create(w->payload, &w->space, &plain);
    return w->paths;
}

TuneWorker *tune_worker_open(JigContext *ctx, const TuneSettings *s, JigArena *a) {
    TuneWorker *w = JIG_NEW(a, TuneWorker);
    *w = (TuneWorker){.s = s, .ctx = ctx, .a = a};
    if (begin(w))
        return w;
    tune_worker_close(w);
    return NULL;
}

void tune_worker_close(TuneWorker *w) {
    if (!w)
        return;
    tune_check_stop(w->checking);
    jig_vec_free(&w->measured);
    if (w->measuring && w->meter->end)
        w->meter->end(w->measuring);
    if (w->paths)
        jig_tune_paths_destroy(w->paths);
    jig_tune_space_free(&w->space);
    jig_ptrmap_free(&w->codes);
    jig_strmap_free(&w->learned);
    jig_diag_flush(w->ctx); /* payload and script go with their context */
    jig_file_close(&w->files[0]);
    jig_file_close(&w->files[1]);
}

/* ---- The script with its choices made ---- */

bool tune_worker_write_script(const TuneWorker *w, const uint64_t *point) {
    return tune_script_write(&(TuneScript){w->s, &w->check, &w->space, w->a}, point);
}
