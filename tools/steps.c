/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "steps.h"

#include "explain/diff.h"
#include "jig/asm.h"
#include "lint.h"

#include <errno.h>

bool steps_are_shown(const ScriptOptions *how) {
    return script_trace(how) || how->until || how->print_after.len || how->diff ||
           how->dump_at_failure;
}

/* ---- The payload as text ---- */

static void add_text(void *user, const char *text, size_t len) {
    jig_vec_append((JigCharVec *)user, text, len);
}

static JigCharVec payload_text(JigOp *payload) {
    JigCharVec text = {0};
    JigPrintFlags flags = jig_print_flags();
    jig_op_print(payload, &flags, add_text, &text);
    return text;
}

static void to_file(void *user, const char *text, size_t len) {
    fwrite(text, 1, len, user);
}

static void print_payload(JigOp *payload, const char *when, JigStr number) {
    JigPrintFlags flags = jig_print_flags();
    fprintf(stderr, "// payload %s step %.*s\n", when, JIG_FMT(number));
    jig_op_print(payload, &flags, to_file, stderr);
    fputc('\n', stderr);
}

static void print_difference(Steps *s, JigStr number) {
    JigCharVec now = payload_text(s->payload), diff = {0};
    if (jig_diff_write((JigStr){s->text.data, s->text.len}, (JigStr){now.data, now.len}, add_text,
                       &diff))
        fprintf(stderr, "--- before step %.*s\n+++ after step %.*s\n%.*s", JIG_FMT(number),
                JIG_FMT(number), (int)diff.len, diff.data);
    jig_vec_free(&diff);
    jig_vec_free(&s->text);
    s->text = now;
}

/* ---- Listening ---- */

static void began(void *user, JigRun *run, size_t step) {
    Steps *s = user;
    if (s->tracer.began)
        s->tracer.began(s->tracer.user, run, step);
    if (s->how->explain != EXPLAIN_OFF)
        jig_unnoticed_began(&s->unnoticed, run, step);
    if (s->lint)
        jig_lint_began(s->lint, run, step);
}

static void failed(void *user, JigRun *run, size_t step) {
    Steps *s = user;
    if (s->tracer.failed)
        s->tracer.failed(s->tracer.user, run, step);
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
    if (s->tracer.ended)
        s->tracer.ended(s->tracer.user, run, step);
    if (s->how->explain != EXPLAIN_OFF)
        jig_unnoticed_ended(&s->unnoticed, run, step);
    if (s->lint)
        jig_lint_ended(s->lint, run, step);
    if (!s->how->diff && !s->how->print_after.len && !s->how->until)
        return;
    JigArena *a = jig_arena_create();
    const JigRunStep *at = jig_run_step(run, step);
    JigStr number = jig_run_step_number(run, step, a);
    if (s->how->diff && (at->changes.created || at->changes.erased || at->changes.modified))
        print_difference(s, number);
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

static bool open_trace(Steps *s) {
    const char *path = s->how->trace_to;
    s->to = path ? fopen(path, "w") : stderr;
    if (!s->to) {
        fprintf(stderr, "cannot open '%s' for the trace: %s\n", path, strerror(errno));
        return false;
    }
    setvbuf(s->to, NULL, _IOLBF, 0); /* what has happened is there, whatever comes */
    s->tracer = script_trace(s->how) == TRACE_TEXT ? jig_trace_text(&s->trace, to_file, s->to)
                                                   : jig_trace_json(&s->trace, to_file, s->to);
    return true;
}

static bool add_kind(unsigned *errors, JigStr name) {
    for (int k = 0; k < JIG_UNNOTICED_KINDS; ++k)
        if (jig_str_is(name, jig_unnoticed_names[k])) {
            *errors |= 1u << k;
            return true;
        }
    if (lint_is_kind(name))
        return true;
    fprintf(stderr,
            "--werror takes empty, suppressed, no-action, lint, a rule of --lint, or several with "
            "commas; not '%.*s'\n",
            JIG_FMT(name));
    return false;
}

static bool read_errors(const char *list, unsigned *errors) {
    while (list) {
        size_t n = strcspn(list, ",");
        if (!add_kind(errors, (JigStr){list, n}))
            return false;
        list = list[n] ? list + n + 1 : NULL;
    }
    return true;
}

bool steps_begin(Steps *s, const ScriptOptions *how, JigOp *payload) {
    *s = (Steps){.how = how, .payload = payload};
    if (!read_errors(how->werror, &s->errors))
        return false;
    jig_unnoticed_init(&s->unnoticed);
    s->unnoticed.tells_matches = how->explain_matches;
    s->listener = (JigRunListener){.began = began, .failed = failed, .ended = ended, .user = s};
    if (script_trace(how) && !open_trace(s)) {
        jig_unnoticed_free(&s->unnoticed);
        return false;
    }
    if (how->diff)
        s->text = payload_text(payload);
    return true;
}

JigRunOptions steps_run_options(Steps *s) {
    return (JigRunOptions){.listener = &s->listener, .stops = s->how->until ? stops : NULL};
}

static bool close_trace(Steps *s, const JigRun *run) {
    if (script_trace(s->how) == TRACE_TEXT)
        jig_trace_text_end(&s->trace, run);
    else
        jig_trace_json_end(&s->trace, run);
    bool ok = !ferror(s->to);
    ok = (s->to == stderr ? fflush(s->to) : fclose(s->to)) == 0 && ok;
    if (!ok)
        fprintf(stderr, "cannot write the trace: %s\n", strerror(errno));
    return ok;
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
    jig_unnoticed_free(&s->unnoticed);
    return ok;
}

bool steps_end(Steps *s, const JigRun *run) {
    JigScriptStatus status = run ? jig_run_result(run)->status : JIG_SCRIPT_INVALID;
    bool ok = !script_trace(s->how) || close_trace(s, run);
    jig_vec_free(&s->text);
    if (status != JIG_SCRIPT_OK && status != JIG_SCRIPT_STOPPED)
        return ok; /* that is told */
    for (size_t i = 0; ok && status == JIG_SCRIPT_OK && i < s->how->print_after.len; ++i)
        if (jig_run_find_step(run, s->how->print_after.data[i]) == JIG_NO_STEP)
            ok = no_step(s->how->print_after.data[i].ptr, run);
    if (ok && s->how->until && !s->reached)
        ok = no_step(s->how->until, run);
    return ok;
}
