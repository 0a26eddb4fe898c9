/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * jig ops: the operations, types and attributes that there are; the built-in
 * constraints that rows may name.
 */
#include "asm/format.h"
#include "command.h"
#include "payload/lower/machine_list.h"
#include "support/file.h"
#include "tools.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct Settings {
    const char *pattern;
    bool constraints, machines;
} Settings;

static const char usage[] =
    "usage: jig ops [--load-dialect-plugin FILE] [part of a name | --constraints | --machines]\n"
    "\n"
    "  part of a name                  of operations, types and attributes (without: all); with ! "
    "or\n"
    "                                  #, what a type's or an attribute's begins with\n"
    "  --constraints                   what rows of operations may ask of types and attributes\n"
    "  --machines                      what machines bring: a line each, of the machine's name, "
    "what it\n"
    "                                  is (dialect, op of scripts, pass, option, target; or what "
    "of\n"
    "                                  its dialects is unevaluated), and its name\n"
    "  --color=auto|always|never       whether standard error has colours (auto: on a terminal)\n"
    "  --load-dialect-plugin FILE      know what this plugin brings (also --load-pass-plugin)\n"
    "\n"
    "Passes are listed by jig-opt --list-passes.\n";

static const Option options[] = {
    OPTION("--constraints", OPTION_FLAG, Settings, constraints),
    OPTION("--machines", OPTION_FLAG, Settings, machines),
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

static void put_line(Listing *l, const JigMachine *m, const char *what, const char *name) {
    char line[256];
    int n = snprintf(line, sizeof line, "%s %s %s\n", m->name, what, name);
    put(l, line, n < (int)sizeof line ? (size_t)n : sizeof line - 1);
}

static void put_dialect(Listing *l, const JigMachine *m, const JigDialect *d) {
    bool of_scripts = strcmp(d->name, "transform") == 0;
    if (!of_scripts)
        put_line(l, m, "dialect", d->name);
    for (size_t i = 0; of_scripts && i < d->num_ops; i++)
        put_line(l, m, "op", d->ops[i].name);
}

static void list_machine(Listing *l, const JigMachine *m) {
    for (size_t i = 0; i < m->num_dialects; i++)
        put_dialect(l, m, m->dialects[i]);
    for (size_t i = 0; i < m->num_passes; i++)
        put_line(l, m, "pass", m->passes[i]->name);
    for (size_t i = 0; i < m->num_options; i++)
        put_line(l, m, "option", m->options[i].name);
    if (m->target)
        put_line(l, m, "target", m->target);
    for (const char *const *name = m->unevaluated; name && *name; name++)
        put_line(l, m, "unevaluated", *name);
}

static void list_machines(Listing *l, JigContext *ctx) {
    for (const JigMachine *const *m = jig_lower_machines(ctx); *m; m++)
        list_machine(l, *m);
}

static bool list(JigContext *ctx, const Settings *s) {
    Listing l = {.any = false};
    jig_output_on_fd(&l.out, STDOUT_FILENO);
    if (s->constraints)
        jig_constraint_list_all(ctx, put, &l);
    else if (s->machines)
        list_machines(&l, ctx);
    else
        jig_format_list_rows(ctx, jig_str(s->pattern ? s->pattern : ""), put, &l);
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
