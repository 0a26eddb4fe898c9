/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* May an op be computed at a later place? */
#ifndef JIG_PAYLOAD_FUSE_DELAY_H
#define JIG_PAYLOAD_FUSE_DELAY_H

#include "jig/reason.h"

/* Fusing computes a producer where the loops use it, once more in each tile: the memory that its
 * body accesses must be the same there. True if it accesses none, or only reads what nothing
 * between it and the end of `loop`, which stands behind it, writes. Ops of which nothing is known
 * may: the reference takes them, too. */
bool jig_may_be_delayed(JigOp *producer, JigOp *loop, JigReason *why);

#endif
