/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Running a script on a payload: what `jig apply`, `jig eval` and `jig run` tell alike. */
#ifndef JIG_TOOLS_SCRIPT_H
#define JIG_TOOLS_SCRIPT_H

#include "jig/transform.h"

typedef struct ScriptRun {
    uint64_t max_steps;              /* 0: as usual */
    const JigStepObserver *observer; /* told of each step, too; or NULL */
} ScriptRun;
/* Notes explain failures, and remarks tell of steps that found nothing. False after a diagnostic.
 */
bool script_run(JigOp *payload, JigOp *entry, const ScriptRun *how);

#endif
