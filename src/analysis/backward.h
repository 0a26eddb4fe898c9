/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Data flow backwards: what a lattice knows of each value from how it is used.
 * States go from the inputs of blocks, regions and callees to what is passed
 * for them. Needs a forward run, which says what is reached from where.
 */
#ifndef JIG_ANALYSIS_BACKWARD_H
#define JIG_ANALYSIS_BACKWARD_H

#include "analysis/forward.h"

typedef struct JigBackwardFlow JigBackwardFlow;

typedef struct JigBackward {
    JigLattice lattice;
    /* Joins states to the operands of an op that passes them to nobody. */
    void (*transfer)(JigBackwardFlow *flow, JigOp *op);
    /* The same for an operand of `op` that is not passed on, but chooses between the regions of
     * `branch`; or between blocks, when that is NULL. */
    void (*deciding)(JigBackwardFlow *flow, JigOp *op, JigOp *branch, const JigValue *operand);
    /* The same for an argument of a region of `branch` that nobody passes on. */
    void (*own_arg)(JigBackwardFlow *flow, JigOp *branch, const JigValue *arg);
} JigBackward;

/* Of what is in the regions of `top`. The caller frees it. */
JigBackwardFlow *jig_backward_run(JigOp *top, const JigForwardFlow *reach,
                                  const JigBackward *analysis);
void jig_backward_free(JigBackwardFlow *flow);
/* NULL: no use says anything. */
const void *jig_backward_state(const JigBackwardFlow *flow, const JigValue *v);

/* ---- For transfer functions ---- */
/* NULL: nothing yet; what is visited is visited again when it changes. */
const void *jig_backward_read(JigBackwardFlow *flow, const JigValue *v);
void jig_backward_join_value(JigBackwardFlow *flow, const JigValue *to, const JigValue *from);
void jig_backward_set_unknown(JigBackwardFlow *flow, const JigValue *v);

#endif
