/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Affine accesses to another memref, which has a part of the one they had. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_REDIRECT_H
#define JIG_PAYLOAD_LOOP_AFFINE_REDIRECT_H

#include "dialect/affine/affine_domain.h"

typedef struct JigMoved {
    JigValue *memref;  /* the new one */
    const JigMap *map; /* of `outer` and then the old indices, all dims, to the new indices, of
                        * which there may be more or fewer */
    JigValue **outer;  /* what the place of the part is in terms of */
    size_t num_outer;  /* 0: `outer` may be NULL */
} JigMoved;

/* That map for a part whose first element has these indices, each a map of `outer` as symbols. */
const JigMap *jig_loop_affine_moved_map(JigRewriter *rw, const JigMap *const *offsets, size_t rank,
                                        size_t num_outer);
/* An access, or any op with the attribute "map" for the indices behind operand `memref`. */
void jig_loop_affine_redirect(JigRewriter *rw, JigOp *op, size_t memref, const JigMoved *to);
void jig_loop_affine_redirect_access(JigRewriter *rw, JigOp *access, const JigMoved *to);

#endif
