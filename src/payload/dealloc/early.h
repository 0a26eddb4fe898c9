/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Frees as soon as nobody uses the buffer any more. */
#ifndef JIG_PAYLOAD_DEALLOC_EARLY_H
#define JIG_PAYLOAD_DEALLOC_EARLY_H

#include "jig/rewrite.h"

/* Moves the only op that frees an allocation, in the same block, behind the last op that uses the
 * buffer or a view of it. */
void jig_free_early(JigRewriter *rw, JigOp *function);

#endif
