/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* NVIDIA's toolkit: where it is, its library, and its assembler and linker as programs. */
#ifndef JIG_CODEGEN_RUN_CUDA_H
#define JIG_CODEGEN_RUN_CUDA_H

#include "jig/arena.h"
#include "jig/base.h"
#include "support/vec.h"

/* The folder that was given, or else the one that CUDA_ROOT, CUDA_HOME or CUDA_PATH names, in `a`.
 * NULL: none is named. */
const char *jig_cuda_toolkit(JigStr given, JigArena *a);

typedef struct JigCudaJob {
    JigStr ptx;
    const char *chip;           /* "sm_90" */
    uint32_t level;             /* of optimization, 0 to 3 */
    bool fat;                   /* machine code and PTX together; else machine code */
    JigStr given;               /* toolkit whose programs come before those of PATH; or empty */
    const char *const *options; /* of ptxas, up to a NULL */
} JigCudaJob;
/* Appends the code. False, and why, with what the program wrote: nothing was appended. */
bool jig_cuda_assemble(const JigCudaJob *job, JigCharVec *code, JigArena *a,
                       JigStr *why) JIG_NODISCARD;

#endif
