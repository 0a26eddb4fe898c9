/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What of a machine a time depends on, as a line of text by which results are told apart. */
#ifndef JIG_TOOLS_TUNE_MACHINE_H
#define JIG_TOOLS_TUNE_MACHINE_H

#include "jig/arena.h"

/* Its processor, with a number for the processor's features, its caches, the version of jig; in
 * `a`. */
JigStr tune_machine(JigArena *a);
/* This process, and those that it starts, stay on the processor that it is on. */
void tune_machine_stay(void);
/* This process leaves that to the one that started it, and works when nobody else does. */
void tune_machine_step_aside(void);

#endif
