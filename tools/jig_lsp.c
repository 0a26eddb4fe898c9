/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig lsp: a server for editors. */
#include "command.h"
#include "lsp/lsp_server.h"
#include "script.h"
#include "tools.h"

#include <stdio.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <unistd.h>

typedef struct Settings {
    const char *file;
    bool allow_unregistered;
    StrList libraries;
    int argc;
    char **argv;
    bool ends; /* the command line says so, with `status` */
    int status;
} Settings;

static const CommandHelp help = {
    .synopsis = "jig lsp",
    .about =
        "Serves an editor: the Language Server Protocol on standard input and output, for scripts "
        "and payload, those of former releases too. docs/editors.md says how editors start it. It "
        "takes cJSON (libcjson1).",
};

static const Option options[] = {
    OPTION("--allow-unregistered-dialect", OPTION_FLAG, Settings, allow_unregistered,
           .help = HELP_UNREGISTERED),
    OPTION("--library", OPTION_TEXTS, Settings, libraries, .value = "PATH", .help = HELP_LIBRARY),
};

/* More than a text and what is made of it takes; a text that wants all of it ends by itself. */
static const size_t most_memory = (size_t)8 << 30;

/* The command line says what a context knows. */
static JigContext *make_context(void *user) {
    Settings *s = user;
    JigContext *ctx = jig_tool_context();
    s->libraries.len = 0;
    const Command command = {.name = "lsp",
                             .help = &help,
                             .operand = "file",
                             .operand_optional = true,
                             .tables = {OPTION_TABLE(options, s)}};
    s->ends = !command_read(ctx, s->argc, s->argv, &command, &s->file, &s->status);
    jig_context_allow_unregistered(ctx, s->allow_unregistered);
    jig_context_limit_memory(ctx, most_memory);
    return ctx;
}

/* What one reading gives back the next one takes: the system need not have it in between. */
static void keep_memory(void) {
#ifdef __GLIBC__
    enum { KEPT = 512 << 20, IN_ONE_PIECE = 64 << 20 };
    mallopt(M_TRIM_THRESHOLD, KEPT);
    mallopt(M_MMAP_THRESHOLD, IN_ONE_PIECE);
#endif
}

static int serve(Settings *s) {
    if (s->ends)
        return s->status;
    if (s->file) {
        fputs("jig lsp: an editor names the files\n", stderr);
        return 1;
    }
    if (!json_load("jig lsp"))
        return 1;
    keep_memory();
    Server server = {.libraries = &s->libraries,
                     .wire = {.in = STDIN_FILENO, .out = STDOUT_FILENO},
                     .maker = {make_context, s}};
    return server_run(&server);
}

int jig_lsp_main(int argc, char **argv) {
    Settings s = {.argc = argc, .argv = argv};
    jig_context_destroy(make_context(&s));
    int status = serve(&s);
    jig_vec_free(&s.libraries);
    return status;
}
