/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is the same in every iteration of an affine.for goes before it. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_AFFINE_HOIST_H
#define JIG_PAYLOAD_LOOP_AFFINE_AFFINE_HOIST_H

#include "analysis/view_flow.h"
#include "support/map.h"

/* What loops to be hoisted out of have around them. */
typedef struct JigHoistScope {
    JigViewFlow *flow;
    JigPtrMap transferred; /* memrefs that affine.dma_start has for more than its source: a set */
} JigHoistScope;
void jig_loop_affine_hoist_scope_begin(JigHoistScope *s, JigOp *root);
void jig_loop_affine_hoist_scope_end(JigHoistScope *s);

/* Of the loop's body, ops on values from outside: those without effects, reads and writes of
 * memory at affine indices, and affine ops of nothing but such. What would do harm in a loop that
 * never runs stays unless the loop is known to run. */
void jig_loop_affine_hoist(JigRewriter *rw, const JigHoistScope *scope, JigOp *loop);

#endif
