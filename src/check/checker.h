/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a checker (jig/check.h) keeps. */
#ifndef JIG_CHECK_CHECKER_H
#define JIG_CHECK_CHECKER_H

#include "jig/check.h"
#include "support/vec.h"

/* One function with arguments of certain sizes. */
typedef struct JigTrial {
    JigStr name; /* the path to the function from the payload */
    int64_t size;
    const JigType **inputs, **results; /* when the check began */
    size_t num_inputs, num_results;
    struct JigOutcome *last; /* NULL: it cannot be evaluated */
    JigStr why;              /* that */
    uint64_t mark; /* of the function when it gave the same (unchanged.h); 0: it never has */
} JigTrial;

struct JigChecker {
    JigOp *payload;
    JigCheckerOptions options;
    JigArena arena;
    JIG_VEC(JigTrial) trials;
    uint64_t num_compared; /* numbers */
    bool decides;          /* is there a trial that can be evaluated? */
};

/* From one place of the journal to another, which is where the payload is left: has it computed at
 * `from` what it does at `to`? Held against what is kept of before; where that is another function,
 * `accepts` keeps the new one. *what in `a`: as jig_checker_now. */
JigVerdict jig_checker_between(JigChecker *c, size_t from, size_t to, bool accepts, JigArena *a,
                               JigStr *what);

#endif
