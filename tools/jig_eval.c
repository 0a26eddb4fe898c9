/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * jig eval: runs a function of a payload on given arguments, after a script if there is one, and
 * prints its results.
 */
#include "entry.h"
#include "once.h"
#include "suggest.h"
#include "tools.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct Settings {
    const char *payload;
    Entry entry;
    bool allow_unregistered, count_steps;
    uint32_t domain; /* as it is said: 0, 1, 2 */
    JigEvalOptions options;
} Settings;

static const CommandHelp help = {
    .synopsis = "jig eval PAYLOAD [--entry NAME] [--arg TYPE=FILL]... [--script SCHEDULE]",
    .about = "Runs a function of the payload on the arguments, after a script if one is given, and "
             "prints its results. Undefined behaviour stops it at the op.",
};

/* ---- Command line ---- */

enum { MOST_VSCALE = 1 << 16 };

static const char *const domains[] = {"ieee", "field", NULL};
static const Option options[] = {
    OPTION("--check-leaks", OPTION_FLAG, Settings, options.check_leaks,
           .help = "fail when memory is neither freed nor returned"),
    OPTION("--races", OPTION_FLAG, Settings, options.races,
           .help = "fail when of iterations without an order one writes what another uses"),
    OPTION("--max-steps", OPTION_COUNT, Settings, entry.how.max_steps, .most = INT64_MAX,
           .takes = "a number of ops above 0", .value = "N",
           .help = "transform ops to carry out, and ops of the payload to execute, at most "
                   "(33554432, and 1024 more for each op of the payload; 1000000000)"),
    OPTION("--max-depth", OPTION_COUNT32, Settings, options.max_depth, .most = UINT32_MAX,
           .takes = "a number of calls from 1 to 4294967295", .value = "N",
           .help = "calls within calls (10000)"),
    OPTION("--max-memory", OPTION_COUNT, Settings, options.max_memory, .most = UINT64_MAX,
           .takes = "a number of bytes above 0", .value = "N",
           .help = "bytes of all values (1073741824)"),
    OPTION("--vscale", OPTION_COUNT32, Settings, options.vscale, .most = MOST_VSCALE,
           .takes = "a number from 1 to 65536", .value = "N",
           .help = "what scalable vectors are multiples of (2)"),
    OPTION("--domain", OPTION_WORD, Settings, domain, .words = domains, .takes = "ieee or field",
           .help = "what floats are (ieee); field: one that is finite, where neither order nor "
                   "rounding makes a difference"),
    OPTION("--count-steps", OPTION_FLAG, Settings, count_steps,
           .help = "report on standard error how many ops were executed"),
    OPTION("--allow-unregistered-dialect", OPTION_FLAG, Settings, allow_unregistered,
           .help = HELP_UNREGISTERED),
};

/* ---- The whole ---- */

static bool run_on(JigEval *e, const Settings *s, JigOp *entry, const EntryTypes *t) {
    size_t n = t->num_inputs + t->num_results;
    JigEvalValue *args = jig_calloc(n + 1, sizeof *args), *results = args + t->num_inputs;
    const JigEvalSignature before = {t->inputs, t->results, t->num_inputs, t->num_results};
    bool ok = args && entry_parse_args(e, &s->entry, entry, t, args) &&
              (t->lowered || t->as_before ? jig_eval_run_lowered(e, entry, &before, args, results)
                                          : jig_eval_run_function(e, entry, args, results)) &&
              entry_give_results(e, jig_op_context(entry), &s->entry, t, results, args);
    if (s->count_steps)
        fprintf(stderr, "%llu steps\n", (unsigned long long)jig_eval_num_steps(e));
    for (size_t i = 0; args && i < n; ++i)
        jig_eval_release(&args[i]);
    jig_free(args);
    return ok;
}

static bool run(const Settings *s, JigOp *payload, JigOp *entry, const EntrySignature *before) {
    JigEval *e = jig_eval_create(payload, &s->options);
    EntryTypes types = {0};
    bool ok = entry_types(e, &s->entry, entry, before, &types) && run_on(e, s, entry, &types);
    entry_types_free(&types);
    jig_eval_destroy(e);
    return ok;
}

static bool eval(JigContext *ctx, Settings *s) {
    s->options.max_steps = s->entry.how.max_steps;
    s->options.exact_constants = s->entry.checking.what.constants == CONSTANTS_EXACT;
    s->options.domain = s->domain > 1 ? JIG_EVAL_FIELD : JIG_EVAL_IEEE;
    jig_context_allow_unregistered(ctx, s->allow_unregistered);
    EntryInput in = {0};
    EntrySignature before = {0};
    bool ok = entry_open(ctx, &s->entry, s->payload, &in);
    if (ok)
        before = entry_signature(in.payload, s->entry.name);
    ok = ok && entry_run_script(&s->entry, &in);
    JigOp *entry = ok ? entry_find(in.payload, s->entry.name) : NULL;
    ok = entry && run(s, in.payload, entry, &before);
    entry_close(ctx, &in);
    return ok;
}

int jig_eval_main(int argc, char **argv) {
    Settings s = {0};
    JigContext *ctx = jig_tool_context();
    const Command command = {
        "eval", &help, "payload",
        .tables = {entry_option_table(&s.entry), OPTION_TABLE(options, &s, .title = "Evaluating"),
                   script_option_table(&s.entry.how), checking_option_table(&s.entry.checking)}};
    int status;
    suggest_names(ctx);
    warn_once(ctx);
    if (command_read(ctx, argc, argv, &command, &s.payload, &status)) {
        script_options_begin(ctx, &s.entry.how);
        status = checking_status(&s.entry.checking, eval(ctx, &s));
    }
    jig_context_destroy(ctx);
    entry_free(&s.entry);
    return status;
}
