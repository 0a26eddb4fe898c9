/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PAYLOAD_GPU_SINK_H
#define JIG_PAYLOAD_GPU_SINK_H

#include "jig/rewrite.h"

/* Computes again inside of a launch what it uses of constants and of other cheap computations of
 * indices, where that takes nothing from outside that it did not take before. */
void jig_offload_sink_into_launch(JigRewriter *rw, JigOp *launch);

#endif
