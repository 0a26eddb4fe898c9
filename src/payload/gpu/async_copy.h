/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Copies to shared memory that run beside the program. */
#ifndef JIG_PAYLOAD_GPU_ASYNC_COPY_H
#define JIG_PAYLOAD_GPU_ASYNC_COPY_H

#include "jig/rewrite.h"

/* Vectors that are read from global memory at or below `op` and written to shared memory are
 * copied asynchronously instead. Copies with nothing between them that matters are a group, which
 * is waited for where the last one stood. With `bypass_l1`, copies of 16 bytes leave the cache
 * alone.
 */
void jig_gpu_make_async_copies(JigRewriter *rw, JigOp *op, bool bypass_l1);

#endif
