/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Indices of a view as indices of what it views. */
#ifndef JIG_PAYLOAD_PATTERNS_VIEWED_H
#define JIG_PAYLOAD_PATTERNS_VIEWED_H

#include "jig/iface.h"
#include "jig/rewrite.h"

typedef struct JigViewed {
    JigValue *base;
    const JigMixed *indices; /* values, as many as dimensions */
} JigViewed;
/* Through one subview, expansion or collapse, by affine ops at the insertion point, of op's
 * location. False: the base is none of these. */
bool jig_look_through(JigRewriter *rw, JigOp *op, JigViewed *v);

#endif
