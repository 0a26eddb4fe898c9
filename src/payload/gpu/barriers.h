/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Barriers that order nothing. */
#ifndef JIG_PAYLOAD_GPU_BARRIERS_H
#define JIG_PAYLOAD_GPU_BARRIERS_H

#include "jig/rewrite.h"

/* Drop a barrier when what may be executed between the barrier before it and itself does not touch
 * what may be executed between it and the barrier after it. */
extern const JigPattern jig_gpu_barrier_elimination[];

#endif
