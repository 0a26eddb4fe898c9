/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Command lines of jig's own commands, read by tables: "--name value", "--name=value", "--flag",
 * and one argument that is no option. The first mistake is told, in a line, and ends the command.
 * (jig-opt has the manner of LLVM's tools: options.h.)
 */
#ifndef JIG_TOOLS_COMMAND_H
#define JIG_TOOLS_COMMAND_H

#include "jig/context.h"
#include "support/vec.h"

typedef JIG_VEC(JigStr) StrList;

typedef enum OptionKind {
    OPTION_FLAG,    /* bool: true */
    OPTION_CHOICE,  /* uint32_t: the row's `choice` */
    OPTION_TEXT,    /* const char * */
    OPTION_MAYBE,   /* const char *; without a value it is empty */
    OPTION_TEXTS,   /* StrList: each use adds one */
    OPTION_COUNT,   /* uint64_t, from 1 to the row's `most` */
    OPTION_COUNT32, /* the same as uint32_t */
    OPTION_WORD,    /* uint32_t: which of the row's `words`, from 1; without a value the first */
    OPTION_WORDS,   /* uint32_t: bits of the row's `words`, with commas between; else all */
    OPTION_REAL,    /* double, which the row's `accepts` */
} OptionKind;

/* One option: where its value goes in the settings, by offset. */
typedef struct Option {
    const char *name;
    OptionKind kind;
    size_t offset;
    uint64_t most;
    uint32_t choice;
    bool (*accepts)(double value);
    const char *const *words; /* NULL-terminated */
    const char *takes;        /* what a value is, for whom it is not: "a number of runs" */
    const char *value;        /* what help calls it: "FILE"; NULL: its words */
    const char *help;         /* a text (help.h); NULL: that of the next row is of both */
} Option;
#define OPTION(name_, kind_, type, member, ...)                                                    \
    { .name = name_, .kind = kind_, .offset = offsetof(type, member), __VA_ARGS__ }

typedef struct OptionTable {
    const Option *rows;
    size_t num;
    void *settings;
    const char *title; /* above its options in help; NULL: none */
} OptionTable;
#define OPTION_TABLE(rows_, settings_, ...)                                                        \
    ((OptionTable){.rows = (rows_), .num = JIG_LEN(rows_), .settings = (settings_), __VA_ARGS__})

/* What an argument may be, where the synopsis does not tell: "words", and what it does then. */
typedef struct Operand {
    const char *name, *help;
} Operand;

/* What a command says of itself beside its options (help.h). */
typedef struct CommandHelp {
    const char *synopsis; /* "jig apply PAYLOAD"; of several ways to call it a line each */
    const char *about;    /* a text; NULL: the synopsis says it */
    const Operand *operands;
    size_t num_operands;
    const char *end; /* a text below the options; NULL: none */
} CommandHelp;

/* Of options that commands have alike. */
#define HELP_UNREGISTERED "accept ops of unknown dialects"

enum { MOST_OPTION_TABLES = 5 };
typedef struct Command {
    const char *name;
    const CommandHelp *help;
    const char *operand; /* what messages call the argument: "payload" */
    bool operand_optional;
    StrList *operands; /* all of them, where there may be several; or NULL */
    /* Of options that have the same name the first table's is the one. */
    OptionTable tables[MOST_OPTION_TABLES];
} Command;

/* All commands know --help, --color, and options that load plugins into ctx. True: go on, with the
 * argument in *operand (NULL: none). False: end with *status. */
bool command_read(JigContext *ctx, int argc, char **argv, const Command *command,
                  const char **operand, int *status) JIG_NODISCARD;

#endif
