/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * jig tune: tries what can be chosen in a script, and finds what makes the payload run fastest.
 *
 * Each point of the space is carried out, compiled unless its code is known, run, held against what
 * the payload computes without a script, timed beside the best one so far, and, before it becomes
 * that itself, checked.
 */
#include "ir/fingerprint.h"
#include "jig/asm.h"
#include "code.h"
#include "jig/iface.h"
#include "once.h"
#include "outputs.h"
#include "script.h"
#include "suggest.h"
#include "support/words.h"
#include "terminal.h"
#include "tools.h"
#include "transform/state.h"
#include "tune/paths.h"
#include "tune/search.h"
#include "tune_check.h"
#include "tune_code.h"
#include "tune_expected.h"
#include "tune_known.h"
#include "tune_machine.h"
#include "tune_tell.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { STRATEGY_UNSAID, STRATEGY_EXHAUSTIVE, STRATEGY_RANDOM, STRATEGY_EVOLVE };
enum { EXPORT_NONE, EXPORT_CSV, EXPORT_JSON };

typedef struct Settings {
    const char *payload, *budget, *db, *output;
    Entry entry; /* of it the payload's function, the script, libraries and arguments */
    StrList params;
    JigCodeOptions code;
    uint64_t max_memory, seed, max_points;
    double max_seconds, tolerance, seconds; /* `max_seconds` of a call, `seconds` of all */
    uint32_t strategy, threads, exports;
    bool unchecked, dry, lists, best, allow_unregistered;
} Settings;

static const char usage[] =
    "usage: jig tune PAYLOAD --script SCHEDULE [--arg TYPE=FILL]... [--budget 60s] [--db FILE]\n"
    "       jig tune --db FILE --list | --best | --export=csv|json\n"
    "\n"
    "Tries what can be chosen in a script (transform.tune.knob, transform.tune.alternatives, "
    "parameters\n"
    "of its first sequence), and prints the choices that make a function of the payload run "
    "fastest on\n"
    "this machine, as options for jig apply, eval, run and emit. What computes something else is\n"
    "not chosen. Exit status: 0, 1 when nothing could be chosen.\n"
    "\n"
    "  --script FILE                   the script (in the payload)\n"
    "  --library PATH                  file, or folder of *.mlir files, with named sequences that "
    "the\n"
    "                                  script declares; may be given several times\n"
    "  --entry-point NAME              named sequence to start with (__transform_main)\n"
    "  --set NAME=VALUE                this is chosen already\n"
    "  --param NAME=VALUE,...          these are to be tried: of a parameter of the script, or "
    "some "
    "of\n"
    "                                  what it offers\n"
    "  --entry NAME                    function to run (the only public one, else @main)\n"
    "  --arg TYPE=FILL                 one for each of its arguments, as jig run takes them\n"
    "  --budget 90s|N                  as long, or as many points, at most (60s)\n"
    "  --strategy=exhaustive|random|evolve\n"
    "                                  all of them, any, or neighbours of the good ones "
    "(exhaustive up to\n"
    "                                  1024 points, else evolve)\n"
    "  --seed N                        of what is random (1)\n"
    "  --db FILE                       what is found is kept there, and what is known is not tried "
    "again\n"
    "  -o FILE                         the script with the best choices made\n"
    "  --no-check                      what is best is held against the payload's own results "
    "only\n"
    "  --tolerance X                   relative, of these (0.001)\n"
    "  --timeout SECONDS               of a call (10)\n"
    "  --max-memory N                  bytes that a call may allocate (this machine's memory)\n"
    "  --threads N                     let N threads share parallel loops\n" CODE_USAGE_HOST
    "  --dry-run                       points are carried out and not measured: how many there "
    "are,\n"
    "                                  which of them the script refuses, how many are the same\n"
    "  --list, --best, --export=csv|json\n"
    "                                  what a database has, the best of each job, all as a table\n"
    "  --allow-unregistered-dialect    accept ops of unknown dialects\n"
    "  --load-dialect-plugin FILE      know what this plugin brings (also --load-pass-plugin)\n";

static bool is_positive(double x) {
    return x > 0;
}
static bool is_not_negative(double x) {
    return x >= 0;
}

static const char *const strategies[] = {"exhaustive", "random", "evolve", NULL};
static const char *const exports[] = {"csv", "json", NULL};
static const Option options[] = {
    OPTION("--script", OPTION_TEXT, Settings, entry.script),
    OPTION("--library", OPTION_TEXTS, Settings, entry.libraries),
    OPTION("--entry-point", OPTION_TEXT, Settings, entry.script_entry),
    OPTION("--set", OPTION_TEXTS, Settings, entry.how.set),
    OPTION("--param", OPTION_TEXTS, Settings, params),
    OPTION("--entry", OPTION_TEXT, Settings, entry.name),
    OPTION("--arg", OPTION_TEXTS, Settings, entry.args),
    OPTION("--budget", OPTION_TEXT, Settings, budget),
    OPTION("--strategy", OPTION_WORD, Settings, strategy, .words = strategies,
           .takes = "exhaustive, random or evolve"),
    OPTION("--seed", OPTION_COUNT, Settings, seed, .most = UINT64_MAX, .takes = "a number above 0"),
    OPTION("--db", OPTION_TEXT, Settings, db),
    OPTION("-o", OPTION_TEXT, Settings, output),
    OPTION("--no-check", OPTION_FLAG, Settings, unchecked),
    OPTION("--tolerance", OPTION_REAL, Settings, tolerance, .accepts = is_not_negative,
           .takes = "a number from 0"),
    OPTION("--timeout", OPTION_REAL, Settings, max_seconds, .accepts = is_positive,
           .takes = "a number of seconds above 0"),
    OPTION("--max-memory", OPTION_COUNT, Settings, max_memory, .most = UINT64_MAX,
           .takes = "a number of bytes above 0"),
    OPTION("--threads", OPTION_COUNT32, Settings, threads, .most = 1024,
           .takes = "a number of threads from 1 to 1024"),
    OPTION("--dry-run", OPTION_FLAG, Settings, dry),
    OPTION("--list", OPTION_FLAG, Settings, lists),
    OPTION("--best", OPTION_FLAG, Settings, best),
    OPTION("--export", OPTION_WORD, Settings, exports, .words = exports, .takes = "csv or json"),
    OPTION("--allow-unregistered-dialect", OPTION_FLAG, Settings, allow_unregistered),
};

/* ---- The work ---- */

/* What is known of code that several points make. */
typedef struct Known {
    TuneOutcome outcome;
    double least, median;
    int64_t runs;
    JigStr why, code;
} Known;

typedef struct Tuning {
    const Settings *s;
    JigContext *ctx;
    JigOp *payload, *script, *entry;
    JigTuneSpace space;
    JigTunePaths *paths;
    JigTuneSearch *search;
    TuneCall call;
    TuneCheck check;
    TuneDb *db;
    int64_t job;
    JigPtrMap codes; /* fingerprint -> Known */
    TuneCode best;
    uint64_t *best_point;
    bool has_best, is_written; /* is the best in the database? */
    TuneTally tally;
    double started;
    JigArena *a, *scratch; /* of all; of a point */
} Tuning;

/* "tile=16" for each axis. */
static void list_choices(const Tuning *t, const uint64_t *point, JigArena *a, StrList *out) {
    for (size_t i = 0; i < t->space.num_axes; ++i)
        jig_vec_push(out, jig_tune_choice_text(&t->space, i, point[i], a));
}

/* ---- One point ---- */

/* Before it becomes the best. */
static bool is_right(Tuning *t, const uint64_t *point, TuneCandidate *c) {
    StrList choices = {0};
    JigStr what;
    if (t->s->unchecked)
        return true;
    list_choices(t, point, t->scratch, &choices);
    JigVerdict verdict = tune_check(&t->check, &choices, t->scratch, &what);
    jig_vec_free(&choices);
    if (verdict < JIG_VERDICT_UNDEFINED) {
        t->tally.best_is_undecided = verdict == JIG_VERDICT_UNDECIDED;
        return true;
    }
    c->outcome = TUNE_WRONG;
    c->why = jig_arena_printf(t->scratch, "%s: %.*s", jig_verdict_name(verdict), JIG_FMT(what));
    return false;
}

static void become_best(Tuning *t, const uint64_t *point, TuneCode *code) {
    tune_code_stop(&t->best);
    t->best = *code;
    memcpy(t->best_point, point, t->space.num_axes * sizeof *point);
    t->has_best = true;
    t->is_written = false;
    t->tally.best = code->median;
}

static void time_code(Tuning *t, const uint64_t *point, TuneCode *code, TuneCandidate *c) {
    bool faster = false;
    if (!tune_code_time(code, t->has_best ? &t->best : NULL, &faster, t->scratch, &c->why)) {
        c->outcome = TUNE_STOPPED;
        tune_code_stop(code);
        return;
    }
    c->least = code->least;
    c->median = code->median;
    c->runs = code->runs;
    if (faster && is_right(t, point, c))
        become_best(t, point, code);
    else
        tune_code_stop(code);
}

/* Code that is new. */
static void measure(Tuning *t, const uint64_t *point, TuneCandidate *c) {
    TuneCode code;
    JigStr text = tune_text_of(t->payload, t->scratch);
    t->tally.compiled++;
    c->code = tune_fingerprint(text, t->scratch);
    c->outcome = tune_code_start(&t->call, text, t->scratch, &code, &c->why);
    if (c->outcome == TUNE_MEASURED)
        time_code(t, point, &code, c);
}

/* The same payload is the same code: what is known of it counts. */
static void measure_once(Tuning *t, const uint64_t *point, TuneCandidate *c) {
    uint64_t code = jig_fingerprint_of_text(t->payload);
    void **known = jig_ptrmap_slot(&t->codes, (const void *)(uintptr_t)(code | 1));
    if (*known) {
        const Known *k = *known;
        *c = (TuneCandidate){c->assignment, k->why,    k->code, k->outcome,
                             k->least,      k->median, k->runs};
        t->tally.same++;
        return;
    }
    Known *k = JIG_NEW(t->a, Known);
    *known = k;
    if (t->s->dry)
        return;
    measure(t, point, c);
    *k = (Known){c->outcome,
                 c->least,
                 c->median,
                 c->runs,
                 jig_arena_str(t->a, c->why),
                 jig_arena_str(t->a, c->code)};
}

static void try_point(Tuning *t, const uint64_t *point, TuneCandidate *c) {
    JigTuneArrival arrival = jig_tune_paths_go(t->paths, point);
    if (arrival.status == JIG_OK) {
        measure_once(t, point, c);
        return;
    }
    c->outcome = TUNE_REFUSED;
    c->why = jig_reason_text(arrival.why, t->scratch);
}

/* ---- One after the other ---- */

static double cost_of(const TuneCandidate *c) {
    return c->outcome == TUNE_MEASURED ? c->median : INFINITY;
}

/* While there is no best, what was measured is so again: it may become that. */
static bool take_known(Tuning *t, JigStr assignment, TuneCandidate *c, bool *found) {
    TuneCandidate known;
    *found = false;
    if (t->db && !tune_db_get(t->db, t->job, assignment, t->scratch, &known, found))
        return false;
    *found = *found && (t->has_best || known.outcome != TUNE_MEASURED);
    if (*found)
        *c = known;
    return true;
}

/* And, if it has just become the best, that. */
static bool write_down(Tuning *t, const TuneCandidate *c) {
    bool won = t->has_best && !t->is_written;
    if (!t->db)
        return true;
    t->is_written = true;
    return tune_db_put(t->db, t->job, c) && (!won || tune_db_win(t->db, t->job, c->assignment));
}

static bool do_point(Tuning *t, const uint64_t *point) {
    TuneCandidate c = {.assignment = jig_tune_point_text(&t->space, point, t->scratch)};
    bool known;
    if (!take_known(t, c.assignment, &c, &known))
        return false;
    if (!known)
        try_point(t, point, &c);
    t->tally.known += known;
    t->tally.points++;
    tune_tally_add(&t->tally, &c, t->a);
    jig_tune_search_tell(t->search, point, cost_of(&c));
    return known || write_down(t, &c);
}

static bool is_over(const Tuning *t) {
    return t->s->max_points ? t->tally.points >= t->s->max_points
                            : jig_observe_clock() - t->started >= t->s->seconds;
}

static void show_progress(const Tuning *t) {
    char text[160];
    double seconds = jig_observe_clock() - t->started, share = 0;
    if (t->s->max_points)
        share = (double)t->tally.points / (double)t->s->max_points;
    else if (t->s->seconds > 0)
        share = seconds / t->s->seconds;
    double all = (double)t->tally.points / t->space.num_points;
    share = all > share ? all : share;
    int n = snprintf(text, sizeof text, "%3.0f%%, %llu points, %.1f a second, best %.3f us",
                     100 * (share < 1 ? share : 1), (unsigned long long)t->tally.points,
                     seconds > 0 ? (double)t->tally.points / seconds : 0, 1e6 * t->tally.best);
    progress_tell(0, (JigStr){text, (size_t)n});
}

static bool try_all(Tuning *t) {
    uint64_t *point = JIG_NEW_ARRAY(t->a, uint64_t, t->space.num_axes + 1);
    bool ok = true;
    t->started = jig_observe_clock();
    progress_begin();
    while (ok && !is_over(t) && jig_tune_search_ask(t->search, point)) {
        ok = do_point(t, point);
        jig_arena_reset(t->scratch);
        if (!t->s->dry)
            show_progress(t);
    }
    progress_end();
    t->tally.seconds = jig_observe_clock() - t->started;
    t->tally.counts = jig_tune_paths_counts(t->paths);
    t->tally.num_points = t->space.num_points;
    return ok;
}

/* ---- Going on ---- */

/* Sets the axis of a choice, "name=value". False: there is none, or it has no such value. */
static bool find_value(const Tuning *t, JigStr choice, uint64_t *point) {
    for (size_t i = 0; i < t->space.num_axes; ++i) {
        const JigTuneAxis *x = &t->space.axes[i];
        size_t n = x->name.len;
        if (choice.len <= n || choice.ptr[n] != '=' ||
            !jig_str_eq((JigStr){choice.ptr, n}, x->name))
            continue;
        const JigAttr *value =
            jig_knob_value_said(&x->values, (JigStr){choice.ptr + n + 1, choice.len - n - 1}, t->a);
        point[i] = value ? jig_knob_value_find(&x->values, value) : JIG_NO_VALUE;
        return point[i] != JIG_NO_VALUE;
    }
    return false;
}

/* The point of a text of choices. False: it is none of this space. */
static bool find_point(const Tuning *t, JigStr assignment, uint64_t *point) {
    JigWords choices = jig_words_split(assignment, t->a);
    bool found = choices.n == t->space.num_axes;
    for (size_t i = 0; i < choices.n && found; ++i)
        found = find_value(t, choices.items[i], point);
    return found;
}

/* What an earlier run found best: others are held against it from the first one on. It was checked
 * then. */
static bool take_best_known(Tuning *t, const TuneJob *job) {
    TuneCandidate c;
    TuneCode code;
    bool found = false, faster;
    JigStr why;
    uint64_t *point = JIG_NEW_ARRAY(t->a, uint64_t, t->space.num_axes + 1);
    if (!t->db || !tune_db_best(t->db, job, t->a, &c, &found))
        return !t->db;
    if (!found || !find_point(t, c.assignment, point) ||
        jig_tune_paths_go(t->paths, point).status != JIG_OK ||
        tune_code_start(&t->call, tune_text_of(t->payload, t->a), t->a, &code, &why) !=
            TUNE_MEASURED)
        return true;
    if (tune_code_time(&code, NULL, &faster, t->a, &why)) {
        become_best(t, point, &code);
        t->is_written = true;
    } else {
        tune_code_stop(&code);
    }
    return true;
}

/* ---- Beginning ---- */

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

static bool make_space(Tuning *t) {
    const Settings *s = t->s;
    JigReason why = JIG_REASON(t->a);
    JigTuneOffer *offers =
        JIG_NEW_ARRAY(t->a, JigTuneOffer, s->entry.how.set.len + s->params.len + 1);
    size_t n = 0;
    return add_offers(&s->entry.how.set, "--set", offers, &n) &&
           add_offers(&s->params, "--param", offers, &n) &&
           (jig_tune_space_make(t->entry, offers, n, t->a, &t->space, &why) ||
            refuse(t->ctx, &why));
}

static JigStr arguments_text(const Settings *s, JigArena *a) {
    JigStr text =
        jig_arena_printf(a, "-O%u %s%s%s threads %u math %d fast %u", s->code.level, s->code.cpu,
                         s->code.features ? " " : "", s->code.features ? s->code.features : "",
                         s->threads, (int)s->code.math, s->code.fast_math);
    text = jig_arena_printf(a, "%.*s timeout %g memory %llu tolerance %g%s", JIG_FMT(text),
                            s->max_seconds, (unsigned long long)s->max_memory, s->tolerance,
                            s->unchecked ? " unchecked" : "");
    for (size_t i = 0; i < s->entry.args.len; ++i)
        text = jig_arena_printf(a, "%.*s %.*s", JIG_FMT(text), JIG_FMT(s->entry.args.data[i]));
    return text;
}

static TuneJob job_of(const Tuning *t) {
    const Settings *s = t->s;
    TuneJob job = tune_job_of(t->payload, t->entry, t->a);
    job.entry =
        jig_arena_printf(t->a, "%s %s", s->entry.name ? s->entry.name : "-", s->entry.script_entry);
    job.call = arguments_text(s, t->a);
    return job;
}

/* ---- What is expected ---- */

/* Results are held against those of the payload as it is, where it can be run as it is. */
static bool expect(Tuning *t, TuneExpected *x) {
    JigStr why;
    JigOp *function = entry_find(t->payload, t->s->entry.name);
    if (!function || !tune_expected_begin(x))
        return false;
    tune_expected_note(x, function);
    t->call.expected = x->path;
    TuneOutcome outcome = tune_code_expect(&t->call, t->a, &why);
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

static JigTuneStrategy strategy_of(const Tuning *t) {
    const double FEW = 1024;
    switch (t->s->strategy) {
    case STRATEGY_EXHAUSTIVE:
        return JIG_TUNE_EXHAUSTIVE;
    case STRATEGY_RANDOM:
        return JIG_TUNE_RANDOM;
    case STRATEGY_EVOLVE:
        return JIG_TUNE_EVOLVE;
    default:
        return t->space.num_points <= FEW ? JIG_TUNE_EXHAUSTIVE : JIG_TUNE_EVOLVE;
    }
}

static bool begin(Tuning *t, TuneExpected *x) {
    const Settings *s = t->s;
    TuneJob job = job_of(t);
    static const JigScriptOptions plain = {0};
    if (!make_space(t) || (!s->dry && !expect(t, x)))
        return false;
    t->best_point = JIG_NEW_ARRAY(t->a, uint64_t, t->space.num_axes + 1);
    t->paths = jig_tune_paths_create(t->payload, &t->space, &plain);
    t->search = jig_tune_search_create(&t->space, strategy_of(t), s->seed);
    t->db = s->db && !s->dry ? tune_db_open(s->db, true) : NULL;
    return t->paths && (!s->db || s->dry || t->db) &&
           (!t->db || tune_db_job(t->db, &job, &t->job)) && take_best_known(t, &job);
}

/* ---- The end ---- */

static bool write_script(const Tuning *t) {
    const Settings *s = t->s;
    ScriptOptions how = {.explain = EXPLAIN_OFF};
    JigContext *ctx = jig_tool_context();
    JigOutput out;
    jig_context_allow_unregistered(ctx, s->allow_unregistered);
    for (size_t i = 0; i < s->entry.how.set.len; ++i)
        jig_vec_push(&how.set, s->entry.how.set.data[i]);
    list_choices(t, t->best_point, t->a, &how.set);
    const TuneCheck *c = &t->check;
    JigOp *script =
        jig_parse_module(ctx, c->script.ptr ? c->script : c->payload,
                         jig_str(c->script.ptr ? c->script_name : c->payload_name), true);
    JigOp *entry = script ? input_entry(script, s->entry.script_entry, s->entry.libraries.data,
                                        s->entry.libraries.len, !s->entry.script)
                          : NULL;
    bool ok = entry && script_settle(entry, &how) && output_open(&out, s->output) &&
              output_close(&out, s->output, output_write_module(&out, script));
    jig_context_destroy(ctx);
    script_options_free(&how);
    return ok;
}

static bool tell(const Tuning *t) {
    StrList choices = {0};
    if (!t->started)
        return false;
    if (t->s->dry) {
        tune_tell_dry(&t->tally, t->codes.len);
        return t->codes.len > 0;
    }
    tune_tell_tally(&t->tally, t->has_best);
    if (!t->has_best)
        return false;
    list_choices(t, t->best_point, t->a, &choices);
    for (size_t i = 0; i < choices.len; ++i)
        printf("%s--set %.*s", i ? " " : "", JIG_FMT(jig_tune_quoted(choices.data[i], t->a)));
    putchar('\n');
    jig_vec_free(&choices);
    return !t->s->output || write_script(t);
}

static void end(Tuning *t) {
    tune_code_stop(&t->best);
    if (t->paths)
        jig_tune_paths_destroy(t->paths);
    if (t->search)
        jig_tune_search_destroy(t->search);
    tune_db_close(t->db);
    jig_tune_space_free(&t->space);
    jig_ptrmap_free(&t->codes);
}

/* The arguments of the function, the script's start. */
static bool open_files(Tuning *t, JigFile files[2]) {
    const Settings *s = t->s;
    jig_context_allow_unregistered(t->ctx, s->allow_unregistered);
    t->payload = input_parse(t->ctx, s->payload, &files[0]);
    t->script = t->payload && s->entry.script ? input_parse(t->ctx, s->entry.script, &files[1])
                                              : t->payload;
    t->entry = t->script ? input_entry(t->script, s->entry.script_entry, s->entry.libraries.data,
                                       s->entry.libraries.len, !s->entry.script)
                         : NULL;
    if (!t->entry)
        return false;
    t->call = (TuneCall){.entry = &s->entry,
                         .payload = files[0].text,
                         .code = s->code,
                         .max_memory = s->max_memory,
                         .max_seconds = s->max_seconds,
                         .threads = s->threads,
                         .tolerance = s->tolerance};
    t->call.code.name = s->payload;
    t->check = (TuneCheck){.payload = files[0].text,
                           .script = files[1].text,
                           .payload_name = s->payload,
                           .script_name = s->entry.script,
                           .script_entry = s->entry.script_entry,
                           .libraries = s->entry.libraries,
                           .what = {.entry = s->entry.name},
                           .allow_unregistered = s->allow_unregistered};
    return true;
}

/* What payload and script print meanwhile is no choice. */
static int silence_output(void) {
    fflush(stdout);
    int kept = dup(STDOUT_FILENO), none = open("/dev/null", O_WRONLY);
    if (kept >= 0 && none >= 0)
        dup2(none, STDOUT_FILENO);
    if (none >= 0)
        close(none);
    return kept;
}

static void restore_output(int kept) {
    fflush(stdout);
    if (kept >= 0) {
        dup2(kept, STDOUT_FILENO);
        close(kept);
    }
}

static int tune(JigContext *ctx, const Settings *s) {
    Tuning t = {.s = s, .ctx = ctx, .a = jig_arena_create(), .scratch = jig_arena_create()};
    JigFile files[2] = {0};
    TuneExpected expected = {.a = t.a};
    if (!s->threads)
        tune_machine_stay();
    int output = silence_output();
    bool ok = open_files(&t, files) && begin(&t, &expected) && try_all(&t);
    restore_output(output);
    ok = tell(&t) && ok;
    end(&t);
    tune_expected_end(&expected);
    jig_diag_flush(ctx); /* payload and script go with their context */
    jig_file_close(&files[0]);
    jig_file_close(&files[1]);
    jig_arena_destroy(t.scratch);
    jig_arena_destroy(t.a);
    return ok ? 0 : 1;
}

/* ---- What a database has ---- */

static int show(const Settings *s) {
    TuneDb *db = tune_db_open(s->db, false);
    bool ok = db && (s->exports ? tune_tell_export(db, s->exports == EXPORT_JSON)
                                : tune_tell_list(db, s->best));
    tune_db_close(db);
    return ok ? 0 : 1;
}

/* ---- Command line ---- */

/* "90s", "2m", or a number of points. */
static bool read_budget(Settings *s) {
    char *end;
    if (!s->budget)
        return true;
    double x = strtod(s->budget, &end);
    if (x > 0 && (strcmp(end, "s") == 0 || strcmp(end, "m") == 0)) {
        s->seconds = *end == 'm' ? 60 * x : x;
        return true;
    }
    unsigned long long n = strtoull(s->budget, &end, 10);
    s->max_points = n;
    if (n && !*end && s->budget[0] != '-')
        return true;
    fprintf(stderr,
            "jig tune: --budget takes seconds (90s), minutes (2m) or a number of points, "
            "not '%s'\n",
            s->budget);
    return false;
}

static int tune_or_show(JigContext *ctx, Settings *s) {
    const OtherFile others[] = {{s->payload, "the payload"}, {s->entry.script, "the script"}};
    bool shows = s->lists || s->best || s->exports;
    if (shows && s->db)
        return show(s);
    if (shows || !s->payload) {
        fputs(shows ? "jig tune: --list, --best and --export are of a database: --db names it\n"
                    : "jig tune: no payload given\n",
              stderr);
        return 1;
    }
    const OtherFile written[] = {{s->db, "the database"}};
    bool ok = read_budget(s) && output_is_no_other("-o", s->output, others, JIG_LEN(others)) &&
              output_is_no_other("-o", s->output, written, 1) &&
              output_is_no_other("--db", s->db, others, JIG_LEN(others)) &&
              output_can_be_written(s->output);
    return ok ? tune(ctx, s) : 1;
}

int jig_tune_main(int argc, char **argv) {
    Settings s = {.code = {.level = 3, .cpu = "host"},
                  .entry.script_entry = "__transform_main",
                  .seed = 1,
                  .seconds = 60,
                  .max_seconds = 10,
                  .tolerance = 1e-3};
    s.max_memory = code_machine_memory();
    JigContext *ctx = jig_tool_context();
    const Command command = {"tune", usage, "payload", .operand_optional = true,
                             .tables = {OPTION_TABLE(options, &s), code_option_table(&s.code)}};
    int status;
    suggest_names(ctx);
    warn_once(ctx);
    progress_gives_way(ctx);
    if (command_read(ctx, argc, argv, &command, &s.payload, &status)) {
        script_options_begin(ctx, &s.entry.how);
        status = tune_or_show(ctx, &s);
    }
    jig_context_destroy(ctx);
    jig_vec_free(&s.params);
    entry_free(&s.entry);
    return status;
}
