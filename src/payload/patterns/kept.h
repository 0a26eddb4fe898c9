/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns that depend on numbers which a script chooses. */
#ifndef JIG_PAYLOAD_PATTERNS_KEPT_H
#define JIG_PAYLOAD_PATTERNS_KEPT_H

#include "jig/rewrite.h"

/* The patterns of the array, which ends with an empty one, with a copy of the options as their
 * data. The context keeps them: for equal options (byte by byte) they are the same. */
const JigPattern *jig_patterns_kept(JigContext *ctx, const JigPattern *patterns,
                                    const void *options, size_t size);

#endif
