/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "script.h"

#include "failures.h"
#include "ir/context.h"
#include "jig/iface.h"
#include "jig/op.h"
#include "jig/ops/transform.h"
#include "lint.h"
#include "outputs.h"
#include "progress.h"
#include "steps.h"
#include "suggest.h"
#include "support/nearest.h"
#include "support/words.h"
#include "terminal.h"
#include "trace.h"
#include "transform/library.h"
#include "transform/passes/passes.h"
#include "tune/knobs.h"
#include "tuner/tune_known.h"
#include "warnings.h"

#include <string.h>

/* ---- Options ---- */

const char *const script_explain_words[] = {"on", "off", NULL};

OptionTable script_option_table(ScriptOptions *o) {
    static const char *const lints[] = {"text", "json", NULL};
    static const char *const traces[] = {"text", "json", "html", NULL};
    static const Option rows[] = {
        OPTION("--set", OPTION_TEXTS, ScriptOptions, set, .value = "NAME=VALUE",
               .help = "what transform.tune.knob and alternatives of that name select, or a "
                       "parameter of the script's first sequence; may be given several times"),
        OPTION("--db", OPTION_TEXT, ScriptOptions, db, .value = "FILE",
               .help = "what is not set: as `jig tune` found it best for this payload and script "
                       "on this machine, if the database knows"),
        OPTION("--max-steps", OPTION_COUNT, ScriptOptions, max_steps, .most = INT64_MAX,
               .takes = "a number of ops above 0", .value = "N",
               .help = "transform ops to carry out at most (33554432, and 1024 more for each op of "
                       "the payload)"),
        OPTION("--explain", OPTION_WORD, ScriptOptions, explain, .words = script_explain_words,
               .takes = "on or off", .help = "off: failures in mlir-opt's words and no others"),
        OPTION(
            "--explain-matches", OPTION_FLAG, ScriptOptions, explain_matches,
            .help =
                "how many ops each match found, each demand let through, and the nearest misses"),
        OPTION("--lint", OPTION_WORD, ScriptOptions, lint, .words = lints, .takes = "text or json",
               .help = "what of the payload costs time in the end, which step made it so, and what "
                       "would mend it"),
        OPTION("--lint-cpu", OPTION_TEXT, ScriptOptions, lint_cpu, .value = "CPU",
               .help = "the CPU that --lint thinks of, as LLVM calls it (host)"),
        OPTION("--lint-threads", OPTION_COUNT32, ScriptOptions, lint_threads, .most = 1024,
               .takes = "a number of threads from 1 to 1024", .value = "N",
               .help = "threads that share parallel loops, for --lint (one)"),
        OPTION("--werror", OPTION_TEXT, ScriptOptions, werror, .value = "KINDS",
               .help = "empty,suppressed,no-action,cloned,unfused,given-up,auto,lint, or a rule of "
                       "--lint: "
                       "such warnings are errors"),
        OPTION("--trace", OPTION_WORD, ScriptOptions, trace, .words = traces,
               .takes = "text, json or html",
               .help = "each step, with what its handles have before and after it; html: a page "
                       "for browsers"),
        OPTION("--trace-to", OPTION_TEXT, ScriptOptions, trace_to, .value = "FILE",
               .help = "where the trace goes (standard error)"),
        OPTION("--until", OPTION_TEXT, ScriptOptions, until, .value = "N",
               .help = "stop after step N: 4, or 3.1.2 inside of foreach and include"),
        OPTION("--print-after", OPTION_TEXTS, ScriptOptions, print_after, .value = "N",
               .help = "the payload after step N, on standard error; may be given several times"),
        OPTION("--diff", OPTION_FLAG, ScriptOptions, diff,
               .help = "what each step changed in the payload, on standard error"),
        OPTION("--dump-at-failure", OPTION_FLAG, ScriptOptions, dump_at_failure,
               .help = "the payload as a step that fails left it, before that is taken back"),
    };
    return OPTION_TABLE(rows, o, .title = "Carrying out the script");
}

uint32_t script_trace(const ScriptOptions *o) {
    return o->trace || !o->trace_to ? o->trace : (uint32_t)TRACE_TEXT;
}

bool script_is_asked_about(const ScriptOptions *o) {
    return script_trace(o) || steps_are_shown(o) || o->werror || o->explain_matches || o->set.len ||
           o->emitted || o->db;
}

void script_options_begin(JigContext *ctx, const ScriptOptions *o) {
    ctx->explains = o->explain != EXPLAIN_OFF;
    progress_gives_way(ctx);
}

void script_options_free(ScriptOptions *o) {
    jig_vec_free(&o->print_after);
    jig_vec_free(&o->set);
    jig_vec_free(&o->readers);
    if (o->known)
        jig_arena_destroy(o->known);
}

void script_read_by(ScriptOptions *o, ScriptReader reader) {
    jig_vec_push(&o->readers, reader);
}

/* ---- Choices ---- */

static bool refuse(JigContext *ctx, const JigReason *why) {
    jig_reason_emit(ctx, JIG_ERROR, why);
    jig_reason_explain(ctx, why);
    jig_diag_flush(ctx);
    return false;
}

/* Of what is nowhere in the script only the command line tells. */
static bool refuse_setting(JigContext *ctx, JigStr name, const JigReason *why) {
    if (why->what.blame.loc.bits)
        return refuse(ctx, why);
    JigNear near = jig_near(name);
    for (size_t i = 0; i < why->num_candidates; ++i)
        jig_near_offer(&near, why->candidates[i]);
    JigStr text = jig_reason_text(why, why->arena), words = jig_near_words(&near, why->arena);
    fprintf(stderr, "--set: %.*s", JIG_FMT(text));
    if (words.len)
        fprintf(stderr, "; did you mean %.*s?", JIG_FMT(words));
    for (size_t i = 0; i < why->num_candidates && !words.len; ++i)
        fprintf(stderr, "%s'%.*s'", i ? ", " : ": there is ", JIG_FMT(why->candidates[i]));
    fputc('\n', stderr);
    return false;
}

static bool set_one(JigContext *ctx, JigKnobs *knobs, JigStr setting, JigArena *a) {
    const char *equals = memchr(setting.ptr, '=', setting.len);
    JigReason why = JIG_REASON(a);
    if (!equals) {
        fprintf(stderr, "--set takes NAME=VALUE, not '%.*s'\n", JIG_FMT(setting));
        return false;
    }
    JigStr name = {setting.ptr, (size_t)(equals - setting.ptr)},
           value = {equals + 1, setting.len - name.len - 1};
    return jig_knobs_set(knobs, name, value, &why) || refuse_setting(ctx, name, &why);
}

static bool is_of_regions(const JigKnobs *knobs, JigStr setting) {
    for (size_t i = 0; i < knobs->len; ++i) {
        JigStr name = knobs->items[i].name;
        if (knobs->items[i].kind == JIG_KNOB_REGION && setting.len > name.len &&
            setting.ptr[name.len] == '=' && jig_str_eq((JigStr){setting.ptr, name.len}, name))
            return true;
    }
    return false;
}

/* Regions first, whatever is said first: the options of a name may be others in each. */
static bool set_all(JigContext *ctx, JigKnobs *knobs, const StrList *set, JigArena *a) {
    bool ok = true;
    for (int regions = 1; regions >= 0; --regions)
        for (size_t i = 0; ok && i < set->len; ++i)
            if (is_of_regions(knobs, set->data[i]) == (regions == 1))
                ok = set_one(ctx, knobs, set->data[i], a);
    return ok;
}

/* Linking says what marks of arguments mean once more, also where there is no library. */
JigOp *script_link(JigOp *entry, JigOp *payload) {
    return jig_library_of(jig_op_context(entry)) ? jig_library_link(entry, payload, true) : entry;
}

bool script_set(JigOp *entry, const StrList *set) {
    JigArena *a = jig_arena_create();
    JigKnobs knobs = {0};
    jig_knobs_find(entry, a, &knobs);
    bool ok = set_all(jig_op_context(entry), &knobs, set, a);
    jig_diag_flush(jig_op_context(entry));
    jig_arena_destroy(a);
    return ok;
}

/* An argument without value is an error, since the script cannot begin; what else is open may never
 * be reached. */
static bool tell_open(const JigKnob *knob, JigArena *a) {
    JigStr options = jig_knob_options(knob, a);
    JigContext *ctx = jig_op_context(knob->op);
    if (knob->kind != JIG_KNOB_ARGUMENT) {
        jig_warning(ctx, jig_op_loc(knob->op), "'%.*s' is open: --set %.*s=VALUE selects %.*s",
                    JIG_FMT(knob->name), JIG_FMT(knob->name), JIG_FMT(options));
        return true;
    }
    return jig_error(ctx, jig_value_loc(jig_block_arg(jig_op_body(knob->op), knob->arg)),
                     "the parameter '%.*s' of the script has no value: --set %.*s=VALUE gives it "
                     "%.*s",
                     JIG_FMT(knob->name), JIG_FMT(knob->name), JIG_FMT(options));
}

/* Are all arguments but the payload's parameters? */
static bool has_parameters_only(JigOp *entry) {
    JigBlock *body = jig_op_body(entry);
    for (size_t i = 1; i < jig_block_num_args(body); ++i)
        if (jig_handle_kind(jig_block_arg(body, i)) != JIG_HANDLE_PARAMS)
            return false;
    return true;
}

/* What was chosen for other sizes may be no option for these. Of libraries, which are not linked
 * yet, the options are the same. */
static bool is_option(const JigKnobs *knobs, JigStr choice, JigArena *a) {
    size_t n = jig_str_find(choice, JIG_STR("="));
    for (size_t i = 0; i < knobs->len; ++i)
        if (jig_str_eq(knobs->items[i].name, (JigStr){choice.ptr, n}) && n < choice.len &&
            !jig_knob_value_named(&knobs->items[i], jig_str_from(choice, n + 1), a))
            return false;
    return true;
}

static void take_choices(ScriptOptions *how, const TuneKnown *known, JigOp *entry) {
    JigKnobs knobs = {0};
    JigWords choices = jig_words_split(known->assignment, how->known);
    jig_knobs_find(entry, how->known, &knobs);
    for (size_t i = 0; i < choices.n; ++i)
        if (known->is_exact || is_option(&knobs, choices.items[i], how->known))
            jig_vec_push(&how->set, choices.items[i]);
        else
            jig_remark(jig_op_context(entry), jig_op_loc(entry), "%.*s is no option here",
                       JIG_FMT(choices.items[i]));
}

static void tell_known(const ScriptOptions *how, const TuneKnown *known, JigOp *entry) {
    JigContext *ctx = jig_op_context(entry);
    if (!known->found)
        jig_remark(ctx, jig_op_loc(entry),
                   "'%s' knows nothing of this payload and script on this machine: choices are "
                   "what the script says",
                   how->db);
    else if (!known->is_exact)
        jig_remark(ctx, jig_op_loc(entry),
                   "'%s' does not know this payload: choices are those of the nearest one alike, "
                   "of sizes %.*s",
                   how->db, JIG_FMT(known->sizes));
}

bool script_take_known(ScriptOptions *how, JigOp *payload, JigOp *entry) {
    TuneKnown known = {0};
    if (!how->db)
        return true;
    StrList said = how->set;
    how->set = (StrList){0};
    how->known = jig_arena_create();
    bool ok = tune_known(how->db, payload, entry, how->known, &known);
    if (ok)
        tell_known(how, &known, entry);
    if (known.found)
        take_choices(how, &known, entry);
    for (size_t i = 0; i < said.len; ++i)
        jig_vec_push(&how->set, said.data[i]);
    jig_vec_free(&said);
    return ok;
}

static bool choose(JigOp *entry, const ScriptOptions *how, JigArena *a, JigScriptOptions *options) {
    JigContext *ctx = jig_op_context(entry);
    JigKnobs knobs = {0};
    bool ok = true, tells = how->explain != EXPLAIN_OFF;
    jig_knobs_find(entry, a, &knobs);
    ok = set_all(ctx, &knobs, &how->set, a);
    for (size_t i = 0; ok && i < knobs.len; ++i)
        if (!knobs.items[i].selected && tells && jig_knob_is_reached(&knobs.items[i]))
            ok = tell_open(&knobs.items[i], a);
    if (has_parameters_only(entry))
        options->trailing = jig_knobs_arguments(&knobs, entry, a, &options->num_trailing);
    jig_diag_flush(ctx);
    return ok;
}

/* ---- For good ---- */

static void settle_argument(JigRewriter *rw, const JigKnob *knob) {
    JigBlock *body = jig_op_body(knob->op);
    JigValue *arg = jig_block_arg(body, knob->arg);
    jig_at_start(rw, body);
    JigOp *constant = jig_transform_param_constant_build(
        rw, jig_value_loc(arg),
        &(JigTransformParamConstant){.param_type = jig_value_type(arg), .value = knob->selected});
    jig_rw_replace_uses(rw, arg, jig_op_result(constant, 0));
}

static void settle(JigOp *entry, const JigKnobs *knobs, JigArena *a) {
    JigRewriter *rw = jig_rewriter_create(jig_op_context(entry));
    bool *drop = JIG_NEW_ARRAY(a, bool, jig_block_num_args(jig_op_body(entry)));
    for (size_t i = 0; i < knobs->len; ++i) {
        const JigKnob *knob = &knobs->items[i];
        if (knob->kind != JIG_KNOB_ARGUMENT || !knob->selected)
            continue;
        drop[knob->arg] = true;
        settle_argument(rw, knob);
    }
    jig_function_erase_args(entry, drop);
    jig_rewriter_destroy(rw);
}

bool script_settle(JigOp *entry, const ScriptOptions *how) {
    JigArena *a = jig_arena_create();
    JigKnobs knobs = {0};
    bool ok = true;
    jig_knobs_find(entry, a, &knobs);
    ok = set_all(jig_op_context(entry), &knobs, &how->set, a);
    for (size_t i = 0; ok && i < knobs.len; ++i)
        if (!knobs.items[i].selected && knobs.items[i].kind == JIG_KNOB_ARGUMENT)
            ok = tell_open(&knobs.items[i], a);
    if (ok && how->set.len)
        settle(entry, &knobs, a);
    jig_diag_flush(jig_op_context(entry));
    jig_arena_destroy(a);
    return ok;
}

JigOp *script_emit(JigOp *entry, JigOp *payload, const ScriptOptions *how) {
    JigOutput out;
    if (!how->emitted)
        return entry;
    entry = jig_library_link(entry, payload, true);
    if (!entry || !output_open(&out, how->emitted))
        return NULL;
    bool ok = script_settle(entry, how) && output_write_module(&out, jig_op_parent(entry));
    return output_close(&out, how->emitted, ok) ? entry : NULL;
}

/* ---- Readers ---- */

void script_listen(ScriptRun *r, JigRunListener listener) {
    jig_vec_push(&r->listeners, listener);
}

bool script_succeeded(const ScriptRun *r) {
    JigScriptStatus status = r->run ? jig_run_result(r->run)->status : JIG_SCRIPT_INVALID;
    return status == JIG_SCRIPT_OK || status == JIG_SCRIPT_STOPPED;
}

void script_say(ScriptRun *r, const JigLines *lines) {
    suggest_lines(jig_op_context(r->payload), lines);
    for (size_t i = 0; i < r->readers.len; ++i)
        if (r->readers.data[i].said)
            r->readers.data[i].said(r->readers.data[i].user, lines);
}

/* Of those that all commands have. */
typedef struct ReaderStates {
    Trace trace;
    JigUnnoticed unnoticed;
    Failures failures;
    Steps steps;
    JigLint lint;
} ReaderStates;

static bool is_written(const ScriptOptions *how) {
    return (script_trace(how) && !how->trace_to) || how->print_after.len || how->diff ||
           how->dump_at_failure;
}

/* Those that are asked for, in the order in which they speak. */
static void add_readers(ScriptRun *r, ReaderStates *s) {
    const ScriptOptions *how = r->how;
    if (!is_written(how) && progress_is_possible())
        jig_vec_push(&r->readers, progress_reader());
    if (script_trace(how))
        jig_vec_push(&r->readers, trace_reader(&s->trace));
    if (how->explain != EXPLAIN_OFF) {
        jig_vec_push(&r->readers, warnings_reader(&s->unnoticed));
        jig_vec_push(&r->readers, failures_reader(&s->failures));
    }
    if (steps_are_shown(how))
        jig_vec_push(&r->readers, steps_reader(&s->steps));
    for (size_t i = 0; i < how->readers.len; ++i)
        jig_vec_push(&r->readers, how->readers.data[i]);
    if (how->lint)
        jig_vec_push(&r->readers, lint_reader(&s->lint));
}

/* How many have begun: all, or those before the one that could not. */
static size_t begin_all(ScriptRun *r) {
    for (size_t i = 0; i < r->readers.len; ++i)
        if (r->readers.data[i].begin && !r->readers.data[i].begin(r->readers.data[i].user, r))
            return i;
    return r->readers.len;
}

static bool show_ended(ScriptRun *r) {
    bool ok = true;
    for (size_t i = 0; i < r->readers.len; ++i)
        if (r->readers.data[i].ended)
            ok = r->readers.data[i].ended(r->readers.data[i].user, r) && ok;
    return ok;
}

static bool close_all(ScriptRun *r, size_t num_begun) {
    bool ok = true;
    while (num_begun-- > 0)
        if (r->readers.data[num_begun].close)
            ok = r->readers.data[num_begun].close(r->readers.data[num_begun].user, r) && ok;
    return ok;
}

/* ---- Running ---- */

static bool carry_out(ScriptRun *r) {
    for (size_t i = 0; i + 1 < r->listeners.len; ++i)
        r->listeners.data[i].next = &r->listeners.data[i + 1];
    JigRunOptions options = {
        .listeners = r->listeners.data, .untimed = !r->timed, .orders = r->how->orders};
    r->run = jig_run_script(r->payload, r->script, &options);
    jig_diag_flush(jig_op_context(r->payload));
    bool ok = show_ended(r);
    return script_succeeded(r) && ok;
}

/* What was asked for goes to standard error, beside what is said anyway. */
static bool all_was_written(const ScriptOptions *how) {
    bool writes = how->print_after.len || how->diff || how->dump_at_failure ||
                  how->explain_matches || how->lint == LINT_JSON;
    return !writes || output_told_all();
}

static bool run_recorded(ScriptRun *r) {
    size_t num_begun = begin_all(r);
    bool ok = num_begun == r->readers.len && carry_out(r);
    jig_run_destroy(r->run);
    r->run = NULL;
    ok = close_all(r, num_begun) && all_was_written(r->how) && ok;
    jig_vec_free(&r->listeners);
    return ok;
}

/* What nobody reads is not written down. */
static bool run_read(JigOp *payload, const JigScript *script, const ScriptOptions *how) {
    ReaderStates states;
    ScriptRun r = {.how = how, .payload = payload, .script = script, .told_of = JIG_NO_STEP};
    add_readers(&r, &states);
    bool ok = r.readers.len ? run_recorded(&r) : jig_apply_script(payload, script, NULL, NULL);
    jig_vec_free(&r.readers);
    return ok;
}

bool script_options_fit(const ScriptOptions *how) {
    if (how->werror && how->explain == EXPLAIN_OFF) {
        fputs("--werror makes errors of warnings that --explain=off keeps back\n", stderr);
        return false;
    }
    if (!how->lint && (how->lint_cpu || how->lint_threads)) {
        fputs("--lint-cpu and --lint-threads are about --lint, which is not asked for\n", stderr);
        return false;
    }
    return (!how->lint_cpu || lint_knows_cpu(how->lint_cpu)) && warnings_are_known(how->werror) &&
           output_can_be_written(how->emitted);
}

bool script_run(JigOp *payload, JigOp *entry, const ScriptOptions *how,
                const JigStepObserver *observer) {
    if (!(entry = script_link(entry, payload)))
        return false;
    JigArena *a = jig_arena_create();
    JigScript script = {
        .start = entry,
        .options = {.observer = observer,
                    .explain = how->explain != EXPLAIN_OFF,
                    .max_steps = how->max_steps},
    };
    bool ok = choose(entry, how, a, &script.options) && run_read(payload, &script, how);
    jig_arena_destroy(a);
    return ok;
}

/* ---- In silence ---- */

static void drop(void *user, const char *text, size_t len) {
    (void)user, (void)text, (void)len;
}

static bool stops_there(void *user, JigRun *run, size_t step) {
    JigArena *a = jig_arena_create();
    bool stops = jig_str_is(jig_run_step_number(run, step, a), user);
    jig_arena_destroy(a);
    return stops;
}

static JigRun *run_as_told(JigOp *payload, JigOp *entry, const ScriptOptions *how, JigArena *a) {
    if (!(entry = script_link(entry, payload)))
        return NULL;
    JigScript script = {.start = entry, .options = {.max_steps = how->max_steps}};
    const JigRunListener until = {.stops = stops_there, .user = (void *)(uintptr_t)how->until};
    const JigRunOptions options = {.listeners = how->until ? &until : NULL, .untimed = true};
    if (!choose(entry, how, a, &script.options))
        return NULL;
    return jig_run_script(payload, &script, &options);
}

JigRun *script_run_silently(JigOp *payload, JigOp *entry, const ScriptOptions *how, JigArena *a) {
    JigContext *ctx = jig_op_context(payload);
    JigDiagCapture said;
    jig_diag_capture_begin(ctx, &said);
    jig_context_set_stream(ctx, JIG_STREAM_OUTPUT, drop, NULL);
    jig_context_set_stream(ctx, JIG_STREAM_MESSAGES, drop, NULL);
    JigRun *run = run_as_told(payload, entry, how, a);
    jig_context_set_stream(ctx, JIG_STREAM_OUTPUT, NULL, NULL);
    jig_context_set_stream(ctx, JIG_STREAM_MESSAGES, NULL, NULL);
    jig_diag_capture_end(ctx, &said);
    jig_diag_capture_free(&said);
    return run;
}

/* ---- On two payloads ---- */

typedef struct StepDone {
    const JigOp *op;
    JigStatus status;
    bool edited; /* the payload */
} StepDone;

/* What a handle was given. */
typedef struct Bound {
    const JigValue *handle;
    size_t len;
} Bound;

typedef struct Done {
    JIG_VEC(StepDone) steps;
    JIG_VEC(Bound) bound;
} Done;

static void done_free(Done *d) {
    jig_vec_free(&d->steps);
    jig_vec_free(&d->bound);
}

static bool note_done(JigOp *payload, JigOp *entry, const ScriptOptions *how, Done *out) {
    JigArena *a = jig_arena_create();
    JigRun *run = script_run_silently(payload, entry, how, a);
    JigScriptStatus status = run ? jig_run_result(run)->status : JIG_SCRIPT_INVALID;
    bool ok = status == JIG_SCRIPT_OK || status == JIG_SCRIPT_STOPPED;
    for (size_t i = 0; ok && i < jig_run_num_steps(run); ++i) {
        const JigRunStep *step = jig_run_step(run, i);
        jig_vec_push(&out->steps, ((StepDone){jig_run_step_op(run, i), jig_run_step_status(run, i),
                                              !jig_run_is_alike(run, step->begin, step->end)}));
    }
    for (size_t i = 0; ok && i < jig_run_num_bindings(run); ++i)
        jig_vec_push(&out->bound,
                     ((Bound){jig_run_binding_handle(run, i), jig_run_items(run, i).len}));
    jig_run_destroy(run);
    jig_arena_destroy(a);
    return ok;
}

static bool has_same_steps(const Done *x, const Done *y) {
    bool same = x->steps.len == y->steps.len;
    for (size_t i = 0; same && i < x->steps.len; ++i) {
        const StepDone *a = &x->steps.data[i], *b = &y->steps.data[i];
        same = a->op == b->op && a->status == b->status && a->edited == b->edited;
    }
    return same;
}

static bool has_same_handles(const Done *x, const Done *y) {
    bool same = x->bound.len == y->bound.len;
    for (size_t i = 0; same && i < x->bound.len; ++i)
        same = x->bound.data[i].handle == y->bound.data[i].handle &&
               x->bound.data[i].len == y->bound.data[i].len;
    return same;
}

bool script_is_alike_on(JigOp *payload, JigOp *other, JigOp *entry, const ScriptOptions *how) {
    Done x = {0}, y = {0};
    bool alike = note_done(payload, entry, how, &x) && note_done(other, entry, how, &y) &&
                 has_same_steps(&x, &y) && has_same_handles(&x, &y);
    done_free(&x);
    done_free(&y);
    return alike;
}

/* ---- In passes ---- */

static bool explain_script(JigOp *root, const JigScript *script) {
    static const ScriptOptions how = {.explain = EXPLAIN_ON};
    JigScript told = *script;
    told.options.explain = true;
    return run_read(root, &told, &how);
}

void script_explain_passes(JigContext *ctx) {
    jig_script_run_by(ctx, explain_script);
}
