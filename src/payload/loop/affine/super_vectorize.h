/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Nests of affine.for as loops over vectors. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_SUPER_VECTORIZE_H
#define JIG_PAYLOAD_LOOP_AFFINE_SUPER_VECTORIZE_H

#include "jig/iface.h"
#include "support/map.h"

typedef struct JigSuperVectorize {
    const int64_t *sizes; /* of the vectors, all positive */
    size_t rank;
    const int64_t *fastest; /* of which memref dimension each loop moves along, from the last one
                               on; -1: any. NULL: any */
    bool reductions;        /* loops that reduce, too; of vectors of one dimension */
} JigSuperVectorize;

/* Options that don't go together: says so at `op`. */
bool jig_loop_affine_vectorize_check(JigOp *op, const JigSuperVectorize *o, size_t num_fastest);
/* Vectorizes nests below `root` whose loops, as many as vectors have dimensions, may run at once:
 * accesses to memory become transfers of vectors. Loops whose transfers would be of other elements
 * than theirs stay. */
void jig_loop_affine_vectorize(JigRewriter *rw, JigOp *root, const JigSuperVectorize *o);

/* ---- What the two files share ---- */

/* Loops of a nest, and which dimension of the vectors each is, plus 1. */
typedef struct JigVectorNest {
    JigOp *root;
    const JigPtrMap *dims;
} JigVectorNest;
bool jig_loop_affine_vector_body_fits(JigOp *loop, int *memref_dim, JigArena *a);
/* False: it is not vectorized. */
bool jig_loop_affine_vectorize_nest(JigRewriter *rw, const JigVectorNest *nest,
                                    const JigSuperVectorize *o);

#endif
