/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "command.h"
#include "help.h"
#include "ir/context.h"
#include "plugin.h"
#include "support/arena.h"
#include "support/file.h"
#include "support/nearest.h"
#include "terminal.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What all commands have in common. */
typedef struct Common {
    uint32_t help, colour;
    const char *dialect_plugin, *pass_plugin; /* the one just read */
} Common;

static const Option common_options[] = {
    OPTION("--color", OPTION_WORD, Common, colour, .words = terminal_colour_words,
           .takes = "auto, always or never",
           .help = "whether standard error has colours (auto: on a terminal)"),
    OPTION("--load-dialect-plugin", OPTION_TEXT, Common, dialect_plugin, .value = "FILE"),
    OPTION("--load-pass-plugin", OPTION_TEXT, Common, pass_plugin, .value = "FILE",
           .help = "know what this plugin brings"),
    OPTION("-h", OPTION_CHOICE, Common, help, .choice = HELP_TEXT),
    OPTION("--help", OPTION_WORD, Common, help, .words = help_words, .takes = "text or json",
           .help = "this page"),
};

typedef struct Reading {
    JigContext *ctx;
    const Command *command;
    Common common;
    OptionTable tables[MOST_OPTION_TABLES + 1];
    int argc, at;
    char **argv;
} Reading;

/* ---- Mistakes ---- */

static bool complain(const Reading *r, const char *name, const char *what) {
    fprintf(stderr, "jig %s: '%s' %s\n", r->command->name, name, what);
    return false;
}

/* By letters and by meaning, as --schedule for --script. */
static JigNear near_options(const Reading *r, JigStr name) {
    JigNear near = jig_near(name);
    for (size_t t = 0; t < JIG_LEN(r->tables); ++t)
        for (size_t i = 0; i < r->tables[t].num; ++i)
            if (name.len > 2)
                jig_near_offer(&near, jig_str(r->tables[t].rows[i].name));
    return near;
}

static bool unknown(const Reading *r, const char *arg) {
    JigStr name = {arg, strcspn(arg, "=")};
    JigNear near = near_options(r, name);
    JigArena *a = jig_arena_create();
    JigStr words = jig_near_words(&near, a);
    fprintf(stderr, "jig %s: unknown option: '%s'\n", r->command->name, arg);
    if (words.len)
        fprintf(stderr, "jig %s: did you mean %.*s?\n", r->command->name, JIG_FMT(words));
    else
        fprintf(stderr, "jig %s: 'jig %s --help' lists the options\n", r->command->name,
                r->command->name);
    jig_arena_destroy(a);
    return false;
}

static bool expected(const Reading *r, const Option *row, const char *value) {
    fprintf(stderr, "jig %s: %s takes %s, not '%s'\n", r->command->name, row->name, row->takes,
            value);
    return false;
}

/* ---- Values ---- */

/* A decimal number from 1 to `most`, and nothing else. */
static bool parse_count(const char *text, uint64_t most, uint64_t *out) {
    char *end;
    errno = 0;
    unsigned long long n = strtoull(text, &end, 10);
    *out = n;
    return *text >= '0' && *text <= '9' && !*end && !errno && n && n <= most;
}

/* "0.5", ".5", "1e3". */
static bool parse_real(const char *text, double *out) {
    char *end;
    *out = strtod(text, &end);
    return ((*text >= '0' && *text <= '9') || *text == '.') && end != text && !*end &&
           isfinite(*out);
}

static bool set_number(const Reading *r, const Option *row, const char *value, void *to) {
    uint64_t n;
    double x;
    if (row->kind == OPTION_REAL) {
        if (!parse_real(value, &x) || !row->accepts(x))
            return expected(r, row, value);
        *(double *)to = x;
        return true;
    }
    if (!parse_count(value, row->most, &n))
        return expected(r, row, value);
    if (row->kind == OPTION_COUNT32)
        *(uint32_t *)to = (uint32_t)n;
    else
        *(uint64_t *)to = n;
    return true;
}

static bool set_word(const Reading *r, const Option *row, const char *value, uint32_t *to) {
    for (*to = 1; row->words[*to - 1]; ++*to)
        if (!value || strcmp(value, row->words[*to - 1]) == 0)
            return true;
    return expected(r, row, value);
}

static bool set_words(const Reading *r, const Option *row, const char *value, uint32_t *to) {
    JigStr rest = jig_str(value ? value : "");
    for (uint32_t i = 0; !value && row->words[i]; ++i)
        *to |= 1U << i;
    while (value) {
        const char *comma = memchr(rest.ptr, ',', rest.len);
        JigStr word = {rest.ptr, comma ? (size_t)(comma - rest.ptr) : rest.len};
        uint32_t i = 0;
        while (row->words[i] && !jig_str_is(word, row->words[i]))
            ++i;
        if (!row->words[i])
            return expected(r, row, value);
        *to |= 1U << i;
        if (!comma)
            break;
        rest = (JigStr){comma + 1, rest.len - word.len - 1};
    }
    return true;
}

/* NULL for an option that takes none, or is given none. */
static bool set_value(const Reading *r, const Option *row, const char *value, void *to) {
    switch (row->kind) {
    case OPTION_FLAG:
        *(bool *)to = true;
        return true;
    case OPTION_CHOICE:
        *(uint32_t *)to = row->choice;
        return true;
    case OPTION_WORD:
        return set_word(r, row, value, to);
    case OPTION_WORDS:
        return set_words(r, row, value, to);
    case OPTION_MAYBE:
        *(const char **)to = value ? value : "";
        return true;
    case OPTION_TEXT:
        *(const char **)to = value;
        return true;
    case OPTION_TEXTS:
        jig_vec_push((StrList *)to, jig_str(value));
        return true;
    case OPTION_COUNT:
    case OPTION_COUNT32:
    case OPTION_REAL:
        return set_number(r, row, value, to);
    }
    return false;
}

/* ---- Options ---- */

static const Option *find(const Reading *r, JigStr name, void **settings) {
    for (size_t t = 0; t < JIG_LEN(r->tables); ++t)
        for (size_t i = 0; i < r->tables[t].num; ++i)
            if (jig_str_is(name, r->tables[t].rows[i].name)) {
                *settings = r->tables[t].settings;
                return &r->tables[t].rows[i];
            }
    return NULL;
}

/* What a plugin brings may be asked for by what follows it. */
static bool load_plugin(Reading *r) {
    const char *dialect = r->common.dialect_plugin, *pass = r->common.pass_plugin;
    r->common.dialect_plugin = r->common.pass_plugin = NULL;
    if (dialect)
        return plugin_load(r->ctx, "dialect plugin", dialect) != NULL;
    return !pass || plugin_load(r->ctx, "passes", pass) != NULL;
}

static bool read_option(Reading *r) {
    const char *arg = r->argv[r->at], *equals = strchr(arg, '=');
    void *settings;
    JigStr name = {arg, equals ? (size_t)(equals - arg) : strlen(arg)};
    const Option *row = find(r, name, &settings);
    if (!row)
        return unknown(r, arg);
    bool takes = option_takes_value(row), needs = option_needs_value(row);
    if (equals && !takes)
        return complain(r, row->name, "takes no value");
    if (needs && !equals && r->at + 1 >= r->argc)
        return complain(r, row->name, "needs a value");
    const char *value = equals ? equals + 1 : needs ? r->argv[++r->at] : NULL;
    return set_value(r, row, value, (char *)settings + row->offset) && load_plugin(r);
}

static bool read_all(Reading *r, const char **operand) {
    for (r->at = 1; r->at < r->argc && !r->common.help; ++r->at) {
        const char *arg = r->argv[r->at];
        if (arg[0] == '-' && arg[1]) {
            JIG_CHECK(read_option(r));
        } else if (r->command->operands) {
            *operand = arg;
            jig_vec_push(r->command->operands, jig_str(arg));
        } else if (*operand) {
            fprintf(stderr, "jig %s: more than one %s: '%s'\n", r->command->name,
                    r->command->operand, arg);
            return false;
        } else {
            *operand = arg;
        }
    }
    return true;
}

/* Longer than what stdio keeps back: why it cannot be written is known only then. */
static int write_help(const Reading *r) {
    const Help help = {r->command, r->tables, JIG_LEN(r->tables)};
    JigOutput out;
    jig_output_on_fd(&out, STDOUT_FILENO);
    (r->common.help == HELP_JSON ? help_write_json : help_write_text)(&help, jig_output_fn, &out);
    if (jig_output_close(&out, true) || errno == EPIPE)
        return 0;
    fprintf(stderr, "jig %s: cannot write: %s\n", r->command->name, strerror(errno));
    return 1;
}

static void write_usage(void *user, const char *text, size_t len) {
    fwrite(text, 1, len, user);
}

bool command_read(JigContext *ctx, int argc, char **argv, const Command *command,
                  const char **operand, int *status) {
    Reading r = {.ctx = ctx, .command = command, .argc = argc, .argv = argv};
    memcpy(r.tables, command->tables, sizeof command->tables);
    r.tables[MOST_OPTION_TABLES] = OPTION_TABLE(common_options, &r.common, .title = "All commands");
    *operand = NULL;
    *status = 1;
    bool ok = read_all(&r, operand);
    ctx->colours = terminal_has_colours(r.common.colour);
    JIG_CHECK(ok);
    if (r.common.help) {
        *status = write_help(&r);
        return false;
    }
    if (*operand || command->operand_optional)
        return true;
    if (argc < 2)
        help_write_text(&(Help){command, r.tables, JIG_LEN(r.tables)}, write_usage, stderr);
    else
        fprintf(stderr, "jig %s: no %s is given\n", command->name, command->operand);
    return false;
}
