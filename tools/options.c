/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "options.h"
#include "help.h"
#include "plugin.h"
#include "support/json.h"
#include "support/nearest.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- Values ---- */

typedef struct Arg {
    CommandLine *line;
    const ArgRow *row;
} Arg;

static bool complain(const Arg *a, JigStr value, const char *before, const char *after) {
    fprintf(stderr, "%s: for the %s%s option: %s%.*s%s\n", a->line->program,
            a->row->name[1] ? "--" : "-", a->row->name, before, JIG_FMT(value), after);
    return false;
}

static void *slot(const Arg *a) {
    return (char *)a->line->settings + a->row->offset;
}

static bool set_bool(const Arg *a, JigStr v) {
    static const char *const yes[] = {"", "true", "TRUE", "True", "1"};
    static const char *const no[] = {"false", "FALSE", "False", "0"};
    for (size_t i = 0; i < JIG_LEN(yes); i++)
        if (jig_str_is(v, yes[i]))
            return *(bool *)slot(a) = true;
    for (size_t i = 0; i < JIG_LEN(no); i++)
        if (jig_str_is(v, no[i])) {
            *(bool *)slot(a) = false;
            return true;
        }
    return complain(a, v, "'", "' is invalid value for boolean argument! Try 0 or 1");
}

static bool set_number(const Arg *a, JigStr v) {
    bool is_uint = a->row->kind == ARG_UINT;
    char copy[32];
    bool ok =
        v.len && v.len < sizeof copy && strchr(is_uint ? "0123456789" : "-0123456789", v.ptr[0]);
    if (ok) {
        memcpy(copy, v.ptr, v.len);
        copy[v.len] = 0;
        char *end;
        long long n = strtoll(copy, &end, 0);
        ok = !*end && (!is_uint || (n >= 0 && n <= UINT32_MAX));
        *(int64_t *)slot(a) = n;
    }
    return ok || complain(a, v, "'",
                          is_uint ? "' value invalid for uint argument!"
                                  : "' value invalid for long argument!");
}

static bool set_choice(const Arg *a, JigStr v) {
    for (int i = 0; a->row->choices[i]; i++)
        if (jig_str_is(v, a->row->choices[i])) {
            *(int *)slot(a) = i;
            return true;
        }
    return complain(a, v, "Cannot find option named '", "'!");
}

static bool add_passes(const Arg *a, JigStr v) {
    StrList *list = slot(a);
    for (size_t start = 0, i = 0; i <= v.len; i++) {
        if (i < v.len && v.ptr[i] != ',')
            continue;
        JigStr name = {v.ptr + start, i - start};
        const JigPassRow *row = jig_pass_find(a->line->ctx, name);
        if (!row)
            return complain(a, name, "Cannot find option named '", "'!");
        jig_vec_push(list, jig_str(row->name));
        start = i + 1;
    }
    return true;
}

static bool load_plugin(const Arg *a, JigStr path) {
    const JigPlugin *plugin = plugin_load(a->line->ctx, a->row->otherwise, path.ptr);
    if (plugin)
        jig_vec_push(&a->line->plugins, plugin);
    return plugin != NULL;
}

static bool set_value(const Arg *a, JigStr v) {
    switch (a->row->kind) {
    case ARG_BOOL:
        return set_bool(a, v);
    case ARG_UINT:
    case ARG_LONG:
        return set_number(a, v);
    case ARG_CHOICE:
        return set_choice(a, v);
    case ARG_PASSES:
        return add_passes(a, v);
    case ARG_STRINGS:
        jig_vec_push((StrList *)slot(a), v);
        return true;
    case ARG_STRING:
    case ARG_OPTIONAL:
        *(JigStr *)slot(a) = v;
        return true;
    case ARG_IGNORED_STRING:
        return true;
    case ARG_PLUGIN:
        return load_plugin(a, v);
    }
    return true;
}

/* ---- Finding options ---- */

static const ArgRow *find_row(const CommandLine *line, JigStr name) {
    for (size_t i = 0; i < line->num_rows; i++)
        if (jig_str_is(name, line->rows[i].name))
            return &line->rows[i];
    return NULL;
}

static bool needs_value(const ArgRow *row) {
    return row->kind != ARG_BOOL && row->kind != ARG_OPTIONAL && row->kind != ARG_PASSES &&
           !(row->kind == ARG_CHOICE && row->choices[0][0] == 0);
}

static bool unknown(const CommandLine *line, const char *arg, JigStr name, JigStr value) {
    fprintf(stderr, "%s: Unknown command line argument '%s'.  Try: '%s --help'\n", line->program,
            arg, line->tool);
    JigStr best = {0};
    size_t least = SIZE_MAX;
    for (size_t i = 0; i < line->num_rows; i++)
        jig_nearest_choose(name, jig_str(line->rows[i].name), &best, &least);
    JigArena a = {0};
    jig_arena_init(&a);
    const JigPassRow *const *rows;
    size_t n = line->ctx ? jig_pass_list(line->ctx, &a, &rows) : 0;
    for (size_t i = 0; i < n; i++)
        jig_nearest_choose(name, jig_str(rows[i]->name), &best, &least);
    if (best.len)
        fprintf(stderr, "%s: Did you mean '%s%.*s%s%.*s'?\n", line->program,
                best.len > 1 ? "--" : "-", JIG_FMT(best), value.ptr ? "=" : "", JIG_FMT(value));
    jig_arena_free(&a);
    return false;
}

/* One option; *used is set when it takes the next argument as its value. With `plugins`,
 * only those that load one are obeyed, else only the others. */
static bool parse_option(CommandLine *line, const char *arg, const char *next, bool plugins,
                         bool *used) {
    const char *text = arg + 1 + (arg[1] == '-');
    const char *equals = strchr(text, '=');
    JigStr name = equals ? (JigStr){text, (size_t)(equals - text)} : jig_str(text);
    JigStr value = equals ? jig_str(equals + 1) : (JigStr){0};
    if (jig_str_is(name, "help") || jig_str_is(name, "h")) {
        line->help = jig_str_is(value, help_words[HELP_JSON - 1]) ? HELP_JSON : HELP_TEXT;
        return true;
    }
    if (jig_str_is(name, "version"))
        return line->version = true;
    const ArgRow *row = find_row(line, name);
    if (plugins != (row && row->kind == ARG_PLUGIN)) {
        *used = row && !equals && needs_value(row) && next;
        return true;
    }
    if (!row) {
        const JigPassRow *pass = line->ctx ? jig_pass_find(line->ctx, name) : NULL;
        if (!pass)
            return unknown(line, arg, name, value);
        jig_vec_push(&line->passes, ((PassArg){jig_str(pass->name), value}));
        return true;
    }
    Arg a = {line, row};
    if (!equals && needs_value(row)) {
        if (!next)
            return complain(&a, JIG_STR(""), "requires a value!", "");
        *used = true;
        value = jig_str(next);
    } else if (!value.len && row->kind == ARG_OPTIONAL) {
        value = jig_str(row->otherwise);
    }
    return set_value(&a, value);
}

/* Every argument in order; positional ones are counted. */
static bool parse_arguments(CommandLine *line, int argc, char **argv, bool plugins, int *inputs) {
    bool ok = true, options = true;
    for (int i = 1; i < argc; i++) {
        const char *arg = argv[i];
        if (options && strcmp(arg, "--") == 0) {
            options = false;
        } else if (options && arg[0] == '-' && arg[1]) {
            bool used = false;
            ok &= parse_option(line, arg, i + 1 < argc ? argv[i + 1] : NULL, plugins, &used);
            i += used;
        } else if ((*inputs)++ == 0) {
            line->input = arg;
        }
    }
    return ok;
}

bool command_line_parse(CommandLine *line, int argc, char **argv) {
    const char *slash = strrchr(line->tool, '/');
    line->program = slash ? slash + 1 : line->tool;
    int inputs = 0;
    /* Plugins first: what they bring may be asked for by options before them. */
    JIG_CHECK(parse_arguments(line, argc, argv, true, &inputs));
    inputs = 0;
    bool ok = parse_arguments(line, argc, argv, false, &inputs);
    if (line->help || line->version)
        return true;
    if (inputs > 1) {
        fprintf(stderr,
                "%s: Too many positional arguments specified!\n"
                "Can specify at most 1 positional arguments: See: %s --help\n",
                line->program, line->tool);
        ok = false;
    }
    if (!line->input)
        line->input = line->default_input;
    return ok;
}

void command_line_free(CommandLine *line) {
    jig_vec_free(&line->passes);
    jig_vec_free(&line->plugins);
    for (size_t i = 0; i < line->num_rows; i++)
        if (line->rows[i].kind == ARG_PASSES || line->rows[i].kind == ARG_STRINGS) {
            StrList *list = slot(&(Arg){line, &line->rows[i]});
            jig_vec_free(list);
        }
}

/* ---- Help ---- */

static const char *value_text(const ArgRow *row) {
    if (row->value)
        return row->value;
    switch (row->kind) {
    case ARG_STRING:
    case ARG_STRINGS:
    case ARG_IGNORED_STRING:
    case ARG_PLUGIN:
        return "<string>";
    case ARG_UINT:
        return "<uint>";
    case ARG_LONG:
        return "<long>";
    case ARG_CHOICE:
        return "<value>";
    case ARG_PASSES:
        return "<pass-arg>";
    default:
        return "";
    }
}

enum { HELP_COLUMN = 48 };

static void help_line(int indent, const char *name, const char *value, bool optional,
                      const char *help) {
    char text[256];
    int n = snprintf(text, sizeof text, "%*s%s%s%s%s%s%s", indent, "", name[1] ? "--" : "-", name,
                     optional ? "[" : "", *value ? (name[1] ? "=" : " ") : "", value,
                     optional ? "]" : "");
    printf("%-*s - %s\n", n > HELP_COLUMN ? n : HELP_COLUMN, text, help);
}

static void help_choices(const char *const *choices) {
    for (size_t i = 0; choices[i]; i++)
        printf("    =%s\n", choices[i][0] ? choices[i] : "<empty>");
}

static void help_passes(const CommandLine *line, int indent) {
    JigArena a;
    jig_arena_init(&a);
    const JigPassRow *const *rows;
    size_t n = jig_pass_list(line->ctx, &a, &rows);
    for (size_t i = 0; i < n; i++) {
        help_line(indent, rows[i]->name, "", false, rows[i]->summary);
        for (size_t j = 0; j < rows[i]->num_options; j++) {
            const JigOptionRow *o = &rows[i]->options[j];
            help_line(indent + 2, o->name, o->kind == JIG_OPTION_BOOL ? "" : "<value>", false,
                      o->help);
            if (o->kind == JIG_OPTION_ENUM)
                help_choices(o->choices);
        }
    }
    jig_arena_free(&a);
}

void command_line_list_passes(const CommandLine *line) {
    printf("Passes:\n");
    help_passes(line, 2);
}

void command_line_help(const CommandLine *line, const char *overview) {
    printf("OVERVIEW: %s\nUSAGE: %s [options] <input file>\n\nOPTIONS:\n\n", overview,
           line->program);
    for (size_t i = 0; i < line->num_rows; i++) {
        const ArgRow *row = &line->rows[i];
        help_line(2, row->name, value_text(row), row->kind == ARG_OPTIONAL, row->help);
        if (row->kind == ARG_CHOICE)
            help_choices(row->choices);
    }
    help_line(2, "help", "", false, "Display available options");
    help_line(2, "version", "", false, "Display the version of this program");
    if (line->ctx) {
        printf("\nPasses:\n");
        help_passes(line, 2);
    }
}

/* ---- The same for programs ---- */

static void put_stdout(void *user, const char *text, size_t len) {
    fwrite(text, 1, len, user);
}

static void put_words(JigJson *j, const char *const *words) {
    jig_json_begin(j, "words", '[');
    for (size_t i = 0; words[i]; i++)
        if (words[i][0])
            jig_json_str(j, NULL, jig_str(words[i]));
    jig_json_end(j, ']');
}

static void begin_option(JigJson *j, const char *name, const char *help) {
    char text[256];
    snprintf(text, sizeof text, "%s%s", name[1] ? "--" : "-", name);
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "name", jig_str(text));
    jig_json_str(j, "help", jig_str(help));
}

static void put_row(JigJson *j, const ArgRow *row) {
    begin_option(j, row->name, row->help);
    if (row->kind != ARG_BOOL) {
        jig_json_str(j, "value", jig_str(value_text(row)));
        jig_json_bool(j, "needs_value", needs_value(row));
    }
    if (row->kind == ARG_CHOICE)
        put_words(j, row->choices);
    jig_json_end(j, '}');
}

/* With what stands behind it in braces, or as its value. */
static void put_pass(JigJson *j, const JigPassRow *pass) {
    begin_option(j, pass->name, pass->summary);
    jig_json_begin(j, "fields", '[');
    for (size_t i = 0; i < pass->num_options; i++) {
        const JigOptionRow *o = &pass->options[i];
        jig_json_begin(j, NULL, '{');
        jig_json_str(j, "name", jig_str(o->name));
        jig_json_str(j, "help", jig_str(o->help));
        if (o->kind == JIG_OPTION_ENUM)
            put_words(j, o->choices);
        jig_json_end(j, '}');
    }
    jig_json_end(j, ']');
    jig_json_end(j, '}');
}

static void begin_group(JigJson *j, const char *title) {
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "title", jig_str(title));
    jig_json_begin(j, "options", '[');
}

static void end_group(JigJson *j) {
    jig_json_end(j, ']');
    jig_json_end(j, '}');
}

static void put_rows(JigJson *j, const CommandLine *line) {
    begin_group(j, "Options");
    for (size_t i = 0; i < line->num_rows; i++)
        put_row(j, &line->rows[i]);
    begin_option(j, "help", "Display available options");
    jig_json_end(j, '}');
    begin_option(j, "version", "Display the version of this program");
    jig_json_end(j, '}');
    end_group(j);
}

static void put_passes(JigJson *j, const CommandLine *line) {
    JigArena a;
    jig_arena_init(&a);
    const JigPassRow *const *passes;
    size_t n = jig_pass_list(line->ctx, &a, &passes);
    begin_group(j, "Passes");
    for (size_t i = 0; i < n; i++)
        put_pass(j, passes[i]);
    end_group(j);
    jig_arena_free(&a);
}

void command_line_help_json(const CommandLine *line, const char *overview) {
    JigJson j = {.write = put_stdout, .user = stdout};
    jig_json_begin(&j, NULL, '{');
    jig_json_str(&j, "name", JIG_STR("opt"));
    jig_json_str(&j, "synopsis", JIG_STR("jig-opt [options] [file]"));
    jig_json_str(&j, "about", jig_str(overview));
    jig_json_str(&j, "operand", JIG_STR("file"));
    jig_json_begin(&j, "operands", '[');
    jig_json_end(&j, ']');
    jig_json_begin(&j, "groups", '[');
    put_rows(&j, line);
    if (line->ctx)
        put_passes(&j, line);
    jig_json_end(&j, ']');
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
}
