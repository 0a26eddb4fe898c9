/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the lowerings of vector ops share. */
#ifndef JIG_PAYLOAD_VECTOR_LOWER_INT_H
#define JIG_PAYLOAD_VECTOR_LOWER_INT_H

#include "dialect/arith/arith.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "payload/vector_lower/vector_lower.h"
#include "support/arena.h"

/* ---- Types ---- */
/* A vector type without dimension i, which may become one of rank 0. */
const JigType *jig_vector_lower_drop_dim(const JigType *vector, size_t i);
/* Of these dimensions, with the element type of `like`. */
const JigType *jig_vector_lower_vector_type(const JigType *like, const int64_t *dims,
                                            const bool *scalable, size_t rank);

/* ---- Values ---- */
JigValue *jig_vector_lower_zero(JigRewriter *rw, JigLoc loc, const JigType *type);
JigValue *jig_vector_lower_poison(JigRewriter *rw, JigLoc loc, const JigType *type);
/* Part i along the first dimension. */
JigValue *jig_vector_lower_extract(JigRewriter *rw, JigLoc loc, JigValue *vector, int64_t i);
JigValue *jig_vector_lower_insert(JigRewriter *rw, JigLoc loc, JigValue *value, JigValue *dest,
                                  int64_t i);
/* v1 and acc combined, as an op of the kind in that order; lanes that the mask does not select keep
 * `acc` (mask NULL: all are). NULL: elements of that type are not combined so, nothing was made. */
JigValue *jig_vector_lower_combine(JigRewriter *rw, JigLoc loc, int64_t kind, JigValue *v1,
                                   JigValue *acc, JigValue *mask);
/* x * y, combined with acc, if that is not NULL. NULL as above. */
JigValue *jig_vector_lower_multiply_combine(JigRewriter *rw, JigLoc loc, JigValue *x, JigValue *y,
                                            JigValue *acc, int64_t kind, JigValue *mask);

/* lhs < rhs, signed. */
JigValue *jig_vector_lower_less(JigRewriter *rw, JigLoc loc, JigValue *lhs, JigValue *rhs);

/* ---- Masks ---- */
/* What is rewritten for an op: the op, or the vector.mask around it. */
typedef struct JigMasked {
    JigOp *root;
    JigValue *mask; /* NULL: none */
} JigMasked;
/* Sets the insertion point before the root. */
JigMasked jig_vector_lower_masked(JigRewriter *rw, JigOp *op);
/* The result of the op, around which goes a vector.mask where mask is not NULL. */
JigValue *jig_vector_lower_mask(JigRewriter *rw, JigOp *op, JigValue *mask);

#endif
