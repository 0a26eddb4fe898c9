/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the machine lists of its folders. */
#ifndef JIG_MACHINE_NVIDIA_NVIDIA_INT_H
#define JIG_MACHINE_NVIDIA_NVIDIA_INT_H

#include "jig/machine.h"

/* On kernels and what is around them (payload/). */
extern const JigPassRow jig_pass_nvgpu_optimize_shared_memory, jig_pass_nvvm_attach_target,
    jig_pass_gpu_lower_to_nvvm_pipeline;
/* To nvvm, from there to llvm, and on llvm (lower/). */
extern const JigPassRow jig_pass_convert_gpu_to_nvvm, jig_pass_convert_nvgpu_to_nvvm,
    jig_pass_convert_nvvm_to_llvm, jig_pass_llvm_optimize_for_nvvm_target;

extern const JigDialect jig_nvidia_scripts;     /* nvidia_scripts.c */
extern const JigMachineJoin jig_nvidia_joins[]; /* payload/nvidia_views.c */

#endif
