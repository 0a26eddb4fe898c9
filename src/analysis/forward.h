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

typedef struct JigFlow JigFlow;

typedef struct JigForward {
    JigLattice lattice;
    /* Joins states to the results of an op without regions; nothing as long as an operand that it
     * needs was not reached. */
    void (*transfer)(JigFlow *flow, JigOp *op);
    /* The same for an argument that `op` sets itself, such as an induction variable; false:
     * nothing is known of it. NULL: nothing ever is. */
    bool (*argument)(JigFlow *flow, JigOp *op, const JigValue *arg);
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
JigFlow *jig_flow_run(JigOp *top, const JigForward *analysis);
void jig_flow_free(JigFlow *flow);

bool jig_flow_runs(const JigFlow *flow, const JigBlock *block);
/* NULL: never computed. */
const void *jig_flow_state(const JigFlow *flow, const JigValue *v);
/* The calls of a callable op, or the returns that a call's results come from.
 * False when not all are known. */
bool jig_flow_predecessors(const JigFlow *flow, const JigOp *op, JigOp *const **ops, size_t *n);

/* ---- For transfer functions ---- */
/* NULL: not reached yet; what is visited is visited again when it changes. */
const void *jig_flow_read(JigFlow *flow, const JigValue *v);
void jig_flow_join(JigFlow *flow, const JigValue *v, const void *state);
void jig_flow_join_value(JigFlow *flow, const JigValue *to, const JigValue *from);
void jig_flow_set_unknown(JigFlow *flow, const JigValue *v);
/* One attribute per operand, NULL where there are several values; freed by the caller. False when
 * one was not reached yet. */
bool jig_flow_constants(JigFlow *flow, const JigOp *op, const JigAttr ***out);

#endif
