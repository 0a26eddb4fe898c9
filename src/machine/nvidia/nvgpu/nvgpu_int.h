/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the nvgpu rows name. */
#ifndef JIG_MACHINE_NVIDIA_NVGPU_NVGPU_INT_H
#define JIG_MACHINE_NVIDIA_NVGPU_NVGPU_INT_H

#include "machine/nvidia/nvgpu/nvgpu.h"
#include "jig/iface.h"

const JigType *jig_nvgpu_tensor_of(const JigType *t); /* of a tensor map or a matrix descriptor */
const JigType *jig_nvgpu_fragmented(const JigType *accumulator);
const char *jig_nvgpu_swizzle_name(int64_t swizzle);

/* nvgpu_verify.c, nvgpu_verify_tma.c */
bool jig_nvgpu_verify_ldmatrix(JigOp *op);
bool jig_nvgpu_verify_mma_sync(JigOp *op);
bool jig_nvgpu_verify_mma_sp_sync(JigOp *op);
bool jig_nvgpu_verify_async_copy(JigOp *op);
bool jig_nvgpu_verify_rcp(JigOp *op);
bool jig_nvgpu_verify_tma_load(JigOp *op);
bool jig_nvgpu_verify_tma_store(JigOp *op);
bool jig_nvgpu_verify_tma_create(JigOp *op);
bool jig_nvgpu_verify_generate_descriptor(JigOp *op);
bool jig_nvgpu_verify_warpgroup_mma(JigOp *op);
bool jig_nvgpu_verify_warpgroup_store(JigOp *op);
bool jig_nvgpu_verify_warpgroup_init(JigOp *op);

/* nvgpu_eval.c */
JigEvalOutcome jig_nvgpu_eval_copy(JigEvalCall *call);
JigEvalOutcome jig_nvgpu_eval_create_group(JigEvalCall *call);
JigEvalOutcome jig_nvgpu_eval_wait(JigEvalCall *call);
JigEvalOutcome jig_nvgpu_eval_mma_sync(JigEvalCall *call);
JigEvalOutcome jig_nvgpu_eval_ldmatrix(JigEvalCall *call);

#endif
