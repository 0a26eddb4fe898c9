/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The passes about devices; src/all.c registers them. */
#ifndef JIG_PAYLOAD_GPU_PASSES_H
#define JIG_PAYLOAD_GPU_PASSES_H

#include "jig/pass.h"

extern const JigPassRow jig_pass_gpu_eliminate_barriers,
    jig_pass_gpu_launch_sink_index_computations, jig_pass_gpu_kernel_outlining,
    jig_pass_gpu_map_parallel_loops, jig_pass_gpu_decompose_memrefs, jig_pass_gpu_async_region,
    jig_pass_convert_parallel_loops_to_gpu, jig_pass_convert_affine_for_to_gpu;

#endif
