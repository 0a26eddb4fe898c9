/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * --check: whether each step of a script that a command carries out keeps what the payload computes
 * (jig/check.h). `jig check` says it of right steps, too.
 *
 * The script is carried out first: of a step that was taken back later, as in an alternative,
 * nothing is to be said. With smaller shapes (shapes.h) it was so twice before, on copies.
 */
#ifndef JIG_TOOLS_CHECKING_H
#define JIG_TOOLS_CHECKING_H

#include "check_options.h"
#include "verdicts.h"

enum { CHECK_NONE, CHECK_FIELD, CHECK_FLOAT };

typedef struct Checking {
    uint32_t how;       /* as it is said */
    CheckSettings what; /* its arguments are of `entry` */
    JigStr entry;       /* the function; empty: each public one */
    bool quiet;         /* of what is right nothing is told */
    JigVerdict worst;   /* of the script */

    /* While it is carried out. */
    ScriptRun *run;
    JigArena *arena;
    JigChecker *checker; /* of the payload as it is; NULL: smaller shapes say all */
    /* What smaller shapes gave; empty: there are none. */
    JigStr shapes, small_text;
    JIG_VEC(JigChecked) small;
    JigVerdict small_worst;
    Verdicts tally;
} Checking;

OptionTable checking_option_table(Checking *c);
/* With --check scripts that are run by `how` are checked, up to the first step that is wrong; `c`
 * lives as long. */
void checking_begin(Checking *c, ScriptOptions *how);
/* The exit status of a command that went well or not. */
int checking_status(const Checking *c, bool ok);

#endif
