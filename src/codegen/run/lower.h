/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* From any payload to the llvm dialect. */
#ifndef JIG_CODEGEN_RUN_LOWER_H
#define JIG_CODEGEN_RUN_LOWER_H

#include "jig/op.h"

/* Zeroed: by the default pipeline. */
typedef struct JigLowering {
    JigStr entry;         /* unless it is empty: what it does not reach goes first */
    const char *pipeline; /* passes in place of those of the table in lower.c; or NULL */
    bool threads;         /* share parallel loops */
} JigLowering;
/* What is in the llvm dialect already stays as it is. False after diagnostics. */
bool jig_lower_all(JigOp *payload, const JigLowering *how) JIG_NODISCARD;

#endif
