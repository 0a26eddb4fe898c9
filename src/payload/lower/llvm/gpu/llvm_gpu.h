/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lowering gpu: what the ways to all machines have in common. */
#ifndef JIG_PAYLOAD_LOWER_LLVM_GPU_LLVM_GPU_H
#define JIG_PAYLOAD_LOWER_LLVM_GPU_LLVM_GPU_H

#include "payload/lower/llvm/to_llvm.h"

/* ---- What passes have in common (llvm_gpu_passes.c) ---- */
typedef struct JigGpuWanted {
    const JigStr *names; /* of dialects */
    size_t n;            /* 0: all */
} JigGpuWanted;
bool jig_to_llvm_gpu_wants(const JigGpuWanted *wanted, const char *name);
/* By the option allowed-dialects; false after a report: one of them can't be lowered. `own`: is
 * there already. */
bool jig_to_llvm_gpu_read_wanted(const JigPassCall *call, const char *own, JigGpuWanted *wanted);
/* Functions that the host calls are to have an interface of C. */
void jig_to_llvm_gpu_request_interfaces(const JigPassCall *call);

/* ---- Functions of devices (llvm_gpu_func.c) ---- */
/* How kernels of a machine say what they are to those who compile them; data of both patterns. */
typedef struct JigGpuFunctions {
    const char *kernel;                 /* what marks kernels */
    const char *block, *cluster;        /* how kernels say their sizes; or NULL */
    uint32_t shared_space, stack_space; /* where memory of blocks and of threads is */
} JigGpuFunctions;
bool jig_to_llvm_gpu_lower_func(JigRewriter *rw, JigOp *op, const JigPattern *self);
bool jig_to_llvm_gpu_lower_return(JigRewriter *rw, JigOp *op, const JigPattern *self);
/* The two patterns that lower gpu.func and gpu.return to the dialect `to`, a string. */
#define JIG_GPU_FUNCTION_PATTERNS(to, functions)                                                   \
    {.name = "gpu.func to " to,                                                                    \
     .root = "gpu.func",                                                                           \
     .converts = true,                                                                             \
     .fn = jig_to_llvm_gpu_lower_func,                                                             \
     .data = (functions)},                                                                         \
    {                                                                                              \
        .name = "gpu.return to " to, .root = "gpu.return", .converts = true,                       \
        .fn = jig_to_llvm_gpu_lower_return                                                         \
    }

/* ---- Registers that say who a thread is (llvm_gpu_ids.c) ---- */
typedef struct JigGpuRegister { /* data of a pattern with jig_to_llvm_gpu_lower_register */
    const JigOpRow *rows[3];    /* by dimension */
    bool is_size;               /* from 1 up to its bound, not from 0 to before it */
    const char *known;          /* sizes that the function may know; or NULL */
} JigGpuRegister;
bool jig_to_llvm_gpu_lower_register(JigRewriter *rw, JigOp *op, const JigPattern *self);
/* `range` NULL: not said. */
void jig_to_llvm_gpu_replace_by_register(JigRewriter *rw, JigOp *op, const JigOpRow *row,
                                         const JigAttr *range);
const JigAttr *jig_to_llvm_gpu_word_range(JigContext *ctx, int32_t from, int32_t end);
JigValue *jig_to_llvm_gpu_word_as_index(JigRewriter *rw, JigLoc loc, JigValue *word);

/* ---- What runtimes do (llvm_gpu_runtime.c) ---- */
/* Data of the pattern: alignment, an int64_t. */
bool jig_to_llvm_gpu_lower_dynamic_memory(JigRewriter *rw, JigOp *op, const JigPattern *self);
/* Are its operands numbers that C can print, after conversion? */
bool jig_to_llvm_gpu_can_print(const JigOp *op);

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
/* The address of a text, which is kept once however often it is asked for; in that memory space. */
JigValue *jig_to_llvm_gpu_text(JigRewriter *rw, JigLoc loc, JigOp *op, JigGpuText kind,
                               JigStr text);
JigValue *jig_to_llvm_gpu_text_in(JigRewriter *rw, JigLoc loc, JigOp *op, JigGpuText kind,
                                  JigStr text, uint32_t space);
/* The memory of the block whose size the launch says; `alignment` 0: not said. */
JigOp *jig_to_llvm_gpu_dynamic_memory(JigRewriter *rw, JigOp *op, uint32_t space,
                                      int64_t alignment);
JigOp *jig_to_llvm_gpu_declare(JigRewriter *rw, JigOp *op, JigGpuText user, const char *name,
                               const JigType *type, const JigAttr *passthrough);
struct JigGpuGlobals *jig_to_llvm_gpu_globals_create(void);
void jig_to_llvm_gpu_globals_destroy(struct JigGpuGlobals *globals);

#endif
