/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Errors of steps, explained when the script has ended. */
#ifndef JIG_TOOLS_FAILURES_H
#define JIG_TOOLS_FAILURES_H

#include "script.h"

typedef struct Failures {
    JigArena *arena;
    JigDiag *first, **end;
    bool holds; /* diagnostics of the context go there */
} Failures;

/* Where explanations are not off; without it errors are told when they happen, as they are. */
ScriptReader failures_reader(Failures *f);

#endif
