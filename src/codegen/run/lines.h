/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lines of a payload in its code. */
#ifndef JIG_CODEGEN_RUN_LINES_H
#define JIG_CODEGEN_RUN_LINES_H

#include "jig/op.h"

/* A module of the llvm dialect gets debug information: functions, and of each instruction the line
 * that its op is from. What is there already stays. False after a diagnostic. */
bool jig_run_add_lines(JigOp *module);

#endif
