/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig check: whether each step of a script keeps what the payload computes. */
#include "check/shrink.h"
#include "checking.h"
#include "explain/wording.h"
#include "input.h"
#include "ir/diag/source.h"
#include "once.h"
#include "script.h"
#include "suggest.h"
#include "support/json.h"
#include "tools.h"

#include <stdio.h>

typedef struct Settings {
    const char *payload, *script, *script_entry;
    StrList libraries;
    ScriptOptions how;
    CheckSettings what;
    bool json, full, allow_unregistered;
} Settings;

static const char usage[] =
    "usage: jig check PAYLOAD [--script SCHEDULE] [--entry NAME] [--arg TYPE=FILL]...\n"
    "\n"
    "Evaluates the payload's functions before and after each step of the script, on the same "
    "random\n"
    "arguments, with floats as elements of a finite field: whether a step keeps what they compute, "
    "up "
    "to\n"
    "rounding. Exit status: 0, all steps do; 1, one does not, or an error; 3, it is not decided of "
    "one.\n"
    "\n"
    "  --script FILE                   the script (one that stands in the payload's file)\n"
    "  --library PATH                  file or folder with named sequences that the script "
    "declares\n"
    "  --entry-point NAME              named sequence to start with "
    "(__transform_main)\n" CHECK_USAGE
    "  --full                          static shapes as they are, however long it takes (smaller "
    "ones "
    "that\n"
    "                                  the script treats alike)\n"
    "  --json                          for programs: an object for each step, a line "
    "each\n" SCRIPT_USAGE "  --allow-unregistered-dialect    accept ops of unknown dialects\n"
    "  --load-dialect-plugin FILE      know what this plugin brings (also --load-pass-plugin)\n";

enum { NOT_DECIDED = 3 };

static const Option options[] = {
    OPTION("--script", OPTION_TEXT, Settings, script),
    OPTION("--library", OPTION_TEXTS, Settings, libraries),
    OPTION("--entry-point", OPTION_TEXT, Settings, script_entry),
    OPTION("--full", OPTION_FLAG, Settings, full),
    OPTION("--json", OPTION_FLAG, Settings, json),
    OPTION("--allow-unregistered-dialect", OPTION_FLAG, Settings, allow_unregistered),
};

/* ---- A step ---- */

typedef struct Report {
    const Settings *s;
    JigChecker *check;
    JigRun *run;
    size_t counts[JIG_VERDICT_DIFFERS + 1];
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
    printf("%-8.*s %-9s  %.*s  %.*s  %.1f ms\n", JIG_FMT(number), jig_verdict_name(x->verdict),
           JIG_FMT(place), JIG_FMT(call), 1e3 * x->seconds);
    if (x->what.len)
        printf("         %.*s\n", JIG_FMT(x->what));
}

static void tell_json(const Report *r, const JigChecked *x, JigArena *a) {
    const JigOp *op = jig_run_step(r->run, x->step)->op;
    JigJson j = {.write = write_text, .user = stdout};
    jig_json_begin(&j, NULL, '{');
    jig_json_str(&j, "step", jig_run_step_number(r->run, x->step, a));
    jig_json_str(&j, "op", jig_op_name_of(op));
    jig_source_put_place(&j, "at", jig_op_context(op), jig_op_loc(op));
    jig_json_str(&j, "verdict", jig_str(jig_verdict_name(x->verdict)));
    jig_json_str(&j, "what", x->what);
    jig_json_real(&j, "seconds", x->seconds);
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
}

static void tell(void *user, const JigChecked *x) {
    Report *r = user;
    JigArena *a = jig_arena_create();
    r->counts[x->verdict]++;
    (r->s->json ? tell_json : tell_text)(r, x, a);
    fflush(stdout);
    jig_arena_destroy(a);
}

/* ---- The whole ---- */

static void tell_end(const Report *r) {
    size_t n = 0;
    for (size_t i = 0; i < JIG_LEN(r->counts); ++i)
        n += r->counts[i];
    if (r->s->json)
        return;
    printf("%zu step%s changed the payload: ", n, n == 1 ? "" : "s");
    const char *separator = "";
    for (size_t i = 0; i < JIG_LEN(r->counts); ++i)
        if (r->counts[i]) {
            printf("%s%zu %s", separator, r->counts[i], jig_verdict_name((JigVerdict)i));
            separator = ", ";
        }
    uint64_t compared = jig_checker_num_compared(r->check);
    if (compared && !r->s->what.domain)
        printf("; %llu numbers compared, of about 2^61 that each may be",
               (unsigned long long)compared);
    putchar('\n');
}

static bool ended(void *user, ScriptRun *script) {
    Report *r = user;
    if (!script->run)
        return true;
    r->run = script->run;
    r->worst = jig_checker_run(r->check, r->run, tell, r);
    r->told = true;
    tell_end(r);
    return true;
}

/* ---- Large shapes ---- */

static void tell_shapes(const Settings *s, JigStr shapes) {
    if (!s->json) {
        printf("smaller shapes: %.*s\n", JIG_FMT(shapes));
        return;
    }
    JigJson j = {.write = write_text, .user = stdout};
    jig_json_begin(&j, NULL, '{');
    jig_json_str(&j, "shapes", shapes);
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
}

/* What to check in the place of the payload: itself, or a copy with smaller shapes to which the
 * script does the same. */
static JigOp *payload_to_check(const Settings *s, JigOp *payload, JigOp *entry, JigOp *script,
                               JigArena *a) {
    JigStr shapes;
    JigOp *small =
        s->full || s->what.args.len ? NULL : jig_checker_shrunk(payload, script, a, &shapes);
    if (!small)
        return payload;
    JigOp *as_it_is = jig_op_clone(payload, NULL), *again = jig_op_clone(small, NULL);
    bool alike = script_is_alike_on(as_it_is, again, entry, &s->how);
    jig_op_destroy(as_it_is);
    jig_op_destroy(again);
    if (alike) {
        tell_shapes(s, shapes);
        return small;
    }
    jig_op_destroy(small);
    return payload;
}

static int verdict_status(const Report *r, bool ok) {
    return !ok || !r->told || r->worst >= JIG_VERDICT_UNDEFINED ? 1
           : r->worst == JIG_VERDICT_UNDECIDED                  ? NOT_DECIDED
                                                                : 0;
}

static int check_script(Settings *s, JigOp *payload, JigOp *script, JigArena *a) {
    JigOp *entry =
        input_entry(script, s->script_entry, s->libraries.data, s->libraries.len, !s->script);
    JigOp *steps = script == payload ? entry : script;
    JigOp *checked = entry ? payload_to_check(s, payload, entry, steps, a) : NULL;
    JigChecker *check = checked ? check_begin(&s->what, checked, steps, a) : NULL;
    if (!check)
        return 1;
    Report r = {.s = s, .check = check};
    check_tell_not_evaluated(check);
    script_read_by(&s->how, (ScriptReader){.user = &r, .ended = ended});
    bool ok = script_run(checked, entry, &s->how, NULL);
    int status = verdict_status(&r, ok);
    jig_checker_destroy(r.check);
    if (checked != payload)
        jig_op_destroy(checked);
    return status;
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
    const Command command = {"check", usage, "payload",
                             .tables = {OPTION_TABLE(options, &s), check_option_table(&s.what),
                                        script_option_table(&s.how)}};
    int status;
    suggest_names(ctx);
    warn_once(ctx);
    if (command_read(ctx, argc, argv, &command, &s.payload, &status)) {
        script_options_begin(ctx, &s.how);
        status = check(ctx, &s);
    }
    jig_context_destroy(ctx);
    jig_vec_free(&s.libraries);
    check_settings_free(&s.what);
    script_options_free(&s.how);
    return status;
}
