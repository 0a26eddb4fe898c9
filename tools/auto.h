/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --auto: the script and the library of schedules that come with Jig, in place of one's own. */
#ifndef JIG_TOOLS_AUTO_H
#define JIG_TOOLS_AUTO_H

#include "script.h"
#include "support/file.h"

enum { AUTO_NONE, AUTO_QUIET, AUTO_REPORT }; /* an option's word */
extern const char *const auto_words[];

#define HELP_AUTO                                                                                  \
    "by the schedules that come with Jig (share/jig), for the machine that code is for; report: "  \
    "what was chosen, which took which op, and what is left"

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
/* Is the script of the version that the program is of? False after a message. */
bool auto_fits(const AutoScript *x, const JigOp *script);

/* A payload, with the text that it was read from. */
typedef struct AutoPayload {
    JigOp **op;
    const JigFile *file;
    const char *path;
} AutoPayload;
/* script_run, which it is without --auto. By --auto warnings about the schedules are kept back, and
 * what they report of the payload is told at the end, once for each place. If a step fails, the
 * payload is what it was, parsed again, and a warning says so; but it is an error by `--werror
 * auto`, with anything that is asked of the script and may be what is wrong, and where steps are
 * checked. */
bool auto_run(const AutoScript *x, AutoPayload payload, JigOp *entry, const ScriptOptions *how,
              const JigStepObserver *observer, bool is_checked);

#endif
