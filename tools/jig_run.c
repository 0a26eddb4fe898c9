/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * jig run: compiles a function of a payload, after a script if there is one, and runs it on given
 * arguments. What the code does to its process is reported; its results are printed as by `jig
 * eval`.
 */
#include "code.h"
#include "codegen/run/stages.h"
#include "entry.h"
#include "eval/evaluator.h"
#include "jig/codegen.h"
#include "jig/iface.h"
#include "once.h"
#include "outputs.h"
#include "profile.h"
#include "payload/checks/argument_shapes.h"
#include "payload/structured/work.h"
#include "suggest.h"
#include "terminal.h"
#include "tools.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct Settings {
    const char *payload, *pipeline;
    Entry entry;
    JigCodeOptions code;
    uint64_t max_memory;
    double max_seconds;
    uint32_t timed, threads;
    bool allow_unregistered, for_perf;
    Profile profile;
} Settings;

/* Of the program, when the payload did not come to its end. */
enum { PAYLOAD_FAILED = 2 };

static const CommandHelp help = {
    .synopsis =
        "jig run PAYLOAD [--entry NAME] [--arg TYPE=FILL]... [--script SCHEDULE] [--time N]",
    .about =
        "Compiles the payload for this machine, which takes LLVM 22, and runs one function of it "
        "in a process of its own. Exit status: 0, 1 when something was wrong before or after the "
        "run, 2 when the payload was stopped (a trap, no memory, too late) or ended the process.",
};

/* ---- Command line ---- */

enum { MOST_RUNS = 1000000, MOST_THREADS = 1024 };

static bool is_timeout(double seconds) {
    return seconds > 0;
}

static const Option options[] = {
    OPTION("--pipeline", OPTION_TEXT, Settings, pipeline, .value = "TEXT",
           .help = "passes that lower to the llvm dialect, in place of the usual ones: "
                   "'builtin.module(...)'"),
    OPTION("--threads", OPTION_COUNT32, Settings, threads, .most = MOST_THREADS,
           .takes = "a number of threads from 1 to 1024", .value = "N",
           .help = "let N threads share parallel loops, by OpenMP's runtime"),
    OPTION("--time", OPTION_COUNT32, Settings, timed, .most = MOST_RUNS,
           .takes = "a number of runs from 1 to 1000000", .value = "N",
           .help = "run N times more; report on standard error the least and the median time, and "
                   "the rate where the work is known"),
    OPTION("--profile", OPTION_MAYBE, Settings, profile.how, .value = "text|FILE.html",
           .help = "run for a second more and tell where the time goes: by line of the payload, by "
                   "loop, by step of the script, by function called; as a page with a flame graph "
                   "and a roofline"),
    OPTION("--perf-map", OPTION_FLAG, Settings, for_perf,
           .help = "write what perf wants to know of the code: functions to /tmp/perf-PID.map, "
                   "lines to /tmp/jit-PID.dump"),
    OPTION("--timeout", OPTION_REAL, Settings, max_seconds, .accepts = is_timeout,
           .takes = "a number of seconds above 0", .value = "SECONDS",
           .help = "stop after this time (none)"),
    OPTION("--max-memory", OPTION_COUNT, Settings, max_memory, .most = UINT64_MAX,
           .takes = "a number of bytes above 0", .value = "N",
           .help = "bytes that the process may allocate (this machine's memory); arguments may "
                   "take a quarter of it"),
    OPTION("--allow-unregistered-dialect", OPTION_FLAG, Settings, allow_unregistered,
           .help = HELP_UNREGISTERED),
};

/* ---- Times ---- */

static int by_size(const void *x, const void *y) {
    double a = *(const double *)x, b = *(const double *)y;
    return a < b ? -1 : a > b;
}

/* Of a member of each, which is a double or a count, the least or the median. */
typedef double (*CostFn)(const JigCodeCost *cost);
typedef struct Range {
    double least, median;
} Range;
static Range range_of(const JigCodeCost *costs, size_t n, CostFn fn) {
    double *all = jig_calloc(n, sizeof *all);
    for (size_t i = 0; i < n; ++i)
        all[i] = fn(&costs[i]);
    qsort(all, n, sizeof *all, by_size);
    Range r = {all[0], (all[(n - 1) / 2] + all[n / 2]) / 2};
    jig_free(all);
    return r;
}
static double seconds_of(const JigCodeCost *c) {
    return c->seconds;
}
static double cpu_of(const JigCodeCost *c) {
    return c->cpu_seconds;
}
static double faults_of(const JigCodeCost *c) {
    return (double)c->page_faults;
}

static const char *bytes_text(uint64_t bytes, char out[32]) {
    static const char *const units[] = {"KiB", "MiB", "GiB", "TiB"};
    double n = (double)bytes / 1024;
    size_t unit = 0;
    if (bytes < 1024) {
        snprintf(out, 32, "%d bytes", (int)bytes);
        return out;
    }
    for (; n >= 1024 && unit + 1 < JIG_LEN(units); ++unit)
        n /= 1024;
    snprintf(out, 32, "%.1f %s", n, units[unit]);
    return out;
}

/* Of the last one: what a run allocates is the same each time, unless its arguments change. */
static void report_memory(const JigCodeCost *c) {
    char allocated[32], peak[32], leaked[32];
    if (!c->num_allocations) {
        fputs("nothing allocated\n", stderr);
        return;
    }
    fprintf(stderr, "%s allocated in %llu block%s, %s at once, ",
            bytes_text(c->allocated, allocated), (unsigned long long)c->num_allocations,
            c->num_allocations == 1 ? "" : "s", bytes_text(c->peak, peak));
    if (c->num_leaks)
        fprintf(stderr, "%s leaked in %llu (freed between runs)\n", bytes_text(c->leaked, leaked),
                (unsigned long long)c->num_leaks);
    else
        fputs("nothing leaked\n", stderr);
}

static void report_costs(const JigCodeCost *costs, size_t n, JigWork work) {
    if (!n)
        return;
    Range seconds = range_of(costs, n, seconds_of);
    fprintf(stderr, "%zu runs: least %.3f us, median %.3f us", n, 1e6 * seconds.least,
            1e6 * seconds.median);
    bool of_floats = work.floats >= work.integers; /* what there is more of is the work */
    uint64_t operations = of_floats ? work.floats : work.integers;
    if (operations && seconds.least > 0 && seconds.median > 0)
        fprintf(stderr, "; %llu operations: %.3f, %.3f %s", (unsigned long long)operations,
                1e-9 * (double)operations / seconds.least,
                1e-9 * (double)operations / seconds.median, of_floats ? "GFLOP/s" : "GOP/s");
    double faults = range_of(costs, n, faults_of).median;
    fprintf(stderr, "\n  a run: %.3f us of CPU time, %.0f page fault%s, ",
            1e6 * range_of(costs, n, cpu_of).median, faults, faults == 1 ? "" : "s");
    report_memory(&costs[n - 1]);
}

/* ---- How far it is ---- */

static void tell_stage(JigRunStage stage) {
    if (stage == JIG_RUN_CALLS)
        progress_end();
    else
        progress_tell(0, stage == JIG_RUN_LOWERS ? JIG_STR("lowering") : JIG_STR("compiling"));
}

/* ---- The run ---- */

/* Of the memory, what arguments may take: there are several copies. */
enum { SHARE = 4 };

/* An evaluation of nothing, which only keeps values. */
static JigEval *create_values(const Settings *s, JigOp *payload) {
    JigEvalOptions options = {.max_memory = s->max_memory / SHARE};
    return jig_eval_create(payload, &options);
}

typedef struct Call {
    JigEval *eval;
    EntryTypes types;
    JigEvalValue *args, *results;
    JigCodeCost *costs;
} Call;

/* What is known of the function before a script changes it. */
typedef struct Before {
    EntrySignature signature;
    JigWork work; /* a script hides what is computed */
    JigArgumentShapes *shapes;
} Before;

static Before look_before(const Settings *s, JigOp *payload, JigArena *a) {
    Before b = {.signature = entry_signature(payload, s->entry.name)};
    JigOp *function = entry_look(payload, s->entry.name);
    if (!function)
        return b;
    b.shapes = jig_checks_shapes_of(function, a);
    if (s->timed || s->profile.how)
        b.work = jig_structured_work_of(function);
    return b;
}

/* ---- Sizes ---- */

static int64_t size_of(void *args, size_t arg, int64_t dim) {
    const JigEvalValue *v = (const JigEvalValue *)args + arg;
    if (dim == JIG_NO_DIM)
        return v->tag == JIG_EVAL_NUMBER ? (int64_t)v->w[0] : -1;
    return v->tag == JIG_EVAL_SHAPED && dim < v->shaped->rank ? v->shaped->sizes[dim] : -1;
}

/* Code trusts in what jig eval looks at. */
static bool shapes_fit(const Before *before, const JigOp *function, const Call *c) {
    JigArena *a = jig_arena_create();
    JigContext *ctx = jig_op_context(function);
    JigReason why = JIG_REASON(a);
    bool ok = !before->shapes || before->signature.num_inputs != c->types.num_inputs ||
              jig_checks_shapes_fit(before->shapes, size_of, c->args, &why);
    if (!ok)
        jig_reason_emit(ctx, JIG_ERROR, &why);
    jig_diag_flush(ctx);
    jig_arena_destroy(a);
    return ok;
}

/* Code of the payload, which the call ends with. */
static bool run_payload(Settings *s, JigOp *payload, JigOp *function, Call *c, int *status) {
    JigArena *a = jig_arena_create();
    JigEvalSignature types = {c->types.inputs, c->types.results, c->types.num_inputs,
                              c->types.num_results};
    JigCodeRun run = {.code = s->code,
                      .types = &types,
                      .pipeline = s->pipeline,
                      .max_memory = s->max_memory,
                      .max_seconds = s->max_seconds,
                      .timed = s->timed,
                      .threads = s->threads,
                      .costs = c->costs,
                      .profile = s->profile.how ? &s->profile.data : NULL,
                      .for_perf = s->for_perf,
                      .with_args = s->entry.show_args};
    run.code.entry = jig_arena_str(a, jig_symbol_name(function)).ptr;
    run.code.name = s->payload;
    progress_begin();
    JigCodeEnd end = jig_code_run(payload, c->types.loc, &run, c->eval, c->args, c->results);
    progress_end();
    *status = end == JIG_CODE_STOPPED || end == JIG_CODE_NO_MEMORY ? PAYLOAD_FAILED : 1;
    jig_arena_destroy(a);
    return end == JIG_CODE_DONE && entry_give_results(c->eval, jig_op_context(payload), &s->entry,
                                                      &c->types, c->results, c->args);
}

static bool call_function(Settings *s, JigOp *payload, JigOp *function, const Before *before,
                          Call *c, int *status) {
    size_t num_args = c->types.num_inputs, n = c->types.num_results;
    c->args = jig_calloc(num_args + n + 1, sizeof *c->args);
    c->costs = jig_calloc(s->timed + 1, sizeof *c->costs);
    c->results = c->args + num_args;
    bool ok = c->args && c->costs &&
              entry_parse_args(c->eval, &s->entry, function, &c->types, c->args) &&
              shapes_fit(before, function, c) && run_payload(s, payload, function, c, status);
    for (size_t i = 0; c->args && i < num_args + n; ++i)
        jig_eval_release(&c->args[i]);
    jig_free(c->args);
    return ok;
}

static bool run_function(Settings *s, JigOp *payload, JigOp *function, const Before *before,
                         int *status) {
    Call c = {.eval = create_values(s, payload)};
    bool ok = entry_types(c.eval, &s->entry, function, &before->signature, &c.types) &&
              call_function(s, payload, function, before, &c, status);
    if (ok)
        report_costs(c.costs, s->timed, before->work);
    jig_free(c.costs);
    entry_types_free(&c.types);
    jig_eval_destroy(c.eval);
    return ok;
}

static int run(JigContext *ctx, Settings *s) {
    jig_context_allow_unregistered(ctx, s->allow_unregistered);
    EntryInput in = {0};
    int status = 1;
    bool ok = entry_open(ctx, &s->entry, s->payload, &in);
    JigArena *a = jig_arena_create();
    Before before = {0};
    if (ok)
        before = look_before(s, in.payload, a);
    ok = ok && profile_begin(&s->profile, in.payload, &s->entry.how);
    s->profile.data.operations = (double)before.work.floats;
    s->profile.data.threads = s->threads;
    s->profile.data.title = jig_str(s->payload);
    ok = ok && entry_run_script(&s->entry, &in);
    profile_end_script(&s->profile);
    JigOp *function = ok ? entry_find(in.payload, s->entry.name) : NULL;
    ok = function && run_function(s, in.payload, function, &before, &status);
    ok = ok && profile_write(&s->profile, &s->entry.how) && (!s->timed || output_told_all());
    profile_free(&s->profile);
    entry_close(ctx, &in);
    jig_arena_destroy(a);
    return ok ? checking_status(&s->entry.checking, true) : status;
}

/* Of one run lines are those of the payload, or numbers that only the profile knows. */
static bool fits_together(const Settings *s) {
    if (s->pipeline && (s->code.math || s->code.fast_math)) {
        fprintf(stderr, "jig run: %s is for the usual passes, not with --pipeline\n",
                s->code.math ? "--math" : "--fast-math");
        return false;
    }
    if (!s->profile.how || !s->for_perf)
        return profile_is_known(&s->profile);
    fputs("jig run: --perf-map is for perf's profiles, not with --profile\n", stderr);
    return false;
}

int jig_run_main(int argc, char **argv) {
    Settings s = {.code = {.level = 3, .cpu = "host"}};
    s.max_memory = code_machine_memory();
    JigContext *ctx = jig_tool_context();
    const Command command = {"run", &help, "payload",
                             .tables = {entry_option_table(&s.entry),
                                        OPTION_TABLE(options, &s, .title = "Compiling and running"),
                                        script_option_table(&s.entry.how),
                                        code_option_table(&s.code),
                                        checking_option_table(&s.entry.checking)}};
    int status;
    suggest_names(ctx);
    warn_once(ctx);
    progress_gives_way(ctx);
    jig_run_tell_stages(ctx, tell_stage);
    if (command_read(ctx, argc, argv, &command, &s.payload, &status)) {
        script_options_begin(ctx, &s.entry.how);
        s.entry.automatic.cpu = s.code.cpu;
        s.entry.automatic.features = s.code.features;
        s.entry.how.lint_target = s.code.cpu;
        s.entry.how.lint_features = s.code.features;
        if (s.entry.how.lint && !s.entry.how.lint_threads)
            s.entry.how.lint_threads = s.threads;
        s.entry.how.lint_compiled = true;
        s.entry.how.lint_unoptimized = s.code.level == 0;
        status = fits_together(&s) ? run(ctx, &s) : 1;
    }
    jig_context_destroy(ctx);
    entry_free(&s.entry);
    return status;
}
