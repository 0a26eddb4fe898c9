/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the set of leading_ones.c has from elsewhere. */
#ifndef JIG_PAYLOAD_VECTOR_SHAPE_LEADING_ONES_H
#define JIG_PAYLOAD_VECTOR_SHAPE_LEADING_ONES_H

#include "jig/rewrite.h"

/* A contraction without the parallel loop of one iteration that its result begins with; also
 * in a masked region (leading_ones_contract.c). */
bool jig_vector_shape_drop_one_of_contract(JigRewriter *rw, JigOp *op, const JigPattern *self);

#endif
