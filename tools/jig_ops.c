/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * jig ops: the operations, types and attributes that there are; the built-in
 * constraints that rows may name.
 */
#include "asm/format.h"
#include "command.h"
#include "page.h"
#include "page_markdown.h"
#include "payload/lower/machine_list.h"
#include "support/file.h"
#include "tools.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct Settings {
    StrList words;
    const char *markdown;
    bool constraints, machines;
} Settings;

static const Operand operands[] = {
    {"name", "the page of this operation (of transform.* also without \"transform.\"), type or "
             "attribute: what it does, how it is written, what it takes, what must hold; of "
             "operations of scripts with an example"},
    {"words", "those in whose name or summary all of them occur, best first; with ! or # before a "
              "word only types or attributes"},
    {"(nothing)", "all rows, as programs read them"},
};

static const CommandHelp help = {
    .synopsis = "jig ops [name | words | --constraints | --machines | --markdown DIR]",
    .operands = operands,
    .num_operands = JIG_LEN(operands),
    .end = "Passes are listed by jig-opt --list-passes.",
};

static const Option options[] = {
    OPTION("--constraints", OPTION_FLAG, Settings, constraints,
           .help = "what rows of operations may ask of types and attributes"),
    OPTION(
        "--machines", OPTION_FLAG, Settings, machines,
        .help =
            "what machines bring: a line each, of the machine's name, what it is (dialect, op of "
            "scripts, pass, option, target; or what of its dialects is unevaluated), and its name"),
    OPTION("--markdown", OPTION_TEXT, Settings, markdown, .value = "DIR",
           .help = "all pages as Markdown, a file a family"),
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

/* ---- Pages ---- */

static void put_pages(Listing *l, JigContext *ctx, const PageRows *found) {
    JigArena a;
    jig_arena_init(&a);
    Paper paper = {.form = &paper_text, .out = &l->out, .scratch = &a};
    for (size_t i = 0; i < found->len; i++) {
        if (i)
            paper_put(&paper, "\n");
        page_tell(&paper, ctx, &found->data[i]);
    }
    jig_arena_free(&a);
}

static void put_summaries(Listing *l, const PageRows *found) {
    JigArena a;
    jig_arena_init(&a);
    Paper paper = {.form = &paper_text, .out = &l->out, .scratch = &a};
    for (size_t i = 0; i < found->len; i++) {
        const char *summary = found->data[i].summary;
        paper_put(&paper, "%.*s%s%s%s\n", JIG_FMT(page_name(&found->data[i], &a)),
                  summary ? ": " : "", summary ? summary : "",
                  page_is_older(&found->data[i]) ? " (of former releases)" : "");
    }
    jig_arena_free(&a);
}

static void say_nothing_found(const PageRows *all, const StrList *words) {
    fprintf(stderr, "jig ops: no operation, type or attribute has ");
    for (size_t i = 0; i < words->len; i++)
        fprintf(stderr, "%s'%.*s'", i ? " and " : "", JIG_FMT(words->data[i]));
    fprintf(stderr, " in its name or summary (passes: jig-opt --list-passes)\n");
    JigStr nearest = words->len == 1 ? page_nearest(all, words->data[0]) : (JigStr){0};
    if (nearest.len)
        fprintf(stderr, "jig ops: did you mean '%.*s'?\n", JIG_FMT(nearest));
}

/* A name, or words; what is found by one way only has its page shown. */
static bool look_up(Listing *l, JigContext *ctx, const StrList *given) {
    PageRows all = {0}, found = {0};
    PageWords words = {0};
    jig_vec_append(&words, given->data, given->len);
    page_all_rows(ctx, &all);
    if (given->len == 1)
        page_exact(&all, given->data[0], &found);
    bool exact = found.len;
    if (!exact)
        page_search(&all, &words, &found);
    if (exact || found.len == 1)
        put_pages(l, ctx, &found);
    else
        put_summaries(l, &found);
    l->any = found.len;
    if (!found.len)
        say_nothing_found(&all, given);
    jig_vec_free(&all);
    jig_vec_free(&found);
    jig_vec_free(&words);
    return l->any;
}

static bool list(JigContext *ctx, const Settings *s) {
    Listing l = {.any = true};
    if (s->markdown)
        return page_write_markdown(ctx, s->markdown);
    jig_output_on_fd(&l.out, STDOUT_FILENO);
    if (s->constraints)
        jig_constraint_list_all(ctx, put, &l);
    else if (s->machines)
        list_machines(&l, ctx);
    else if (s->words.len)
        look_up(&l, ctx, &s->words);
    else
        jig_format_list_rows(ctx, put, &l);
    return finish(&l) && l.any;
}

int jig_ops_main(int argc, char **argv) {
    Settings s = {0};
    const char *last;
    JigContext *ctx = jig_tool_context();
    const Command command = {.name = "ops",
                             .help = &help,
                             .operand = "name",
                             .operand_optional = true,
                             .operands = &s.words,
                             .tables = {OPTION_TABLE(options, &s)}};
    int status;
    if (command_read(ctx, argc, argv, &command, &last, &status))
        status = list(ctx, &s) ? 0 : 1;
    jig_vec_free(&s.words);
    jig_context_destroy(ctx);
    return status;
}
