/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which step of a script is being done, on a terminal. */
#ifndef JIG_TOOLS_PROGRESS_H
#define JIG_TOOLS_PROGRESS_H

#include "script.h"

/* Where standard error is a terminal, and nothing else is written there at each step. */
ScriptReader progress_reader(void);

#endif
