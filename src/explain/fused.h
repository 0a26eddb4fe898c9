/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What steps that fuse have not fused: a producer that others use, too, is computed in the loops
 * and once more before them; one that can't be computed there stays where it is. What is fused is
 * seen by who uses it afterwards, so that the transformations need say nothing.
 */
#ifndef JIG_EXPLAIN_FUSED_H
#define JIG_EXPLAIN_FUSED_H

#include "explain/matching.h"
#include "jig/run.h"

/* Of one step: what it may fuse, as it was before. */
typedef struct JigFusing JigFusing;

/* NULL: the step does not fuse. In `a`. */
JigFusing *jig_fused_began(JigRun *run, size_t step, JigArena *a);

typedef struct JigFusedVerdict {
    JigStr cloned;  /* in words; empty: nothing was computed twice */
    JigStr unfused; /* the same: something was fused */
    /* To be freed by the caller. `again`: what is computed outside of the loops, too. */
    JigLines cloned_notes, unfused_notes;
    JIG_VEC(const JigOp *) again;
    bool whole; /* or something is computed whole in each iteration */
} JigFusedVerdict;
/* When the step has ended well. */
JigFusedVerdict jig_fused_ended(const JigFusing *f, JigRun *run, JigArena *a);
/* Is it still computed, for somebody? Later steps may fuse its other users, too. */
bool jig_fused_is_needed(const JigOp *producer);

#endif
