/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The passes that make code and that lower to it; src/all.c registers them. */
#ifndef JIG_CODEGEN_RUN_PASSES_H
#define JIG_CODEGEN_RUN_PASSES_H

#include "jig/pass.h"

extern const JigPassRow jig_pass_gpu_module_to_binary, jig_pass_lower_to_llvm;

#endif
