/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a payload computes, as `jig check` and `jig bisect` ask for it alike. */
#ifndef JIG_TOOLS_CHECK_OPTIONS_H
#define JIG_TOOLS_CHECK_OPTIONS_H

#include "checking.h"
#include "command.h"

typedef struct CheckSettings {
    const char *entry;
    StrList args, sizes;
    uint64_t eval_steps;
    uint32_t domain, constants;
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
    "bit\n" CONSTANTS_USAGE                                                                        \
    "  --eval-steps N                  ops that one evaluation executes at most (200000000)\n"

OptionTable check_option_table(CheckSettings *s);
void check_settings_free(CheckSettings *s);
/* Of `payload` as it is. `script`: whose sizes are interesting, or NULL. NULL after a message. */
JigChecker *check_begin(const CheckSettings *s, JigOp *payload, JigOp *script,
                        JigArena *a) JIG_NODISCARD;

#endif
