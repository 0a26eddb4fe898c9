/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Products that are added. */
#ifndef JIG_PAYLOAD_VECTOR_LOWER_MULTIPLY_ADD_H
#define JIG_PAYLOAD_VECTOR_LOWER_MULTIPLY_ADD_H

#include "jig/rewrite.h"

/* arith.addf of an arith.mulf of vectors that nobody else reads becomes vector.fma, which rounds
 * once where the two round twice. */
extern const JigPattern jig_patterns_multiply_add[];

#endif
