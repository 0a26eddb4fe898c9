/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --trace: each step of a script as text, as JSON, or as a page for browsers. */
#ifndef JIG_TOOLS_TRACE_H
#define JIG_TOOLS_TRACE_H

#include "explain/report.h"
#include "explain/trace.h"
#include "script.h"

#include <stdio.h>

typedef struct Trace {
    FILE *to;
    JigTrace trace;   /* as text or JSON */
    JigReport report; /* as a page */
    ScriptRun *run;
} Trace;

/* Where it is asked for. Begins first, since a page has all that is said. */
ScriptReader trace_reader(Trace *t);

#endif
