/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a name that nobody knows may have been meant for. */
#ifndef JIG_TOOLS_SUGGEST_H
#define JIG_TOOLS_SUGGEST_H

#include "jig/context.h"

/* Complaints about unknown ops and passes have a note with the closest name from now on, where one
 * is close, and verifiers say more (ctx->explains). jig-opt has the reference's words and no
 * others. */
void suggest_names(JigContext *ctx);
#endif
