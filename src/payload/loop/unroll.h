/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Unrolling scf.for and affine.for. */
#ifndef JIG_PAYLOAD_LOOP_UNROLL_H
#define JIG_PAYLOAD_LOOP_UNROLL_H

#include "jig/iface.h"
#include "jig/reason.h"

/* `factor` iterations of the loop become one, and those left over a loop of their own behind it.
 * Loops that then run once, or never, are replaced by what they compute. `factor` is at least 1.
 * False, and why: the loop is as before. */
bool jig_unroll_loop(JigRewriter *rw, JigOp *loop, uint64_t factor, JigReason *why);
/* All iterations one after the other, of which there must be a known number. */
bool jig_unroll_loop_fully(JigRewriter *rw, JigOp *loop, JigReason *why);
/* Of an affine.for: all iterations, of which there must be a known number. */
bool jig_unroll_affine_fully(JigRewriter *rw, JigOp *loop, JigReason *why);
/* Of an affine.for. With `all`, a loop that would leave iterations over is unrolled as a whole. */
bool jig_unroll_affine(JigRewriter *rw, JigOp *loop, uint64_t factor, bool all, JigReason *why);
/* The same, but the loops within are not repeated: the copies of what stands before, in and behind
 * them go side by side. An affine.for may carry reductions that start at their neutral element.
 * (jam.c) */
bool jig_unroll_and_jam(JigRewriter *rw, JigOp *loop, uint64_t factor, JigReason *why);

/* ---- What both share ---- */
/* Of an affine.for: a copy of the loop behind it for what is left over, and the loop only up to
 * there. Both bounds have one result. */
bool jig_split_left_over(JigRewriter *rw, JigOp *loop, uint64_t factor,
                         JigReason *why) JIG_NODISCARD;
/* JigCopyVarFn of an affine.for; `user`: its step, an int64_t. */
JigValue *jig_later_affine_iv(JigRewriter *rw, JigLoc loc, JigValue *iv, uint64_t i,
                              const void *user);

#endif
