/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "entry.h"

#include "ir/op.h"
#include "eval/expected.h"
#include "jig/asm.h"
#include "jig/iface.h"
#include "lint.h"
#include "outputs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Options ---- */

static bool is_tolerance(double x) {
    return x >= 0;
}

OptionTable entry_option_table(Entry *e) {
    static const Option rows[] = {
        OPTION("--entry", OPTION_TEXT, Entry, name, .value = "NAME",
               .help = "function to run (the only public one, else @main)"),
        OPTION("--arg", OPTION_TEXTS, Entry, args, .value = "TYPE=FILL",
               .help =
                   "one for each argument:\n  i32=5  f32=1.5  index=3  complex<f32>=(1.0,2.0)\n  "
                   "tensor<4x8xf32>=FILL, vectors and memrefs likewise, where FILL is\n  zeros, "
                   "iota, random:SEED, a number, poison, FILE.npy or dense<...>\n  "
                   "tensor<?x8xf32>:4x8=FILL (sizes of a dynamic shape)"),
        OPTION("--result", OPTION_TEXTS, Entry, results, .value = "TYPE",
               .help = "one for each result, and an --arg for each argument, that a function had "
                       "before it was lowered to the llvm dialect"),
        OPTION("--out", OPTION_TEXT, Entry, out, .value = "FILE.npy",
               .help = "write the result there; of several, number i to FILE.i.npy"),
        OPTION(
            "--compare", OPTION_TEXT, Entry, compare, .value = "FILE.npy",
            .help =
                "fail unless the result is what is there; of several, number i is in FILE.i.npy"),
        OPTION("--tolerance", OPTION_REAL, Entry, tolerance, .accepts = is_tolerance,
               .takes = "a number from 0", .value = "X",
               .help = "numbers may be off by X times the expected one, or times 1 where that is "
                       "less (0)"),
        OPTION("--show-args", OPTION_FLAG, Entry, show_args,
               .help = "also print what memref arguments hold at the end"),
        OPTION("--script", OPTION_TEXT, Entry, script, .value = "FILE",
               .help = "script to apply to the payload first"),
        OPTION("--library", OPTION_TEXTS, Entry, libraries, .value = "PATH", .help = HELP_LIBRARY),
        OPTION("--entry-point", OPTION_TEXT, Entry, script_entry, .value = "NAME",
               .help = HELP_ENTRY_POINT),
        OPTION("--auto", OPTION_WORD, Entry, automatic.how, .words = auto_words,
               .takes = "quiet or report", .help = HELP_AUTO),
        OPTION("--emit-script", OPTION_TEXT, Entry, how.emitted, .value = "FILE",
               .help = HELP_EMIT_SCRIPT),
    };
    return OPTION_TABLE(rows, e);
}

void entry_free(Entry *e) {
    jig_vec_free(&e->libraries);
    jig_vec_free(&e->args);
    jig_vec_free(&e->results);
    script_options_free(&e->how);
}

/* ---- Payload and script ---- */

/* Before the work, which would be lost. */
static bool check_files(const Entry *e, const char *payload) {
    const OtherFile others[] = {{payload, "the payload"},
                                {e->script, "the script"},
                                {e->out, "the output"},
                                {e->how.emitted, "the script that is written"},
                                {e->compare, "what is compared with"}};
    return output_is_no_other("--trace-to", e->how.trace_to, others, JIG_LEN(others)) &&
           output_is_no_other("--emit-script", e->how.emitted, others, 3) &&
           output_is_no_other("--out", e->out, others, 2) && output_can_be_written(e->out);
}

/* What there is only with a script. */
static bool check_options(const Entry *e) {
    bool asked =
        script_is_asked_about(&e->how) || e->checking.how || e->libraries.len || e->script_entry;
    if (e->script || !asked)
        return true;
    fputs("libraries, entry points, traces, steps, warnings, choices and checks are those of a "
          "script: "
          "--script names one\n",
          stderr);
    return false;
}

bool entry_open(JigContext *ctx, Entry *e, const char *payload, EntryInput *in) {
    JIG_CHECK(auto_begin(&e->automatic, &e->script, &e->libraries, &e->how));
    JIG_CHECK(check_options(e) && check_files(e, payload) && script_options_fit(&e->how));
    in->path = payload;
    in->payload = input_parse(ctx, payload, &in->payload_file);
    in->script = in->payload && e->script ? input_parse(ctx, e->script, &in->script_file) : NULL;
    return in->payload && (in->script || !e->script);
}

void entry_close(JigContext *ctx, EntryInput *in) {
    jig_diag_flush(ctx);
    if (in->script)
        jig_op_destroy(in->script);
    if (in->payload)
        jig_op_destroy(in->payload);
    jig_diag_flush(ctx);
    jig_file_close(&in->script_file);
    jig_file_close(&in->payload_file);
}

/* As after a script that does nothing. */
static bool lint_payload(const Entry *e, const EntryInput *in) {
    JigOp *script = lint_empty_script(jig_op_context(in->payload));
    JigOp *start = script ? input_entry(script, "__transform_main", NULL, 0, false) : NULL;
    bool ok = start && script_run(in->payload, start, &e->how, NULL);
    if (script)
        jig_op_destroy(script);
    return ok;
}

static bool run_script(Entry *e, EntryInput *in) {
    if (!in->script)
        return !e->how.lint || lint_payload(e, in);
    JigOp *start = input_entry(in->script, e->script_entry ? e->script_entry : "__transform_main",
                               e->libraries.data, e->libraries.len, false);
    JIG_CHECK(start && auto_fits(&e->automatic, in->script));
    JIG_CHECK(script_take_known(&e->how, in->payload, start));
    start = script_emit(start, in->payload, &e->how);
    const AutoPayload payload = {&in->payload, &in->payload_file, in->path};
    return start && auto_run(&e->automatic, payload, start, &e->how, NULL, e->checking.how);
}

/* The function that will be run, with its arguments, as far as it is there already. */
static void begin_check(Entry *e, const EntryInput *in) {
    const JigOp *function = entry_look(in->payload, e->name);
    bool lowered = function && jig_str_starts_with(jig_op_name_of(function), "llvm.");
    if (function && !lowered) {
        e->checking.entry = jig_symbol_name(function);
        e->checking.what.args = e->args; /* which stay this one's to free */
    }
    checking_begin(&e->checking, &e->how);
}

bool entry_run_script(Entry *e, EntryInput *in) {
    begin_check(e, in);
    JIG_CHECK(run_script(e, in));
    input_unwrap(in->payload);
    return true;
}

/* ---- The function ---- */

/* A script beside the payload has none that could be meant. */
static bool has_body(const JigOp *op) {
    return jig_function(op) && jig_callable(op) && jig_callable(op)->region(op) &&
           !jig_op_is_of_scripts(op);
}

JigOp *entry_look(JigOp *payload, const char *name) {
    JigOp *only = NULL;
    size_t n = 0;
    if (!name) {
        for (JigOp *op = jig_block_first(jig_op_body(payload)); op; op = jig_op_next(op))
            if (has_body(op) && !jig_symbol_is_private(op)) {
                only = op;
                ++n;
            }
        if (n == 1)
            return only;
        name = "main";
    }
    JigOp *found = jig_symbol_lookup_in(payload, jig_str(name));
    return found && jig_function(found) ? found : NULL;
}

/* With the functions that there are. */
static void no_function(JigOp *payload, const char *name) {
    JigCharVec names = {0};
    for (JigOp *op = jig_block_first(jig_op_body(payload)); op; op = jig_op_next(op)) {
        if (!has_body(op))
            continue;
        JigStr symbol = jig_symbol_name(op);
        if (names.len)
            jig_vec_append(&names, ", ", 2);
        jig_vec_append(&names, symbol.ptr, symbol.len);
    }
    if (names.len)
        jig_error(jig_op_context(payload), jig_op_loc(payload),
                  "no function '%s' to run: say which with --entry (%.*s)", name, (int)names.len,
                  names.data);
    else
        jig_error(jig_op_context(payload), jig_op_loc(payload),
                  "no function '%s' to run, nor any other with a body", name);
    jig_vec_free(&names);
}

JigOp *entry_find(JigOp *payload, const char *name) {
    JigOp *found = entry_look(payload, name);
    if (!found)
        no_function(payload, name ? name : "main");
    return found;
}

EntrySignature entry_signature(JigOp *payload, const char *name) {
    EntrySignature s = {0};
    JigOp *function = entry_look(payload, name);
    if (!function)
        return s;
    s.inputs = jig_function_inputs(function, &s.num_inputs);
    s.results = jig_function_results(function, &s.num_results);
    return s;
}

/* The same numbers, row by row. */
static bool became_buffer(const JigType *before, const JigType *now) {
    return jig_type_is_ranked_tensor(before) &&
           now == jig_type_memref(jig_type_shape(before), jig_type_rank(before),
                                  jig_type_element(before), NULL, NULL);
}

/* Is an argument that has become a buffer given as a tensor, and the rest as it was? Of one that is
 * not given at all the tensor is what is missing. */
static bool is_called_as_before(const Entry *e, const EntrySignature *before, const EntryTypes *t) {
    bool tensors = false;
    if (!before || before->num_inputs != t->num_inputs || before->num_results != t->num_results)
        return false;
    for (size_t i = 0; i < t->num_inputs; ++i) {
        bool changed = before->inputs[i] != t->inputs[i],
             given = i < e->args.len && !jig_str_starts_with(e->args.data[i], "tensor<");
        if (changed && (given || !became_buffer(before->inputs[i], t->inputs[i])))
            return false;
        tensors |= changed;
    }
    for (size_t i = 0; i < t->num_results; ++i)
        if (before->results[i] != t->results[i] &&
            !became_buffer(before->results[i], t->results[i]))
            return false;
    return tensors;
}

bool entry_types(JigEval *eval, const Entry *e, JigOp *function, const EntrySignature *before,
                 EntryTypes *t) {
    JigContext *ctx = jig_op_context(function);
    size_t n, num_inputs;
    const JigType *const *inputs = jig_function_inputs(function, &num_inputs);
    const JigType *const *results = jig_function_results(function, &n);
    bool told = e->results.len > 0;
    *t = (EntryTypes){.loc = jig_op_loc(function)};
    t->lowered = jig_str_starts_with(jig_op_name_of(function), "llvm.");
    t->num_inputs = t->lowered ? e->args.len : num_inputs;
    t->num_results = told ? e->results.len : n;
    t->inputs = jig_calloc(t->num_inputs + t->num_results + 1, sizeof *t->inputs);
    if (!t->inputs)
        return false;
    t->results = t->inputs + t->num_inputs;
    if (told && !t->lowered)
        return jig_error(ctx, t->loc, "--result is about functions that were lowered");
    for (size_t i = 0; i < t->num_inputs; ++i) {
        t->inputs[i] = t->lowered ? jig_eval_parse_type(eval, e->args.data[i]) : inputs[i];
        JIG_CHECK(t->inputs[i]);
    }
    for (size_t i = 0; i < t->num_results; ++i) {
        JigStr text = told ? e->results.data[i] : (JigStr){0};
        t->results[i] = told ? jig_parse_type_str(ctx, text, text) : results[i];
        JIG_CHECK(t->results[i]);
    }
    t->as_before = !told && !t->lowered && is_called_as_before(e, before, t);
    if (t->as_before) {
        memcpy(t->inputs, before->inputs, t->num_inputs * sizeof *t->inputs);
        memcpy(t->results, before->results, t->num_results * sizeof *t->results);
    }
    return true;
}

void entry_types_free(EntryTypes *t) {
    jig_free(t->inputs);
}

static bool parse_each(JigEval *eval, const Entry *e, JigOp *function, const EntryTypes *t,
                       JigEvalValue *args) {
    size_t n = t->num_inputs;
    JigStr name = jig_symbol_name(function);
    JigContext *ctx = jig_op_context(function);
    if (n != e->args.len)
        return jig_error(ctx, t->loc,
                         "function '%.*s' takes %zu argument%s (%s), but %zu %s given with --arg",
                         JIG_FMT(name), n, n == 1 ? "" : "s", jig_msg_types(ctx, t->inputs, n),
                         e->args.len, e->args.len == 1 ? "is" : "are");
    for (size_t i = 0; i < n; ++i)
        JIG_CHECK(jig_eval_parse_value(eval, t->inputs[i], e->args.data[i], &args[i]));
    return true;
}

bool entry_parse_args(JigEval *eval, const Entry *e, JigOp *function, const EntryTypes *t,
                      JigEvalValue *args) {
    JigContext *ctx = jig_op_context(function);
    JigStr name = jig_symbol_name(function);
    if (parse_each(eval, e, function, t, args))
        return true;
    jig_note(ctx, t->loc, "the function is @%.*s(%s) -> (%s)", JIG_FMT(name),
             jig_msg_types(ctx, t->inputs, t->num_inputs),
             jig_msg_types(ctx, t->results, t->num_results));
    return false;
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

static bool write_result(JigEval *e, const Entry *s, const JigType *type, const JigEvalValue *v,
                         size_t i, size_t n, JigArena *a) {
    JigStr path = path_of(s->out, i, n, a), why;
    if (jig_eval_write_npy(e, type, v, path.ptr, &why, a))
        return true;
    fprintf(stderr, "cannot write result #%zu to '%.*s': %.*s\n", i, JIG_FMT(path), JIG_FMT(why));
    return false;
}

/* Tells of each result whether it is as expected. */
static bool compare_results(JigEval *e, const Entry *s, const JigType *const *types,
                            const JigEvalValue *results, size_t n, JigArena *a) {
    bool ok = true;
    for (size_t i = 0; i < n; ++i) {
        JigStr path = path_of(s->compare, i, n, a), why;
        size_t compared;
        if (jig_eval_is_as_file(e, types[i], &results[i], path.ptr, s->tolerance, &compared, &why,
                                a)) {
            fprintf(stderr, "result #%zu is as in '%.*s': %zu element%s alike\n", i, JIG_FMT(path),
                    compared, compared == 1 ? "" : "s");
            continue;
        }
        fprintf(stderr, "result #%zu is not as in '%.*s': %.*s\n", i, JIG_FMT(path), JIG_FMT(why));
        ok = false;
    }
    return ok;
}

static bool check_written(JigContext *ctx, const EntryTypes *types, const JigEvalValue *results) {
    for (size_t i = 0; i < types->num_results; ++i)
        if (!jig_eval_is_written(&results[i]))
            return jig_error(ctx, types->loc, "result #%zu was never written, or not all of it", i);
    return true;
}

bool entry_give_results(JigEval *eval, JigContext *ctx, const Entry *e, const EntryTypes *types,
                        const JigEvalValue *results, const JigEvalValue *args) {
    size_t n = types->num_results;
    if (!n && (e->out || e->compare))
        return jig_error(ctx, types->loc, "there is no result to %s",
                         e->compare ? "compare (--compare)" : "write (--out)");
    JIG_CHECK(check_written(ctx, types, results));
    JigArena *a = jig_arena_create();
    bool ok = !e->compare || compare_results(eval, e, types->results, results, n, a);
    for (size_t i = 0; i < n && ok && (e->out || !e->compare); ++i)
        ok = e->out ? write_result(eval, e, types->results[i], &results[i], i, n, a)
                    : print_value(eval, types->results[i], &results[i], a);
    for (size_t i = 0; i < types->num_inputs && ok && e->show_args; ++i)
        if (jig_type_is_any_memref(types->inputs[i]))
            print_value(eval, types->inputs[i], &args[i], a);
    jig_arena_destroy(a);
    return ok;
}
