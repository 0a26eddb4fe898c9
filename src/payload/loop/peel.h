/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Peeling scf.for: iterations at one of its ends become a loop of their own. */
#ifndef JIG_PAYLOAD_LOOP_PEEL_H
#define JIG_PAYLOAD_LOOP_PEEL_H

#include "jig/iface.h"
#include "jig/reason.h"

/* The loop is left with whole steps only; *rest is a loop behind it for what is left over, if less
 * than a step. affine.min and affine.max in both that are decided by that become affine.apply.
 * False, and why: steps are known to divide the range. */
bool jig_peel_last(JigRewriter *rw, JigOp *loop, JigOp **rest, JigReason *why);
/* *first is a loop before it for the first iteration. False, and why: there is only one. */
bool jig_peel_first(JigRewriter *rw, JigOp *loop, JigOp **first, JigReason *why);

/* What is known of the induction variable of a peeled loop. */
typedef struct JigPeeled {
    JigValue *iv, *upper, *step; /* bound and step of the loop as it was */
    bool whole;                  /* iv + step <= upper; else iv + step > upper */
} JigPeeled;
/* Replaces an affine.min or affine.max by an affine.apply of the result that is known to be the
 * extremum; false when none is. */
bool jig_simplify_in_peeled(JigRewriter *rw, JigOp *op, const JigPeeled *known);

#endif
