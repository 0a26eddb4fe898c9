/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Edits of the script, with which proposals are tried. */
#ifndef JIG_LINT_MEND_H
#define JIG_LINT_MEND_H

#include "jig/amend.h"
#include "lint/lint_int.h"

struct JigMender {
    JigLint *lint;
    JigRun *run;
    const JigScript *script;
    JigOp *entry;
    JigArena *a;
    JigAmend *amend; /* what is tried next is noted here */
    bool is_new;     /* there is no file: it was made because there was no script */
    /* Steps by number, each op of the script once, when it was carried out last; and the first of
     * those that vectorize, or JIG_NO_STEP. */
    size_t *steps;
    size_t num_steps, vectorizes;
    JigLintFinding *finding;
    size_t num_tries;
    bool mends_all; /* what was tried last leaves no finding of the rule */
    double copied;  /* bytes, by the script as it is */
    double cycles;  /* by the script as it is, and as it was tried last */
    double cycles_then;
    /* Of the finding: the best of what helps so far, and its cycles; empty: nothing does. */
    const JigAmendHunk *best;
    size_t num_best, since_best;
    double best_cycles;
    bool best_mends_all;
    double longest; /* seconds that a try took */
    double began;   /* when the first finding was looked at */
};

/* What is noted, carried out, and noted no more then. Always false, so that what comes after it is
 * tried, too: of all that helps the best is kept for the finding. */
bool jig_lint_try(JigMender *m);
/* Whether there are tries, and time, left. */
bool jig_lint_may_try(const JigMender *m);
/* Notes lines (lint_int.h) before a step; the new handle named `instead` takes the place of its
 * first operand from there on, unless it is 0. False: that cannot be. */
bool jig_lint_note_before(JigMender *m, const JigOp *step, const char *lines, char instead);
bool jig_lint_note_at_end(JigMender *m, const char *lines);
/* These, tried. */
bool jig_lint_insert_before(JigMender *m, const JigOp *step, const char *lines, char instead);
/* The loop of a structured op in which most operands lie side by side in memory. */
size_t jig_lint_row_loop(const JigOp *op);
/* What the step's first operand was when it began: the run stands there until it is sent back to
 * the moment `*now`. */
JigItems jig_lint_operand_then(JigMender *m, size_t step, size_t *now);

#endif
