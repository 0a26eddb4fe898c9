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

#include <stdio.h>
#include <unistd.h>

typedef struct Settings {
    const char *pattern;
    bool constraints;
} Settings;

static bool parse_command_line(JigContext *ctx, int argc, char **argv, Settings *s) {
    for (int i = 1; i < argc; i++) {
        PluginOption plugin = plugin_option(ctx, argc, argv, &i);
        if (plugin == PLUGIN_FAILED)
            return false;
        if (plugin == PLUGIN_LOADED)
            continue;
        if (strcmp(argv[i], "--constraints") == 0) {
            s->constraints = true;
        } else if (argv[i][0] != '-' && !s->pattern) {
            s->pattern = argv[i];
        } else {
            fprintf(stderr, "usage: jig ops [--load-dialect-plugin FILE] "
                            "[part of a name | --constraints]\n");
            return false;
        }
    }
    return true;
}

int jig_ops_main(int argc, char **argv) {
    Settings s = {0};
    JigContext *ctx = jig_tool_context();
    bool ok = parse_command_line(ctx, argc, argv, &s);
    if (ok) {
        JigOutput out;
        jig_output_on_fd(&out, STDOUT_FILENO);
        if (s.constraints)
            jig_list_constraints(ctx, jig_output_fn, &out);
        else
            jig_list_rows(ctx, jig_str(s.pattern ? s.pattern : ""), jig_output_fn, &out);
        ok = jig_output_close(&out, true);
    }
    jig_context_destroy(ctx);
    return ok ? 0 : 1;
}
