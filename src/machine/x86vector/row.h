/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contractions that are a row of lanes times one lane, added to a row. */
#ifndef JIG_MACHINE_X86VECTOR_ROW_H
#define JIG_MACHINE_X86VECTOR_ROW_H

#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"

typedef struct JigRowProduct {
    JigContraction c;
    size_t wide;       /* the operand that is the row: 0 or 1 */
    size_t wide_dim;   /* its dimension along the row */
    int64_t lanes;     /* of the row */
    int64_t packed;    /* numbers that each lane multiplies and adds */
    const JigType *of; /* their type */
} JigRowProduct;

/* Reads the contraction; false, after saying why: it is no sum of such products with elements of
 * type `of`, added up in `sum`. packed 1: lanes are single numbers. Else that many of them, which
 * are the last dimension of both operands. */
bool jig_x86vector_row_product(JigRewriter *rw, JigOp *op, const JigType *of, const JigType *sum,
                               int64_t packed, JigRowProduct *out);
/* `v` as a vector of one dimension, n elements long. */
JigValue *jig_x86vector_row_flat(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t n);

#endif
