/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Building and normalising scf.forall. */
#ifndef JIG_PAYLOAD_LOOP_FORALL_H
#define JIG_PAYLOAD_LOOP_FORALL_H

#include "jig/iface.h"

/* A forall with an empty body (but its terminator) at the insertion point. */
JigOp *jig_build_forall(JigRewriter *rw, JigLoc loc, const JigMixed *lower, const JigMixed *upper,
                        const JigMixed *step, size_t rank, JigValue *const *outs, size_t num_outs,
                        const JigAttr *mapping /* or NULL */);
/* Replaces the loop by one from 0 in steps of 1; returns it (or the loop itself when it is one). */
JigOp *jig_normalize_forall(JigRewriter *rw, JigOp *forall);

#endif
