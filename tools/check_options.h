/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a payload computes, as all commands that check ask for it alike. */
#ifndef JIG_TOOLS_CHECK_OPTIONS_H
#define JIG_TOOLS_CHECK_OPTIONS_H

#include "command.h"
#include "jig/check.h"
#include "script.h"

#include <stdio.h>

enum { CONSTANTS_UNSAID, CONSTANTS_FRACTIONS, CONSTANTS_EXACT };
/* Of --constants. */
extern const char *const check_constants[];
#define CONSTANTS_OPTION(type, member)                                                             \
    OPTION("--constants", OPTION_WORD, type, member, .words = check_constants,                     \
           .takes = "nearest-fraction or exact", .help = HELP_CONSTANTS)
#define HELP_CONSTANTS                                                                             \
    "exact: in the field, constants are themselves (nearest-fraction: the nearest float of 1/3 "   \
    "stands for that)"
#define HELP_FULL                                                                                  \
    "static shapes as they are, however long it takes (smaller ones that the script treats alike)"
/* `usual`: how many where none is said. */
#define HELP_EVAL_STEPS(usual) "ops that one evaluation executes at most (" usual ")"

/* The exit status where nothing is wrong, and something is not decided. */
enum { STATUS_UNDECIDED = 3 };

typedef struct CheckSettings {
    const char *entry;
    StrList args, sizes;
    uint64_t eval_steps;
    uint32_t domain, constants;
    bool full; /* no smaller shapes (shapes.h) */
} CheckSettings;

OptionTable check_option_table(CheckSettings *s);
void check_settings_free(CheckSettings *s);
/* Is what is said something? False after a message. All below rely on it. */
bool check_settings_agree(const CheckSettings *s);
/* A checker of the payload as it is. NULL after a message: with arguments of the command line that
 * no function takes. */
JigChecker *check_create(JigOp *payload, const JigCheckerOptions *options) JIG_NODISCARD;
/* Functions of the payload that are not checked, on standard error. */
void check_tell_left_out(const JigChecker *checker);
/* The options in `a`; `script`: as below. */
JigCheckerOptions check_options_of(const CheckSettings *s, JigOp *script, JigArena *a);
/* The same by settings. Of `payload` as it is. `script`: whose sizes are interesting, or NULL. NULL
 * after a message. */
JigChecker *check_begin(const CheckSettings *s, JigOp *payload, JigOp *script,
                        JigArena *a) JIG_NODISCARD;

#endif
