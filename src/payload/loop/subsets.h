/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parts of tensors that a loop reads, changes and writes back in each iteration. */
#ifndef JIG_PAYLOAD_LOOP_SUBSETS_H
#define JIG_PAYLOAD_LOOP_SUBSETS_H

#include "jig/iface.h"

/* Pairs of ops that read and write the same part of a carried tensor, where no other op touches
 * that part, leave the loop, which carries the part itself. Returns the loop, or the one that took
 * its place. */
JigOp *jig_hoist_subsets(JigRewriter *rw, JigOp *loop);

#endif
