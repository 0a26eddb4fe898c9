/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "wanted.h"

#include "ask.h"
#include "jig/pass.h"
#include "support/check.h"
#include "transform/state.h"

#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

/* ---- Names ---- */

static bool takes_text(const char *text, const char *name, const char **rest) {
    size_t n = strlen(name);
    if (strncmp(text, name, n) != 0 || text[n] != '=' || !text[n + 1])
        return false;
    *rest = text + n + 1;
    return true;
}

bool wanted_parse(const char *text, Wanted *out) {
    if (strcmp(text, "check") == 0)
        out->kind = WANTED_CHECK;
    else if (strcmp(text, "crash") == 0)
        out->kind = WANTED_CRASH;
    else if (takes_text(text, "diagnostic", &out->text))
        out->kind = WANTED_DIAGNOSTIC;
    else if (takes_text(text, "command", &out->text))
        out->kind = WANTED_COMMAND;
    else
        return false;
    return true;
}

/* ---- Time ---- */

/* 0: as long as it takes. */
static double seconds_left(const Wanted *w) {
    const double least = 0.001;
    double left = w->end > 0 ? w->end - jig_observe_clock() : 0;
    return w->end > 0 && left < least ? least : left;
}

/* ---- Carrying out ---- */

static JigScript script_of(const Wanted *w) {
    return (JigScript){.module = w->script,
                       .entry = jig_str(w->script_entry),
                       .options = {.max_steps = w->max_steps},
                       .quiet = true};
}

static void carry_out(const Wanted *w, JigArena *a, JigScriptResult *result) {
    const JigScript script = script_of(w);
    *result = (JigScriptResult){0};
    if (w->passes)
        (void)!jig_pipeline_run(w->passes, w->payload, NULL);
    else
        (void)!jig_apply_script(w->payload, &script, a, result);
}

/* ---- The check ---- */

typedef struct Found {
    JigVerdict verdict;
    JigStr step;
    JigRun *run;
    JigArena *a;
} Found;

static void note_worst(void *user, const JigChecked *x) {
    Found *f = user;
    if (x->verdict <= f->verdict || x->is_accepted)
        return;
    f->verdict = x->verdict;
    f->step = jig_arena_str(f->a, jig_op_name_of(jig_run_step(f->run, x->step)->op));
}

static void check_script(const Wanted *w, JigChecker *c, Found *f) {
    const JigScript script = script_of(w);
    f->run = jig_run_script(w->payload, &script, NULL);
    if (!f->run)
        return;
    jig_checker_run(c, f->run, note_worst, f);
    jig_run_destroy(f->run);
}

/* What functions take may change later: at first it is said what they do not take. */
static JigChecker *create_checker(const Wanted *w, JigArena *a, bool first) {
    JigOp *script = w->script ? w->script : w->payload;
    if (first)
        return check_begin(w->what, w->payload, script, a);
    const JigCheckerOptions o = check_options_of(w->what, script, a);
    return jig_checker_create(w->payload, &o);
}

static void check(Wanted *w, JigArena *a, bool first, Found *f) {
    JigChecker *c = create_checker(w, a, first);
    *f = (Found){.a = a};
    w->refused = !c;
    if (!c)
        return;
    if (!w->passes)
        check_script(w, c, f);
    else if (jig_pipeline_run(w->passes, w->payload, NULL))
        f->verdict = jig_checker_now(c, a, &f->step);
    jig_checker_destroy(c);
    if (w->passes)
        f->step = JIG_STR("");
}

/* ---- A message ---- */

static bool says(const Wanted *w, JigArena *a) {
    JigDiagCapture said;
    JigScriptResult result;
    const JigStr text = jig_str(w->text);
    jig_diag_capture_begin(jig_op_context(w->payload), &said);
    carry_out(w, a, &result);
    jig_diag_capture_end(jig_op_context(w->payload), &said);
    bool found = false;
    for (const JigDiag *d = said.first; d && !found; d = d->next)
        found = jig_str_find(d->message, text) < d->message.len;
    for (const JigDiag *d = result.diags; d && !found; d = d->next)
        found = jig_str_find(d->message, text) < d->message.len;
    jig_diag_capture_free(&said);
    return found;
}

/* ---- In a process of its own ---- */

enum { THERE = 7 /* the exit status that says so */ };
static const double most_seconds = 60; /* that what ends the process may take */

typedef int (*ChildFn)(Wanted *w, JigArena *a);

static int crash(Wanted *w, JigArena *a) {
    JigScriptResult result;
    carry_out(w, a, &result);
    return 0;
}

/* Does not come back. */
static void be_child(Wanted *w, ChildFn work, double seconds, JigArena *a) {
    const struct rlimit none = {0, 0};
    const time_t whole = (time_t)seconds;
    const struct itimerval limit = {
        .it_value = {whole, (suseconds_t)((seconds - (double)whole) * 1e6)}};
    setrlimit(RLIMIT_CORE, &none);
    if (!freopen("/dev/null", "w", stderr) || !freopen("/dev/null", "w", stdout))
        _exit(0);
    setitimer(ITIMER_REAL, &limit, NULL);
    _exit(work(w, a));
}

/* How the process ends: 0, if as it should. */
static int run_child(Wanted *w, ChildFn work, JigArena *a) {
    double left = seconds_left(w), seconds = left > 0 && left < most_seconds ? left : most_seconds;
    fflush(NULL);
    pid_t child = fork();
    if (child == 0)
        be_child(w, work, seconds, a);
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child)
        return 0;
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM ? 0 : status;
}

/* ---- All ---- */

static bool command_agrees(const Wanted *w) {
    const AskFile files[] = {{w->payload, "payload.mlir"}, {w->script, "script.mlir"}};
    return ask_command(w->text, files, w->script ? 2 : 1, seconds_left(w)) == 0;
}

/* Looks anew; what is found replaces what was, if `notes`. */
static bool look(Wanted *w, JigArena *a, bool notes) {
    Found f = {0};
    int status;
    switch (w->kind) {
    case WANTED_DIAGNOSTIC:
        return says(w, a);
    case WANTED_COMMAND:
        return command_agrees(w);
    case WANTED_CRASH:
        status = run_child(w, crash, a);
        w->status = notes ? status : w->status;
        return status && status == w->status;
    case WANTED_CHECK:
        check(w, a, notes, &f);
        if (notes) {
            w->verdict = f.verdict;
            w->step = jig_arena_str(w->arena, f.step);
        }
        return f.verdict >= JIG_VERDICT_UNDEFINED && f.verdict == w->verdict &&
               jig_str_eq(f.step, w->step);
    }
    JIG_BUG("no such kind");
}

static int look_in_child(Wanted *w, JigArena *a) {
    return look(w, a, false) ? THERE : 0;
}

/* What does its work here is ended from outside, where there is an end. */
static bool look_in_time(Wanted *w, JigArena *a, bool notes) {
    bool here = w->kind == WANTED_CHECK || w->kind == WANTED_DIAGNOSTIC;
    if (!here || notes || w->end <= 0)
        return look(w, a, notes);
    int status = run_child(w, look_in_child, a);
    return WIFEXITED(status) && WEXITSTATUS(status) == THERE;
}

static bool look_and_take_back(Wanted *w, bool notes) {
    JigContext *ctx = jig_op_context(w->payload);
    JigArena *a = jig_arena_create();
    JigMark mark = jig_mark(ctx);
    JigDiagCapture said;
    jig_diag_capture_begin(ctx, &said);
    bool found = look_in_time(w, a, notes);
    jig_diag_capture_end(ctx, &said);
    jig_diag_capture_free(&said);
    jig_rollback(ctx, mark);
    jig_commit(ctx, mark);
    jig_arena_destroy(a);
    return found;
}

bool wanted_is_there(Wanted *w) {
    return look_and_take_back(w, false);
}

bool wanted_begin(Wanted *w) {
    static const char *const absent[] = {
        [WANTED_CHECK] = "no step is found to be wrong: there is nothing to look for",
        [WANTED_CRASH] = "the process does not end before its time: there is nothing to look for",
        [WANTED_DIAGNOSTIC] = "no message has these words: there is nothing to look for",
        [WANTED_COMMAND] = "the command does not end with status 0: there is nothing to look for",
    };
    if (look_and_take_back(w, true))
        return true;
    if (!w->refused)
        fprintf(stderr, "%s\n", absent[w->kind]);
    return false;
}
