/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * jig eval: runs a function of a payload on given arguments, after a script if there is one, and
 * prints its results.
 */
#include "entry.h"
#include "options.h"
#include "suggest.h"
#include "tools.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct Settings {
    const char *payload;
    Entry entry;
    bool allow_unregistered, count_steps;
    JigEvalOptions options;
} Settings;

static const char usage[] =
    "usage: jig eval PAYLOAD [--entry NAME] [--arg TYPE=FILL]... [--script SCHEDULE]\n"
    "\n" ENTRY_USAGE "  --check-leaks                   fail when memory is neither freed nor "
    "returned\n" ENTRY_USAGE_SCRIPT
    "  --max-steps N                   ops to execute at most (1000000000)\n"
    "  --max-depth N                   calls within calls (10000)\n"
    "  --max-memory N                  bytes of all values (1073741824)\n"
    "  --vscale N                      what scalable vectors are multiples of (2)\n"
    "  --count-steps                   report on standard error how many ops were executed\n"
    "  --allow-unregistered-dialect    accept ops of unknown dialects\n"
    "  --load-dialect-plugin FILE      know what this plugin brings (also --load-pass-plugin)\n";

/* ---- Command line ---- */

/* 1: taken, 0: another option, -1: not a number. */
static int parse_number(int argc, char **argv, int *i, JigEvalOptions *o) {
    enum { MOST_VSCALE = 1 << 16 };
    uint64_t depth = o->max_depth, vscale = o->vscale;
    const struct {
        const char *name;
        uint64_t most, *to;
    } numbers[] = {{"--max-steps", UINT64_MAX, &o->max_steps},
                   {"--max-depth", UINT32_MAX, &depth},
                   {"--max-memory", UINT64_MAX, &o->max_memory},
                   {"--vscale", MOST_VSCALE, &vscale}};
    int taken = 0;
    for (size_t k = 0; k < JIG_LEN(numbers) && !taken; ++k) {
        const char *v = option_value(argc, argv, i, numbers[k].name);
        if (v)
            taken = parse_count(v, numbers[k].most, numbers[k].to) ? 1 : -1;
    }
    o->max_depth = (uint32_t)depth;
    o->vscale = (uint32_t)vscale;
    return taken;
}

static bool parse_flag(const char *arg, Settings *s) {
    if (strcmp(arg, "--check-leaks") == 0)
        s->options.check_leaks = true;
    else if (strcmp(arg, "--count-steps") == 0)
        s->count_steps = true;
    else if (strcmp(arg, "--allow-unregistered-dialect") == 0)
        s->allow_unregistered = true;
    else
        return false;
    return true;
}

static int parse_option(int argc, char **argv, int *i, void *settings) {
    Settings *s = settings;
    int at = *i, taken = entry_option(argc, argv, i, &s->entry);
    if (!taken)
        taken = parse_flag(argv[*i], s) ? 1 : parse_number(argc, argv, i, &s->options);
    if (taken < 0)
        fprintf(stderr, "jig eval: wrong value of '%s'\n", argv[at]);
    return taken;
}

/* ---- The whole ---- */

static bool run_on(JigEval *e, const Settings *s, JigOp *entry, const EntryTypes *t) {
    size_t n = t->num_inputs + t->num_results;
    JigEvalValue *args = calloc(n + 1, sizeof *args), *results = args + t->num_inputs;
    const JigEvalSignature before = {t->inputs, t->results, t->num_inputs, t->num_results};
    bool ok = args && entry_parse_args(e, &s->entry, entry, t, args) &&
              (t->lowered ? jig_eval_run_lowered(e, entry, &before, args, results)
                          : jig_eval_run_function(e, entry, args, results)) &&
              entry_give_results(e, jig_op_context(entry), &s->entry, t, results, args);
    if (s->count_steps)
        fprintf(stderr, "%llu steps\n", (unsigned long long)jig_eval_num_steps(e));
    for (size_t i = 0; args && i < n; ++i)
        jig_eval_release(&args[i]);
    free(args);
    return ok;
}

static bool run(const Settings *s, JigOp *payload, JigOp *entry) {
    JigEval *e = jig_eval_create(payload, &s->options);
    EntryTypes types = {0};
    bool ok = entry_types(e, &s->entry, entry, &types) && run_on(e, s, entry, &types);
    entry_types_free(&types);
    jig_eval_destroy(e);
    return ok;
}

static bool eval(JigContext *ctx, const Settings *s) {
    jig_context_allow_unregistered(ctx, s->allow_unregistered);
    EntryInput in = {0};
    bool ok = entry_open(ctx, &s->entry, s->payload, &in) && entry_run_script(&s->entry, &in);
    JigOp *entry = ok ? entry_find(in.payload, s->entry.name) : NULL;
    ok = entry && run(s, in.payload, entry);
    entry_close(ctx, &in);
    return ok && fflush(stdout) == 0;
}

int jig_eval_main(int argc, char **argv) {
    Settings s = {0};
    JigContext *ctx = jig_tool_context();
    const EntryCommand command = {"eval", usage, parse_option};
    suggest_names(ctx);
    int stop = entry_command_line(ctx, argc, argv, &command, &s, &s.payload);
    int status = stop ? stop - 1 : eval(ctx, &s) ? 0 : 1;
    jig_context_destroy(ctx);
    entry_free(&s.entry);
    return status;
}
