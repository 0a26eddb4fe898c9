/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of math by simpler ones: lists of patterns, and how their ops are made. */
#ifndef JIG_PAYLOAD_LOWER_MATH_MATH_EXPAND_H
#define JIG_PAYLOAD_LOWER_MATH_MATH_EXPAND_H

#include "payload/lower/numbers/arith_expand.h"

extern const JigPattern jig_math_expand_functions[]; /* math_expand.c */
extern const JigPattern jig_math_expand_rounding[];  /* math_expand_round.c */

/* A pattern of math.clampf: a minimum and a maximum. */
bool jig_lower_math_expand_clamp(JigRewriter *rw, JigOp *op, const JigPattern *self);

/* Of the type of `a`. */
JigValue *jig_lower_math_expand_unary(const JigExpandArith *x, const JigOpRow *row, JigValue *a);
JigValue *jig_lower_math_expand_binary(const JigExpandArith *x, const JigOpRow *row, JigValue *a,
                                       JigValue *b);
JigValue *jig_lower_math_expand_float(const JigExpandArith *x,
                                      double value); /* of the type of `x` */

#endif
