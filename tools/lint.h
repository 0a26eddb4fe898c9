/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --lint: what of a payload costs time, told when its script has ended. */
#ifndef JIG_TOOLS_LINT_H
#define JIG_TOOLS_LINT_H

#include "lint/lint.h"
#include "steps.h"

/* Begins to listen, if that is asked for. */
void lint_begin(JigLint *lint, Steps *steps);
/* Tells what is found. False: something is an error by --werror. */
bool lint_tell(JigLint *lint, Steps *steps, JigRun *run, const JigScript *script);
/* After the run is gone. */
void lint_end(JigLint *lint, const ScriptOptions *how);
/* A script that does nothing, to be mended, for payload without one; the caller destroys it. */
JigOp *lint_empty_script(JigContext *ctx);
/* Is it a name that --werror takes: lint, or a rule? */
bool lint_is_kind(JigStr name);
/* Are the registers of this CPU known? If not, it is said which ones are. */
bool lint_knows_cpu(const char *cpu);

#endif
