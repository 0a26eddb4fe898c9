/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dimensions of tensors and memrefs: their dim ops, and the sizes that ops of both state. */
#ifndef JIG_DIALECT_COMMON_DIM_H
#define JIG_DIALECT_COMMON_DIM_H

#include "jig/iface.h"
#include "jig/rewrite.h"

/* Takes operand `i` from before the `cast` that it comes from, when that one's
 * source is ranked: the cast only hides what is known of the shape. */
bool jig_dim_bypass_cast(JigOp *op, size_t i, const JigOpRow *cast);

/* Folds the dim op: a static size, a size that the source's op has as an
 * operand, or the dim of what was cast. `size_of`: dynamic dimension `dim` of
 * the result of `def`, which has the type t; NULL when it is no value. */
JigFold jig_dim_fold(JigFoldCall *call, const JigOpRow *cast,
                     JigValue *(*size_of)(JigOp *def, const JigType *t, size_t dim));

/* Of dim ops: with a constant index that is in bounds they may move. */
extern const JigIface jig_dim_ifaces[];

/* As many sizes as the result's type has dynamic dimensions, or an error. */
bool jig_dim_verify_num_sizes(JigOp *op, size_t has);
/* Is `reduced` the shape of `full` without some of its ones? */
bool jig_dim_shape_drops_ones(const JigType *full, const JigType *reduced);

/* The result's shape with those sizes (operands of `group`) that are constants, not below 0 unless
 * `negative`, in `shape`, and the *n other operands; NULL when there is no constant one. */
JigValue **jig_dim_constant_sizes(const JigOp *op, size_t group, bool negative, int64_t *shape,
                                  size_t *n, JigArena *a);

#endif
