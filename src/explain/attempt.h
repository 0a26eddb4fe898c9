/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A few lines of script tried on an op of the payload, and taken back: payload, handles, listeners
 * and open runs (jig/run.h) are afterwards as if nothing had been.
 *
 *     JigAttempt attempt = {.root = module, .op = matmul,
 *                           .lines = JIG_STR("%t, %l = transform.structured.tile_using_for %op
 * ...")}; JigAttempted what = jig_attempt(&attempt, arena);
 */
#ifndef JIG_EXPLAIN_ATTEMPT_H
#define JIG_EXPLAIN_ATTEMPT_H

#include "explain/wording.h"
#include "jig/transform.h"

typedef struct JigAttempt {
    JigOp *root;  /* the payload of the script, %root in the lines */
    JigOp *op;    /* an op of it, %op in the lines; or root itself */
    JigStr lines; /* of a sequence, each ended by a newline, without its terminator; both handles
                     are of type !transform.any_op */
    /* Looks at the payload as the lines have left it, if they went well; it must not be changed.
     * `op` is as long as the lines have left it. Or NULL. */
    void (*look)(void *user, JigOp *root);
    void *user;
    uint64_t max_steps; /* as in JigScriptOptions; 0: a hundred thousand */
    /* How the part of the payload reads before, as an attempt on the same part told
     * (JigAttempted.before), if it has not been changed since; 0: that is not known. */
    uint64_t before;
    /* Of a failure, what would do, a line each, is added here, and `words` are given; or NULL. */
    JigLines *help;
} JigAttempt;

typedef struct JigAttempted {
    /* JIG_SCRIPT_INVALID: the lines are no script. */
    JigScriptStatus status;
    bool changes;            /* after JIG_SCRIPT_OK: does the part read otherwise? */
    uint64_t outcome;        /* a number for how it reads then; 0: as before, without an edit */
    uint64_t before;         /* the same of before; 0: nobody has looked */
    const JigReason *reason; /* unless JIG_SCRIPT_OK; what it blames of the script is gone */
    JigStr words;            /* the same for a schedule author, in a line; if asked for */
} JigAttempted;

/* The part of the payload that the lines work on and that is looked at: what is isolated around the
 * op, or is the op, as long as they don't ask for %root. So an attempt costs what a function does,
 * however many others there are. */
JigOp *jig_attempt_part(const JigAttempt *attempt);
/* What there is to be told of it is in `a`; diagnostics are not told. The context keeps types and
 * attributes that were made, once each. */
JigAttempted jig_attempt(const JigAttempt *attempt, JigArena *a);

#endif
