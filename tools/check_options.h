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
           .takes = "nearest-fraction or exact")
#define CONSTANTS_USAGE                                                                            \
    "  --constants=exact               in the field, constants are themselves\n"                   \
    "                                  (nearest-fraction: the nearest float of 1/3 stands for "    \
    "that)\n"
#define FULL_USAGE                                                                                 \
    "  --full                          static shapes as they are, however long it takes (smaller " \
    "ones "                                                                                        \
    "that\n"                                                                                       \
    "                                  the script treats alike)\n"

/* The exit status where nothing is wrong, and something is not decided. */
enum { STATUS_UNDECIDED = 3 };

typedef struct CheckSettings {
    const char *entry;
    StrList args, sizes;
    uint64_t eval_steps;
    uint32_t domain, constants;
    bool full; /* no smaller shapes (shapes.h) */
} CheckSettings;

/* The lines of a usage that tell of these options. */
#define CHECK_USAGE                                                                                \
    "  --entry NAME                    the function to check, inner::f of a nested module (each "  \
    "public "                                                                                      \
    "one)\n"                                                                                       \
    "  --arg TYPE=FILL                 one for each argument, as jig eval takes them (random "     \
    "ones)\n"                                                                                      \
    "  --size N                        for dynamic sizes and index arguments; may be given "       \
    "several "                                                                                     \
    "times\n"                                                                                      \
    "                                  (around the sizes of tiles in the script)\n"                \
    "  --float                         numbers are floats, and have to be the same bit by "        \
    "bit\n" CONSTANTS_USAGE FULL_USAGE
#define EVAL_STEPS_USAGE(usual)                                                                    \
    "  --eval-steps N                  ops that one evaluation executes at most (" usual ")\n"

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
