/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Variants of loops for what is often the case. */
#ifndef JIG_PAYLOAD_LOOP_SPECIALIZE_LOOP_H
#define JIG_PAYLOAD_LOOP_SPECIALIZE_LOOP_H

#include "jig/iface.h"

/* An scf.for or scf.parallel whose upper bounds are affine.min with constant results: a copy with
 * the constants for bounds runs when these are the minima, else the loop itself. False: it is not
 * such a loop, or has results. */
bool jig_loop_specialize(JigRewriter *rw, JigOp *loop);
/* Additions to the induction variable of an scf.for, and products with it, that are its only use
 * become part of the bounds, and of the step. */
void jig_loop_fold_into_range(JigRewriter *rw, JigOp *loop);

#endif
