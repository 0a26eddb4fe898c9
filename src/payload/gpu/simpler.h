/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops of the gpu dialect by simpler ones. */
#ifndef JIG_PAYLOAD_GPU_SIMPLER_H
#define JIG_PAYLOAD_GPU_SIMPLER_H

#include "jig/rewrite.h"

/* gpu.all_reduce by shuffles and memory of the block (all_reduce.c), gpu.global_id by ids of blocks
 * and threads, gpu.shuffle of 64 bits by two of 32. */
extern const JigPattern jig_gpu_simpler_ops[];

JigPatternFn jig_offload_rewrite_all_reduce;

#endif
