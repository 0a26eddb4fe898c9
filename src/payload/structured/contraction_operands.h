/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contractions whose operands are read row by row. */
#ifndef JIG_PAYLOAD_STRUCTURED_CONTRACTION_OPERANDS_H
#define JIG_PAYLOAD_STRUCTURED_CONTRACTION_OPERANDS_H

#include "jig/rewrite.h"

/* An input that is read several times, and has the innermost loop of the result along another
 * dimension than its last, is transposed before the contraction, so that numbers which the result
 * has side by side are so in the input, too. */
extern const JigPattern jig_patterns_contraction_operands[];

#endif
