/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The nvgpu dialect: its types, and how its matrices lie in threads. */
#ifndef JIG_MACHINE_NVIDIA_NVGPU_NVGPU_H
#define JIG_MACHINE_NVIDIA_NVGPU_NVGPU_H

#include "jig/ops/nvgpu.h"

typedef enum JigNvgpuType {
    JIG_NVGPU_TYPE_ASYNC_TOKEN,
    JIG_NVGPU_TYPE_MBARRIER_GROUP,
    JIG_NVGPU_TYPE_MBARRIER_TOKEN,
    JIG_NVGPU_TYPE_TENSOR_MAP,
    JIG_NVGPU_TYPE_MATRIX_DESCRIPTOR,
    JIG_NVGPU_TYPE_ACCUMULATOR,
    JIG_NVGPU_NUM_TYPES
} JigNvgpuType;
extern const JigTypeRow jig_nvgpu_types[];
#define JIG_NVGPU_TYPE(id) (&jig_nvgpu_types[JIG_NVGPU_TYPE_##id])

extern const JigDialect jig_nvgpu_dialect;

/* Is the memory shared by the threads of a block: space 3, or #gpu.address_space<workgroup>? */
bool jig_nvgpu_is_shared(const JigType *memref);

/* !nvgpu.tensormap.descriptor: the tile of a tensor in shared memory. */
typedef struct JigNvgpuTensorMap {
    const JigType *tensor;
    int64_t swizzle, l2promo, oob, interleave; /* cases of the enums; 0 is the plain one */
} JigNvgpuTensorMap;
const JigType *jig_nvgpu_tensor_map(const JigNvgpuTensorMap *parts);
JigNvgpuTensorMap jig_nvgpu_tensor_map_parts(const JigType *t);
/* A group of `n` barriers in workgroup memory. */
const JigType *jig_nvgpu_mbarrier_group(JigContext *ctx, int64_t n);
const JigType *jig_nvgpu_token_type(JigContext *ctx);

#endif
