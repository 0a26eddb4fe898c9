/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Memory of its own for what one iteration of a loop hands on. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_FUSE_PRIVATE_MEMREF_H
#define JIG_PAYLOAD_LOOP_AFFINE_FUSE_PRIVATE_MEMREF_H

#include "payload/loop/affine_fuse/nest_graph.h"

typedef struct JigPrivateOptions {
    uint32_t fast_space; /* memory space of buffers that are not larger than ... */
    uint32_t fast_bytes;
} JigPrivateOptions;

/* In what stands in `block` or within, from the first store on, accesses to the memref of these
 * stores go to a new one instead, for all that the first of them writes in an iteration of its
 * `depth` outermost loops. `root` is the nest. NULL, and unchanged, where the stores are to
 * different elements, an access would be elsewhere, or the size is not constant; else the new one,
 * which is allocated at the start of what is around the nest. */
JigValue *jig_loop_fuse_make_private(JigRewriter *rw, JigNestGraph *g, JigOp *root, JigBlock *block,
                                     JigOp *const *stores, size_t n, size_t depth,
                                     const JigPrivateOptions *options);

#endif
