/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lowering gpu to nvvm: what its files have in common. */
#ifndef JIG_MACHINE_NVIDIA_LOWER_NVVM_LOWER_H
#define JIG_MACHINE_NVIDIA_LOWER_NVVM_LOWER_H

#include "payload/lower/llvm/to_llvm.h"

/* Matrices of subgroups become what a thread has of them, memory spaces numbers. More than once is
 * as once. */
void jig_nvidia_add_gpu_types(JigLlvm *x);

/* What lowers gpu, but for matrices and reductions; of this benefit (nvvm_passes.c). */
void jig_nvidia_add_gpu_patterns(const JigConversionEnv *env, JigPatternSet *set, uint16_t benefit);

/* What the target #nvvm.target of a gpu.module brings to a conversion of it. */
void jig_nvidia_add_nvvm_target(const JigConversionEnv *env, JigPatternSet *set,
                                JigConversionTarget *target);

/* Reductions, matrices. */
extern const JigPattern jig_to_llvm_gpu_reduce_patterns[], jig_to_llvm_gpu_matrix_patterns[];
/* Functions, ids and barriers, values of other threads, what a runtime does, math. */
extern const JigPattern jig_to_llvm_gpu_func_patterns[], jig_to_llvm_gpu_id_patterns[],
    jig_to_llvm_gpu_shuffle_patterns[], jig_to_llvm_gpu_runtime_patterns[],
    jig_to_llvm_libdevice_patterns[];
/* Instructions of nvvm that are no intrinsics, as text. */
extern const JigPattern jig_to_llvm_nvvm_patterns[];

#endif
