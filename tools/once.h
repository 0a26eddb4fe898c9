/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_TOOLS_ONCE_H
#define JIG_TOOLS_ONCE_H

#include "jig/context.h"

/* From now on a warning is told once for a place, however often that is verified. For jig's own
 * commands: jig-opt tells as often as the reference does. Called once for a context. */
void warn_once(JigContext *ctx);

#endif
