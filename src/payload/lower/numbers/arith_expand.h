/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What expansions of arithmetic share: ops on numbers, or on shaped values of them. */
#ifndef JIG_PAYLOAD_LOWER_NUMBERS_ARITH_EXPAND_H
#define JIG_PAYLOAD_LOWER_NUMBERS_ARITH_EXPAND_H

#include "payload/loop/index_math.h"

typedef struct JigExpandArith {
    JigRewriter *rw;
    JigLoc loc;
    const JigType *like; /* a number, or of the shape in question */
} JigExpandArith;
/* Before op, of its result. False: constants would have no shape. */
bool jig_lower_expand_begin(JigExpandArith *x, JigRewriter *rw, JigOp *op);

const JigType *jig_lower_expand_type(const JigExpandArith *x, const JigType *element);
JigValue *jig_lower_expand_constant(const JigExpandArith *x, const JigType *element, int64_t value);
/* The op of `row` from one type to another. */
JigValue *jig_lower_expand_cast(const JigExpandArith *x, const JigOpRow *row, JigValue *v,
                                const JigType *element);
JigValue *jig_lower_expand_cmpf(const JigExpandArith *x, JigFloatCompare how, JigValue *a,
                                JigValue *b);
/* `a` where the predicate holds, else `b`; `b`, too, where a (nan_of 0) or b (1) is a NaN. */
JigValue *jig_lower_expand_extremum(const JigExpandArith *x, JigFloatCompare how, size_t nan_of,
                                    JigValue *a, JigValue *b);

#endif
