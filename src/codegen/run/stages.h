/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Who is told how far a run has come: lowering and compiling take seconds of large payload. */
#ifndef JIG_CODEGEN_RUN_STAGES_H
#define JIG_CODEGEN_RUN_STAGES_H

#include "jig/context.h"

typedef enum JigRunStage { JIG_RUN_LOWERS, JIG_RUN_COMPILES, JIG_RUN_CALLS } JigRunStage;
/* Is told that a stage begins. The payload waits until JIG_RUN_CALLS was heard: from there on the
 * terminal is its. */
typedef void (*JigRunStageFn)(JigRunStage stage);
/* Of all runs in the context; NULL, as at first: nobody. */
void jig_run_tell_stages(JigContext *ctx, JigRunStageFn tell);
JigRunStageFn jig_run_stages(JigContext *ctx);

#endif
