/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * jig ops: the operations, types and attributes that there are; the built-in
 * constraints that rows may name.
 */
#include "asm/format.h"
#include "plugin.h"
#include "support/file.h"
#include "tools.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct Settings {
    const char *pattern;
    bool constraints, help;
} Settings;

static const char usage[] =
    "usage: jig ops [--load-dialect-plugin FILE] [part of a name | --constraints]\n"
    "\n"
    "  part of a name                  of operations, types and attributes (without: all); with ! "
    "or\n"
    "                                  #, what a type's or an attribute's begins with\n"
    "  --constraints                   what rows of operations may ask of types and attributes\n"
    "  --load-dialect-plugin FILE      know what this plugin brings (also --load-pass-plugin)\n"
    "\n"
    "Passes are listed by jig-opt --list-passes.\n";

static bool parse_command_line(JigContext *ctx, int argc, char **argv, Settings *s) {
    for (int i = 1; i < argc; i++) {
        PluginOption plugin = plugin_option(ctx, argc, argv, &i);
        if (plugin == PLUGIN_FAILED)
            return false;
        if (plugin == PLUGIN_LOADED)
            continue;
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            s->help = true;
        } else if (strcmp(argv[i], "--constraints") == 0) {
            s->constraints = true;
        } else if (argv[i][0] != '-' && !s->pattern) {
            s->pattern = argv[i];
        } else {
            fputs(usage, stderr);
            return false;
        }
    }
    return true;
}

typedef struct Listing {
    JigOutput out;
    bool any;
} Listing;

static void put(void *user, const char *text, size_t len) {
    Listing *l = user;
    l->any |= len > 0;
    jig_output_write(&l->out, text, len);
}

/* Who closes the pipe has seen enough. */
static bool finish(Listing *l) {
    if (jig_output_close(&l->out, true) || errno == EPIPE)
        return true;
    fprintf(stderr, "jig ops: cannot write: %s\n", strerror(errno));
    return false;
}

static bool list(JigContext *ctx, const Settings *s) {
    Listing l = {.any = false};
    jig_output_on_fd(&l.out, STDOUT_FILENO);
    if (s->help)
        put(&l, usage, sizeof usage - 1);
    else if (s->constraints)
        jig_list_constraints(ctx, put, &l);
    else
        jig_list_rows(ctx, jig_str(s->pattern ? s->pattern : ""), put, &l);
    if (!l.any)
        fprintf(
            stderr,
            "jig ops: no name of an operation, type or attribute contains '%s' (passes: jig-opt "
            "--list-passes)\n",
            s->pattern);
    return finish(&l) && l.any;
}

int jig_ops_main(int argc, char **argv) {
    Settings s = {0};
    JigContext *ctx = jig_tool_context();
    bool ok = parse_command_line(ctx, argc, argv, &s) && list(ctx, &s);
    jig_context_destroy(ctx);
    return ok ? 0 : 1;
}
