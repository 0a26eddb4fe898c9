/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Command lines in the manner of LLVM's tools: "-name", "--name", "--name=value",
 * "--name value"; every mistake is reported before giving up.
 */
#ifndef JIG_TOOLS_OPTIONS_H
#define JIG_TOOLS_OPTIONS_H

#include "command.h"
#include "jig/plugin.h"

typedef enum ArgKind {
    ARG_BOOL,
    ARG_STRING,
    ARG_STRINGS, /* each use adds one */
    ARG_UINT,
    ARG_LONG,
    ARG_CHOICE,         /* the index, as int */
    ARG_PASSES,         /* names of registered passes, comma separated */
    ARG_OPTIONAL,       /* a string whose `=value` may be missing: then the row's `otherwise` */
    ARG_IGNORED_STRING, /* accepted without effect */
    ARG_PLUGIN, /* loads one; `otherwise` is what messages call it. Read before all others */
} ArgKind;

/* One option: where its value goes in the settings, by offset. */
typedef struct ArgRow {
    const char *name;
    ArgKind kind;
    size_t offset;
    const char *value;          /* "<filename>", for the help; NULL: the kind's */
    const char *const *choices; /* of ARG_CHOICE: NULL-terminated, "" is the bare form */
    const char *otherwise;
    const char *help;
} ArgRow;

/* A pass asked for by its own flag, in the order of the command line. */
typedef struct PassArg {
    JigStr name, options;
} PassArg;

typedef JIG_VEC(PassArg) PassArgs;
typedef JIG_VEC(const JigPlugin *) PluginList;

typedef struct CommandLine {
    const char *tool;    /* argv[0] as given */
    const char *program; /* its last part */
    const ArgRow *rows;
    size_t num_rows;
    void *settings;
    JigContext *ctx; /* knows the passes; NULL: passes are no options */
    const char *default_input;
    const char *input; /* the positional argument */
    PassArgs passes;
    PluginList plugins; /* known to ctx */
    uint32_t help;      /* HELP_TEXT or HELP_JSON (help.h) */
    bool version;
} CommandLine;

/* False after messages on standard error. */
bool command_line_parse(CommandLine *line, int argc, char **argv) JIG_NODISCARD;
/* What --help prints, and --help=json (help.h). */
void command_line_help(const CommandLine *line, const char *overview);
void command_line_help_json(const CommandLine *line, const char *overview);
void command_line_list_passes(const CommandLine *line);
void command_line_free(CommandLine *line);

#endif
