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
} Option;
#define OPTION(name_, kind_, type, member, ...)                                                    \
    { .name = name_, .kind = kind_, .offset = offsetof(type, member), __VA_ARGS__ }

typedef struct OptionTable {
    const Option *rows;
    size_t num;
    void *settings;
} OptionTable;
#define OPTION_TABLE(rows, settings) ((OptionTable){(rows), JIG_LEN(rows), (settings)})

enum { MOST_OPTION_TABLES = 5 };
typedef struct Command {
    const char *name, *usage;
    const char *operand; /* what messages call the argument: "payload" */
    bool operand_optional;
    StrList *operands; /* all of them, where there may be several; or NULL */
    OptionTable tables[MOST_OPTION_TABLES];
} Command;

/* All commands know --help, --color, and options that load plugins into ctx. True: go on, with the
 * argument in *operand (NULL: none). False: end with *status. */
bool command_read(JigContext *ctx, int argc, char **argv, const Command *command,
                  const char **operand, int *status) JIG_NODISCARD;

#endif
