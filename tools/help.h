/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What `jig COMMAND --help` prints, from the tables that the command line is read by: laid out for
 * people, or as JSON, of which the build makes manual pages and completions (tools/make-manuals).
 *
 * Texts are words that are filled into lines. A line end stays; what begins with two blanks behind
 * one stays as it is, as examples do.
 */
#ifndef JIG_TOOLS_HELP_H
#define JIG_TOOLS_HELP_H

#include "command.h"

enum { HELP_NONE, HELP_TEXT, HELP_JSON }; /* an option's word */
extern const char *const help_words[];

/* `tables`: the command's, and those that all commands have. */
typedef struct Help {
    const Command *command;
    const OptionTable *tables;
    size_t num_tables;
} Help;

/* Does the option go without a value, or may it? */
bool option_takes_value(const Option *row);
bool option_needs_value(const Option *row);

void help_write_text(const Help *h, JigWriteFn write, void *user);
void help_write_json(const Help *h, JigWriteFn write, void *user);

#endif
