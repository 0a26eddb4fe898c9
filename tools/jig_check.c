/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig check: whether each step of a script keeps what the payload computes. */
#include "check/shrink.h"
#include "check_options.h"
#include "explain/wording.h"
#include "input.h"
#include "ir/diag/source.h"
#include "once.h"
#include "orders.h"
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
    bool json, verbose, full, allow_unregistered;
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
    "  --explain                       what steps that change the order of accesses to memory rest "
    "on\n"
    "  --json                          for programs: an object for each step and one for all, a "
    "line each\n"
    "  --verbose                       with which arguments functions are evaluated, on standard "
    "error\n" SCRIPT_USAGE "  --allow-unregistered-dialect    accept ops of unknown dialects\n"
    "  --load-dialect-plugin FILE      know what this plugin brings (also --load-pass-plugin)\n";

static const Option options[] = {
    OPTION("--script", OPTION_TEXT, Settings, script),
    OPTION("--library", OPTION_TEXTS, Settings, libraries),
    OPTION("--entry-point", OPTION_TEXT, Settings, script_entry),
    OPTION("--full", OPTION_FLAG, Settings, full),
    OPTION("--json", OPTION_FLAG, Settings, json),
    OPTION("--verbose", OPTION_FLAG, Settings, verbose),
    OPTION("--allow-unregistered-dialect", OPTION_FLAG, Settings, allow_unregistered),
};

/* Of what --json writes: grows when a member gets another meaning or goes. */
enum { JSON_VERSION = 1 };

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
    printf("%-8.*s %-9s  %-20.*s %-48.*s %8.1f ms\n", JIG_FMT(number), jig_verdict_name(x->verdict),
           JIG_FMT(place), JIG_FMT(call), 1e3 * x->seconds);
    if (x->what.len)
        printf("         %.*s\n", JIG_FMT(x->what));
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
    jig_json_str(&j, "verdict", jig_str(jig_verdict_name(x->verdict)));
    jig_json_str(&j, "what", x->what);
    jig_json_real(&j, "seconds", x->seconds);
    if (r->s->how.orders)
        orders_put(&j, r->run, x->step);
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

typedef JIG_VEC(int64_t) Sizes;

/* That functions were evaluated with, in order. */
static void sizes_tried(const Report *r, Sizes *out) {
    for (size_t i = 0; i < jig_checker_num_trials(r->check); ++i) {
        JigCheckerTrial t = jig_checker_trial(r->check, i);
        bool seen = !t.evaluates || !t.is_sized;
        for (size_t k = 0; k < out->len; ++k)
            seen |= out->data[k] == t.size;
        if (!seen)
            jig_vec_push(out, t.size);
    }
}

static const char *no_separator_first(const char **next) {
    const char *now = *next;
    *next = ", ";
    return now;
}

/* A polynomial of degree d that is not 0 is 0 at one in 2^60.9 / d points. */
static void tell_probability(uint64_t compared) {
    int bits = 60;
    while (bits && compared >> (60 - bits) > 1)
        --bits;
    printf("; %llu numbers compared, which hide a difference with a probability of at most d * "
           "2^-%d, d their degree",
           (unsigned long long)compared, bits);
}

static void tell_end_text(const Report *r, size_t n, const Sizes *sizes) {
    printf("%zu step%s changed the payload%s", n, n == 1 ? "" : "s", n ? ": " : "");
    const char *next = "";
    for (size_t i = 0; i < JIG_LEN(r->counts); ++i)
        if (r->counts[i])
            printf("%s%zu %s", no_separator_first(&next), r->counts[i],
                   jig_verdict_name((JigVerdict)i));
    next = "; sizes ";
    for (size_t i = 0; i < sizes->len; ++i)
        printf("%s%lld", no_separator_first(&next), (long long)sizes->data[i]);
    uint64_t compared = jig_checker_num_compared(r->check);
    if (compared && !r->s->what.domain)
        tell_probability(compared);
    if (jig_checker_took_fractions(r->check))
        fputs("; constants stood for the fractions that they are nearest to (--constants=exact)",
              stdout);
    putchar('\n');
}

static void tell_end_json(const Report *r, size_t n, const Sizes *sizes) {
    JigJson j = {.write = write_text, .user = stdout};
    jig_json_begin(&j, NULL, '{');
    jig_json_int(&j, "version", JSON_VERSION);
    jig_json_int(&j, "steps", (int64_t)n);
    for (size_t i = 0; i < JIG_LEN(r->counts); ++i)
        jig_json_int(&j, jig_verdict_name((JigVerdict)i), (int64_t)r->counts[i]);
    jig_json_begin(&j, "sizes", '[');
    for (size_t i = 0; i < sizes->len; ++i)
        jig_json_int(&j, NULL, sizes->data[i]);
    jig_json_end(&j, ']');
    jig_json_int(&j, "numbers", (int64_t)jig_checker_num_compared(r->check));
    jig_json_str(&j, "domain", r->s->what.domain ? JIG_STR("float") : JIG_STR("field"));
    jig_json_bool(&j, "fractions", jig_checker_took_fractions(r->check));
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
}

static void tell_end(const Report *r) {
    size_t n = 0;
    Sizes sizes = {0};
    for (size_t i = 0; i < JIG_LEN(r->counts); ++i)
        n += r->counts[i];
    sizes_tried(r, &sizes);
    (r->s->json ? tell_end_json : tell_end_text)(r, n, &sizes);
    jig_vec_free(&sizes);
}

/* Before the script: what is evaluated, and what not. */
static void tell_trials(const Report *r) {
    for (size_t i = 0; r->s->verbose && i < jig_checker_num_trials(r->check); ++i) {
        JigCheckerTrial t = jig_checker_trial(r->check, i);
        JigArena *a = jig_arena_create();
        JigStr size =
            t.is_sized ? jig_arena_printf(a, " of size %lld", (long long)t.size) : (JigStr){0};
        fprintf(stderr, "@%.*s: %.*s arguments%.*s%s%.*s\n", JIG_FMT(t.name), JIG_FMT(t.fill),
                JIG_FMT(size), t.evaluates ? "" : ", not checked: ", JIG_FMT(t.why));
        jig_arena_destroy(a);
    }
    if (!r->s->verbose)
        checking_tell_left_out(r->check);
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

/* Empty: the payload's own. */
static void tell_shapes(const Settings *s, JigStr shapes) {
    if (!s->json) {
        if (shapes.len)
            printf("smaller shapes: %.*s\n", JIG_FMT(shapes));
        else
            puts("shapes as they are:");
        return;
    }
    JigJson j = {.write = write_text, .user = stdout};
    jig_json_begin(&j, NULL, '{');
    jig_json_int(&j, "version", JSON_VERSION);
    jig_json_str(&j, "shapes", shapes);
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
}

/* A copy of the payload with smaller shapes to which the script does the same; NULL: none. */
static JigOp *smaller_payload(const Settings *s, JigOp *payload, JigOp *entry, JigOp *script,
                              JigArena *a) {
    JigStr shapes;
    JigOp *small =
        s->full || s->what.args.len ? NULL : jig_checker_shrunk(payload, script, a, &shapes);
    if (!small)
        return NULL;
    JigOp *as_it_is = jig_op_clone(payload, NULL), *again = jig_op_clone(small, NULL);
    bool alike = script_is_alike_on(as_it_is, again, entry, &s->how);
    jig_op_destroy(as_it_is);
    jig_op_destroy(again);
    if (alike) {
        tell_shapes(s, shapes);
        return small;
    }
    jig_op_destroy(small);
    return NULL;
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

/* What is wrong with smaller shapes may be so because they are (numbers that the script has of the
 * large ones): then the large ones say whether it is, if they can. */
static int check_script(Settings *s, JigOp *payload, JigOp *script, JigArena *a) {
    JigOp *entry =
        input_entry(script, s->script_entry, s->libraries.data, s->libraries.len, !s->script);
    JigOp *steps = script == payload ? entry : script;
    JigOp *small = entry ? smaller_payload(s, payload, entry, steps, a) : NULL;
    bool ok = entry != NULL;
    JigVerdict worst = JIG_VERDICT_EQUAL;
    if (small) {
        worst = check_on(s, small, entry, steps, a, &ok);
        jig_op_destroy(small);
    }
    if (ok && small && worst >= JIG_VERDICT_UNDEFINED)
        tell_shapes(s, (JigStr){0});
    if (ok && (!small || worst >= JIG_VERDICT_UNDEFINED)) {
        JigVerdict large = check_on(s, payload, entry, steps, a, &ok);
        worst = small && large == JIG_VERDICT_UNDECIDED ? worst : large;
    }
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
    const Command command = {"check", usage, "payload",
                             .tables = {OPTION_TABLE(options, &s), check_option_table(&s.what),
                                        script_option_table(&s.how)}};
    int status;
    suggest_names(ctx);
    warn_once(ctx);
    if (command_read(ctx, argc, argv, &command, &s.payload, &status)) {
        script_options_begin(ctx, &s.how);
        s.how.orders = s.how.explain == EXPLAIN_ON;
        status = check(ctx, &s);
    }
    jig_context_destroy(ctx);
    jig_vec_free(&s.libraries);
    check_settings_free(&s.what);
    script_options_free(&s.how);
    return status;
}
