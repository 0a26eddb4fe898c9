/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a checker (jig/check.h) keeps. */
#ifndef JIG_CHECK_CHECKER_H
#define JIG_CHECK_CHECKER_H

#include "jig/check.h"
#include "support/vec.h"

/* How arguments are filled, as jig eval has it. */
typedef struct JigCheckerFill {
    const char *name, *floats, *ints, *bits; /* bits: of i1 */
    int64_t index;                           /* what index arguments are; or */
#define JIG_CHECKER_SIZE INT64_MIN           /* the size */
    size_t seed;                             /* which of those numbers */
    bool apart; /* dimensions differ by where they stand in a type, index arguments all */
} JigCheckerFill;

/* One function with arguments of certain sizes. */
typedef struct JigTrial {
    JigStr name; /* the path to the function from the payload */
    int64_t size;
    const JigCheckerFill *fill;
    const JigType **inputs, **results; /* when the check began */
    size_t num_inputs, num_results;
    uint64_t mark; /* of the function when it gave the same (unchanged.h); 0: it never has */
    bool sees_integers, is_sized; /* has it arguments of these? do they depend on `size`? */
    bool is_special;              /* beside random ones, which may make no sense */
    bool lacks_arguments;         /* of these values; `why` */
    struct JigTrialOutcome *last; /* NULL: it cannot be evaluated */
    JigStr why;                   /* that */
} JigTrial;

struct JigChecker {
    JigOp *payload;
    JigCheckerOptions options;
    JigArena arena;
    JIG_VEC(JigTrial) trials;
    uint64_t num_compared; /* numbers */
    uint64_t num_steps;    /* of the latest evaluation */
    bool decides;          /* is there a trial that can be evaluated? */
    bool took_fractions;   /* a constant stood for one */
    bool lacked_arguments; /* the latest evaluation, which could not begin */
};

/* What becomes of another function than the one that is kept of before. */
typedef enum JigDifference {
    JIG_DIFFERENCE_TOLD,    /* it is wrong */
    JIG_DIFFERENCE_KEPT,    /* it is wrong, and kept: what comes next is held against it */
    JIG_DIFFERENCE_ACCEPTED /* it is kept, and told only where nothing else is to be told */
} JigDifference;

/* From one place of the journal to another, which is where the payload is left: has it computed at
 * `from` what it does at `to`? Held against what is kept of before. *what in `a`: as
 * jig_checker_now. */
JigVerdict jig_checker_between(JigChecker *c, size_t from, size_t to, JigDifference how,
                               JigArena *a, JigStr *what);

#endif
