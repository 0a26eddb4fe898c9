/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Affine maps and bounds of affine loops as arithmetic on indices. */
#ifndef JIG_PAYLOAD_LOOP_EXPAND_AFFINE_H
#define JIG_PAYLOAD_LOOP_EXPAND_AFFINE_H

#include "jig/affine.h"
#include "jig/reason.h"
#include "jig/rewrite.h"

/* The value of an expression of these dims and symbols. NULL, and why: a divisor is a constant that
 * is not positive. */
JigValue *jig_loop_expand_affine_expr(JigRewriter *rw, JigLoc loc, const JigExpr *e,
                                      JigValue *const *dims, JigValue *const *symbols,
                                      JigReason *why);
/* The lower (upper) bound of an affine.for: the greatest (least) of its map's results. NULL as
 * above. */
JigValue *jig_loop_expand_affine_bound(JigRewriter *rw, const JigOp *loop, bool upper, JigArena *a,
                                       JigReason *why);

#endif
