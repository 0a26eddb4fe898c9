/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Data flow forwards: which blocks run, from where control reaches them, and
 * what a lattice knows of each value. The three depend on each other and are
 * found together, going up from "nothing runs" to a fixpoint. Works through the
 * branch, region branch and call interfaces, across calls within the analysed op.
 */
#ifndef JIG_ANALYSIS_FORWARD_H
#define JIG_ANALYSIS_FORWARD_H

#include "analysis/lattice.h"

typedef struct JigForwardFlow JigForwardFlow;

typedef struct JigForward {
    JigLattice lattice;
    /* Joins states to the results of an op without regions; nothing as long as an operand that it
     * needs was not reached. */
    void (*transfer)(JigForwardFlow *flow, JigOp *op);
    /* The same for an argument that `op` sets itself, such as an induction variable; false:
     * nothing is known of it. NULL: nothing ever is. */
    bool (*argument)(JigForwardFlow *flow, JigOp *op, const JigValue *arg);
    /* The only value that a state allows; NULL: there are several. Decides which way control goes.
     */
    const JigAttr *(*constant)(const JigValue *v, const void *state, const void *user);
    const void *user;
    /* Results of region ops whose terminators do not say where they lead (scf.forall) may be
     * anything; else they are never computed, as in the reference, and what depends on them seems
     * not to run. */
    bool cautious;
} JigForward;

/* Of what is in the regions of `top`. The caller frees it. */
JigForwardFlow *jig_forward_run(JigOp *top, const JigForward *analysis);
void jig_forward_free(JigForwardFlow *flow);

bool jig_forward_runs(const JigForwardFlow *flow, const JigBlock *block);
/* NULL: never computed. */
const void *jig_forward_state(const JigForwardFlow *flow, const JigValue *v);
/* The calls of a callable op, or the returns that a call's results come from.
 * False when not all are known. */
bool jig_forward_predecessors(const JigForwardFlow *flow, const JigOp *op, JigOp *const **ops,
                              size_t *n);

/* ---- For transfer functions ---- */
/* NULL: not reached yet; what is visited is visited again when it changes. */
const void *jig_forward_read(JigForwardFlow *flow, const JigValue *v);
void jig_forward_join(JigForwardFlow *flow, const JigValue *v, const void *state);
void jig_forward_join_value(JigForwardFlow *flow, const JigValue *to, const JigValue *from);
void jig_forward_set_unknown(JigForwardFlow *flow, const JigValue *v);
/* One attribute per operand, NULL where there are several values; freed by the caller. False when
 * one was not reached yet. */
bool jig_forward_constants(JigForwardFlow *flow, const JigOp *op, const JigAttr ***out);

#endif
