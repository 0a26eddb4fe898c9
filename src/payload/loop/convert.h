/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops of one kind as loops of another. All return false, and why, with the loop as it was. */
#ifndef JIG_PAYLOAD_LOOP_CONVERT_H
#define JIG_PAYLOAD_LOOP_CONVERT_H

#include "jig/iface.h"
#include "jig/reason.h"

/* A nest of scf.for, the outermost one first: as many as the loop had induction variables. */
typedef struct JigForNest {
    JigOp **loops;
    size_t n;
} JigForNest;

/* An scf.forall without outputs, or an scf.parallel without results, as such a nest. */
bool jig_parallel_to_for(JigRewriter *rw, JigOp *loop, JigArena *a, JigForNest *out,
                         JigReason *why);
/* An scf.forall without outputs as scf.parallel. */
bool jig_forall_to_parallel(JigRewriter *rw, JigOp *loop, JigOp **out, JigReason *why);
/* Does the loop go on with this number? At the insertion point. The number after the last iteration
 * may have wrapped around; `loop` does not circle (jig_for_end). */
JigValue *jig_for_goes_on(JigRewriter *rw, const JigOp *loop, JigValue *iv);
/* An scf.for as scf.while, which carries the induction variable before everything else. NULL: its
 * variable circles. */
JigOp *jig_for_to_while(JigRewriter *rw, JigOp *loop);

#endif
