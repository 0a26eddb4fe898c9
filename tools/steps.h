/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The steps of a script as the command line asks to see them: a trace, the payload after some, what
 * each changed. */
#ifndef JIG_TOOLS_STEPS_H
#define JIG_TOOLS_STEPS_H

#include "explain/payload_text.h"
#include "explain/report.h"
#include "explain/trace.h"
#include "explain/unnoticed.h"
#include "script.h"

#include <stdio.h>

typedef struct Steps {
    const ScriptOptions *how;
    JigOp *payload, *entry;
    FILE *to; /* of the trace */
    JigTrace trace;
    JigReport report; /* the trace as a page */
    JigUnnoticed unnoticed;
    unsigned errors;                   /* kinds of it that are errors */
    JIG_VEC(JigStr) lint_errors;       /* rules of --lint whose findings are; "lint": all */
    JIG_VEC(JigRunListener) listeners; /* what a run is given, in this order */
    JigPayloadText text;               /* when it was looked at last, for differences */
    size_t told_of;                    /* the step that is told of; JIG_NO_STEP: the current one */
    bool reached;                      /* the step to stop after */
} Steps;

/* Is a run asked for at all? */
bool steps_are_shown(const ScriptOptions *how);
/* Is something written to standard error at each of them? */
bool steps_are_written(const ScriptOptions *how);
/* False after a message. To be ended only when true. */
bool steps_begin(Steps *s, const ScriptOptions *how, JigOp *payload, JigOp *entry) JIG_NODISCARD;
/* Before the run: one more is told of its steps. */
void steps_listen(Steps *s, JigRunListener listener);
JigRunOptions steps_run_options(Steps *s);
/* What is said of a run that has ended, for a page: `step` it is about, or JIG_NO_STEP, and lines
 * that stand below it. */
void steps_tell_of(Steps *s, size_t step);
void steps_said_below(Steps *s, const JigLines *lines);
/* The script has ended. `run` NULL: there was none. False after a message: there is no step of such
 * a number, or the trace could not be written. */
bool steps_end(Steps *s, const JigRun *run) JIG_NODISCARD;
/* What nobody noticed, unless explanations are off. False: there was an error among it. */
bool steps_warn(Steps *s, const JigRun *run) JIG_NODISCARD;
/* After all that is said. False after a message: the page could not be written. */
bool steps_close(Steps *s) JIG_NODISCARD;

#endif
