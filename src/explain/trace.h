/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A trace tells each step of a script while it is carried out: its number and place, what its
 * handles have before and after it, what it did to the payload, how it ended. What has been told is
 * written at once, so that it is there when the process ends early.
 */
#ifndef JIG_EXPLAIN_TRACE_H
#define JIG_EXPLAIN_TRACE_H

#include "jig/run.h"
#include "support/vec.h"

typedef struct JigTrace {
    JigWriteFn write;
    void *user;
    bool colours;   /* of text: for a terminal; set after jig_trace_text */
    JigArena arena; /* of one step's words */
    size_t folded;  /* text: the step that is not told, of a body that was told often enough, nor
                       what  is inside of it; JIG_NO_STEP: none */
    JIG_VEC(char *)
    begun; /* JSON: what was known at the beginnings of the steps that have not
              ended; malloc'ed */
} JigTrace;

/* As text for people, or as JSON, one object a line (docs/trace.md). */
JigRunListener jig_trace_text(JigTrace *t, JigWriteFn write, void *user);
JigRunListener jig_trace_json(JigTrace *t, JigWriteFn write, void *user);
/* After the last step; `run` NULL: the script did not come to an end. */
void jig_trace_text_end(JigTrace *t, const JigRun *run);
void jig_trace_json_end(JigTrace *t, const JigRun *run);

#endif
