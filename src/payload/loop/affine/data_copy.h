/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Copies of parts of memrefs in faster memory, for ops that access them at affine indices. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_DATA_COPY_H
#define JIG_PAYLOAD_LOOP_AFFINE_DATA_COPY_H

#include "payload/loop/affine/affine_hoist.h"

typedef struct JigDataCopyOptions {
    bool transfers; /* by affine.dma_start, else by loops */
    uint32_t slow_space, fast_space, tag_space;
    uint64_t fast_bytes; /* more is worth a warning */
} JigDataCopyOptions;

/* What the ops from `begin` to before `end`, in one block, read and write of memrefs in the slow
 * space: it is copied in before them, or before loops around that it does not depend on, and out
 * after them. Memrefs for which that would not be right, or whose parts have no constant size,
 * stay. Loops that copy are added to `nests`. */
void jig_loop_affine_copy_data(JigRewriter *rw, JigOp *begin, JigOp *end,
                               const JigHoistScope *scope, const JigDataCopyOptions *options,
                               JigOpVec *nests);

/* A zero at the start of the function, which the reference makes and may not need. */
JigValue *jig_loop_affine_copy_zero(JigRewriter *rw, JigOp *function);

#endif
