/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "progress.h"

#include "ir/diag/source.h"
#include "terminal.h"

#include <stdio.h>

static void step_began(void *user, JigRun *run, size_t step) {
    (void)user;
    char text[128];
    const JigOp *op = jig_run_step_op(run, step);
    JigStr name = jig_op_name_of(op);
    JigLoc at;
    unsigned line = 0;
    if (jig_source_position(jig_op_context(op), jig_op_loc(op), &at))
        line = jig_loc_line(jig_op_context(op), at);
    int n = snprintf(text, sizeof text, "%.*s :%u", JIG_FMT(name), line);
    progress_tell(step, (JigStr){text, (size_t)n < sizeof text ? (size_t)n : sizeof text - 1});
}

static bool begin(void *user, ScriptRun *r) {
    (void)user;
    script_listen(r, (JigRunListener){.began = step_began});
    progress_begin();
    return true;
}

static bool ended(void *user, ScriptRun *r) {
    (void)user, (void)r;
    progress_end();
    return true;
}

/* Also where nothing was carried out. */
static bool close_progress(void *user, ScriptRun *r) {
    return ended(user, r);
}

ScriptReader progress_reader(void) {
    return (ScriptReader){.begin = begin, .ended = ended, .close = close_progress};
}
