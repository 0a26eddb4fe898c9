/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lowering nvgpu to nvvm: what its files have in common. */
#ifndef JIG_MACHINE_NVIDIA_LOWER_NVGPU_LOWER_H
#define JIG_MACHINE_NVIDIA_LOWER_NVGPU_LOWER_H

#include "payload/lower/llvm/to_llvm.h"

/* The types of nvgpu, and the memory spaces of gpu. */
void jig_nvidia_add_nvgpu_types(JigLlvm *x);
void jig_nvidia_add_nvgpu_patterns(const JigConversionEnv *env, JigPatternSet *set);

/* An integer as one of 32 bits. */
JigValue *jig_nvgpu_word(JigRewriter *rw, JigLoc loc, JigValue *value);
/* Of 64 bits; its attribute has 32. */
JigValue *jig_nvgpu_long(JigRewriter *rw, JigLoc loc, int64_t n);
/* Barrier `at` of a group: its address. */
JigValue *jig_nvgpu_barrier(JigRewriter *rw, JigLoc loc, const JigValue *group, JigValue *at);

extern const JigPattern jig_to_llvm_nvgpu_copy_patterns[], jig_to_llvm_nvgpu_barrier_patterns[],
    jig_to_llvm_nvgpu_tensor_patterns[], jig_to_llvm_nvgpu_matrix_patterns[],
    jig_to_llvm_nvgpu_warpgroup_patterns[];

#endif
