/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The steps of a script as the command line asks to see them: a trace, the payload after some, what
 * each changed. */
#ifndef JIG_TOOLS_STEPS_H
#define JIG_TOOLS_STEPS_H

#include "explain/trace.h"
#include "explain/unnoticed.h"
#include "lint/lint.h"
#include "script.h"

#include <stdio.h>

typedef struct Steps {
    const ScriptOptions *how;
    JigOp *payload;
    FILE *to; /* of the trace */
    JigTrace trace;
    JigRunListener tracer;
    JigUnnoticed unnoticed;
    JigLint *lint;           /* that listens, too; NULL: none */
    unsigned errors;         /* kinds of it that are errors */
    JigRunListener listener; /* what a run is given */
    JigCharVec text;         /* the payload when it was looked at last, for differences */
    bool reached;            /* the step to stop after */
} Steps;

/* Is a run asked for at all? */
bool steps_are_shown(const ScriptOptions *how);
/* False after a message. To be ended only when true. */
bool steps_begin(Steps *s, const ScriptOptions *how, JigOp *payload) JIG_NODISCARD;
JigRunOptions steps_run_options(Steps *s);
/* What nobody noticed, unless explanations are off. False: there was an error among it. */
bool steps_warn(Steps *s, const JigRun *run) JIG_NODISCARD;
/* `run` NULL: there was none. False after a message: there is no step of such a number, or the
 * trace could not be written. */
bool steps_end(Steps *s, const JigRun *run) JIG_NODISCARD;

#endif
