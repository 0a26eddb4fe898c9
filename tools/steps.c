/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "steps.h"

#include "explain/diff.h"
#include "ir/context.h"
#include "jig/asm.h"
#include "terminal.h"

#include <stdio.h>

bool steps_are_shown(const ScriptOptions *how) {
    return how->until || how->print_after.len || how->diff || how->dump_at_failure;
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

static void step_failed(void *user, JigRun *run, size_t step) {
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

static void step_ended(void *user, JigRun *run, size_t step) {
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

/* ---- Reading ---- */

static bool begin(void *user, ScriptRun *r) {
    Steps *s = user;
    *s = (Steps){.how = r->how, .payload = r->payload};
    script_listen(
        r, (JigRunListener){.failed = step_failed, .ended = step_ended, .stops = stops, .user = s});
    if (r->how->diff) {
        jig_payload_text_init(&s->text, s->payload, -1);
        (void)!jig_payload_text_update(&s->text, false);
    }
    return true;
}

static bool no_step(const char *number, const JigRun *run) {
    size_t n = 0;
    for (size_t i = 0; run && i < jig_run_num_steps(run); ++i)
        n += !jig_run_step(run, i)->depth;
    fprintf(stderr, "there is no step %s: the script took %zu (--trace shows them)\n", number, n);
    return false;
}

/* That the script failed is told by others. */
static bool ended(void *user, ScriptRun *r) {
    const Steps *s = user;
    if (!script_succeeded(r))
        return true;
    bool all = jig_run_result(r->run)->status == JIG_SCRIPT_OK;
    for (size_t i = 0; all && i < s->how->print_after.len; ++i)
        if (jig_run_find_step(r->run, s->how->print_after.data[i]) == JIG_NO_STEP)
            return no_step(s->how->print_after.data[i].ptr, r->run);
    return !s->how->until || s->reached || no_step(s->how->until, r->run);
}

static bool close_steps(void *user, ScriptRun *r) {
    if (r->how->diff)
        jig_payload_text_free(&((Steps *)user)->text);
    return true;
}

ScriptReader steps_reader(Steps *s) {
    return (ScriptReader){.user = s, .begin = begin, .ended = ended, .close = close_steps};
}
