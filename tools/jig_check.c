/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig check: whether each step of a script keeps what the payload computes. */
#include "check_options.h"
#include "explain/wording.h"
#include "input.h"
#include "ir/diag/source.h"
#include "once.h"
#include "orders.h"
#include "script.h"
#include "shapes.h"
#include "suggest.h"
#include "support/json.h"
#include "verdicts.h"
#include "tools.h"

#include <stdio.h>

typedef struct Settings {
    const char *payload, *script, *script_entry;
    StrList libraries;
    ScriptOptions how;
    CheckSettings what;
    bool json, verbose, allow_unregistered;
} Settings;

static const CommandHelp help = {
    .synopsis = "jig check PAYLOAD [--script SCHEDULE] [--entry NAME] [--arg TYPE=FILL]...",
    .about = "Evaluates the payload's functions before and after each step of the script, on the "
             "same random arguments, with floats as elements of a finite field: whether a step "
             "keeps what they compute, up to rounding. Exit status: 0, all steps do; 1, one does "
             "not, or an error; 3, it is not decided of one.",
};

static const Option options[] = {
    OPTION("--script", OPTION_TEXT, Settings, script, .value = "FILE",
           .help = "the script (one that stands in the payload's file)"),
    OPTION("--library", OPTION_TEXTS, Settings, libraries, .value = "PATH", .help = HELP_LIBRARY),
    OPTION("--entry-point", OPTION_TEXT, Settings, script_entry, .value = "NAME",
           .help = HELP_ENTRY_POINT),
    OPTION("--explain", OPTION_WORD, Settings, how.explain, .words = script_explain_words,
           .takes = "on or off",
           .help = "on: what steps that change the order of accesses to memory rest on; off: "
                   "failures in mlir-opt's words and no others"),
    OPTION("--json", OPTION_FLAG, Settings, json,
           .help = "for programs: an object for each step and one for all, a line each"),
    OPTION("--verbose", OPTION_FLAG, Settings, verbose,
           .help = "with which arguments functions are evaluated, on standard error"),
    OPTION("--allow-unregistered-dialect", OPTION_FLAG, Settings, allow_unregistered,
           .help = HELP_UNREGISTERED),
};

/* Of what --json writes: grows when a member gets another meaning or goes. */
enum { JSON_VERSION = 1 };

/* ---- A step ---- */

typedef struct Report {
    const Settings *s;
    JigChecker *check;
    JigRun *run;
    Verdicts tally;
    JigVerdict worst;
    bool told; /* the run was gone through */
} Report;

static void write_text(void *user, const char *text, size_t len) {
    fwrite(text, 1, len, user);
}

static void tell_text(const Report *r, const JigChecked *x, JigArena *a) {
    const JigOp *op = jig_run_step(r->run, x->step)->op;
    JigStr number = jig_run_step_number(r->run, x->step, a), call = jig_wording_call(op, a),
           place = jig_wording_place(jig_op_context(op), jig_op_loc(op), a);
    JigStr what = verdicts_what(x, a);
    printf("%-8.*s %-9s  %-20.*s %-48.*s %8.1f ms\n", JIG_FMT(number), verdicts_word(x),
           JIG_FMT(place), JIG_FMT(call), 1e3 * x->seconds);
    if (what.len)
        printf("         %.*s\n", JIG_FMT(what));
    orders_tell(r->run, x->step, a);
}

static void tell_json(const Report *r, const JigChecked *x, JigArena *a) {
    const JigOp *op = jig_run_step(r->run, x->step)->op;
    JigJson j = {.write = write_text, .user = stdout};
    jig_json_begin(&j, NULL, '{');
    jig_json_int(&j, "version", JSON_VERSION);
    jig_json_str(&j, "step", jig_run_step_number(r->run, x->step, a));
    jig_json_str(&j, "op", jig_op_name_of(op));
    jig_source_put_place(&j, "at", jig_op_context(op), jig_op_loc(op));
    jig_json_str(&j, "verdict", jig_str(verdicts_word(x)));
    jig_json_str(&j, "what", x->what);
    if (x->is_accepted)
        jig_json_str(&j, "accepted", x->accepted);
    jig_json_real(&j, "seconds", x->seconds);
    if (r->s->how.orders)
        orders_put(&j, r->run, x->step);
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
}

static void tell(void *user, const JigChecked *x) {
    Report *r = user;
    JigArena *a = jig_arena_create();
    verdicts_add(&r->tally, x);
    (r->s->json ? tell_json : tell_text)(r, x, a);
    fflush(stdout);
    jig_arena_destroy(a);
}

/* ---- The whole ---- */

static void tell_end_json(const Report *r) {
    JigJson j = {.write = write_text, .user = stdout};
    jig_json_begin(&j, NULL, '{');
    jig_json_int(&j, "version", JSON_VERSION);
    verdicts_put(&r->tally, r->check, !r->s->what.domain, &j);
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
}

static void tell_end_text(const Report *r) {
    JigArena *a = jig_arena_create();
    JigStr text = verdicts_text(&r->tally, r->check, !r->s->what.domain, a);
    printf("%.*s\n", JIG_FMT(text));
    jig_arena_destroy(a);
}

/* Before the script: what is evaluated, and what not. */
static void tell_trials(const Report *r) {
    for (size_t i = 0; r->s->verbose && i < jig_checker_num_trials(r->check); ++i) {
        JigCheckerTrial t = jig_checker_trial(r->check, i);
        JigArena *a = jig_arena_create();
        JigStr size =
            t.is_sized ? jig_arena_printf(a, " of size %lld", (long long)t.size) : (JigStr){0};
        const char *between = !t.evaluates ? ", not checked: "
                              : t.why.len  ? ", since with others "
                                           : "";
        fprintf(stderr, "@%.*s: %.*s arguments%.*s%s%.*s\n", JIG_FMT(t.name), JIG_FMT(t.fill),
                JIG_FMT(size), between, JIG_FMT(t.why));
        jig_arena_destroy(a);
    }
    if (!r->s->verbose)
        check_tell_left_out(r->check);
}

static bool ended(void *user, ScriptRun *script) {
    Report *r = user;
    if (!script->run)
        return true;
    r->run = script->run;
    r->worst = jig_checker_run(r->check, r->run, tell, r);
    r->told = true;
    (r->s->json ? tell_end_json : tell_end_text)(r);
    return true;
}

/* ---- Large shapes ---- */

static void tell_shapes(const Settings *s, JigStr shapes) {
    if (s->json)
        shapes_tell_json(stdout, JSON_VERSION, shapes);
    else
        shapes_tell(stdout, shapes);
}

/* The worst verdict of the steps on that payload; *ok false: something failed. */
static JigVerdict check_on(Settings *s, JigOp *payload, JigOp *entry, JigOp *steps, JigArena *a,
                           bool *ok) {
    Report r = {.s = s, .check = check_begin(&s->what, payload, steps, a)};
    *ok = r.check != NULL;
    if (!r.check)
        return JIG_VERDICT_UNDECIDED;
    tell_trials(&r);
    script_read_by(&s->how, (ScriptReader){.user = &r, .ended = ended});
    *ok = script_run(payload, entry, &s->how, NULL) && r.told;
    s->how.readers.len = 0;
    jig_checker_destroy(r.check);
    return r.worst;
}

static int check_script(Settings *s, JigOp *payload, JigOp *script, JigArena *a) {
    JigOp *entry =
        input_entry(script, s->script_entry, s->libraries.data, s->libraries.len, !s->script);
    if (!entry)
        return 1;
    JigStr shapes;
    JigOp *steps = script == payload ? entry : script,
          *small = shapes_smaller(&s->what, payload, entry, steps, &s->how, a, &shapes);
    bool ok = true, doubted = true;
    JigVerdict worst = JIG_VERDICT_UNDECIDED;
    if (small) {
        tell_shapes(s, shapes);
        worst = check_on(s, small, entry, steps, a, &ok);
        jig_op_destroy(small);
        doubted = ok && shapes_are_doubted(worst);
        if (doubted)
            tell_shapes(s, (JigStr){0});
    }
    if (doubted)
        worst = shapes_verdict(worst, check_on(s, payload, entry, steps, a, &ok));
    return !ok || worst >= JIG_VERDICT_UNDEFINED ? 1
           : worst == JIG_VERDICT_UNDECIDED      ? STATUS_UNDECIDED
                                                 : 0;
}

static int check(JigContext *ctx, Settings *s) {
    jig_context_allow_unregistered(ctx, s->allow_unregistered);
    JigFile script_file = {0}, payload_file = {0};
    JigArena *a = jig_arena_create();
    JigOp *payload = input_parse(ctx, s->payload, &payload_file);
    JigOp *script = payload && s->script ? input_parse(ctx, s->script, &script_file) : payload;
    int status = script ? check_script(s, payload, script, a) : 1;
    jig_diag_flush(ctx); /* payload and script go with their context */
    jig_arena_destroy(a);
    jig_file_close(&script_file);
    jig_file_close(&payload_file);
    return status;
}

int jig_check_main(int argc, char **argv) {
    Settings s = {.script_entry = "__transform_main"};
    JigContext *ctx = jig_tool_context();
    const Command command = {"check", &help, "payload",
                             .tables = {OPTION_TABLE(options, &s), check_option_table(&s.what),
                                        script_option_table(&s.how)}};
    int status;
    suggest_names(ctx);
    warn_once(ctx);
    if (command_read(ctx, argc, argv, &command, &s.payload, &status)) {
        script_options_begin(ctx, &s.how);
        s.how.orders = s.how.explain == EXPLAIN_ON;
        status = check_settings_agree(&s.what) && script_options_fit(&s.how) ? check(ctx, &s) : 1;
    }
    jig_context_destroy(ctx);
    jig_vec_free(&s.libraries);
    check_settings_free(&s.what);
    script_options_free(&s.how);
    return status;
}
