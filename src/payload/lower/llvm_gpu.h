/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lowering gpu to the instructions of one vendor. */
#ifndef JIG_PAYLOAD_LOWER_LLVM_GPU_H
#define JIG_PAYLOAD_LOWER_LLVM_GPU_H

#include "payload/lower/llvm.h"

/* Matrices of subgroups become what a thread has of them. */
void jig_llvm_add_gpu_types(JigLlvm *x);

#endif
