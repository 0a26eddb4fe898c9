/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What `jig bisect` found, told to people and to programs. */
#ifndef JIG_TOOLS_FOUND_H
#define JIG_TOOLS_FOUND_H

#include "check/bisect.h"
#include "check/cut.h"

/* Of what found_tell_json writes: grows when a member gets another meaning or goes. */
enum { FOUND_VERSION = 1 };

typedef struct Found {
    const JigBisect *bisect;
    const JigBisected *it;
    JigRun *run;        /* NULL: of a pipeline */
    JigStr pass;        /* of one: the pass, with its options */
    const JigOp *on;    /* and what it ran on */
    const JigCuts *cut; /* what the act changed */
} Found;

/* On standard output. Sends the payload somewhere. */
void found_tell_text(const Found *f, JigArena *a);
void found_tell_json(const Found *f, JigArena *a);
/* "step 4, transform.apply_patterns, schedule.mlir:12"; "pass cse, func.func @f". */
JigStr found_where(const Found *f, JigArena *a);

#endif
