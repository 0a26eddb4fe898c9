/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Carried values that one op reduces: a = a + x. */
#ifndef JIG_PAYLOAD_LOOP_REDUCTION_H
#define JIG_PAYLOAD_LOOP_REDUCTION_H

#include "jig/iface.h"

typedef struct JigReduction {
    const JigOpRow *combine; /* the op, of two operands in any order */
    const char *name;        /* as affine.parallel calls it */
    JigOp *op;               /* in the body */
    JigValue *value;         /* what is reduced */
} JigReduction;

/* Is carried value `i` of the loop only used to be combined, and the outcome only to be yielded? */
bool jig_loop_match_reduction(const JigOp *loop, size_t i, JigReduction *out);
/* May several reductions start at `init` and be combined then? */
bool jig_loop_is_neutral(const JigReduction *r, const JigValue *init);

#endif
