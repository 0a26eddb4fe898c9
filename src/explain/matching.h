/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_EXPLAIN_MATCHING_H
#define JIG_EXPLAIN_MATCHING_H

#include "explain/wording.h"

/* What a transform.structured.match finds in `root`, and why not more: how many ops each of its
 * demands let through, in their order, and what the nearest misses are like. A line each, in `a`.
 */
void jig_matching_account(const JigOp *match, JigOp *root, JigArena *a, JigLines *out);

#endif
