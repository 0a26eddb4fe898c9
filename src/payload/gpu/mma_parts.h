/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PAYLOAD_GPU_MMA_PARTS_H
#define JIG_PAYLOAD_GPU_MMA_PARTS_H

#include "jig/rewrite.h"

/* Contractions as products of matrices of m * k and k * n elements, which a subgroup computes;
 * writes by m * n elements; and reads and elementwise ops by the slices that all their users take.
 * The context keeps the patterns. */
const JigPattern *jig_offload_subgroup_mma_unrolling(JigContext *ctx, int64_t m, int64_t n,
                                                     int64_t k);

#endif
