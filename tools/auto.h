/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --auto: the script and the library of schedules that come with Jig, in place of one's own. */
#ifndef JIG_TOOLS_AUTO_H
#define JIG_TOOLS_AUTO_H

#include "jig/op.h"
#include "script.h"
#include "support/file.h"

enum { AUTO_NONE, AUTO_QUIET, AUTO_REPORT }; /* an option's word */
extern const char *const auto_words[];

#define AUTO_USAGE                                                                                 \
    "  --auto[=report]                 by the schedules that come with Jig (share/jig), for the "  \
    "machine\n"                                                                                    \
    "                                  that code is for; report: which took which op, and what "   \
    "is left\n"

/* What a command keeps of it. The CPU is LLVM's name ("host" is this one), with features on top;
 * each may be NULL. */
typedef struct AutoScript {
    uint32_t how;
    const char *cpu, *features;
    bool is_asked; /* the command line asks something of the script: choices, a step, warnings */
} AutoScript;

/* If it is asked for: *script is the script's file from here on, and libraries and choices are
 * added. Paths last as long as the program. False after a message: it does not go with a script, or
 * the schedules are not there. */
bool auto_begin(AutoScript *x, const char **script, StrList *libraries, ScriptOptions *how);
/* After a step of the script has failed: the payload as it was, parsed again, in place of what was
 * made of it, which a message says. False: --auto is not asked for, or with something that may be
 * what is wrong; nothing is changed then. */
bool auto_goes_on(const AutoScript *x, JigOp **payload, const JigFile *file, const char *path);

#endif
