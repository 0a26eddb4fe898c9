/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which steps of a script made an op of the payload. It is written on the op's location, which what
 * is later made of the op takes over: name locations around the one that the payload has.
 */
#ifndef JIG_TRANSFORM_RUN_ORIGINS_H
#define JIG_TRANSFORM_RUN_ORIGINS_H

#include "transform/run/makers.h"

typedef struct JigOrigins {
    JigOp *payload;
    JigMakers makers;
    JigRunListener hears; /* the run's, for these */
    size_t num_marked;    /* of what they have made */
    JigPtrMap known;      /* ops that are marked, or that nobody made */
} JigOrigins;

/* Before the script; what the run is to be given. Nothing is marked but what is new after a step.
 * To be freed. */
JigRunListener jig_origins_begin(JigOrigins *o, JigOp *payload);
void jig_origins_free(JigOrigins *o);

/* The steps that a location tells of, the last one first; without those, where it is. */
typedef JIG_VEC(size_t) JigSteps;
JigLoc jig_origins_read(JigContext *ctx, JigLoc loc, JigSteps *steps);

#endif
