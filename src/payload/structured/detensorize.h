/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tensors of rank 0 as the numbers in them. */
#ifndef JIG_PAYLOAD_STRUCTURED_DETENSORIZE_H
#define JIG_PAYLOAD_STRUCTURED_DETENSORIZE_H

#include "jig/pass.h"
#include "jig/rewrite.h"
#include "support/map.h"

/* linalg.generic ops that become their bodies, block arguments that become numbers, and which
 * operands of branches (JigOp -> bool *, in the arena) are passed for these. */
typedef struct JigDetensored {
    JigPtrMap ops, args, branches;
    JigArena *arena;
} JigDetensored;
/* (detensorize_plan.c) All that can be. */
void jig_structured_detensorize_all(JigOp *function, JigDetensored *out);
/* What control flow depends on, and what depends on that. */
void jig_structured_detensorize_control(JigOp *function, JigDetensored *out);
/* Fills in `branches` by `args`. */
void jig_structured_detensorize_branches(JigDetensored *out);
bool jig_structured_detensorize_type(const JigType *t); /* a tensor of rank 0 */

#endif
