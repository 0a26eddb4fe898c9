/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dap/dap_session.h"

#include "dap/dap_server.h"
#include "explain/failure.h"
#include "explain/mistake.h"
#include "explain/unnoticed.h"
#include "jig/asm.h"
#include "transform/library.h"
#include "transform/passes/passes.h"
#include "tune/knobs.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

/* ---- What is said ---- */

static size_t moment_now(const Session *s) {
    return s->live ? jig_run_num_moments(s->live) - 1 : s->run ? jig_run_moment(s->run) : 0;
}

static void put_out(Session *s, size_t moment, const char *category, JigStr text, JigLoc at) {
    Output o = {moment, category, jig_arena_str(s->arena, text), at};
    jig_vec_push(&s->outputs, o);
    for (size_t i = s->outputs.len - 1; i && s->outputs.data[i - 1].moment > moment; --i) {
        s->outputs.data[i] = s->outputs.data[i - 1];
        s->outputs.data[i - 1] = o;
    }
}

/* What a script prints comes in pieces: lines of one moment are one event. */
static void printed(Session *s, const char *category, const char *text, size_t len) {
    size_t moment = moment_now(s);
    Output *last = s->outputs.len ? &jig_vec_last(&s->outputs) : NULL;
    if (last && last->moment == moment && last->category == category && !last->at.bits)
        last->text = jig_arena_printf(s->arena, "%.*s%.*s", JIG_FMT(last->text), (int)len, text);
    else
        put_out(s, moment, category, (JigStr){text, len}, (JigLoc){0});
}

static void print_out(void *user, const char *text, size_t len) {
    printed(user, "stdout", text, len);
}

static void print_message(void *user, const char *text, size_t len) {
    printed(user, "stderr", text, len);
}

static const char *const severities[] = {
    [JIG_NOTE] = "note", [JIG_REMARK] = "remark", [JIG_WARNING] = "warning", [JIG_ERROR] = "error"};

/* A line for the diagnostic, one for each note, and what would do. */
static JigStr words_of(JigContext *ctx, const JigDiag *d, const JigLines *lines, JigArena *a) {
    JigStr text = jig_arena_printf(a, "%s: %.*s\n", severities[d->severity], JIG_FMT(d->message));
    for (const JigDiag *n = d->notes; n; n = n->next) {
        JigStr place = jig_wording_place(ctx, n->loc, a);
        if (!jig_str_starts_with(n->message, "see current operation"))
            text = jig_arena_printf(a, "%.*s  note: %.*s%s%.*s\n", JIG_FMT(text), JIG_FMT(place),
                                    place.len ? ": " : "", JIG_FMT(n->message));
    }
    for (size_t i = 0; i < lines->len; ++i)
        text = jig_arena_printf(a, "%.*s  %.*s\n", JIG_FMT(text), JIG_FMT(lines->data[i]));
    return text;
}

static void say(Session *s, size_t moment, const JigDiag *d, const JigLines *lines, JigArena *a) {
    put_out(s, moment, d->severity == JIG_REMARK ? "console" : "stderr",
            words_of(s->ctx, d, lines, a), d->loc);
}

/* Errors about steps are explained when it is known what the steps had; those about texts at once.
 */
static bool hear(void *user, JigContext *ctx, const JigDiag *diag) {
    Session *s = user;
    JigArena *a = jig_arena_create();
    JigLines lines = {0};
    if (s->live && diag->severity == JIG_ERROR && diag->reason)
        jig_vec_push(&s->errors, jig_diag_copy(diag, s->arena));
    else
        say(s, moment_now(s), s->live ? diag : jig_mistake_explain(ctx, diag, a, &lines), &lines,
            a);
    jig_vec_free(&lines);
    jig_arena_destroy(a);
    return true;
}

/* All that was said up to now, for who is told that nothing can be looked at. */
static JigStr all_said(const Session *s, JigArena *a) {
    JigStr text = {0};
    for (size_t i = 0; i < s->outputs.len; ++i) {
        JigStr place = jig_wording_place(s->ctx, s->outputs.data[i].at, a);
        text = jig_arena_printf(a, "%.*s%.*s%s%.*s", JIG_FMT(text), JIG_FMT(place),
                                place.len ? ": " : "", JIG_FMT(s->outputs.data[i].text));
    }
    while (text.len && text.ptr[text.len - 1] == '\n')
        text.len--;
    return text.len ? text : JIG_STR("it could not be read");
}

/* ---- Carrying out ---- */

static void began(void *user, JigRun *run, size_t step) {
    (void)step;
    ((Session *)user)->live = run;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* The client is asked now and then. */
static bool stops(void *user, JigRun *run, size_t step) {
    Session *s = user;
    double time = now();
    (void)run, (void)step;
    if (time - s->asked_client < 0.05)
        return false;
    s->asked_client = time;
    return dap_is_given_up(s->dap);
}

/* Before what a failed step did is taken back. */
static size_t moment_of_failure(const JigRun *run, size_t step) {
    return jig_run_step(run, step)->failed;
}

static void explain_errors(Session *s) {
    for (size_t i = 0; i < s->errors.len; ++i) {
        JigArena *a = jig_arena_create();
        JigLines lines = {0};
        const JigDiag *told = jig_failure_explain(s->run, s->errors.data[i], a, &lines);
        size_t step = jig_failure_step_of(s->run, s->errors.data[i]->reason);
        size_t moment = step == JIG_NO_STEP ? jig_run_num_moments(s->run) - 1
                                            : moment_of_failure(s->run, step) - 1;
        say(s, moment, told, &lines, a);
        jig_vec_free(&lines);
        jig_arena_destroy(a);
    }
    s->errors.len = 0;
}

static void carry_out(Session *s) {
    JigUnnoticed unnoticed;
    const JigRunListener quiet = jig_unnoticed_begin(&unnoticed);
    const JigRunListener mine = {.began = began, .stops = stops, .user = s, .next = &quiet};
    JigRunOptions options = {.listeners = &mine, .untimed = true};
    JigArena *a = jig_arena_create();
    JigRunInsertion *typed = JIG_NEW_ARRAY(a, JigRunInsertion, s->typed.len + 1);
    for (size_t i = 0; i < s->typed.len; ++i)
        typed[i] = (JigRunInsertion){.step = s->typed.data[i].step, .op = s->typed.data[i].op};
    options.insertions = typed;
    const JigScript script = {.start = s->entry, .options = s->options};
    s->run = jig_run_script(s->payload, &script, &options);
    jig_diag_flush(s->ctx);
    s->live = NULL;
    if (s->run) {
        explain_errors(s);
        jig_unnoticed_tell(&unnoticed, s->run, 0);
        jig_diag_flush(s->ctx);
    }
    jig_unnoticed_free(&unnoticed);
    jig_arena_destroy(a);
}

/* ---- Where one can stand ---- */

/* Is it told of a step inside, which failed last? */
static bool is_told_inside(const JigRun *run, size_t step, size_t next) {
    const JigRunStep *outer = jig_run_step(run, step), *inner = jig_run_step(run, next);
    return next <= step + outer->num_below && inner->why == outer->why;
}

static int by_moment(const void *x, const void *y) {
    const Stop *a = x, *b = y;
    return a->moment < b->moment ? -1 : a->moment > b->moment;
}

static void find_stops(Session *s) {
    size_t failed = JIG_NO_STEP, n = jig_run_num_steps(s->run);
    bool any = false;
    s->stops.len = 0;
    for (size_t i = n; i-- > 0;) {
        const JigRunStep *step = jig_run_step(s->run, i);
        jig_vec_push(&s->stops, ((Stop){STOP_STEP, step->begin, i}));
        if (step->status == JIG_OK || step->stopped)
            continue;
        if (failed == JIG_NO_STEP || !is_told_inside(s->run, i, failed))
            jig_vec_push(&s->stops, ((Stop){STOP_FAILURE, step->failed, i}));
        failed = i;
        any = true;
    }
    jig_vec_push(&s->stops, ((Stop){STOP_END, jig_run_num_moments(s->run) - 1, JIG_NO_STEP}));
    if (any || n)
        qsort(s->stops.data, s->stops.len, sizeof *s->stops.data, by_moment);
}

static void note_bindings(Session *s) {
    size_t n = jig_run_num_bindings(s->run);
    s->earlier.len = 0;
    jig_ptrmap_clear(&s->latest);
    for (size_t i = 0; i < n; ++i) {
        void **latest = jig_ptrmap_slot(&s->latest, jig_run_binding_handle(s->run, i));
        jig_vec_push(&s->earlier, (size_t)(uintptr_t)*latest);
        *latest = (void *)(uintptr_t)(i + 1);
    }
}

bool session_run(Session *s) {
    session_take_back(s);
    s->outputs.len = s->num_read;
    carry_out(s);
    if (!s->run)
        return false;
    find_stops(s);
    note_bindings(s);
    session_go(s, 0);
    return true;
}

void session_take_back(Session *s) {
    if (s->run && !jig_context_is_exhausted(s->ctx)) {
        jig_run_go(s->run, 0);
        jig_run_destroy(s->run);
    }
    s->run = NULL;
}

bool session_is_well(const Session *s) {
    return jig_run_result(s->run)->status == JIG_SCRIPT_OK;
}

void session_go(Session *s, size_t stop) {
    s->at = stop;
    jig_run_go(s->run, session_stop(s)->moment);
    s->asked.len = 0;
    jig_arena_reset(s->asked_arena);
}

size_t session_stop_of(const Session *s, size_t step) {
    size_t moment = jig_run_step(s->run, step)->begin, low = 0, high = s->stops.len;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (s->stops.data[middle].moment < moment)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

JigOp *session_op(const Session *s) {
    size_t step = session_stop(s)->step;
    return step == JIG_NO_STEP ? jig_block_last(jig_op_body(s->entry))
                               : jig_run_step_op(s->run, step);
}

JigOp *session_frame(const Session *s, int64_t frame, size_t *step) {
    size_t at = session_stop(s)->step;
    *step = JIG_NO_STEP;
    if (frame == 1)
        return at == JIG_NO_STEP ? session_op(s) : NULL;
    for (; at != JIG_NO_STEP; at = jig_run_step(s->run, at)->parent) {
        *step = at;
        if (frame == (int64_t)at + 2)
            return jig_run_step_op(s->run, at);
    }
    return NULL;
}

size_t session_stop_behind(const Session *s, size_t step) {
    size_t next = JIG_NO_STEP;
    if (step != JIG_NO_STEP)
        next = step + 1 + jig_run_step(s->run, step)->num_below;
    return next < jig_run_num_steps(s->run) ? session_stop_of(s, next) : s->stops.len - 1;
}

/* ---- Failures ---- */

JigStr session_failure(Session *s, size_t step, JigArena *a, JigLines *lines) {
    const JigRunStep *at = jig_run_step(s->run, step);
    if (!at->why)
        return JIG_STR("it failed");
    size_t moment = jig_run_moment(s->run);
    const JigDiag error = {.severity = JIG_ERROR,
                           .loc = jig_op_loc(at->op),
                           .message = jig_wording_reason(at->why, a),
                           .reason = at->why};
    jig_run_go(s->run, jig_run_num_moments(s->run) - 1);
    const JigDiag *told = jig_failure_explain(s->run, &error, a, lines);
    jig_run_go(s->run, moment);
    return told->message;
}

/* ---- Beginning and end ---- */

static JigStr path_in(JigStr folder, JigStr path, JigArena *a) {
    bool is_whole = !folder.len || (path.len && path.ptr[0] == '/');
    return is_whole ? jig_arena_str(a, path)
                    : jig_arena_printf(a, "%.*s/%.*s", JIG_FMT(folder), JIG_FMT(path));
}

static JigOp *read_module(Session *s, JigStr path, JigFile *file, JigArena *a, JigStr *error) {
    if (!jig_file_read(path.ptr, JIG_FILE_COPY, file)) {
        *error = jig_arena_printf(a, "cannot open '%.*s': %s", JIG_FMT(path), strerror(errno));
        *file = (JigFile){0};
        return NULL;
    }
    return jig_parse_module(s->ctx, file->text, path, true);
}

static bool read_files(Session *s, const Launch *l, JigArena *a, JigStr *error) {
    s->payload_path = script_real_path(path_in(l->folder, l->payload, s->arena), s->arena);
    s->payload = read_module(s, s->payload_path, &s->payload_file, a, error);
    s->script = s->payload;
    if (s->payload && l->script.len) {
        JigStr path = script_real_path(path_in(l->folder, l->script, s->arena), s->arena);
        s->script = read_module(s, path, &s->script_file, a, error);
    }
    return s->script != NULL;
}

static bool load_libraries(Session *s, const Launch *l) {
    JigLines paths = {0};
    for (size_t i = 0; i < l->libraries.len; ++i)
        jig_vec_push(
            &paths, script_real_path(path_in(l->folder, l->libraries.data[i], s->arena), s->arena));
    bool ok = !paths.len || jig_library_preload(s->ctx, paths.data, paths.len);
    jig_vec_free(&paths);
    return ok;
}

static bool find_entry(Session *s, const Launch *l, JigArena *a, JigStr *error) {
    JigStr name = l->entry.len ? l->entry : JIG_STR("__transform_main");
    if (!load_libraries(s, l) || !jig_script_entry(s->script, name, &s->entry))
        return false;
    if (!s->entry) {
        *error = jig_arena_printf(a, "there is no named sequence @%.*s in '%.*s'", JIG_FMT(name),
                                  JIG_FMT(l->script.len ? l->script : l->payload));
        return false;
    }
    if (jig_library_of(s->ctx))
        s->entry = jig_library_link(s->entry, s->payload, true);
    return s->entry != NULL;
}

static bool set(JigKnobs *knobs, JigStr setting, JigArena *a, JigStr *error) {
    size_t n = jig_str_find(setting, JIG_STR("="));
    JigReason why = JIG_REASON(a);
    JigStr name = {setting.ptr, n}, value = jig_str_from(setting, n < setting.len ? n + 1 : n);
    if (jig_knobs_set(knobs, name, value, &why))
        return true;
    *error = jig_arena_printf(a, "parameter '%.*s': %.*s", JIG_FMT(name),
                              JIG_FMT(jig_reason_text(&why, a)));
    return false;
}

static bool settle(Session *s, const Launch *l, JigArena *a, JigStr *error) {
    JigKnobs knobs = {0};
    jig_knobs_find(s->entry, s->arena, &knobs);
    for (size_t i = 0; i < l->settings.len; ++i)
        if (!set(&knobs, l->settings.data[i], a, error))
            return false;
    s->options.max_steps = l->max_steps;
    s->options.explain = true;
    s->options.trailing = jig_knobs_arguments(&knobs, s->entry, s->arena, &s->options.num_trailing);
    return true;
}

static bool begin(Session *s, const Launch *l, JigArena *a, JigStr *error) {
    bool ok = read_files(s, l, a, error) && find_entry(s, l, a, error) && settle(s, l, a, error);
    jig_diag_flush(s->ctx);
    if (!ok && !error->ptr)
        *error = all_said(s, a);
    if (!ok)
        return false;
    script_lines_find(&s->lines, jig_op_outermost(s->entry), s->arena);
    s->num_read = s->outputs.len;
    ok = session_run(s);
    if (!ok)
        *error = JIG_STR("there is not enough memory to carry the script out");
    return ok;
}

Session *session_create(Dap *dap, const Launch *launch, JigArena *a, JigStr *error) {
    Session *s = jig_calloc(1, sizeof *s);
    s->dap = dap;
    s->ctx = dap->make_context(dap->user);
    s->arena = jig_arena_create();
    s->asked_arena = jig_arena_create();
    if (launch->allows_unregistered)
        jig_context_allow_unregistered(s->ctx, true);
    jig_context_push_handler(s->ctx, hear, s);
    jig_context_set_stream(s->ctx, JIG_STREAM_OUTPUT, print_out, s);
    jig_context_set_stream(s->ctx, JIG_STREAM_MESSAGES, print_message, s);
    if (begin(s, launch, a, error))
        return s;
    session_destroy(s);
    return NULL;
}

void session_destroy(Session *s) {
    if (!s)
        return;
    session_take_back(s);
    while (s->typed.len)
        jig_op_destroy(jig_vec_pop(&s->typed).module);
    jig_diag_flush(s->ctx);
    jig_context_destroy(s->ctx);
    jig_file_close(&s->payload_file);
    jig_file_close(&s->script_file);
    script_lines_free(&s->lines);
    jig_vec_free(&s->errors);
    jig_vec_free(&s->outputs);
    jig_vec_free(&s->stops);
    jig_vec_free(&s->earlier);
    jig_vec_free(&s->typed);
    jig_vec_free(&s->asked);
    jig_ptrmap_free(&s->latest);
    jig_arena_destroy(s->asked_arena);
    jig_arena_destroy(s->arena);
    jig_free(s);
}
