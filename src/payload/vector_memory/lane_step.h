/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* One step of a transfer along the first dimension of its vector. */
#ifndef JIG_PAYLOAD_VECTOR_MEMORY_LANE_STEP_H
#define JIG_PAYLOAD_VECTOR_MEMORY_LANE_STEP_H

#include "payload/vector_memory/vector_access.h"

/* How transfers become loops; of patterns. */
typedef struct JigTransferLoops {
    uint32_t target_rank; /* vectors of more dimensions are taken apart */
    uint32_t tensors;     /* transfers of tensors, too */
} JigTransferLoops;

typedef struct JigLaneStep {
    JigRewriter *rw;
    JigLoc loc;
    JigTransfer t;
    JigValue *iv; /* which lane of the first dimension */
} JigLaneStep;

/* Does the first dimension repeat what there is? */
bool jig_lane_step_repeats(const JigTransfer *t);
/* Is the transfer one that can be taken apart: of more than the target's dimensions, of the base's
 * own elements, with as many first lanes as the type says? */
bool jig_lane_step_is_possible(JigRewriter *rw, const JigTransfer *t, const JigTransferLoops *how);
/* Of the base: those of the transfer, moved to the lane; in the arena. */
JigValue **jig_lane_step_indices(const JigLaneStep *s);
/* The vector without its first dimension. */
const JigType *jig_lane_step_type(const JigType *vector);

/* Regions come before their ops, as the reference makes them: it can be seen from where constants
 * go in the end. */

/* An scf.if that asks whether the lane is to be transferred at all: within bounds and not masked
 * out, as far as that takes to be asked. */
typedef struct JigLaneBranch {
    JigValue *condition;
    const JigType *type; /* of its result; NULL: it has none */
    JigRegion *regions[2];
    JigPoint point; /* where it goes */
} JigLaneBranch;
/* False: the lane always is transferred, and nothing has changed. Else ops are built in the first
 * region from then on. */
bool jig_lane_step_begin(const JigLaneStep *s, const JigType *type, JigLaneBranch *branch);
/* The first region ends with `value` (NULL: nothing); ops are built in the other from then on. */
void jig_lane_step_otherwise(const JigLaneStep *s, JigLaneBranch *branch, JigValue *value);
/* That one ends likewise; ops are built behind. Returns the result. */
JigValue *jig_lane_step_end(const JigLaneStep *s, JigLaneBranch *branch, JigValue *value);

/* An scf.for, which perhaps carries a value. */
typedef struct JigLaneLoop {
    JigValue *bounds[3];
    JigValue *init; /* NULL: nothing is carried */
    JigRegion *region;
    JigPoint point;
} JigLaneLoop;
/* Ops are built in its body from then on: the step's lane is its variable. Returns what is carried
 * there, or NULL. */
JigValue *jig_lane_loop_begin(JigLaneStep *s, JigLaneLoop *loop);
/* The body ends with `value` (NULL: nothing); ops are built behind the loop, which is returned. */
JigOp *jig_lane_loop_end(const JigLaneStep *s, JigLaneLoop *loop, JigValue *value);

/* Does what is left have a mask, too? */
bool jig_lane_step_keeps_mask(const JigTransfer *t);
void jig_lane_step_set_mask(JigRewriter *rw, JigOp *transfer, JigValue *mask);
/* The transfer of the lane, without mask: of the rest of the vector, at `indices` of the step. */
JigOp *jig_lane_step_read(const JigLaneStep *s, const JigType *type, JigValue *const *indices);
JigOp *jig_lane_step_write(const JigLaneStep *s, JigValue *vector, JigValue *base,
                           JigValue *const *indices);

#endif
