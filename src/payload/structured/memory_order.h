/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops in the order in which numbers lie in memory. */
#ifndef JIG_PAYLOAD_STRUCTURED_MEMORY_ORDER_H
#define JIG_PAYLOAD_STRUCTURED_MEMORY_ORDER_H

#include "jig/rewrite.h"

/* The loops of a linalg.generic run as the dimensions of the operand that all of them run along: of
 * the result, if it is one, else of the first such input. Where the innermost loop reduces, those
 * of the result come first, so that each of its numbers is finished at once. Without such an
 * operand: the loops along the dimensions of the result, then those that reduce. */
extern const JigPattern jig_patterns_memory_order[];

#endif
