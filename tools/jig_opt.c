/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * jig-opt: reads IR, runs passes over it, prints it; with mlir-opt's options.
 */
#include "asm/format.h"
#include "codegen/check_intrinsics.h"
#include "expect.h"
#include "help.h"
#include "ir/diag/source.h"
#include "jig/transform.h"
#include "once.h"
#include "options.h"
#include "pass/instrument.h"
#include "pass/pipeline.h"
#include "script.h"
#include "split.h"
#include "suggest.h"
#include "support/file.h"
#include "tools.h"

#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* ---- Options ---- */

static const char *const verify_choices[] = {"", "all", "only-expected", NULL};
static const char *const verbosity_choices[] = {"errors", "warnings", "remarks", NULL};
static const char *const display_choices[] = {"list", "tree", NULL};
static const char *const statistics_choices[] = {"list", "pipeline", NULL};
static const char *const format_choices[] = {"text", "json", NULL};

enum { VERIFY_ALL = 1, VERIFY_ONLY_EXPECTED = 2 };
enum { ERRORS, WARNINGS, REMARKS };

typedef struct Settings {
    JigStr output, pipeline, split, output_split;
    bool has_pipeline;
    bool allow_unregistered, no_implicit_module, verify_each, verify_roundtrip, no_parse_verifier;
    bool show_dialects, list_passes, check_dialects, dump_pipeline, threading_off;
    bool emit_bytecode;
    int verify_diagnostics, verbosity, timing_display, statistics_display, format;
    bool explain, disable_notes, op_on_diagnostic, op_on_diagnostic_set;
    bool timing, statistics;
    bool debug_info, pretty_debug_info, generic, local_scope, skip_regions, unique_ids, print_users,
        use_name_locs, assume_verified;
    int64_t elide_elements, elide_resource, hex, max_steps;
    bool before_all, after_all, after_change, after_failure, module_scope;
    StrList before, after;
} Settings;

#define AT(member) offsetof(Settings, member)

static const ArgRow rows[] = {
    {"allow-unregistered-dialect", ARG_BOOL, AT(allow_unregistered),
     .help = "Allow operations of no registered dialect"},
    {"check-dialects", ARG_BOOL, AT(check_dialects),
     .help = "Compile every row of every dialect and exit"},
    {"dump-pass-pipeline", ARG_BOOL, AT(dump_pipeline),
     .help = "Print the pipeline that will be run"},
    {"emit-bytecode", ARG_BOOL, AT(emit_bytecode), .help = "Rejected: jig-opt writes text only"},
    {"explain", ARG_BOOL, AT(explain),
     .help = "Explain why scripts and texts fail, as jig apply does"},
    {"list-passes", ARG_BOOL, AT(list_passes),
     .help = "Print the list of registered passes and exit"},
    {"load-dialect-plugin", ARG_PLUGIN, .otherwise = "dialect plugin",
     .help = "Load dialects from plugin library"},
    {"load-pass-plugin", ARG_PLUGIN, .otherwise = "passes",
     .help = "Load passes from plugin library"},
    {"max-steps", ARG_UINT, AT(max_steps),
     .help = "Transform ops that a script may carry out (33554432, and 1024 more for each op)"},
    {"mlir-diagnostic-verbosity-level", ARG_CHOICE, AT(verbosity), .choices = verbosity_choices,
     .help = "Which diagnostics to show"},
    {"mlir-disable-diagnostic-notes", ARG_BOOL, AT(disable_notes),
     .help = "Hide notes that belong to no diagnostic"},
    {"mlir-disable-threading", ARG_BOOL, AT(threading_off),
     .help = "Accepted; there is one thread"},
    {"mlir-elide-elementsattrs-if-larger", ARG_UINT, AT(elide_elements),
     .help = "Elide elements attributes that have more elements"},
    {"mlir-elide-resource-strings-if-larger", ARG_UINT, AT(elide_resource),
     .help = "Elide resources with a longer text"},
    {"mlir-output-format", ARG_CHOICE, AT(format), .choices = format_choices,
     .help = "Format of the timing report"},
    {"mlir-pass-statistics", ARG_BOOL, AT(statistics), .help = "Show the statistics of passes"},
    {"mlir-pass-statistics-display", ARG_CHOICE, AT(statistics_display),
     .choices = statistics_choices, .help = "How to show them"},
    {"mlir-pretty-debuginfo", ARG_BOOL, AT(pretty_debug_info),
     .help = "Print locations in a short form"},
    {"mlir-print-assume-verified", ARG_BOOL, AT(assume_verified),
     .help = "Do not verify before printing"},
    {"mlir-print-debuginfo", ARG_BOOL, AT(debug_info), .help = "Print locations"},
    {"mlir-print-elementsattrs-with-hex-if-larger", ARG_LONG, AT(hex),
     .help = "Print elements attributes as hex when they have more elements (-1: never)"},
    {"mlir-print-ir-after", ARG_PASSES, AT(after), .help = "Print IR after these passes"},
    {"mlir-print-ir-after-all", ARG_BOOL, AT(after_all), .help = "Print IR after each pass"},
    {"mlir-print-ir-after-change", ARG_BOOL, AT(after_change),
     .help = "After a pass, print only if the IR changed"},
    {"mlir-print-ir-after-failure", ARG_BOOL, AT(after_failure),
     .help = "After a pass, print only if it failed"},
    {"mlir-print-ir-before", ARG_PASSES, AT(before), .help = "Print IR before these passes"},
    {"mlir-print-ir-before-all", ARG_BOOL, AT(before_all), .help = "Print IR before each pass"},
    {"mlir-print-ir-module-scope", ARG_BOOL, AT(module_scope),
     .help = "Around passes, print the top-level operation"},
    {"mlir-print-local-scope", ARG_BOOL, AT(local_scope), .help = "Print without aliases"},
    {"mlir-print-op-generic", ARG_BOOL, AT(generic), .help = "Print the generic form"},
    {"mlir-print-op-on-diagnostic", ARG_BOOL, AT(op_on_diagnostic),
     .help = "Print the operation with its diagnostics"},
    {"mlir-print-skip-regions", ARG_BOOL, AT(skip_regions),
     .help = "Print operations without their regions"},
    {"mlir-print-unique-ssa-ids", ARG_BOOL, AT(unique_ids),
     .help = "Number values across all regions"},
    {"mlir-print-value-users", ARG_BOOL, AT(print_users),
     .help = "Print users of values as comments"},
    {"mlir-timing", ARG_BOOL, AT(timing), .help = "Show execution times"},
    {"mlir-timing-display", ARG_CHOICE, AT(timing_display), .choices = display_choices,
     .help = "How to show them"},
    {"mlir-use-nameloc-as-prefix", ARG_BOOL, AT(use_name_locs),
     .help = "Name values after their name locations"},
    {"mlir-very-unsafe-disable-verifier-on-parsing", ARG_BOOL, AT(no_parse_verifier),
     .help = "Do not verify the input"},
    {"no-implicit-module", ARG_BOOL, AT(no_implicit_module),
     .help = "Do not add a top-level module"},
    {"o", ARG_STRING, AT(output), .value = "<filename>", .help = "Output file"},
    {"output-split-marker", ARG_STRING, AT(output_split),
     .help = "Stands between the outputs of chunks"},
    {"p", ARG_STRING, AT(pipeline), .help = "The same as --pass-pipeline"},
    {"pass-pipeline", ARG_STRING, AT(pipeline), .help = "Text of the pass pipeline to run"},
    {"show-dialects", ARG_BOOL, AT(show_dialects),
     .help = "Print the list of registered dialects and exit"},
    {"split-input-file", ARG_OPTIONAL, AT(split), .value = "<marker>", .otherwise = "// -----",
     .help = "Process the chunks of the input one by one"},
    {"verify-diagnostics", ARG_CHOICE, AT(verify_diagnostics), .choices = verify_choices,
     .help = "Compare diagnostics with expected-* comments"},
    {"verify-each", ARG_BOOL, AT(verify_each), .help = "Verify after each pass"},
    {"verify-roundtrip", ARG_BOOL, AT(verify_roundtrip),
     .help = "Check that printing and parsing gives the same IR"},
};

static Settings default_settings(void) {
    return (Settings){
        .output = JIG_STR("-"),
        .output_split = JIG_STR("// -----"),
        .verify_each = true,
        .op_on_diagnostic = true,
        .verify_diagnostics = -1,
        .verbosity = REMARKS,
        .timing_display = 1,
        .elide_elements = -1,
        .elide_resource = -1,
        .hex = 100,
    };
}

/* ---- One chunk ---- */

typedef struct Opt {
    CommandLine line;
    Settings settings;
    JigStr name; /* of the input, as in locations */
    JigStr text; /* whole input */
    bool mapped; /* ... which is a mapped file */
    JigOutput out;
    JigTiming *timing;
    Expectations *expected; /* of the whole input; or NULL */
} Opt;

/* Remarks and warnings may be unwanted; errors go on to be printed. */
static bool filter(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    const Settings *s = user;
    switch (diag->severity) {
    case JIG_WARNING:
        return s->verbosity < WARNINGS;
    case JIG_REMARK:
        return s->verbosity < REMARKS;
    case JIG_NOTE:
        return s->disable_notes;
    default:
        return false;
    }
}

static void configure(const Settings *s, JigContext *ctx) {
    jig_context_allow_unregistered(ctx, s->allow_unregistered);
    jig_context_print_op_on_diagnostic(ctx, s->op_on_diagnostic && s->verify_diagnostics < 0);
    jig_script_limit_steps(ctx, (uint64_t)s->max_steps);
    JigPrintFlags flags = jig_print_flags();
    flags.debug_info = s->debug_info;
    flags.pretty_debug_info = s->pretty_debug_info;
    flags.generic = s->generic;
    flags.local_scope = s->local_scope;
    flags.assume_verified = s->assume_verified;
    flags.skip_regions = s->skip_regions;
    flags.use_name_locs = s->use_name_locs;
    flags.unique_ssa_ids = s->unique_ids;
    flags.print_users = s->print_users;
    flags.elide_elements_above = s->elide_elements;
    flags.elide_resource_above = s->elide_resource;
    flags.hex_above = s->hex;
    jig_context_set_print_flags(ctx, &flags);
}

/* Without a text, all is said apart. */
static bool report_pipeline_error(Opt *opt, JigContext *ctx, const JigReason *why) {
    jig_diag_flush(ctx);
    JigStr said = jig_pipeline_complaints(why, opt->line.program, why->arena);
    fprintf(stderr, "%.*s", JIG_FMT(said));
    if (!why->what.text)
        return false;
    JigStr text = jig_reason_text(why, why->arena);
    return jig_error(ctx, jig_loc_unknown(ctx), "%.*s", JIG_FMT(text));
}

/* The pipeline that the command line asks for; NULL after a diagnostic. */
static JigPipeline *make_pipeline(Opt *opt, JigContext *ctx, JigOp *op, JigArena *a) {
    const Settings *s = &opt->settings;
    JigReason why = JIG_REASON(a);
    if (s->pipeline.ptr) {
        if (opt->line.passes.len) {
            (void)jig_error(ctx, jig_loc_unknown(ctx),
                            "'-pass-pipeline' option can't be used with individual pass options");
            return NULL;
        }
        JigPipeline *p = jig_pipeline_parse(ctx, s->pipeline, a, &why);
        if (!p)
            (void)report_pipeline_error(opt, ctx, &why);
        return p;
    }
    JigPipeline *p = jig_pipeline_create(ctx, jig_op_name_of(op));
    for (size_t i = 0; i < opt->line.passes.len; i++) {
        PassArg pass = opt->line.passes.data[i];
        if (jig_pipeline_add(p, pass.name, pass.options, a, &why))
            continue;
        (void)report_pipeline_error(opt, ctx, &why);
        jig_pipeline_destroy(p);
        return NULL;
    }
    return p;
}

static void print_statistics_head(void) {
    static const char rule[] =
        "===-------------------------------------------------------------------------===\n";
    fprintf(stderr, "%s                         ... Pass statistics report ...\n%s\n", rule, rule);
}

static bool run_passes(Opt *opt, JigContext *ctx, JigOp *op) {
    const Settings *s = &opt->settings;
    if (s->module_scope && !s->threading_off)
        return jig_error(
            ctx, jig_loc_unknown(ctx),
            "IR print for module scope can't be setup on a pass-manager without disabling "
            "multi-threading first.\n");
    JigArena a;
    jig_arena_init(&a);
    JigPipeline *p = make_pipeline(opt, ctx, op, &a);
    bool ok = p != NULL;
    if (ok && s->dump_pipeline) {
        JigStr text = jig_pipeline_dump(p, &a);
        fprintf(stderr, "%.*s", JIG_FMT(text));
    }
    JigPassInstrumentation in = {
        .verify_each = s->verify_each,
        .print_before_all = s->before_all,
        .print_after_all = s->after_all,
        .print_after_change = s->after_change,
        .print_after_failure = s->after_failure,
        .print_module_scope = s->module_scope,
        .print_before = s->before.data,
        .num_print_before = s->before.len,
        .print_after = s->after.data,
        .num_print_after = s->after.len,
        .timing = opt->timing,
    };
    ok = ok && jig_pipeline_run(p, op, &in);
    jig_pipeline_destroy(p);
    jig_arena_free(&a);
    return ok;
}

/* ---- Round trip ---- */

static bool print_whole(JigOp *op, JigPrintFlags flags, JigCharVec *out) {
    flags.debug_info = flags.generic = true;
    return jig_op_print(op, &flags, jig_chars_write, out);
}

/* The dialect of mlir-opt's own tests takes any op, in the generic form. */
static const JigType *no_test_type(JigParser *p) {
    jig_parse_error(p, jig_parse_spot(p), "unknown type!");
    return NULL;
}

static const JigAttr *no_test_attr(JigParser *p, const JigType *type) {
    JigSpot spot = jig_parse_spot(p);
    JigStr name;
    (void)type;
    if (jig_parse_any_keyword(p, &name))
        jig_parse_error(p, spot, "unknown attribute `%.*s` in dialect `test`", JIG_FMT(name));
    return NULL;
}

static const JigDialect test_dialect = {
    .name = "test",
    .takes_unknown_ops = true,
    .parse_type = no_test_type,
    .parse_attr = no_test_attr,
    .may_inline_op = jig_may_inline_any_op,
    .may_inline_region = jig_may_inline_any_region,
};

static bool register_more(const Opt *opt, JigContext *ctx) {
    JIG_CHECK(jig_context_register(ctx, &test_dialect));
    for (size_t i = 0; i < opt->line.plugins.len; i++)
        JIG_CHECK(jig_plugin_register(ctx, opt->line.plugins.data[i]));
    return true;
}

/* What is warned of was said when the input was read. */
static bool drop_warnings(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)user;
    (void)ctx;
    return diag->severity == JIG_WARNING;
}

/* Does `text`, read in a context where nothing is known of it, print as itself? */
static bool reads_back(const Opt *opt, JigContext *ctx, JigOp *op, JigStr text) {
    const Settings *s = &opt->settings;
    JigStr name = JIG_STR("round trip");
    configure(s, ctx);
    jig_context_push_handler(ctx, drop_warnings, NULL);
    JigOp *copy = s->no_implicit_module ? jig_parse_top_op(ctx, text, name, true)
                                        : jig_parse_module(ctx, text, name, true);
    if (!copy)
        return jig_op_emit_error(op, "failed to parse the printed form, cannot verify round-trip");
    JigCharVec again = {0};
    bool printed = print_whole(copy, jig_context_print_flags(ctx), &again),
         ok = printed && again.len == text.len && memcmp(again.data, text.ptr, text.len) == 0;
    if (printed && !ok)
        (void)jig_op_error(op,
                           "textual roundTrip testing roundtripped module differs from reference:\n"
                           "<<<<<<Reference\n%.*s\n=====\n%.*s\n>>>>>roundtripped\n",
                           JIG_FMT(text), (int)again.len, again.data);
    jig_vec_free(&again);
    jig_op_destroy(copy);
    return ok;
}

/* Prints, parses what was printed, prints that, and compares. */
static bool round_trip(const Opt *opt, JigContext *ctx, JigOp *op) {
    JigCharVec text = {0};
    JigContext *other = jig_tool_context();
    bool ok = print_whole(op, jig_context_print_flags(ctx), &text) && register_more(opt, other) &&
              reads_back(opt, other, op, (JigStr){text.data, text.len});
    jig_context_destroy(other);
    jig_vec_free(&text);
    return ok;
}

/* ---- Processing ---- */

static bool process(Opt *opt, JigContext *ctx, JigStr chunk) {
    const Settings *s = &opt->settings;
    jig_timing_begin(opt->timing, JIG_STR("Parser"));
    bool verify = !s->no_parse_verifier;
    JigOp *op = s->no_implicit_module ? jig_parse_top_op(ctx, chunk, opt->name, verify)
                                      : jig_parse_module(ctx, chunk, opt->name, verify);
    jig_timing_end(opt->timing);
    bool ok = op != NULL;
    if (ok && s->verify_roundtrip)
        ok = round_trip(opt, ctx, op);
    ok = ok && run_passes(opt, ctx, op);
    if (ok && s->emit_bytecode)
        ok = jig_error(ctx, jig_loc_unknown(ctx),
                       "writing bytecode is not supported; only text can be written");
    if (ok) {
        jig_timing_begin(opt->timing, JIG_STR("Output"));
        JigPrintFlags flags = jig_context_print_flags(ctx);
        /* Whatever was verified last prints as such. */
        flags.assume_verified |= s->verify_each && verify;
        ok = jig_op_print(op, &flags, jig_output_fn, &opt->out);
        jig_output_write(&opt->out, "\n", 1);
        jig_timing_end(opt->timing);
    }
    jig_diag_flush(ctx);
    return ok; /* op goes with its context */
}

static void explain(JigContext *ctx) {
    suggest_names(ctx);
    warn_once(ctx);
    script_explain_passes(ctx);
}

static bool process_chunk(Opt *opt, JigContext *ctx, JigStr chunk) {
    const Settings *s = &opt->settings;
    configure(s, ctx);
    if (s->explain)
        explain(ctx);
    jig_source_add(ctx, opt->name, opt->text, true, 1);
    if (opt->mapped)
        jig_source_is_mapped(ctx);
    bool ok = true;
    if (s->verify_diagnostics >= 0) {
        expect_begin(opt->expected, ctx);
        (void)process(opt, ctx, chunk); /* what it says is what counts */
        expect_end(opt->expected);
    } else {
        jig_context_push_handler(ctx, filter, (void *)(uintptr_t)s);
        ok = process(opt, ctx, chunk);
        jig_context_pop_handler(ctx);
    }
    return ok;
}

/* The first chunk uses the context that the command line was read with. */
static bool process_all(Opt *opt) {
    const Settings *s = &opt->settings;
    Chunks chunks = {0};
    if (s->split.len)
        split_input(opt->text, s->split, opt->name.ptr, &chunks);
    else
        jig_vec_push(&chunks, opt->text);
    bool ok = true;
    for (size_t i = 0; i < chunks.len; i++) {
        JigContext *ctx = i ? jig_tool_context() : opt->line.ctx;
        if (i) {
            jig_output_write(&opt->out, s->output_split.ptr, s->output_split.len);
            jig_output_write(&opt->out, "\n", 1);
            jig_output_flush(&opt->out); /* before what passes print */
        }
        ok &= register_more(opt, ctx) && process_chunk(opt, ctx, chunks.data[i]);
        if (i)
            jig_context_destroy(ctx);
    }
    jig_vec_free(&chunks);
    return ok;
}

/* ---- Files ---- */

static bool open_input(Opt *opt, JigFile *in) {
    const char *path = opt->line.input;
    bool is_stdin = strcmp(path, "-") == 0;
    if (is_stdin && isatty(STDIN_FILENO))
        fprintf(stderr, "(processing input from stdin now, hit ctrl-c/ctrl-d to interrupt)\n");
    if (is_stdin ? jig_file_read_fd(STDIN_FILENO, in) : jig_file_read(path, JIG_FILE_MAP, in)) {
        opt->name = is_stdin ? JIG_STR("<stdin>") : jig_str(path);
        opt->text = in->text;
        opt->mapped = in->mapped;
        return true;
    }
    fprintf(stderr, "cannot open input file '%s': %s\n", path, strerror(errno));
    return false;
}

static bool open_output(Opt *opt) {
    const char *path = opt->settings.output.ptr;
    if (strcmp(path, "-") == 0) {
        jig_output_on_fd(&opt->out, STDOUT_FILENO);
        return true;
    }
    if (jig_output_open(&opt->out, path))
        return true;
    fprintf(stderr, "cannot open output file '%s': %s\n", path, strerror(errno));
    return false;
}

static void write_stderr(void *user, const char *text, size_t len) {
    (void)user;
    fwrite(text, 1, len, stderr);
}

static bool run_files(Opt *opt) {
    const Settings *s = &opt->settings;
    JigFile in;
    JIG_CHECK(open_input(opt, &in));
    if (!open_output(opt)) {
        jig_file_close(&in);
        return false;
    }
    opt->timing = s->timing ? jig_timing_create() : NULL;
    bool verify = s->verify_diagnostics >= 0;
    if (verify || expect_mentioned(opt->text))
        opt->expected =
            expect_read(opt->name, opt->text, s->verify_diagnostics == VERIFY_ONLY_EXPECTED);
    bool ok = process_all(opt);
    if (verify)
        ok &= expect_met(opt->expected);
    else if (opt->expected)
        expect_miss(opt->expected);
    bool to_stdout = strcmp(s->output.ptr, "-") == 0;
    if (!jig_output_close(&opt->out, ok || to_stdout)) {
        fprintf(stderr, "cannot write output file '%s': %s\n", s->output.ptr, strerror(errno));
        ok = false;
    }
    if (s->statistics)
        print_statistics_head();
    if (opt->timing)
        (s->format ? jig_timing_report_json : jig_timing_report)(
            opt->timing, s->timing_display == 0, !s->threading_off, write_stderr, NULL);
    jig_timing_destroy(opt->timing);
    jig_file_close(&in);
    return ok;
}

/* ---- Listings ---- */

static int by_text(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void show_dialects(JigContext *ctx) {
    JIG_VEC(const char *) names = {0};
    for (size_t i = 0; i < ctx->dialect_list.len; i++)
        if (!ctx->dialect_list.data[i]->unlisted)
            jig_vec_push(&names, ctx->dialect_list.data[i]->name);
    qsort(names.data, names.len, sizeof *names.data, by_text);
    printf("Available Dialects: ");
    for (size_t i = 0; i < names.len; i++) {
        /* What extends a dialect has its name. */
        if (i && strcmp(names.data[i], names.data[i - 1]) == 0)
            continue;
        printf("%s%s", i ? "," : "", names.data[i]);
    }
    putchar('\n');
    jig_vec_free(&names);
}

/* All of them, whatever the first ones say. */
static bool check_rows(JigContext *ctx) {
    bool ok = jig_format_check_dialects(ctx);
    ok &= jig_pass_check_all(ctx);
    ok &= jig_codegen_check_intrinsics(ctx);
    return ok;
}

/* Comments expect the reference's words. */
static bool fail_to_verify_explained(void) {
    fputs("--explain tells diagnostics in other words than --verify-diagnostics expects\n", stderr);
    return false;
}

int jig_opt_main(const char *tool, int argc, char **argv) {
    Opt opt = {.settings = default_settings()};
    opt.line = (CommandLine){.tool = tool,
                             .rows = rows,
                             .num_rows = JIG_LEN(rows),
                             .settings = &opt.settings,
                             .ctx = jig_tool_context(),
                             .default_input = "-"};
    const Settings *s = &opt.settings;
    bool ok = command_line_parse(&opt.line, argc, argv);
    if (!ok)
        ;
    else if (opt.line.version)
        puts(JIG_VERSION_TEXT);
    else if (opt.line.help)
        (opt.line.help == HELP_JSON ? command_line_help_json : command_line_help)(
            &opt.line, "Jig's modular optimizer driver, compatible with mlir-opt\n");
    else if (s->show_dialects)
        show_dialects(opt.line.ctx);
    else if (s->list_passes)
        command_line_list_passes(&opt.line);
    else if (s->check_dialects)
        ok = check_rows(opt.line.ctx);
    else if (s->explain && s->verify_diagnostics >= 0)
        ok = fail_to_verify_explained();
    else
        ok = run_files(&opt);
    jig_context_destroy(opt.line.ctx);
    command_line_free(&opt.line);
    return ok ? 0 : 1;
}
