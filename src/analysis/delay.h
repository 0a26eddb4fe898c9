/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* May an op be computed at a later place, and more than once? */
#ifndef JIG_ANALYSIS_DELAY_H
#define JIG_ANALYSIS_DELAY_H

#include "jig/reason.h"

/* May `op` be computed in or next to `to`, which stands behind it, once for each use or tile? True
 * if it accesses no memory, or only reads what nothing behind it, up to the end of `to`, writes.
 * What tells nothing, and has no body that could, may: the reference takes it, too. */
bool jig_may_be_delayed(JigOp *op, JigOp *to, JigReason *why);

#endif
