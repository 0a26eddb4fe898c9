/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Asynchronous copies of later iterations beside the work of this one. */
#ifndef JIG_PAYLOAD_GPU_PIPELINE_H
#define JIG_PAYLOAD_GPU_PIPELINE_H

#include "jig/reason.h"
#include "jig/rewrite.h"

typedef struct JigGpuPipelineOptions {
    int64_t depth;      /* so many iterations are copied ahead */
    bool peel_epilogue; /* the last iterations end behind the loop; otherwise copies that nobody
                           needs become empty */
} JigGpuPipelineOptions;

typedef enum JigGpuPipelined {
    JIG_GPU_PIPELINED,
    JIG_GPU_NO_COPIES,    /* there is nothing that could run ahead */
    JIG_GPU_LOOP_NOT_FIT, /* the loop can't be pipelined so */
    JIG_GPU_NOT_IN_VAIN,  /* what would run ahead of the last iterations has effects */
} JigGpuPipelined;

/* The asynchronous copies of an scf.for, and what they need, run `depth` iterations before the rest
 * of its body, whose waits leave as many groups in flight. Nobody checks that shared memory has
 * room for them. `*loop` becomes the new one; where it fails, and why, all is as before. */
JigGpuPipelined jig_gpu_pipeline_copies(JigRewriter *rw, JigOp **loop,
                                        const JigGpuPipelineOptions *options,
                                        JigReason *why) JIG_NODISCARD;

#endif
