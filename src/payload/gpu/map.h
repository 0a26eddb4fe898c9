/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Loops over the processors of a device: what an scf.forall does becomes what its blocks or threads
 * do, as the loop's mapping says.
 */
#ifndef JIG_PAYLOAD_GPU_MAP_H
#define JIG_PAYLOAD_GPU_MAP_H

#include "payload/gpu/launch.h"

/* The only forall in `target` that is in no other; NULL: none or several. */
JigOp *jig_gpu_find_top_forall(JigOp *target);

/* Replaces a forall in a launch by its body, run by blocks of a grid of these sizes. `*grid`
 * without sizes (`sized` false) becomes what the loop needs; there may be no such device. False,
 * and why; then nothing has been changed. */
bool jig_gpu_map_to_blocks(JigRewriter *rw, JigOp *forall, JigGpuSizes *grid, bool sized,
                           JigReason *why) JIG_NODISCARD;

typedef struct JigGpuThreads {
    JigGpuSizes block;
    int64_t warp_size;
    bool sync; /* threads wait for each other after each loop */
} JigGpuThreads;
/* Replaces all foralls in a launch by their bodies, run by its threads, the inner ones first.
 * False, and why; then loops before the one to blame are replaced already. */
bool jig_gpu_map_to_threads(JigRewriter *rw, JigOp *launch, const JigGpuThreads *threads,
                            JigReason *why) JIG_NODISCARD;

#endif
