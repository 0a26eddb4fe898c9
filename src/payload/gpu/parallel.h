/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parallel loops whose mapping says who runs the iterations: an array of #gpu.loop_dim_map. */
#ifndef JIG_PAYLOAD_GPU_PARALLEL_H
#define JIG_PAYLOAD_GPU_PARALLEL_H

#include "jig/rewrite.h"

#define JIG_GPU_MAPPING "mapping"

/* Gives an scf.parallel that stands in no other, and those nested right in it, a mapping each,
 * unless they have one: the first loop to blocks, the second to threads. */
void jig_offload_map_parallel_loop(JigRewriter *rw, JigOp *loop, bool innermost_first);

#endif
