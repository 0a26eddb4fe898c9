/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Who reads a run of a script: progress, trace, warnings, explanations, lint, a check. Each listens
 * while the script is carried out, is shown the run when that has ended, and gives back what it
 * has.
 *
 * Readers stand in a list: they begin and are shown the ended run in its order, and close in the
 * opposite one, so that a reader hears what those behind it say. One more is a ScriptReader: of a
 * command by script_read_by, of all commands by a line in script.c.
 */
#ifndef JIG_TOOLS_READER_H
#define JIG_TOOLS_READER_H

#include "explain/wording.h"
#include "jig/run.h"
#include "support/vec.h"

/* What a reader knows. */
typedef struct ScriptRun {
    const struct ScriptOptions *how;
    JigOp *payload;
    const JigScript *script; /* what is carried out */
    JigRun *run;             /* when the script has ended; NULL: there was no memory for it */
    size_t told_of;          /* the step that is told of just now; JIG_NO_STEP: none */
    bool timed;              /* a reader wants to know how long steps take */
    JIG_VEC(JigRunListener) listeners; /* what the run is given, in this order */
    JIG_VEC(struct ScriptReader) readers;
} ScriptRun;

/* What there is nothing to do for is NULL. */
typedef struct ScriptReader {
    void *user;
    /* Before the script: script_listen. False after a message: nothing is carried out, and this one
     * is not asked again. */
    bool (*begin)(void *user, ScriptRun *r);
    /* The script has ended. Who goes elsewhere in the run comes back to the last moment. False
     * after a message: the command fails, as it does when the script failed. */
    bool (*ended)(void *user, ScriptRun *r);
    /* Some reader has said these lines below a diagnostic. */
    void (*said)(void *user, const JigLines *lines);
    /* All have been shown it; the run is gone. False as before. */
    bool (*close)(void *user, ScriptRun *r);
} ScriptReader;

/* For `begin`: the listener is told of steps, behind those that were there. */
void script_listen(ScriptRun *r, JigRunListener listener);
/* Has the script done all that it was asked? */
bool script_succeeded(const ScriptRun *r);
/* Says lines below the diagnostic that was told last, and tells the readers. */
void script_say(ScriptRun *r, const JigLines *lines);

#endif
