/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* From any payload to the llvm dialect. */
#ifndef JIG_CODEGEN_RUN_LOWER_H
#define JIG_CODEGEN_RUN_LOWER_H

#include "jig/op.h"

/* Runs the passes of the table in lower.c that apply to the payload, or those of `pipeline` when it
 * is not NULL. What is in the llvm dialect already stays as it is. `entry`, unless it is empty: the
 * function that counts; what it does not reach goes first. False after diagnostics. */
bool jig_lower_all(JigOp *payload, JigStr entry, const char *pipeline) JIG_NODISCARD;

#endif
