/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a checker (jig/check.h) keeps. */
#ifndef JIG_CHECK_CHECKER_H
#define JIG_CHECK_CHECKER_H

#include "check/compared.h"
#include "check/layouts.h"
#include "jig/check.h"
#include "support/map.h"
#include "support/vec.h"

/* How arguments are filled, as jig eval has it. */
typedef struct JigCheckerFill {
    const char *name, *floats, *ints, *bits; /* bits: of i1; NULL: those of the seed */
    /* What index arguments are; or the size; or small, each more, or less, than the one before, as
     * integers and floats by themselves are then, too. */
    int64_t index;
#define JIG_CHECKER_SIZE      INT64_MIN
#define JIG_CHECKER_UPWARDS   (INT64_MIN + 1)
#define JIG_CHECKER_DOWNWARDS (INT64_MIN + 2)
    size_t seed;  /* which of those numbers */
    bool twins;   /* two scalars are the same, and all others differ: the seed says which two */
    bool numbers; /* of the payload's own (compared.h): the seed says which is the first */
    JigTrialLayout layout; /* of memrefs that leave it open */
    bool of_edges;         /* `ints` says which of an integer's type: "edges", "most", "least" */
    int64_t positions; /* integers that are elements are from 0 to below it; 0: as `ints` says */
    size_t edge;    /* scalar argument number `seed` is that edge of its type, from 1; 0: none is */
    int stands_out; /* scalar argument number `seed` is the largest (1) or smallest (-1) of all */
} JigCheckerFill;

/* One function with arguments of certain sizes. */
typedef struct JigTrial {
    JigStr name; /* the path to the function from the payload */
    int64_t size;
    const JigCheckerFill *fill;
    const struct JigTrialDims *dims;   /* untied.h; NULL: all are of `size` */
    const int64_t *offsets;            /* of each group of these, added to `size`; NULL: none */
    JigStr untied;                     /* what the fill is called with these */
    const JigType **inputs, **results; /* when the check began */
    size_t num_inputs, num_results;
    bool sees_integers;   /* has it arguments of these? */
    bool is_sized;        /* do arguments depend on `size`? */
    bool may_untie;       /* may its sizes differ? */
    bool is_special;      /* beside random ones, which may make no sense */
    bool lacks_arguments; /* of these values; `why` */
    bool is_first;        /* of the function */
    JigStr untold;        /* a result that is defined in no trial of the function; or empty */
    bool tells;           /* has this or another one of the function anything to compare? */
    bool is_decided; /* can this or another one be evaluated, and not without elements alone? */
    uint64_t mark;   /* of the function when it gave the same (unchanged.h); 0: it never has */
    struct JigTrialOutcome *last; /* NULL: it cannot be evaluated */
    struct JigTrialOutcome *next; /* takes its place if what was asked is accepted; or NULL */
    uint64_t next_mark;
    bool is_unknown;       /* because nobody knows what it does, or it takes too long */
    JigStr why;            /* that */
    bool has_stopped;      /* what is wrong with it was told, and it has not run since */
    uint64_t stopped_mark; /* of the function then */
} JigTrial;

/* A variable of the payload. */
typedef struct JigCheckerGlobal {
    JigStr path;
    const JigType *type; /* when it was first looked into, or NULL */
} JigCheckerGlobal;

struct JigChecker {
    JigOp *payload;
    JigCheckerOptions options;
    JigArena arena;
    JIG_VEC(JigTrial) trials;
    JIG_VEC(JigCheckerGlobal) globals;
    JigCompared numbers;   /* that payload and script compare with */
    JigStrMap functions;   /* by their paths, in the payload as it is, */
    JigArena place;        /* with what is kept of them */
    uint64_t payload_mark; /* unchanged.h */
    uint64_t num_compared; /* numbers */
    uint64_t num_steps;    /* of the latest evaluation, */
    JigEvalFault fault;    /* and why it stopped */
    bool decides;          /* is there a trial that can be evaluated? */
    bool took_fractions;   /* a constant stood for one */
    bool lacked_arguments; /* the latest evaluation, which could not begin */
};

/* From one place of the journal to another, which is where the payload is left: has it computed at
 * `from` what it does at `to`? Held against what is kept of before. `accepts`: another function is
 * meant, and told only where nothing else is to be told. *what in `a`: as jig_checker_now. */
JigVerdict jig_checker_between(JigChecker *c, size_t from, size_t to, bool accepts, JigArena *a,
                               JigStr *what);
/* After that: what is there now is right, what comes next is held against it where that makes a
 * difference. */
void jig_checker_accept(JigChecker *c);
/* The same from step to step: what differs is what comes next is held against, and what is wrong
 * with a function is told once. */
JigVerdict jig_checker_step(JigChecker *c, size_t from, size_t to, bool accepts, JigArena *a,
                            JigStr *what);

#endif
