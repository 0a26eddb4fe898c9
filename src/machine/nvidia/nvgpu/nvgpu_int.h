/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_MACHINE_NVIDIA_NVGPU_NVGPU_INT_H
#define JIG_MACHINE_NVIDIA_NVGPU_NVGPU_INT_H

#include "machine/nvidia/nvgpu/nvgpu.h"
#include "jig/iface.h"
#include "rows/nvgpu.h"

const JigType *jig_nvgpu_tensor_of(const JigType *t); /* of a tensor map or a matrix descriptor */
const JigType *jig_nvgpu_fragmented(const JigType *accumulator);
const char *jig_nvgpu_swizzle_name(int64_t swizzle);

#endif
