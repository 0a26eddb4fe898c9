/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How threads share a copy. */
#ifndef JIG_PAYLOAD_GPU_COPY_H
#define JIG_PAYLOAD_GPU_COPY_H

#include "jig/base.h"

enum { JIG_GPU_COPY_MOST_DIMS = 3 };

typedef struct JigGpuCopy {
    const int64_t *sizes; /* of 1 to 3 dimensions */
    size_t rank;
    int64_t element_bits;
    int64_t alignment_bits; /* wanted of each access */
    int32_t threads;        /* at most */
} JigGpuCopy;
/* How many threads there are along each dimension: as many in all as divide the sizes, with the
 * longest accesses to neighbours in the last one that leave none idle. False: there are too few for
 * the last dimension, or there is nothing to share. */
bool jig_gpu_share_copy(const JigGpuCopy *copy,
                        int64_t threads[JIG_GPU_COPY_MOST_DIMS]) JIG_NODISCARD;

#endif
