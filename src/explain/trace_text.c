/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A step is a line with its number, its place and what is written there, then lines with what its
 * handles have; steps inside of it are indented and come between its operands and its results.
 */
#include "explain/trace.h"
#include "explain/wording.h"
#include "support/check.h"

#include <stdarg.h>
#include <string.h>

enum {
    INDENT = 2,
    MOST_ITEMS = 4,  /* of a handle */
    MOST_DEPTH = 20, /* that is shown by indentation */
    FOLDED = 10,     /* times that a body is carried out and told; more are counted */
};

/* How lines are shown on a terminal. */
typedef enum Look { PLAIN, STEP, RESULT, TIME, FAILED, SPENT } Look;
static const char *const looks[] = {[STEP] = "\033[1m",
                                    [RESULT] = "\033[32m",
                                    [TIME] = "\033[2m",
                                    [FAILED] = "\033[1;31m",
                                    [SPENT] = "\033[33m"};

static void put(JigTrace *t, const char *text) {
    t->write(t->user, text, strlen(text));
}

static void say(JigTrace *t, const JigRunStep *s, Look look, unsigned more, const char *format,
                ...) {
    static const char spaces[] = "                                                            ";
    unsigned depth = s->depth < MOST_DEPTH ? s->depth : MOST_DEPTH;
    va_list args;
    va_start(args, format);
    JigStr line = jig_arena_vprintf(&t->arena, format, args);
    va_end(args);
    t->write(t->user, spaces, depth * INDENT + more);
    bool styled = t->colours && look != PLAIN;
    if (styled)
        put(t, looks[look]);
    t->write(t->user, line.ptr, line.len);
    if (styled)
        put(t, "\033[0m");
    put(t, "\n");
}

static void say_handle(JigTrace *t, JigRun *run, const JigRunStep *s, const char *arrow,
                       const JigValue *v) {
    JigStr name = jig_wording_handle(v, &t->arena),
           items = jig_wording_items(jig_run_handle(run, v), MOST_ITEMS, &t->arena);
    say(t, s, *arrow == '-' ? RESULT : PLAIN, 5, "%s %.*s: %.*s", arrow, JIG_FMT(name),
        JIG_FMT(items));
}

static void began(void *user, JigRun *run, size_t step) {
    JigTrace *t = user;
    const JigRunStep *s = jig_run_step(run, step);
    if (t->folded == JIG_NO_STEP && s->pass > FOLDED)
        t->folded = step;
    if (t->folded != JIG_NO_STEP)
        return;
    JigStr number = jig_run_step_number(run, step, &t->arena),
           place = jig_wording_place(jig_op_context(s->op), jig_op_loc(s->op), &t->arena),
           words = jig_wording_step(s->op, &t->arena);
    say(t, s, STEP, 0, "%.*s  %.*s%s%.*s", JIG_FMT(number), JIG_FMT(place), place.len ? "  " : "",
        JIG_FMT(words));
    for (size_t i = 0; i < jig_op_num_operands(s->op); ++i)
        say_handle(t, run, s, "  ", jig_op_operand(s->op, i));
    jig_arena_reset(&t->arena);
}

/* ---- Its end ---- */

/* The failure of a step inside is told there. */
static bool is_told(const JigRun *run, const JigRunStep *s) {
    const JigRunStep *last = jig_run_step(run, jig_run_num_steps(run) - 1);
    return last != s && last->why == s->why;
}

static void say_failure(JigTrace *t, const JigRun *run, const JigRunStep *s) {
    if (s->stopped) {
        say(t, s, TIME, 5, "   stopped inside");
        return;
    }
    JigStr text = s->why && !is_told(run, s) ? jig_wording_reason(s->why, &t->arena) : (JigStr){0};
    say(t, s, FAILED, 5, "   failed%s%s%.*s", s->status == JIG_SILENCEABLE ? " (silenceable)" : "",
        text.len ? ": " : "", JIG_FMT(text));
}

static JigStr add(JigStr list, const char *what, size_t n, JigArena *a) {
    return n ? jig_arena_printf(a, "%.*s%s%zu %s", JIG_FMT(list), list.len ? ", " : "", n, what)
             : list;
}

/* The handles that must not be used any more. */
static JigStr spent(const JigRun *run, const JigRunStep *s, JigArena *a) {
    JigStr list = {0};
    for (size_t i = 0; i < s->num_spent; ++i) {
        const JigRunBinding *b = jig_run_binding(run, jig_run_spent(run, s->first_spent + i));
        list = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(list), i ? ", " : "",
                                JIG_FMT(jig_wording_handle(b->handle, a)));
    }
    return list;
}

static void say_changes(JigTrace *t, const JigRun *run, const JigRunStep *s) {
    JigArena *a = &t->arena;
    JigStr text = add(JIG_STR(""), "created", s->changes.created, a);
    text = add(text, "erased", s->changes.erased, a);
    text = add(text, "modified", s->changes.modified, a);
    say(t, s, TIME, 5, "   %.*s%s%.3f ms", JIG_FMT(text), text.len ? ", " : "", 1e3 * s->seconds);
    JigStr gone = spent(run, s, a);
    if (gone.len)
        say(t, s, SPENT, 5, "   spent: %.*s", JIG_FMT(gone));
}

static void ended(void *user, JigRun *run, size_t step) {
    JigTrace *t = user;
    const JigRunStep *s = jig_run_step(run, step);
    if (t->folded != JIG_NO_STEP) {
        t->folded = t->folded == step ? JIG_NO_STEP : t->folded;
        return;
    }
    size_t passes = s->num_passes;
    if (passes > FOLDED)
        say(t, s, TIME, INDENT, "(and %zu times more)", passes - FOLDED);
    if (s->status == JIG_OK)
        for (size_t i = 0; i < jig_op_num_results(s->op); ++i)
            say_handle(t, run, s, "->", jig_op_result(s->op, i));
    else
        say_failure(t, run, s);
    say_changes(t, run, s);
    jig_arena_reset(&t->arena);
}

static void failed(void *user, JigRun *run, size_t step) {
    JigTrace *t = user;
    const JigRunStep *s = jig_run_step(run, step);
    if (t->folded == JIG_NO_STEP)
        say(t, s, FAILED, 5, "   its changes are taken back");
    jig_arena_reset(&t->arena);
}

JigRunListener jig_trace_text(JigTrace *t, JigWriteFn write, void *user) {
    JIG_REQUIRE(t && write);
    *t = (JigTrace){.write = write, .user = user, .folded = JIG_NO_STEP};
    jig_arena_init(&t->arena);
    return (JigRunListener){.began = began, .failed = failed, .ended = ended, .user = t};
}

void jig_trace_text_end(JigTrace *t, const JigRun *run) {
    static const char *const ends[] = {[JIG_SCRIPT_OK] = "the script came to its end",
                                       [JIG_SCRIPT_SILENCEABLE] = "the script failed",
                                       [JIG_SCRIPT_DEFINITE] = "the script failed",
                                       [JIG_SCRIPT_INVALID] = "the script was not carried out",
                                       [JIG_SCRIPT_STOPPED] = "the script was stopped"};
    JIG_REQUIRE(t);
    if (run)
        say(t, &(JigRunStep){0}, PLAIN, 0, "%s", ends[jig_run_result(run)->status]);
    jig_arena_free(&t->arena);
}
