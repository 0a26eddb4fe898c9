/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads of every second number, and the like. */
#ifndef JIG_PAYLOAD_PATTERNS_TENSOR_STRIDED_H
#define JIG_PAYLOAD_PATTERNS_TENSOR_STRIDED_H

#include "jig/rewrite.h"

/* A vector.transfer_read within bounds of a slice of every second number (third, fourth): each row
 * as two (three, four) rows of numbers side by side, which shuffles take them from. */
extern const JigPattern jig_patterns_strided_reads[];

#endif
