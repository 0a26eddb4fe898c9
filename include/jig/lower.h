/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The default lowering: from any payload to the llvm dialect, as `jig run` and `jig emit --lower`
 * do it. Tensors become buffers, structured ops loops, loops branches, vectors those of the machine
 * (docs/lowering.md lists the passes in order). In pipelines it is the pass lower-to-llvm.
 */
#ifndef JIG_LOWER_H
#define JIG_LOWER_H

#include "jig/reason.h"

JIG_BEGIN_C

/* How functions of math are computed on vectors and in loops. */
typedef enum JigMathWay {
    JIG_MATH_DEFAULT,
    JIG_MATH_POLYNOMIALS, /* the default: by the pass approximate-math */
    JIG_MATH_LIBM,        /* by the C library, one by one */
} JigMathWay;

/* What arithmetic on floats may do, or need not look at: as arith's and LLVM's flags of these
 * names.
 */
enum JigFastMath {
    JIG_FAST_MATH_REASSOC = 1,
    JIG_FAST_MATH_NNAN = 2,
    JIG_FAST_MATH_NINF = 4,
    JIG_FAST_MATH_NSZ = 8,
    JIG_FAST_MATH_ARCP = 16,
    JIG_FAST_MATH_CONTRACT = 32,
    JIG_FAST_MATH_AFN = 64,
};

/* Zeroed: all of the payload, by the default pipeline, loops of threads one after the other. */
typedef struct JigLowering {
    JigStr entry;         /* unless it is empty: what this function does not reach goes first */
    const char *pipeline; /* the text of a pipeline in place of the default one; or NULL */
    bool threads;         /* parallel loops are shared by threads, through OpenMP's runtime */
    JigMathWay math;
    uint32_t fast_math; /* what holds of all arithmetic on floats: bits of JigFastMath */
    JIG_RESERVED(3);
} JigLowering;

/* Lowers a builtin.module in place; `how` NULL: zeroed options. What is in the llvm dialect already
 * stays as it is. False: `why` blames the op that no pass takes, or a pass failed on, and no error
 * is told; without it, errors go to the handlers. The payload is lowered in part then; who wants it
 * back sets a mark before (jig/journal.h) and rolls back to it. */
JIG_API bool jig_lower(JigOp *payload, const JigLowering *how, JigReason *why) JIG_NODISCARD;

JIG_END_C

#endif
