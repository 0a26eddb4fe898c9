/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Products of small matrices in memory, by what a warp computes at once. */
#ifndef JIG_PAYLOAD_GPU_MMA_H
#define JIG_PAYLOAD_GPU_MMA_H

#include "jig/rewrite.h"

/* Do the maps of a matrix product neither transpose nor broadcast? */
bool jig_gpu_is_plain_product(const JigOp *matmul);
/* A linalg.matmul whose sizes and elements one nvgpu.mma.sync has gives way to it: the threads of a
 * warp, which thread_id x counts, load what they need of the matrices and store what they get.
 * False: there is no such instruction; then nobody uses the id that has been made. */
bool jig_gpu_matmul_as_mma(JigRewriter *rw, JigOp *matmul) JIG_NODISCARD;

#endif
