/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Unrolling affine.for, and what unrolling and jamming share (jig/payload/loop.h). */
#ifndef JIG_PAYLOAD_LOOP_UNROLL_LOOP_H
#define JIG_PAYLOAD_LOOP_UNROLL_LOOP_H

#include "jig/payload/loop.h"

/* All iterations, of which there must be a known number. */
bool jig_loop_unroll_affine_fully(JigRewriter *rw, JigOp *loop, JigReason *why);
/* With `all`, a loop that would leave iterations over is unrolled as a whole. */
bool jig_loop_unroll_affine(JigRewriter *rw, JigOp *loop, uint64_t factor, bool all,
                            JigReason *why);

/* A copy of the loop behind it for what is left over, and the loop only up to there. Both bounds
 * have one result. */
bool jig_loop_split_left_over(JigRewriter *rw, JigOp *loop, uint64_t factor,
                              JigReason *why) JIG_NODISCARD;
/* JigCopyVarFn of an affine.for; `user`: its step, an int64_t. */
JigValue *jig_loop_later_affine_iv(JigRewriter *rw, JigLoc loc, JigValue *iv, uint64_t i,
                                   const void *user);

#endif
