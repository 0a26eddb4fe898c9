/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The steps of a script as the command line asks to see them: the payload after some, what each
 * changed, up to which one. */
#ifndef JIG_TOOLS_STEPS_H
#define JIG_TOOLS_STEPS_H

#include "explain/payload_text.h"
#include "script.h"

typedef struct Steps {
    const ScriptOptions *how;
    JigOp *payload;
    JigPayloadText text; /* when it was looked at last, for differences */
    bool reached;        /* the step to stop after */
} Steps;

/* Is anything of this asked for? */
bool steps_are_shown(const ScriptOptions *how);
ScriptReader steps_reader(Steps *s);

#endif
