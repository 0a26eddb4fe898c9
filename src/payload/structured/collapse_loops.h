/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops that run over numbers one behind the other, as one loop. */
#ifndef JIG_PAYLOAD_STRUCTURED_COLLAPSE_LOOPS_H
#define JIG_PAYLOAD_STRUCTURED_COLLAPSE_LOOPS_H

#include "jig/rewrite.h"

/* Neighbouring loops of a linalg.generic on tensors, of one kind, become one where each operand has
 * the dimensions of both side by side or of none. This is done to ops that reduce, and to those
 * that share tensors with what is collapsed so already, lest ops that belong together fall apart.
 */
extern const JigPattern jig_patterns_collapse_loops[];

#endif
