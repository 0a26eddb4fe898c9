/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Launches: making them, and giving them their sizes. */
#ifndef JIG_PAYLOAD_GPU_LAUNCH_H
#define JIG_PAYLOAD_GPU_LAUNCH_H

#include "jig/iface.h"
#include "jig/reason.h"

/* How many blocks, or threads in a block, along x, y and z. */
typedef struct JigGpuSizes {
    int64_t of[3];
} JigGpuSizes;

/* Are there devices for it? NULL is one of each. */
bool jig_gpu_check_limits(const JigGpuSizes *grid, const JigGpuSizes *block, JigOp *at,
                          JigReason *why) JIG_NODISCARD;
/* A launch of one thread at the insertion point, whose body ends at once. */
JigOp *jig_gpu_build_launch(JigRewriter *rw, JigLoc loc);
/* The same with sizes: of the grid, then of blocks. */
JigOp *jig_gpu_build_launch_of(JigRewriter *rw, JigLoc loc, JigValue *const sizes[6]);
/* Gives a launch constants for its sizes; NULL: they stay. */
void jig_gpu_resize_launch(JigRewriter *rw, JigOp *launch, const JigGpuSizes *grid,
                           const JigGpuSizes *block);
/* The same of threads alone; the constants stand before the launch. */
void jig_gpu_set_launch_threads(JigRewriter *rw, JigOp *launch, const JigGpuSizes *block);

#endif
