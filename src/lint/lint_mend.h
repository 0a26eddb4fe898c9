/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A script as text, with which proposals are tried. */
#ifndef JIG_LINT_MEND_H
#define JIG_LINT_MEND_H

#include "lint/lint_int.h"

struct JigMender {
    JigLint *lint;
    JigRun *run;
    const JigScript *script;
    JigOp *entry;
    JigArena *a;
    JigStr file; /* the script's */
    JigStr *lines;
    size_t num_lines;
    bool is_new; /* there is no file: it was made because there was no script */
    /* Handles around the function: at the end, and from the start on. Empty: none. */
    JigStr root, root_type, first_root, first_root_type;
    JigLintFinding *finding;
    size_t num_tries;
    double began; /* when the first finding was looked at */
};

/* Of an op of the script: its line in the text, from 0. */
bool jig_lint_line_of(const JigMender *m, const JigOp *op, size_t *out);
/* Lines before a step; the new handle named `instead` takes the place of its first operand from
 * there on, unless it is 0. */
bool jig_lint_insert_before(JigMender *m, const JigOp *step, const char *lines, char instead);
/* Another text of the step's line. */
bool jig_lint_try_line(JigMender *m, const JigOp *step, size_t at, JigStr line);

#endif
