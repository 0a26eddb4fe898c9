/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which step of a run made an op of the payload: heard while the script is carried out, known as
 * long as the run lives.
 */
#ifndef JIG_TRANSFORM_RUN_MAKERS_H
#define JIG_TRANSFORM_RUN_MAKERS_H

#include "jig/journal.h"
#include "jig/run.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct JigMakers {
    JigListener listener; /* first: it is what is told */
    JigContext *ctx;
    size_t current;        /* the innermost step that has begun; JIG_NO_STEP: none */
    JIG_VEC(JigOp *) made; /* in order; some are gone by now */
    JigPtrMap steps;       /* op -> 1 + the step that made it */
} JigMakers;

/* Before the script; what the run is to be given. To be ended, before or after the run. */
JigRunListener jig_makers_begin(JigMakers *m, JigContext *ctx);
void jig_makers_end(JigMakers *m);
/* The step that made the op, or put it there in one that it made; JIG_NO_STEP: it was there before.
 */
size_t jig_makers_step_of(const JigMakers *m, const JigOp *op);

#endif
