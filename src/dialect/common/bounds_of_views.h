/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What ops of tensors and memrefs alike say of sizes (jig/bounds.h). */
#ifndef JIG_DIALECT_COMMON_BOUNDS_OF_VIEWS_H
#define JIG_DIALECT_COMMON_BOUNDS_OF_VIEWS_H

#include "jig/bounds.h"

/* dim, rank, cast, expand_shape and collapse_shape. */
extern const JigBoundsIface jig_bounds_of_dim, jig_bounds_of_rank, jig_bounds_of_cast,
    jig_bounds_of_expand, jig_bounds_of_collapse;
/* Dimension `dim` of v is the size of the same place, not counting those that are `dropped`. */
void jig_bounds_of_slice(const JigOp *op, JigValue *v, size_t dim, const bool *dropped,
                         JigBounds *b);
/* Dynamic dimensions of v are the op's operands from `first` on, in order. */
void jig_bounds_of_sizes(const JigOp *op, size_t first, JigValue *v, size_t dim, JigBounds *b);

/* Are they the same number, as far as constants and bounds tell? */
bool jig_bounds_same_number(JigMixed x, JigMixed y, JigArena *a);

#endif
