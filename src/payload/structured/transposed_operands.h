/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contractions that read what others transpose for them. */
#ifndef JIG_PAYLOAD_STRUCTURED_TRANSPOSED_OPERANDS_H
#define JIG_PAYLOAD_STRUCTURED_TRANSPOSED_OPERANDS_H

#include "jig/rewrite.h"

/* A contraction reads what a linalg.transpose was made of, through a map of its own, as long as its
 * batches stay outermost. */
extern const JigPattern jig_patterns_transposed_operands[];

#endif
