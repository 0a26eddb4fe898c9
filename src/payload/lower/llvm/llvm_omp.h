/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PAYLOAD_LOWER_LLVM_LLVM_OMP_H
#define JIG_PAYLOAD_LOWER_LLVM_LLVM_OMP_H

#include "payload/lower/llvm/llvm_sets.h"

/* omp on types of the llvm dialect, and what has to be: legal is what has them. */
extern const JigPattern jig_to_llvm_omp_patterns[];
void jig_to_llvm_omp_target(JigLlvm *x, JigConversionTarget *target);

#endif
