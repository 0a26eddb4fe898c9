/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --check: whether each step of a script that a command carries out keeps what the payload
 * computes (jig/check.h). `jig check` says it of right steps, too. */
#ifndef JIG_TOOLS_CHECKING_H
#define JIG_TOOLS_CHECKING_H

#include "jig/check.h"
#include "script.h"

enum { CHECK_NONE, CHECK_FIELD, CHECK_FLOAT };
enum { CONSTANTS_UNSAID, CONSTANTS_FRACTIONS, CONSTANTS_EXACT };
/* Of --constants. */
extern const char *const checking_constants[];
#define CONSTANTS_OPTION(type, member)                                                             \
    OPTION("--constants", OPTION_WORD, type, member, .words = checking_constants,                  \
           .takes = "nearest-fraction or exact")
#define CONSTANTS_USAGE                                                                            \
    "  --constants=exact               in the field, constants are themselves\n"                   \
    "                                  (nearest-fraction: the nearest float of 1/3 stands for "    \
    "that)\n"
/* The exit status where nothing is wrong, and something is not decided. */
enum { STATUS_UNDECIDED = 3 };

typedef struct Checking {
    uint32_t how, constants; /* as it is said */
    JigStr entry;            /* the function; empty: each public one */
    const StrList *args;     /* of it; NULL, or none: random ones */
    JigChecker *checker;
    ScriptRun *run;
    JigVerdict worst; /* of the script */
} Checking;

#define CHECKING_USAGE                                                                             \
    "  --check[=field|float]           steps that do not keep what the payload computes are "      \
    "errors (as\n"                                                                                 \
    "                                  jig check; float: bit by bit)\n" CONSTANTS_USAGE

OptionTable checking_option_table(Checking *c);
/* With --check scripts that are run by `how` are checked; `c` lives as long. */
void checking_begin(Checking *c, ScriptOptions *how);
/* The exit status of a command that went well or not. */
int checking_status(const Checking *c, bool ok);
/* Functions of the payload that are not checked, on standard error. */
void checking_tell_left_out(const JigChecker *checker);

#endif
