/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Affine loop nests of a block in each other, so that what they hand on or share is close by. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_FUSE_AFFINE_FUSE_H
#define JIG_PAYLOAD_LOOP_AFFINE_FUSE_AFFINE_FUSE_H

#include "payload/loop/affine_fuse/private_memref.h"

typedef enum JigFuseMode { JIG_FUSE_GREEDY, JIG_FUSE_PRODUCERS, JIG_FUSE_SIBLINGS } JigFuseMode;

typedef struct JigFuseOptions {
    JigFuseMode mode; /* which of the two; or both in turn */
    bool maximal;     /* as deep as can be, whatever it costs */
    double tolerance; /* by which part ops that are carried out may become more */
    JigPrivateOptions memory;
} JigFuseOptions;

/* Nests go into those that read what they write, and next to those that read what they read, where
 * every read sees what it saw before. Producers that nobody needs any more go, and so does memory
 * without uses. `flow` is of what is around the block. */
void jig_loop_fuse_affine(JigRewriter *rw, JigBlock *block, const JigViewFlow *flow,
                          const JigFuseOptions *options);

#endif
