/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops on vectors as ops on parts of them. */
#ifndef JIG_PAYLOAD_VECTORIZE_UNROLL_VECTORS_H
#define JIG_PAYLOAD_VECTORIZE_UNROLL_VECTORS_H

#include "jig/rewrite.h"

/* How ops are taken apart: the data of the patterns, at the head of what else who asks wants to
 * know. It is kept for as long as the patterns are used. */
typedef struct JigVectorUnroll JigVectorUnroll;
struct JigVectorUnroll {
    /* The shape of one part of the op, over the dimensions that its JigUnrollIface tells; in the
     * arena. Trailing ones: before them a part has one. False: the op stays as it is. */
    bool (*shape)(const JigOp *op, const JigVectorUnroll *how, JigArena *a, int64_t **shape,
                  size_t *rank);
    /* In which order parts are taken: permutes `order`, of all dimensions, which is by their number
     * and has the slowest one first. NULL: it stays. */
    void (*order)(const JigOp *op, size_t *order, size_t rank);
};

/* They unroll transfers without masks, contractions, and elementwise ops of one result. Parts are
 * strided slices; results are put together in vectors of zeros. Their data is still missing, and an
 * empty pattern ends them: see jig_patterns_kept. */
extern const JigPattern jig_vector_unroll_patterns[];

#endif
