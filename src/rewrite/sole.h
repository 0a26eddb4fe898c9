/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Regions that hold one op for the op around them (JigSoleOpIface). A rewrite that does not know of
 * them puts ops in front of that op, or other ops in its place.
 */
#ifndef JIG_REWRITE_SOLE_H
#define JIG_REWRITE_SOLE_H

#include "jig/rewrite.h"

/* After a rewrite of what stands in the region of `around`: ops without effects in front of the
 * last one go before `around`. False: what is left is not one op that fits, and nothing was moved.
 * In a conversion, ops that are about to go don't count. */
bool jig_sole_restore(JigRewriter *rw, JigOp *around);

#endif
