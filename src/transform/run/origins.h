/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which steps of a script made an op of the payload. It is written on the op's location, which what
 * is later made of the op takes over: name locations around the one that the payload has.
 */
#ifndef JIG_TRANSFORM_RUN_ORIGINS_H
#define JIG_TRANSFORM_RUN_ORIGINS_H

#include "jig/run.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct JigOrigins {
    JigOp *payload;
    JigPtrMap known; /* ops that steps before made, or nobody */
} JigOrigins;

/* Before the script. Nothing is marked but what is new after each step (jig_origins_ended, which a
 * JigRunListener calls). */
void jig_origins_begin(JigOrigins *o, JigOp *payload);
void jig_origins_ended(JigOrigins *o, const JigRun *run, size_t step);
void jig_origins_free(JigOrigins *o);

/* The steps that a location tells of, the last one first; without those, where it is. */
typedef JIG_VEC(size_t) JigSteps;
JigLoc jig_origins_read(JigContext *ctx, JigLoc loc, JigSteps *steps);

#endif
