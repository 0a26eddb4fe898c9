/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* May an op be computed at a later place, and more than once? */
#ifndef JIG_ANALYSIS_DELAY_H
#define JIG_ANALYSIS_DELAY_H

#include "jig/op.h"

/* The op that is in the way of computing `op` in or next to `to`, which stands behind it, once for
 * each use: `op` itself where it writes memory or does not stand before, or what writes memory that
 * it may read, from behind it to the end of `to`. NULL: nothing is in the way.
 * `unknown_may`: an op that tells nothing of memory, and has no body that could, is taken to write
 * nothing, and an unregistered one not to access any. */
JigOp *jig_delay_obstacle(JigOp *op, JigOp *to, bool unknown_may);

#endif
