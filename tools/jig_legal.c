/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig legal: what a script can do with the ops of a payload. */
#include "command.h"
#include "input.h"
#include "legal/listing.h"
#include "once.h"
#include "outputs.h"
#include "script.h"
#include "suggest.h"
#include "support/file.h"
#include "terminal.h"
#include "tools.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct Settings {
    const char *payload, *script, *entry;
    StrList libraries;
    ScriptOptions how;
    uint64_t paste;
    bool json, all, allow_unregistered;
    unsigned line, column; /* 0: any */
} Settings;

static const CommandHelp help = {
    .synopsis = "jig legal PAYLOAD[:LINE[:COLUMN]] [--script SCHEDULE [--until N]]",
    .about = "For each operation of the payload, or for those at the line: its loops, producers "
             "and users, the transform operations that apply to it, and those that nearly would, "
             "with the reason. Each was tried.",
};

static const Option options[] = {
    OPTION("--paste", OPTION_COUNT, Settings, paste, .most = INT64_MAX,
           .takes = "the number of a step", .value = "N",
           .help = "a whole script of step N of this list, on standard output"),
    OPTION("--all", OPTION_FLAG, Settings, all,
           .help = "operations without steps, and steps that change nothing, too"),
    OPTION("--json", OPTION_FLAG, Settings, json,
           .help = "for programs: an object for each operation, a line each"),
    OPTION("--script", OPTION_TEXT, Settings, script, .value = "FILE",
           .help = "a script that is carried out before"),
    OPTION("--library", OPTION_TEXTS, Settings, libraries, .value = "PATH", .help = HELP_LIBRARY),
    OPTION("--entry-point", OPTION_TEXT, Settings, entry, .value = "NAME",
           .help = HELP_ENTRY_POINT),
    OPTION("--allow-unregistered-dialect", OPTION_FLAG, Settings, allow_unregistered,
           .help = HELP_UNREGISTERED),
};

/* ---- PAYLOAD:LINE:COLUMN ---- */

/* The number behind the last colon of `text`, which ends before that then; 0: there is none. */
static unsigned cut_number(char *text) {
    char *colon = strrchr(text, ':'), *end;
    if (!colon || !colon[1] || strspn(colon + 1, "0123456789") != strlen(colon + 1))
        return 0;
    unsigned long n = strtoul(colon + 1, &end, 10);
    if (n == 0 || n >= UINT32_MAX)
        return 0;
    *colon = 0;
    return (unsigned)n;
}

/* A file that is called so is meant as it is. */
static void read_place(Settings *s, char *text) {
    if (access(text, F_OK) == 0)
        return;
    unsigned last = cut_number(text), first = 0;
    if (last && access(text, F_OK) != 0)
        first = cut_number(text);
    s->line = first ? first : last;
    s->column = first ? last : 0;
}

/* ---- Work ---- */

/* What there is only with a script; and files that would be lost. */
static bool check_options(const Settings *s, const char *payload) {
    const OtherFile others[] = {{payload, "the payload"}, {s->script, "the script"}};
    bool asks = script_is_asked_about(&s->how) || s->how.lint || s->libraries.len || s->entry;
    if (asks && !s->script) {
        fputs("libraries, entry points, traces, steps, warnings and choices are those of a script: "
              "--script names one\n",
              stderr);
        return false;
    }
    return output_is_no_other("--trace-to", s->how.trace_to, others, JIG_LEN(others)) &&
           script_options_fit(&s->how);
}

static bool run_script(const Settings *s, JigOp *payload, JigOp *script) {
    const char *name = s->entry ? s->entry : "__transform_main";
    JigOp *entry =
        script ? input_entry(script, name, s->libraries.data, s->libraries.len, false) : NULL;
    return !script || (entry && script_run(payload, entry, &s->how, NULL));
}

/* ---- The list ---- */

typedef struct List {
    JigOutput out;
    bool shows_progress; /* the list goes elsewhere than to the terminal that says how far it is */
} List;

static void put(void *user, const char *text, size_t len) {
    jig_output_write(&((List *)user)->out, text, len);
}

/* A long list is read while it is made. */
static void after_op(void *user, const JigOp *op, size_t steps) {
    List *list = user;
    jig_output_flush(&list->out);
    if (list->shows_progress)
        progress_tell(steps, jig_op_name_of(op));
}

static bool close_list(List *list) {
    if (jig_output_close(&list->out, true) || output_is_closed(STDOUT_FILENO))
        return true;
    fprintf(stderr, "jig legal: cannot write: %s\n", strerror(errno));
    return false;
}

static bool tell(const Settings *s, const char *name, JigOp *payload) {
    List list = {.shows_progress = !isatty(STDOUT_FILENO)};
    JigLegalListing listing = {.root = payload,
                               .file = jig_str(name),
                               .line = s->line,
                               .column = s->column,
                               .all = s->all,
                               .json = s->json,
                               .after_op = after_op,
                               .paste = s->paste};
    jig_output_on_fd(&list.out, STDOUT_FILENO);
    progress_begin();
    bool ok = jig_legal_list(&listing, put, &list);
    progress_end();
    return close_list(&list) && ok;
}

static bool legal(JigContext *ctx, const Settings *s, const char *payload_name) {
    JIG_CHECK(check_options(s, payload_name));
    jig_context_allow_unregistered(ctx, s->allow_unregistered);
    JigFile script_file = {0}, payload_file = {0};
    JigOp *payload = input_parse(ctx, payload_name, &payload_file);
    JigOp *script = payload && s->script ? input_parse(ctx, s->script, &script_file) : NULL;
    bool ok = payload && (script || !s->script) && run_script(s, payload, script);
    jig_diag_flush(ctx);
    ok = ok && tell(s, payload_name, payload);
    jig_diag_flush(ctx); /* payload and script go with their context */
    jig_file_close(&script_file);
    jig_file_close(&payload_file);
    return ok;
}

int jig_legal_main(int argc, char **argv) {
    Settings s = {0};
    JigContext *ctx = jig_tool_context();
    const Command command = {"legal", &help, "payload",
                             .tables = {OPTION_TABLE(options, &s), script_option_table(&s.how)}};
    int status;
    suggest_names(ctx);
    warn_once(ctx);
    if (command_read(ctx, argc, argv, &command, &s.payload, &status)) {
        char *name = strdup(s.payload);
        read_place(&s, name);
        script_options_begin(ctx, &s.how);
        status = legal(ctx, &s, name) ? 0 : 1;
        free(name);
    }
    jig_context_destroy(ctx);
    jig_vec_free(&s.libraries);
    script_options_free(&s.how);
    return status;
}
