/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * One step of a run by itself: a module with the payload that it found, as far as it is concerned,
 * and a script of this step alone, which finds its payload by attributes that are put there.
 */
#ifndef JIG_CHECK_SINGLE_H
#define JIG_CHECK_SINGLE_H

#include "check/cut.h"
#include "jig/run.h"

typedef struct JigSingle {
    JigOp *payload;
    const JigCuts *changed; /* by the step; it is left out what these do not concern */
    JigStr function;        /* what stays as well: "f", "inner::f"; or empty */
    bool whole;             /* nothing is left out */
} JigSingle;

/* The text, in `a`. Empty: *why, in `a`, it cannot be. Sends the run somewhere. */
JigStr jig_single_of_step(const JigSingle *s, JigRun *run, size_t step, JigArena *a, JigStr *why);
/* The same of a pass with its options, as "name{a=1}", that was run on `op` at that place of the
 * journal. */
JigStr jig_single_of_pass(const JigSingle *s, JigStr pass, const JigOp *op, size_t place,
                          JigArena *a, JigStr *why);

#endif
