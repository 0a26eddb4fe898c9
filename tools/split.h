/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --split-input-file: cutting an input into chunks at marker lines. */
#ifndef JIG_TOOLS_SPLIT_H
#define JIG_TOOLS_SPLIT_H

#include "support/vec.h"

typedef JIG_VEC(JigStr) Chunks;

/* Pieces of `text`; warns on standard error about what is almost a marker. */
void split_input(JigStr text, JigStr marker, const char *name, Chunks *out);

#endif
