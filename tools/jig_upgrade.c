/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig upgrade: a file of a former release as one of today. */
#include "command.h"
#include "jig/upgrade.h"
#include "outputs.h"
#include "support/file.h"
#include "tools.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct Settings {
    const char *input, *output;
    bool check, in_place, quiet, allow_unregistered;
} Settings;

static const CommandHelp help = {
    .synopsis = "jig upgrade FILE [-i | -o OUT | --check]",
    .about = "Writes scripts and payload of former releases as today's has them, to standard "
             "output; what did not change stays as it is, comments included. What changed and why "
             "goes to standard error, with the last release of LLVM that had it as it was.",
};

/* ---- Command line ---- */

static const Option options[] = {
    OPTION("-i", OPTION_FLAG, Settings, in_place,
           .help = "the file itself is written, as a whole or not at all"),
    OPTION("-o", OPTION_TEXT, Settings, output, .value = "FILE",
           .help = "where the new text goes (standard output)"),
    OPTION("--check", OPTION_FLAG, Settings, check,
           .help = "only report; exit status 1 if something would change"),
    OPTION("--quiet", OPTION_FLAG, Settings, quiet, .help = "no report"),
    OPTION("--allow-unregistered-dialect", OPTION_FLAG, Settings, allow_unregistered,
           .help = HELP_UNREGISTERED),
};

static bool is_clash(const Settings *s) {
    const char *clash = s->check + s->in_place + (s->output != NULL) > 1
                            ? "-i, -o and --check exclude each other"
                        : s->in_place && strcmp(s->input, "-") == 0 ? "-i needs a file"
                                                                    : NULL;
    if (clash)
        fprintf(stderr, "jig upgrade: %s\n", clash);
    return clash;
}

/* ---- The report ---- */

typedef struct Report {
    const char *file;
    bool quiet;
    size_t changed, left;
} Report;

static void tell(void *user, const JigUpgradeChange *c) {
    Report *r = user;
    *(c->is_left ? &r->left : &r->changed) += 1;
    if (!r->quiet)
        fprintf(stderr, "%s:%u:%u: %.*s: %s%.*s (after %s)\n", r->file, c->line, c->column,
                JIG_FMT(c->op), c->is_left ? "left as it is: " : "", JIG_FMT(c->what), c->until);
}

/* ---- Work ---- */

static bool write_text(const Settings *s, JigStr text) {
    const char *path = s->in_place ? s->input : s->output;
    bool to_stdout = !path || strcmp(path, "-") == 0;
    JigOutput out;
    if (to_stdout)
        jig_output_on_fd(&out, STDOUT_FILENO);
    else if (!jig_output_open(&out, path)) {
        fprintf(stderr, "cannot open output file '%s': %s\n", path, strerror(errno));
        return false;
    }
    jig_output_write(&out, text.ptr, text.len);
    if (jig_output_close(&out, true) || (to_stdout && output_is_closed(STDOUT_FILENO)))
        return true;
    fprintf(stderr, "cannot write output file '%s': %s\n", to_stdout ? "-" : path, strerror(errno));
    return false;
}

static bool work(JigContext *ctx, const Settings *s, JigStr text, JigArena *a) {
    Report report = {.file = strcmp(s->input, "-") == 0 ? "<stdin>" : s->input, .quiet = s->quiet};
    JigStr out;
    bool ok = jig_upgrade(ctx, text, jig_str(report.file), tell, &report, a, &out);
    jig_diag_flush(ctx);
    if (!ok)
        return false;
    if (s->check)
        return !report.changed;
    if (s->in_place && !report.changed)
        return true;
    return write_text(s, out);
}

static bool upgrade(JigContext *ctx, const Settings *s) {
    JigFile file;
    if (is_clash(s) || !output_can_be_written(s->in_place ? s->input : s->output))
        return false;
    if (!(strcmp(s->input, "-") == 0 ? jig_file_read_fd(STDIN_FILENO, &file)
                                     : jig_file_read(s->input, JIG_FILE_COPY, &file))) {
        fprintf(stderr, "cannot open input file '%s': %s\n", s->input, strerror(errno));
        return false;
    }
    jig_context_allow_unregistered(ctx, s->allow_unregistered);
    JigArena *a = jig_arena_create();
    bool ok = work(ctx, s, file.text, a);
    jig_arena_destroy(a);
    jig_file_close(&file);
    return ok;
}

int jig_upgrade_main(int argc, char **argv) {
    Settings s = {0};
    JigContext *ctx = jig_tool_context();
    const Command command = {"upgrade", &help, "file", .tables = {OPTION_TABLE(options, &s)}};
    int status;
    if (command_read(ctx, argc, argv, &command, &s.input, &status))
        status = upgrade(ctx, &s) ? 0 : 1;
    jig_context_destroy(ctx);
    return status;
}
