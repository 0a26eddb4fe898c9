/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Launches of sizes that are values (jig/payload/gpu.h). */
#ifndef JIG_PAYLOAD_GPU_LAUNCH_H
#define JIG_PAYLOAD_GPU_LAUNCH_H

#include "jig/payload/gpu.h"

/* A launch at the insertion point, whose body ends at once: the sizes are of the grid, then of
 * blocks. */
JigOp *jig_offload_build_launch_of(JigRewriter *rw, JigLoc loc, JigValue *const sizes[6]);

#endif
