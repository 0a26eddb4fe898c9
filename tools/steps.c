/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "steps.h"

#include "explain/diff.h"
#include "ir/context.h"
#include "ir/diag/source.h"
#include "jig/asm.h"
#include "lint.h"
#include "jig/version.h"
#include "outputs.h"
#include "report_page.h"
#include "terminal.h"

#include <errno.h>

bool steps_are_shown(const ScriptOptions *how) {
    return script_trace(how) || how->until || how->print_after.len || how->diff ||
           how->dump_at_failure;
}

bool steps_are_written(const ScriptOptions *how) {
    return (script_trace(how) && !how->trace_to) || how->print_after.len || how->diff ||
           how->dump_at_failure;
}

/* ---- The payload as text ---- */

static void to_file(void *user, const char *text, size_t len) {
    fwrite(text, 1, len, user);
}

static void print_payload(JigOp *payload, const char *when, JigStr number) {
    JigPrintFlags flags = jig_print_flags();
    fprintf(stderr, "// payload %s step %.*s\n", when, JIG_FMT(number));
    jig_op_print(payload, &flags, to_file, stderr);
    fputc('\n', stderr);
}

/* The lines of the numbers. */
static JigDiffText lines_of(const JigPayloadText *t, const JigLineVec *numbers, JigArena *a) {
    JigStr *lines = jig_arena_alloc(a, numbers->len * sizeof *lines);
    uint64_t *keys = jig_arena_alloc(a, numbers->len * sizeof *keys);
    for (size_t i = 0; i < numbers->len; ++i) {
        lines[i] = t->known.data[numbers->data[i]].text;
        keys[i] = t->known.data[numbers->data[i]].key;
    }
    return (JigDiffText){lines, keys, numbers->len};
}

static Style style_of(JigStr line) {
    char c = line.len ? line.ptr[0] : ' ';
    return c == '+' ? STYLE_ADDED : c == '-' ? STYLE_REMOVED : c == '@' ? STYLE_PLACE : STYLE_PLAIN;
}

static void print_diff(const JigContext *ctx, JigStr diff) {
    while (diff.len) {
        size_t n = jig_str_find(diff, JIG_STR("\n"));
        JigStr line = {diff.ptr, n};
        Style style = style_of(line);
        if (ctx->colours && style != STYLE_PLAIN)
            fprintf(stderr, "%s%.*s%s\n", terminal_style(ctx, style), JIG_FMT(line),
                    terminal_style(ctx, STYLE_PLAIN));
        else
            fprintf(stderr, "%.*s\n", JIG_FMT(line));
        diff = jig_str_from(diff, n < diff.len ? n + 1 : n);
    }
}

static void print_difference(Steps *s, JigStr number, bool is_verified, JigArena *a) {
    JigCharVec diff = {0};
    if (!jig_payload_text_update(&s->text, is_verified))
        return;
    JigDiffText before = lines_of(&s->text, &s->text.before, a),
                now = lines_of(&s->text, &s->text.lines, a);
    if (jig_diff_write(&before, &now, jig_chars_write, &diff)) {
        fprintf(stderr, "--- before step %.*s\n+++ after step %.*s\n", JIG_FMT(number),
                JIG_FMT(number));
        print_diff(jig_op_context(s->payload), (JigStr){diff.data, diff.len});
    }
    jig_vec_free(&diff);
}

/* ---- Listening ---- */

static void show_progress(void *user, JigRun *run, size_t step) {
    (void)user;
    if (!progress_is_on())
        return;
    char text[128];
    const JigOp *op = jig_run_step_op(run, step);
    JigStr name = jig_op_name_of(op);
    JigLoc at;
    unsigned line = 0;
    if (jig_source_position(jig_op_context(op), jig_op_loc(op), &at))
        line = jig_loc_line(jig_op_context(op), at);
    int n = snprintf(text, sizeof text, "%.*s :%u", JIG_FMT(name), line);
    progress_tell(step, (JigStr){text, (size_t)n < sizeof text ? (size_t)n : sizeof text - 1});
}

static void failed(void *user, JigRun *run, size_t step) {
    const Steps *s = user;
    if (!s->how->dump_at_failure)
        return;
    JigArena *a = jig_arena_create();
    print_payload(s->payload, "at the failure of", jig_run_step_number(run, step, a));
    jig_arena_destroy(a);
}

static bool is_asked_for(const ScriptOptions *how, JigStr number) {
    for (size_t i = 0; i < how->print_after.len; ++i)
        if (jig_str_eq(how->print_after.data[i], number))
            return true;
    return false;
}

static void ended(void *user, JigRun *run, size_t step) {
    Steps *s = user;
    JigArena *a = jig_arena_create();
    const JigRunStep *at = jig_run_step(run, step);
    JigStr number = jig_run_step_number(run, step, a);
    if (s->how->diff && (at->changes.created || at->changes.erased || at->changes.modified))
        print_difference(s, number, at->status == JIG_OK, a);
    if (is_asked_for(s->how, number))
        print_payload(s->payload, "after", number);
    s->reached |= s->how->until && jig_str_is(number, s->how->until);
    jig_arena_destroy(a);
}

static bool stops(void *user, JigRun *run, size_t step) {
    (void)run;
    (void)step;
    return ((Steps *)user)->reached;
}

/* ---- Beginning and end ---- */

static JigStr file_of(const JigOp *op) {
    JigContext *ctx = jig_op_context(op);
    JigLoc at;
    return jig_source_position(ctx, jig_op_loc(op), &at) ? jig_loc_filename(ctx, at) : JIG_STR("");
}

/* Which files this was about. */
static void put_about(Steps *s) {
    JigJson j;
    jig_report_begin_section(&s->report, JIG_STR("about"), &j);
    jig_json_str(&j, "script", file_of(s->entry));
    jig_json_str(&j, "payload", file_of(s->payload));
    jig_json_str(&j, "jig", JIG_STR(JIG_VERSION));
    jig_report_end_section(&s->report, &j);
}

static bool hear(void *user, JigContext *ctx, const JigDiag *diag) {
    Steps *s = user;
    jig_report_said(&s->report, ctx, diag, s->told_of);
    return false;
}

static void open_report(Steps *s) {
    JigStr page = {report_page, report_page_length};
    steps_listen(s, jig_report_begin(&s->report, page, s->payload, to_file, s->to));
    put_about(s);
    jig_context_push_handler(jig_op_context(s->payload), hear, s);
}

static bool open_trace(Steps *s) {
    const char *path = s->how->trace_to;
    uint32_t kind = script_trace(s->how);
    if (kind == TRACE_HTML && !path) {
        fputs("--trace=html writes a page: --trace-to FILE.html says where\n", stderr);
        return false;
    }
    s->to = path ? fopen(path, "w") : stderr;
    if (!s->to) {
        fprintf(stderr, "cannot open '%s' for the trace: %s\n", path, strerror(errno));
        return false;
    }
    setvbuf(s->to, NULL, _IOLBF, 0); /* what has happened is there, whatever comes */
    if (kind == TRACE_HTML)
        open_report(s);
    else
        steps_listen(s, kind == TRACE_TEXT ? jig_trace_text(&s->trace, to_file, s->to)
                                           : jig_trace_json(&s->trace, to_file, s->to));
    s->trace.colours = !path && jig_op_context(s->payload)->colours;
    return true;
}

/* Warnings of the run by kind, findings of --lint by the names of their rules. */
static bool add_kind(Steps *s, JigStr name) {
    for (int k = 0; k < JIG_UNNOTICED_KINDS; ++k)
        if (jig_str_is(name, jig_unnoticed_names[k])) {
            s->errors |= 1u << k;
            return true;
        }
    if (lint_is_kind(name)) {
        jig_vec_push(&s->lint_errors, name);
        return true;
    }
    fputs("--werror takes ", stderr);
    for (int k = 0; k < JIG_UNNOTICED_KINDS; ++k)
        fprintf(stderr, "%s, ", jig_unnoticed_names[k]);
    fprintf(stderr, "lint, a rule of --lint, or several with commas; not '%.*s'\n", JIG_FMT(name));
    return false;
}

static bool read_errors(Steps *s, const char *list) {
    while (list) {
        size_t n = strcspn(list, ",");
        if (!add_kind(s, (JigStr){list, n}))
            return false;
        list = list[n] ? list + n + 1 : NULL;
    }
    return true;
}

static void listen_for_mistakes(Steps *s) {
    if (s->how->explain == EXPLAIN_OFF)
        return;
    steps_listen(s, jig_unnoticed_begin(&s->unnoticed));
    s->unnoticed.tells_matches = s->how->explain_matches;
}

static void listen_to_payload(Steps *s) {
    const ScriptOptions *how = s->how;
    if (how->until || how->print_after.len || how->diff || how->dump_at_failure)
        steps_listen(s,
                     (JigRunListener){.failed = failed, .ended = ended, .stops = stops, .user = s});
    if (!how->diff)
        return;
    jig_payload_text_init(&s->text, s->payload, -1);
    (void)!jig_payload_text_update(&s->text, false);
}

bool steps_begin(Steps *s, const ScriptOptions *how, JigOp *payload, JigOp *entry) {
    *s = (Steps){.how = how, .payload = payload, .entry = entry, .told_of = JIG_NO_STEP};
    if (!read_errors(s, how->werror)) {
        jig_vec_free(&s->lint_errors);
        return false;
    }
    steps_listen(s, (JigRunListener){.began = show_progress});
    if (script_trace(how) && !open_trace(s)) {
        jig_vec_free(&s->listeners);
        jig_vec_free(&s->lint_errors);
        return false;
    }
    listen_for_mistakes(s);
    for (const JigRunListener *l = how->listeners; l; l = l->next)
        steps_listen(s, *l);
    listen_to_payload(s);
    return true;
}

void steps_listen(Steps *s, JigRunListener listener) {
    jig_vec_push(&s->listeners, listener);
}

JigRunOptions steps_run_options(Steps *s) {
    for (size_t i = 0; i < s->listeners.len; ++i)
        s->listeners.data[i].next = i + 1 < s->listeners.len ? &s->listeners.data[i + 1] : NULL;
    return (JigRunOptions){.listeners = s->listeners.data, .untimed = !script_trace(s->how)};
}

static bool close_file(Steps *s) {
    bool ok = !ferror(s->to);
    ok = (s->to == stderr ? fflush(s->to) : fclose(s->to)) == 0 && ok;
    if (!ok)
        fprintf(stderr, "cannot write the trace: %s\n", strerror(errno));
    return ok;
}

/* A page is open until all has been said. */
static bool end_trace(Steps *s, const JigRun *run) {
    switch (script_trace(s->how)) {
    case TRACE_TEXT:
        jig_trace_text_end(&s->trace, run);
        return close_file(s);
    case TRACE_JSON:
        jig_trace_json_end(&s->trace, run);
        return close_file(s);
    case TRACE_HTML:
        if (run)
            jig_report_ended(&s->report, run);
        return true;
    default:
        return true;
    }
}

void steps_tell_of(Steps *s, size_t step) {
    s->told_of = step;
}

void steps_said_below(Steps *s, const JigLines *lines) {
    if (script_trace(s->how) == TRACE_HTML && lines->len)
        jig_report_lines(&s->report, lines);
}

/* What was asked for goes there, beside what is said anyway. */
static bool all_was_written(const ScriptOptions *how) {
    bool writes = how->print_after.len || how->diff || how->dump_at_failure ||
                  how->explain_matches || how->lint == LINT_JSON;
    return !writes || output_told_all();
}

bool steps_close(Steps *s) {
    jig_vec_free(&s->listeners);
    jig_vec_free(&s->lint_errors);
    if (script_trace(s->how) != TRACE_HTML)
        return all_was_written(s->how);
    jig_context_pop_handler(jig_op_context(s->payload));
    jig_report_end(&s->report);
    return close_file(s) && all_was_written(s->how);
}

static bool no_step(const char *number, const JigRun *run) {
    size_t n = 0;
    for (size_t i = 0; run && i < jig_run_num_steps(run); ++i)
        n += !jig_run_step(run, i)->depth;
    fprintf(stderr, "there is no step %s: the script took %zu (--trace shows them)\n", number, n);
    return false;
}

bool steps_warn(Steps *s, const JigRun *run) {
    bool ok = true;
    if (run && s->how->explain != EXPLAIN_OFF) {
        jig_unnoticed_tell(&s->unnoticed, run, s->errors);
        ok = !jig_unnoticed_has(&s->unnoticed, s->errors);
    }
    if (s->how->explain != EXPLAIN_OFF)
        jig_unnoticed_free(&s->unnoticed);
    return ok;
}

bool steps_end(Steps *s, const JigRun *run) {
    JigScriptStatus status = run ? jig_run_result(run)->status : JIG_SCRIPT_INVALID;
    bool ok = end_trace(s, run);
    if (s->how->diff)
        jig_payload_text_free(&s->text);
    if (status != JIG_SCRIPT_OK && status != JIG_SCRIPT_STOPPED)
        return ok; /* that is told */
    for (size_t i = 0; ok && status == JIG_SCRIPT_OK && i < s->how->print_after.len; ++i)
        if (jig_run_find_step(run, s->how->print_after.data[i]) == JIG_NO_STEP)
            ok = no_step(s->how->print_after.data[i].ptr, run);
    if (ok && s->how->until && !s->reached)
        ok = no_step(s->how->until, run);
    return ok;
}
