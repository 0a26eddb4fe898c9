/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a name that nobody knows may have been meant for, and what else is wrong with a script. */
#ifndef JIG_TOOLS_SUGGEST_H
#define JIG_TOOLS_SUGGEST_H

#include "explain/wording.h"
#include "jig/context.h"

/* Complaints about unknown ops and passes have a note with the closest name from now on, where one
 * is close, those about the text of a script say what would do (explain/mistake.h), and verifiers
 * say more: while ctx->explains. jig-opt has the reference's words and no
 * others. */
void suggest_names(JigContext *ctx);
/* What is said below a diagnostic. */
void suggest_lines(JigContext *ctx, const JigLines *lines);

#endif
