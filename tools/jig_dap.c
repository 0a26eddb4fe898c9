/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig dap: a debugger of scripts, for editors. */
#include "command.h"
#include "dap/dap_server.h"
#include "ir/context.h"
#include "tools.h"

#include <stdio.h>
#include <unistd.h>

typedef struct Settings {
    const char *file;
    bool allow_unregistered;
    int argc;
    char **argv;
    bool ends; /* the command line says so, with `status` */
    int status;
} Settings;

static const CommandHelp help = {
    .synopsis = "jig dap",
    .about =
        "Debugs a script for an editor: the Debug Adapter Protocol on standard input and output. "
        "The editor says which script and which payload; docs/debugging.md says how. It takes "
        "cJSON (libcjson1).",
};

static const Option options[] = {
    OPTION("--allow-unregistered-dialect", OPTION_FLAG, Settings, allow_unregistered,
           .help = HELP_UNREGISTERED),
};

/* The command line says what a context knows. */
static JigContext *make_context(void *user) {
    Settings *s = user;
    JigContext *ctx = jig_tool_context();
    const Command command = {.name = "dap",
                             .help = &help,
                             .operand = "file",
                             .operand_optional = true,
                             .tables = {OPTION_TABLE(options, s)}};
    s->ends = !command_read(ctx, s->argc, s->argv, &command, &s->file, &s->status);
    jig_context_allow_unregistered(ctx, s->allow_unregistered);
    ctx->explains = true;
    return ctx;
}

int jig_dap_main(int argc, char **argv) {
    Settings s = {.argc = argc, .argv = argv};
    jig_context_destroy(make_context(&s));
    if (s.ends)
        return s.status;
    if (s.file) {
        fputs("jig dap: an editor names the files\n", stderr);
        return 1;
    }
    if (!json_load("jig dap"))
        return 1;
    Dap dap = {.wire = {.in = STDIN_FILENO, .out = STDOUT_FILENO},
               .make_context = make_context,
               .user = &s};
    return dap_run(&dap);
}
