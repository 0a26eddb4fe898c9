/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes of a text that may mend a problem. */
#ifndef JIG_LSP_MENDS_H
#define JIG_LSP_MENDS_H

#include "lsp/lsp_reading.h"

void mend_add(Problem *p, Mend mend);
/* Of a problem that is placed and worded, by what was complained of. */
void mends_find(Reading *r, Problem *p);

#endif
