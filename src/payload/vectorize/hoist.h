/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Vectors that go round a loop through memory or a broadcast: around it in registers. */
#ifndef JIG_PAYLOAD_VECTORIZE_HOIST_H
#define JIG_PAYLOAD_VECTORIZE_HOIST_H

#include "dialect/vector/vector_transfer.h"
#include "jig/rewrite.h"

/* Below `root`, loop after loop outwards: what does not vary leaves loops; a read and the write of
 * the same vector of a buffer become a read before, a carried value, and a write behind the loop.
 * `certain`: only of loops that have an iteration for sure. */
void jig_hoist_transfers(JigRewriter *rw, JigOp *root, bool certain);
/* A carried vector of which an iteration only takes one part, and which it makes of the next one by
 * a broadcast: carried is that part, and the broadcast is behind the loop. Loops that may have no
 * iteration stay, unless the vector is such a broadcast to begin with. */
void jig_hoist_broadcasts(JigRewriter *rw, JigOp *root);
/* Have the lanes of two transfers of one buffer no element in common, for certain? */
bool jig_transfers_apart(const JigTransfer *x, const JigTransfer *y);

#endif
