/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contractions of bytes, one factor without sign and one with it. */
#ifndef JIG_PAYLOAD_STRUCTURED_MIXED_SIGNS_H
#define JIG_PAYLOAD_STRUCTURED_MIXED_SIGNS_H

#include "jig/rewrite.h"

/* A generic contraction both of whose inputs are extended from i8 in the same way becomes one whose
 * first input is extended in the other: with its highest bit flipped it is 128 more, or less. So
 * many times the sums of the second input come off the result, or are added. In integers that wrap
 * around it is the same. */
extern const JigPattern jig_patterns_mixed_signs[];

#endif
