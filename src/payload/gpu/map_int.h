/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Between the files that map loops: what a mapping says, and the ids that come of it. */
#ifndef JIG_PAYLOAD_GPU_MAP_INT_H
#define JIG_PAYLOAD_GPU_MAP_INT_H

#include "dialect/gpu/gpu.h"
#include "jig/payload/gpu.h"

enum { JIG_GPU_MOST_DIMS = 16 };

/* A forall as its mapping has it. Sizes of the loop stand where the mapping puts them: size i is of
 * x, y or z, or of linear dimension i; 1 where no loop is mapped. */
typedef struct JigGpuLoop {
    JigOp *op;
    JigGpuAttr kind; /* JIG_GPU_BLOCK, ..., JIG_GPU_LANE */
    bool linear;
    uint64_t mask;
    bool masked;
    size_t rank;
    size_t position[JIG_GPU_MOST_DIMS]; /* of loop i among the sizes */
    int64_t sizes[JIG_GPU_MOST_DIMS];
    size_t num_sizes;
    int64_t iterations; /* the product of the sizes */
} JigGpuLoop;
/* False, and why, when the loop can't be mapped to blocks, or to threads. */
bool jig_offload_read_loop(JigOp *forall, bool to_blocks, JigGpuLoop *out,
                           JigReason *why) JIG_NODISCARD;

/* Whose ids they are. */
typedef struct JigGpuProcessors {
    const JigGpuSizes *sizes; /* of the grid or the block */
    bool blocks;
    int64_t threads_each; /* how many threads one processor is: 1, or those of a warp or group */
    int64_t period;       /* lanes: processors are counted again after so many; or 0 */
} JigGpuProcessors;
/* Has the grid or block what the loop needs? */
bool jig_offload_check_processors(const JigGpuLoop *loop, const JigGpuProcessors *p,
                                  JigReason *why) JIG_NODISCARD;

/* What takes the place of each loop's variable, and when the body runs (NULL: always). */
typedef struct JigGpuIds {
    JigValue *of_loop[JIG_GPU_MOST_DIMS];
    JigValue *predicate;
} JigGpuIds;
/* At the insertion point. */
void jig_offload_build_ids(JigRewriter *rw, const JigGpuLoop *loop, const JigGpuProcessors *p,
                           JigGpuIds *out);

#endif
