/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* scf.parallel next to each other as one. */
#ifndef JIG_PAYLOAD_LOOP_PARALLEL_FUSE_H
#define JIG_PAYLOAD_LOOP_PARALLEL_FUSE_H

#include "analysis/view_flow.h"
#include "jig/iface.h"
#include "jig/reason.h"

/* The iterations of `second`, which follows in the same block, each after that of `first`. NULL,
 * and nothing changed: the iterations are others, or one of them might see or undo what another
 * one of the other loop writes. The loop in place of both otherwise. `flow` is of what is around.
 */
JigOp *jig_loop_parallel_fuse(JigRewriter *rw, const JigViewFlow *flow, JigOp *first, JigOp *second,
                              JigReason *why);
/* All those in the block that nothing with effects stands between, each with the one before. */
void jig_loop_parallel_fuse_in(JigRewriter *rw, const JigViewFlow *flow, JigBlock *block);

#endif
