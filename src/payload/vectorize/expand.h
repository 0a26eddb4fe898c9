/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* affine.apply as ops of the arith dialect. */
#ifndef JIG_PAYLOAD_VECTORIZE_EXPAND_H
#define JIG_PAYLOAD_VECTORIZE_EXPAND_H

#include "jig/rewrite.h"

/* Replaces the affine.apply ops that stand in `block`, but for those that divide by what is not
 * positive. The insertion point is anywhere afterwards. */
void jig_vectorize_expand_applies(JigRewriter *rw, JigBlock *block);

#endif
