/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --lint: what of a payload costs time, told when its script has ended. */
#ifndef JIG_TOOLS_LINT_H
#define JIG_TOOLS_LINT_H

#include "lint/lint.h"
#include "script.h"

/* Where it is asked for. */
ScriptReader lint_reader(JigLint *lint);
/* A script that does nothing, to be mended, for payload without one; the caller destroys it. */
JigOp *lint_empty_script(JigContext *ctx);
/* Is it a name that --werror takes: lint, or a rule? */
bool lint_is_kind(JigStr name);
/* Are the registers of this CPU known? If not, it is said which ones are. */
bool lint_knows_cpu(const char *cpu);

#endif
