/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The attributes of the gpu dialect that say where loops run and where memory lives. */
#ifndef JIG_DIALECT_GPU_H
#define JIG_DIALECT_GPU_H

#include "jig/dialect.h"

typedef enum JigGpuAttr {
    JIG_GPU_BLOCK,
    JIG_GPU_WARPGROUP,
    JIG_GPU_WARP,
    JIG_GPU_THREAD,
    JIG_GPU_LANE,
    JIG_GPU_MASK,
    JIG_GPU_MEMORY_SPACE,
    JIG_GPU_ADDRESS_SPACE,
    JIG_GPU_NUM_ATTRS
} JigGpuAttr;
extern const JigAttrRow jig_gpu_attrs[];
#define JIG_GPU_ATTR(id) (&jig_gpu_attrs[JIG_GPU_##id])
extern const JigDialect jig_gpu_dialect;

#endif
