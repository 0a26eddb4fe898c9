/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * jig apply: a payload, a script, the transformed payload. What each step did
 * goes to standard error.
 */
#include "auto.h"
#include "checking.h"
#include "command.h"
#include "input.h"
#include "jig/op.h"
#include "once.h"
#include "outputs.h"
#include "script.h"
#include "suggest.h"
#include "terminal.h"
#include "tools.h"

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

typedef struct Settings {
    const char *script, *payload, *output, *entry;
    StrList libraries;
    ScriptOptions how;
    Checking checking;
    AutoScript automatic;
    bool quiet, allow_unregistered;
} Settings;

static const CommandHelp help = {
    .synopsis = "jig apply [--script SCHEDULE] [--library PATH]... PAYLOAD [-o OUT]",
    .about = "Carries out a script on a payload, and prints what becomes of it. What each step did "
             "goes to standard error.",
};

/* ---- Command line ---- */

static const Option options[] = {
    OPTION("--script", OPTION_TEXT, Settings, script, .value = "FILE",
           .help = "the script; without it, PAYLOAD holds it too"),
    OPTION("--library", OPTION_TEXTS, Settings, libraries, .value = "PATH", .help = HELP_LIBRARY),
    OPTION("--entry-point", OPTION_TEXT, Settings, entry, .value = "NAME",
           .help = HELP_ENTRY_POINT),
    OPTION("--auto", OPTION_WORD, Settings, automatic.how, .words = auto_words,
           .takes = "quiet or report", .help = HELP_AUTO),
    OPTION("--emit-script", OPTION_TEXT, Settings, how.emitted, .value = "FILE",
           .help = HELP_EMIT_SCRIPT),
    OPTION("-o", OPTION_TEXT, Settings, output, .value = "FILE",
           .help = "where the transformed payload goes (standard output)"),
    OPTION("--quiet", OPTION_FLAG, Settings, quiet, .help = "no report of the steps"),
    OPTION("--allow-unregistered-dialect", OPTION_FLAG, Settings, allow_unregistered,
           .help = HELP_UNREGISTERED),
};

/* ---- The report ---- */

typedef struct Report {
    unsigned number;
    double total;
    bool quiet;
} Report;

static void print_results(const JigStep *step) {
    size_t n = jig_op_num_results(step->op);
    for (size_t i = 0; i < n; ++i)
        fprintf(stderr, "%s%zu", i ? "+" : "  -> ", step->payload[i]);
    if (n)
        fputs(" payload", stderr);
}

static void print_changes(const JigStep *step) {
    const struct {
        size_t n;
        const char *what;
    } changes[] = {
        {step->created, "created"}, {step->erased, "erased"}, {step->modified, "modified"}};
    const char *separator = "  ";
    for (size_t i = 0; i < JIG_LEN(changes); ++i) {
        if (!changes[i].n)
            continue;
        fprintf(stderr, "%s%zu %s", separator, changes[i].n, changes[i].what);
        separator = ", ";
    }
}

static void print_step(Report *r, const JigStep *step) {
    JigStr name = jig_op_name_of(step->op);
    r->total += step->seconds;
    fprintf(stderr, "%3u  %9.3f ms  %.*s", ++r->number, 1e3 * step->seconds, JIG_FMT(name));
    if (step->status == JIG_OK) {
        print_results(step);
        print_changes(step);
    } else {
        fputs(step->status == JIG_SILENCEABLE ? "  failed (silenceable)" : "  failed", stderr);
    }
    fputc('\n', stderr);
}

static void observe(void *user, const JigStep *step) {
    Report *r = user;
    if (r->quiet)
        return;
    progress_clear();
    print_step(r, step);
}

/* ---- Work ---- */

static bool run_script(const Settings *s, AutoPayload payload, JigOp *entry) {
    Report report = {.quiet = s->quiet || s->automatic.how || script_trace(&s->how)};
    JigStepObserver observer = {.step = observe, .user = &report};
    if (!auto_run(&s->automatic, payload, entry, &s->how, &observer, s->checking.how))
        return false;
    if (!report.quiet)
        fprintf(stderr, "     %9.3f ms  in %u steps\n", 1e3 * report.total, report.number);
    return true;
}

/* The sequence to start with; NULL after a message. */
static JigOp *prepare(Settings *s, JigOp *payload, JigOp *script) {
    JigOp *entry = input_entry(script, s->entry, s->libraries.data, s->libraries.len, !s->script);
    bool ok =
        entry && auto_fits(&s->automatic, script) && script_take_known(&s->how, payload, entry);
    return ok ? script_emit(entry, payload, &s->how) : NULL;
}

static bool transform(JigContext *ctx, Settings *s, JigOutput *out) {
    jig_context_allow_unregistered(ctx, s->allow_unregistered);
    JigFile script_file = {0}, payload_file = {0};
    JigOp *payload = input_parse(ctx, s->payload, &payload_file);
    JigOp *script = payload && s->script ? input_parse(ctx, s->script, &script_file) : payload;
    JigOp *entry = script ? prepare(s, payload, script) : NULL;
    bool ok = entry && run_script(s, (AutoPayload){&payload, &payload_file, s->payload}, entry);
    jig_diag_flush(ctx);
    ok = ok && output_write_module(out, payload);
    jig_diag_flush(ctx); /* payload and script go with their context */
    jig_file_close(&script_file);
    jig_file_close(&payload_file);
    return ok;
}

static bool files_are_apart(const Settings *s) {
    const OtherFile files[] = {{s->payload, "the payload"},
                               {s->script, "the script"},
                               {s->output, "the output"},
                               {s->how.emitted, "the script that is written"}};
    return output_is_no_other("-o", s->output, &files[1], 1) &&
           output_is_no_other("--emit-script", s->how.emitted, files, 3) &&
           output_is_no_other("--trace-to", s->how.trace_to, files, JIG_LEN(files));
}

static bool apply(JigContext *ctx, Settings *s) {
    JigOutput out;
    return auto_begin(&s->automatic, &s->script, &s->libraries, &s->how) && files_are_apart(s) &&
           script_options_fit(&s->how) && output_open(&out, s->output) &&
           output_close(&out, s->output, transform(ctx, s, &out));
}

int jig_apply_main(int argc, char **argv) {
    Settings s = {.entry = "__transform_main"};
    JigContext *ctx = jig_tool_context();
    const Command command = {"apply", &help, "payload",
                             .tables = {OPTION_TABLE(options, &s), script_option_table(&s.how),
                                        checking_option_table(&s.checking)}};
    int status;
    suggest_names(ctx);
    warn_once(ctx);
    if (command_read(ctx, argc, argv, &command, &s.payload, &status)) {
        script_options_begin(ctx, &s.how);
        s.checking.quiet = s.quiet;
        checking_begin(&s.checking, &s.how);
        status = checking_status(&s.checking, apply(ctx, &s));
    }
    jig_context_destroy(ctx);
    jig_vec_free(&s.libraries);
    script_options_free(&s.how);
    return status;
}
