/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Copies to shared memory as loads of tiles that the host described. */
#ifndef JIG_PAYLOAD_GPU_TMA_H
#define JIG_PAYLOAD_GPU_TMA_H

#include "jig/reason.h"
#include "jig/rewrite.h"

/* The gpu.launch around each of the ops, which all are linalg.copy; NULL: one is not, or is in
 * another one, which *other then is. */
JigOp *jig_gpu_common_launch(JigOp *const *copies, size_t n, JigOp **other);

/* Where the first copy stands, one thread loads all tiles, and all threads wait for them; before
 * the launch tiles are described. The copies are gone. False: nothing was changed, but for the
 * reason. */
bool jig_gpu_copies_as_tma(JigRewriter *rw, JigLoc loc, JigOp *const *copies, size_t n,
                           JigOp *launch, JigReason *why) JIG_NODISCARD;

#endif
