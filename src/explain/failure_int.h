/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What failure.c and the texts of failure_rows.c share. */
#ifndef JIG_EXPLAIN_FAILURE_INT_H
#define JIG_EXPLAIN_FAILURE_INT_H

#include "explain/failure.h"
#include "explain/wording.h"
#include "support/vec.h"

typedef struct JigExplained {
    JigRun *run; /* where the step begins: handles have what it got */
    size_t step;
    const JigRunStep *at;
    const JigReason *why;
    JigArena *a;
    JigDiag *told;   /* in place of the error; NULL: that is told as it is */
    JigLines *lines; /* below it */
} JigExplained;

/* A kind of failure, by how the text of its reason begins. */
typedef struct JigFailureRow {
    const char *text;
    void (*explain)(JigExplained *x);
} JigFailureRow;
/* Ended by a row without text. The first that fits counts. */
extern const JigFailureRow jig_failure_rows[];

/* What is told in place of the reference's words: at the step; and a note to it. */
void jig_failure_title(JigExplained *x, const char *format, ...) JIG_PRINTF(2, 3);
void jig_failure_at(JigExplained *x, JigLoc loc, const char *format, ...) JIG_PRINTF(3, 4);
/* What would do. */
void jig_failure_help(JigExplained *x, const char *format, ...) JIG_PRINTF(2, 3);
/* "transform.include :10", with the file where that is another than the failing step's. */
JigStr jig_failure_step(const JigExplained *x, const JigOp *op);
/* Fact number `i` of the reason as a number; 0 where it is none. */
int64_t jig_failure_number(const JigExplained *x, size_t i);

#endif
