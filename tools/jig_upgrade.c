/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig upgrade: a file of a former release as one of today. */
#include "jig/upgrade.h"
#include "options.h"
#include "plugin.h"
#include "support/file.h"
#include "tools.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct Settings {
    const char *input, *output;
    bool check, in_place, quiet, allow_unregistered, help;
} Settings;

static const char usage[] =
    "usage: jig upgrade FILE [-i | -o OUT | --check]\n"
    "\n"
    "Writes scripts and payload of former releases as today's has them, to standard output; what\n"
    "did not change stays as it is, comments included. What changed and why goes to standard "
    "error,\n"
    "with the release of LLVM since which it is so.\n"
    "\n"
    "  -i                              the file itself is written, as a whole or not at all\n"
    "  -o FILE                         where the new text goes (standard output)\n"
    "  --check                         only report; exit status 1 if something would change\n"
    "  --allow-unregistered-dialect    accept ops of unknown dialects\n"
    "  --load-dialect-plugin FILE      know what this plugin brings (also --load-pass-plugin)\n"
    "  --quiet                         no report\n"
    "  --help                          this page\n";

/* ---- Command line ---- */

static bool parse_flag(const char *arg, Settings *s) {
    if (strcmp(arg, "--check") == 0)
        s->check = true;
    else if (strcmp(arg, "-i") == 0)
        s->in_place = true;
    else if (strcmp(arg, "--quiet") == 0)
        s->quiet = true;
    else if (strcmp(arg, "--allow-unregistered-dialect") == 0)
        s->allow_unregistered = true;
    else if (strcmp(arg, "--help") == 0 || strcmp(arg, "-h") == 0)
        s->help = true;
    else
        return false;
    return true;
}

static bool parse_command_line(JigContext *ctx, int argc, char **argv, Settings *s) {
    for (int i = 1; i < argc; ++i) {
        const char *v;
        PluginOption plugin = plugin_option(ctx, argc, argv, &i);
        if (plugin == PLUGIN_FAILED)
            return false;
        if (plugin == PLUGIN_LOADED || parse_flag(argv[i], s))
            continue;
        if ((v = option_value(argc, argv, &i, "-o"))) {
            s->output = v;
        } else if ((argv[i][0] != '-' || !argv[i][1]) && !s->input) {
            s->input = argv[i];
        } else {
            fputs(usage, stderr);
            return false;
        }
    }
    if (s->help)
        return true;
    const char *clash = !s->input ? "no file is given"
                        : s->check + s->in_place + (s->output != NULL) > 1
                            ? "-i, -o and --check exclude each other"
                        : s->in_place && strcmp(s->input, "-") == 0 ? "-i needs a file"
                                                                    : NULL;
    if (clash)
        fprintf(stderr, "jig upgrade: %s\n%s", clash, usage);
    return !clash;
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
        fprintf(stderr, "%s:%u:%u: %.*s: %s%.*s (%s)\n", r->file, c->line, c->column,
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
    if (jig_output_close(&out, true))
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
    if (s->help) {
        fputs(usage, stdout);
        return true;
    }
    JigFile file;
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
    bool ok = parse_command_line(ctx, argc, argv, &s) && upgrade(ctx, &s);
    jig_context_destroy(ctx);
    return ok ? 0 : 1;
}
