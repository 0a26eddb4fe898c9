/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What peeling decides of bounds in a loop (jig/payload/loop.h). */
#ifndef JIG_PAYLOAD_LOOP_PEEL_H
#define JIG_PAYLOAD_LOOP_PEEL_H

#include "jig/payload/loop.h"

/* What is known of the induction variable of a peeled loop. */
typedef struct JigPeeled {
    JigValue *iv, *upper, *step; /* bound and step of the loop as it was */
    bool whole;                  /* iv + step <= upper; else iv + step > upper */
    bool wraps; /* iv and upper may be of different sign as they count as unsigned: what is known is
                 * known of their distance only */
} JigPeeled;
/* Replaces an affine.min or affine.max by an affine.apply of the result that is known to be the
 * extremum; false when none is. */
bool jig_loop_simplify_in_peeled(JigRewriter *rw, JigOp *op, const JigPeeled *known);

#endif
