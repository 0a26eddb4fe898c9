/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * jig eval: runs a function of a payload on given arguments, after a script if there is one, and
 * prints its results.
 */
#include "eval/compare.h"
#include "input.h"
#include "jig/asm.h"
#include "jig/eval.h"
#include "jig/iface.h"
#include "options.h"
#include "plugin.h"
#include "tools.h"

#include <errno.h>
#include <float.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct Settings {
    const char *payload, *script, *script_entry, *entry, *out, *compare;
    double tolerance;
    StrList libraries, args, results;
    bool allow_unregistered, show_args, count_steps;
    JigEvalOptions options;
} Settings;

static const char usage[] =
    "usage: jig eval PAYLOAD [--entry NAME] [--arg TYPE=FILL]... [--script SCHEDULE]\n"
    "\n"
    "  --entry NAME                    function to run (the only public one, else @main)\n"
    "  --arg TYPE=FILL                 one for each argument:\n"
    "                                    i32=5  f32=1.5  index=3  complex<f32>=(1.0,2.0)\n"
    "                                    tensor<4x8xf32>=FILL, vectors and memrefs likewise, where "
    "FILL is\n"
    "                                    zeros, iota, random:SEED, a number, poison, FILE.npy or "
    "dense<...>\n"
    "                                    tensor<?x8xf32>:4x8=FILL (sizes of a dynamic shape)\n"
    "  --result TYPE                   one for each result, and an --arg for each argument, that a "
    "function had\n"
    "                                  before it was lowered to the llvm dialect\n"
    "  --out FILE.npy                  write the result there; of several, number i to FILE.i.npy\n"
    "  --compare FILE.npy              fail unless the result is what is there; of several, number "
    "i is in FILE.i.npy\n"
    "  --tolerance X                   numbers may be off by X times the expected one, or times 1 "
    "where that is less (0)\n"
    "  --check-leaks                   fail when memory is neither freed nor returned\n"
    "  --show-args                     also print what memref arguments hold at the end\n"
    "  --script FILE                   script to apply to the payload first\n"
    "  --library PATH                  file or folder with named sequences that the script "
    "declares\n"
    "  --entry-point NAME              named sequence to start with (__transform_main)\n"
    "  --max-steps N                   ops to execute at most (1000000000)\n"
    "  --max-depth N                   calls within calls (10000)\n"
    "  --max-memory N                  bytes of all values (1073741824)\n"
    "  --vscale N                      what scalable vectors are multiples of (2)\n"
    "  --count-steps                   report on standard error how many ops were executed\n"
    "  --allow-unregistered-dialect    accept ops of unknown dialects\n"
    "  --load-dialect-plugin FILE      know what this plugin brings (also --load-pass-plugin)\n";

/* ---- Command line ---- */

/* 1: taken, 0: another option, -1: not a number. */
static int parse_number(int argc, char **argv, int *i, Settings *s) {
    const char *names[] = {"--max-steps", "--max-depth", "--max-memory", "--vscale"};
    for (size_t k = 0; k < JIG_LEN(names); ++k) {
        const char *v = option_value(argc, argv, i, names[k]);
        if (!v)
            continue;
        char *end;
        errno = 0;
        unsigned long long n = strtoull(v, &end, 10);
        bool small = k == 1 || k == 3;
        if (*end || end == v || *v == '-' || errno || !n ||
            (small && n > (k == 3 ? 1u << 16 : UINT32_MAX)))
            return -1;
        switch (k) {
        case 0:
            s->options.max_steps = n;
            break;
        case 1:
            s->options.max_depth = (uint32_t)n;
            break;
        case 2:
            s->options.max_memory = n;
            break;
        default:
            s->options.vscale = (uint32_t)n;
        }
        return 1;
    }
    return 0;
}

static bool parse_tolerance(const char *text, Settings *s) {
    char *end;
    s->tolerance = strtod(text, &end);
    return *text && !*end && s->tolerance >= 0 && s->tolerance <= DBL_MAX;
}

static bool parse_flag(const char *arg, Settings *s) {
    if (strcmp(arg, "--show-args") == 0)
        s->show_args = true;
    else if (strcmp(arg, "--check-leaks") == 0)
        s->options.check_leaks = true;
    else if (strcmp(arg, "--count-steps") == 0)
        s->count_steps = true;
    else if (strcmp(arg, "--allow-unregistered-dialect") == 0)
        s->allow_unregistered = true;
    else
        return false;
    return true;
}

static bool parse_option(int argc, char **argv, int *i, Settings *s) {
    const char *v;
    if ((v = option_value(argc, argv, i, "--script")))
        s->script = v;
    else if ((v = option_value(argc, argv, i, "--library")))
        jig_vec_push(&s->libraries, jig_str(v));
    else if ((v = option_value(argc, argv, i, "--entry-point")))
        s->script_entry = v;
    else if ((v = option_value(argc, argv, i, "--entry")))
        s->entry = v;
    else if ((v = option_value(argc, argv, i, "--arg")))
        jig_vec_push(&s->args, jig_str(v));
    else if ((v = option_value(argc, argv, i, "--result")))
        jig_vec_push(&s->results, jig_str(v));
    else if ((v = option_value(argc, argv, i, "--out")))
        s->out = v;
    else if ((v = option_value(argc, argv, i, "--compare")))
        s->compare = v;
    else if ((v = option_value(argc, argv, i, "--tolerance")))
        return parse_tolerance(v, s);
    else
        return parse_flag(argv[*i], s) || parse_number(argc, argv, i, s) == 1;
    return true;
}

/* 0: go on; else the exit status plus one. */
static int parse_command_line(JigContext *ctx, int argc, char **argv, Settings *s) {
    for (int i = 1; i < argc; ++i) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            fputs(usage, stdout);
            return 1;
        }
        PluginOption plugin = plugin_option(ctx, argc, argv, &i);
        if (plugin == PLUGIN_FAILED)
            return 2;
        if (plugin == PLUGIN_LOADED)
            continue;
        if (argv[i][0] == '-' && argv[i][1]) {
            if (parse_option(argc, argv, &i, s))
                continue;
            fprintf(stderr, "jig eval: unknown option or wrong value: '%s'\n%s", argv[i], usage);
            return 2;
        }
        if (s->payload) {
            fprintf(stderr, "jig eval: more than one payload: '%s'\n", argv[i]);
            return 2;
        }
        s->payload = argv[i];
    }
    if (!s->payload)
        fputs(usage, stderr);
    return s->payload ? 0 : 2;
}

/* ---- The script ---- */

static bool run_script(const Settings *s, JigOp *payload, JigOp *script) {
    JigOp *entry = input_entry(script, s->script_entry, s->libraries.data, s->libraries.len, false);
    return entry && jig_interpret(payload, entry, NULL) && jig_op_verify(payload);
}

/* ---- The function ---- */

static JigOp *find_entry(JigOp *payload, const char *name) {
    JigContext *ctx = jig_op_context(payload);
    JigOp *only = NULL;
    size_t n = 0;
    if (!name) {
        for (JigOp *op = jig_block_first(jig_op_body(payload)); op; op = jig_op_next(op))
            if (jig_function(op) && !jig_symbol_is_private(op)) {
                only = op;
                ++n;
            }
        if (n == 1)
            return only;
        name = "main";
    }
    JigOp *found = jig_symbol_lookup_in(payload, jig_str(name));
    if (found && jig_function(found))
        return found;
    jig_error(ctx, jig_op_loc(payload), "no function '%s' to run: say which with --entry", name);
    return NULL;
}

/* Arguments and results of a function of the llvm dialect may be those that it had before it was
 * lowered. */
typedef struct Types {
    const JigType **inputs, **results;
    size_t num_inputs, num_results;
} Types;

static bool is_lowered(const JigOp *entry) {
    return jig_str_starts_with(jig_op_name_of(entry), "llvm.");
}

/* Those of the command line, or, where it says none, of the function. */
static bool find_types(JigEval *e, const Settings *s, JigOp *entry, Types *t) {
    JigContext *ctx = jig_op_context(entry);
    size_t n, num_inputs;
    const JigType *const *inputs = jig_function_inputs(entry, &num_inputs);
    const JigType *const *results = jig_function_results(entry, &n);
    bool lowered = is_lowered(entry), told = s->results.len > 0;
    t->num_inputs = lowered ? s->args.len : num_inputs;
    t->num_results = told ? s->results.len : n;
    t->inputs = calloc(t->num_inputs + t->num_results + 1, sizeof *t->inputs);
    t->results = t->inputs + t->num_inputs;
    if (told && !lowered)
        return jig_error(ctx, jig_op_loc(entry), "--result is about functions that were lowered");
    for (size_t i = 0; i < t->num_inputs; ++i) {
        t->inputs[i] = lowered ? jig_eval_parse_type(e, s->args.data[i]) : inputs[i];
        JIG_CHECK(t->inputs[i]);
    }
    for (size_t i = 0; i < t->num_results; ++i) {
        JigStr text = told ? s->results.data[i] : (JigStr){0};
        t->results[i] = told ? jig_parse_type_str(ctx, text, text) : results[i];
        JIG_CHECK(t->results[i]);
    }
    return true;
}

static bool parse_args(JigEval *e, const Settings *s, JigOp *entry, const Types *t,
                       JigEvalValue *args) {
    size_t n = t->num_inputs;
    JigStr name = jig_symbol_name(entry);
    JigContext *ctx = jig_op_context(entry);
    if (n != s->args.len)
        return jig_error(ctx, jig_op_loc(entry),
                         "function '%.*s' takes %zu arguments (%s), but %zu are given with --arg",
                         JIG_FMT(name), n, jig_msg_types(ctx, t->inputs, n), s->args.len);
    for (size_t i = 0; i < n; ++i)
        JIG_CHECK(jig_eval_parse_value(e, t->inputs[i], s->args.data[i], &args[i]));
    return true;
}

/* ---- Results ---- */

static bool print_value(JigEval *e, const JigType *type, const JigEvalValue *v, JigArena *a) {
    JigStr text = jig_eval_value_to_str(e, type, v, a);
    printf("%.*s\n", JIG_FMT(text));
    return true;
}

/* The file of result i of n. */
static JigStr path_of(const char *given, size_t i, size_t n, JigArena *a) {
    JigStr path = jig_str(given);
    if (n == 1)
        return jig_arena_str(a, path);
    JigStr stem = jig_str_ends_with(path, ".npy") ? (JigStr){path.ptr, path.len - 4} : path;
    return jig_arena_printf(a, "%.*s.%zu.npy", JIG_FMT(stem), i);
}

static bool write_result(JigEval *e, const Settings *s, const JigType *type, const JigEvalValue *v,
                         size_t i, size_t n, JigArena *a) {
    JigStr path = path_of(s->out, i, n, a), why;
    if (jig_eval_write_npy(e, type, v, path.ptr, &why, a))
        return true;
    fprintf(stderr, "cannot write result #%zu to '%.*s': %.*s\n", i, JIG_FMT(path), JIG_FMT(why));
    return false;
}

/* Tells of all results that are off. */
static bool compare_results(JigEval *e, const Settings *s, const JigType *const *types,
                            const JigEvalValue *results, size_t n, JigArena *a) {
    bool ok = true;
    for (size_t i = 0; i < n; ++i) {
        JigStr path = path_of(s->compare, i, n, a), why;
        if (jig_eval_is_as_file(e, types[i], &results[i], path.ptr, s->tolerance, &why, a))
            continue;
        fprintf(stderr, "result #%zu is not as in '%.*s': %.*s\n", i, JIG_FMT(path), JIG_FMT(why));
        ok = false;
    }
    return ok;
}

static bool check_written(JigOp *entry, const JigEvalValue *results, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (!jig_eval_is_written(&results[i]))
            return jig_error(jig_op_context(entry), jig_op_loc(entry),
                             "result #%zu was never written, or not all of it", i);
    return true;
}

static bool give_results(JigEval *e, const Settings *s, JigOp *entry, const Types *t,
                         const JigEvalValue *results, const JigEvalValue *args) {
    size_t n = t->num_results;
    JIG_CHECK(check_written(entry, results, n));
    JigArena *a = jig_arena_create();
    bool ok = !s->compare || compare_results(e, s, t->results, results, n, a);
    for (size_t i = 0; i < n && ok && (s->out || !s->compare); ++i)
        ok = s->out ? write_result(e, s, t->results[i], &results[i], i, n, a)
                    : print_value(e, t->results[i], &results[i], a);
    for (size_t i = 0; i < t->num_inputs && ok && s->show_args; ++i)
        if (jig_type_is_any_memref(t->inputs[i]))
            print_value(e, t->inputs[i], &args[i], a);
    jig_arena_destroy(a);
    return ok;
}

/* ---- The whole ---- */

static bool run_on(JigEval *e, const Settings *s, JigOp *entry, const Types *t) {
    size_t n = t->num_inputs + t->num_results;
    JigEvalValue *args = calloc(n + 1, sizeof *args), *results = args + t->num_inputs;
    const JigEvalSignature before = {t->inputs, t->results, t->num_inputs, t->num_results};
    bool ok = args && parse_args(e, s, entry, t, args) &&
              (is_lowered(entry) ? jig_eval_run_lowered(e, entry, &before, args, results)
                                 : jig_eval_run_function(e, entry, args, results)) &&
              give_results(e, s, entry, t, results, args);
    if (s->count_steps)
        fprintf(stderr, "%llu steps\n", (unsigned long long)jig_eval_num_steps(e));
    for (size_t i = 0; args && i < n; ++i)
        jig_eval_release(&args[i]);
    free(args);
    return ok;
}

static bool run(const Settings *s, JigOp *payload, JigOp *entry) {
    JigEval *e = jig_eval_create(payload, &s->options);
    Types types = {0};
    bool ok = find_types(e, s, entry, &types) && run_on(e, s, entry, &types);
    free(types.inputs);
    jig_eval_destroy(e);
    return ok;
}

static bool eval(JigContext *ctx, const Settings *s) {
    jig_context_allow_unregistered(ctx, s->allow_unregistered);
    JigFile script_file = {0}, payload_file = {0};
    JigOp *payload = input_parse(ctx, s->payload, &payload_file);
    JigOp *script = payload && s->script ? input_parse(ctx, s->script, &script_file) : NULL;
    bool ok = payload && (!s->script || (script && run_script(s, payload, script)));
    JigOp *entry = ok ? find_entry(payload, s->entry) : NULL;
    ok = entry && run(s, payload, entry);
    jig_diag_flush(ctx);
    if (script)
        jig_op_destroy(script);
    if (payload)
        jig_op_destroy(payload);
    jig_diag_flush(ctx);
    jig_file_close(&script_file);
    jig_file_close(&payload_file);
    return ok && fflush(stdout) == 0;
}

int jig_eval_main(int argc, char **argv) {
    Settings s = {.script_entry = "__transform_main"};
    JigContext *ctx = jig_tool_context();
    int stop = parse_command_line(ctx, argc, argv, &s);
    int status = stop ? stop - 1 : eval(ctx, &s) ? 0 : 1;
    jig_context_destroy(ctx);
    jig_vec_free(&s.libraries);
    jig_vec_free(&s.args);
    jig_vec_free(&s.results);
    return status;
}
