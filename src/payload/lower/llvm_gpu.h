/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lowering gpu to the instructions of one vendor: what its files have in common. */
#ifndef JIG_PAYLOAD_LOWER_LLVM_GPU_H
#define JIG_PAYLOAD_LOWER_LLVM_GPU_H

#include "payload/lower/llvm.h"

/* Matrices of subgroups become what a thread has of them, memory spaces numbers. More than once is
 * as once. */
void jig_llvm_add_gpu_types(JigLlvm *x);

/* What lowers gpu, but for matrices and reductions; of this benefit
 * (llvm_gpu_passes.c). */
void jig_llvm_add_gpu_patterns(const JigConversionEnv *env, JigPatternSet *set, uint16_t benefit);

/* ---- What stands in the gpu.module around an op (llvm_gpu_globals.c) ----
 * Globals and declarations come at its beginning. NULL: there is no such module. A function that is
 * there is taken as it is; where something else has its name, the verifier says so. */
typedef enum JigGpuText {
    JIG_GPU_TEXT_FORMAT,
    JIG_GPU_TEXT_MESSAGE,
    JIG_GPU_TEXT_FILE,
    JIG_GPU_TEXT_FUNCTION,
    JIG_GPU_DYNAMIC_MEMORY,
    JIG_GPU_NUM_TEXTS
} JigGpuText;
/* The address of a text, which is kept once however often it is asked for. */
JigValue *jig_gpu_text(JigRewriter *rw, JigLoc loc, JigOp *op, JigGpuText kind, JigStr text);
/* The memory of the block whose size the launch says. */
JigOp *jig_gpu_dynamic_memory(JigRewriter *rw, JigOp *op, uint32_t space);
JigOp *jig_gpu_declare(JigRewriter *rw, JigOp *op, const char *name, const JigType *type,
                       const JigAttr *passthrough);
struct JigGpuGlobals *jig_gpu_globals_create(void);
void jig_gpu_globals_destroy(struct JigGpuGlobals *globals);

#endif
