/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PAYLOAD_GPU_OUTLINE_H
#define JIG_PAYLOAD_GPU_OUTLINE_H

#include "jig/reason.h"
#include "jig/rewrite.h"

/* Where kernels go: into modules below `table`, which is not a gpu.module, before `before` (NULL:
 * at its end). `layout`, a #dlti.dl_spec, is given to those modules; or NULL. `renamed` counts the
 * names of modules that were taken, and is to begin with 0. */
typedef struct JigKernelPlace {
    JigOp *table, *before;
    const JigAttr *layout;
    size_t renamed;
} JigKernelPlace;

/* Makes a function of the body of a launch, with what it takes from outside as arguments, and the
 * launch a gpu.launch_func of that. What the function names goes along into its module, which has
 * the function's name unless the launch says another. False, and why, with everything as it was: a
 * name stands for nothing. */
bool jig_gpu_outline(JigRewriter *rw, JigOp *launch, JigKernelPlace *place, JigArena *a,
                     JigReason *why);

#endif
