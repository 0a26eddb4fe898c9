/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is the same in every iteration of an affine.for goes before it. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_HOIST_H
#define JIG_PAYLOAD_LOOP_AFFINE_HOIST_H

#include "analysis/view_flow.h"

/* Of the loop's body, ops on values from outside: those without effects, reads and writes of
 * memory at affine indices, and affine ops of nothing but such. What would do harm in a loop that
 * never runs stays unless the loop is known to run. `flow` is of what is around. */
void jig_affine_hoist(JigRewriter *rw, const JigViewFlow *flow, JigOp *loop);

#endif
