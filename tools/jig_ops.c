/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * jig ops: the operations, types and attributes that there are; the built-in
 * constraints that rows may name.
 */
#include "asm/format.h"
#include "command.h"
#include "support/file.h"
#include "tools.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct Settings {
    const char *pattern;
    bool constraints;
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

static const Option options[] = {
    OPTION("--constraints", OPTION_FLAG, Settings, constraints),
};

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
    if (s->constraints)
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
    const Command command = {"ops", usage, "part of a name", true, {OPTION_TABLE(options, &s)}};
    int status;
    if (command_read(ctx, argc, argv, &command, &s.pattern, &status))
        status = list(ctx, &s) ? 0 : 1;
    jig_context_destroy(ctx);
    return status;
}
