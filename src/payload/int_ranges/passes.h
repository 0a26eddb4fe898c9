/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes by ranges of integers; src/all.c registers them. */
#ifndef JIG_PAYLOAD_INT_RANGES_PASSES_H
#define JIG_PAYLOAD_INT_RANGES_PASSES_H

#include "jig/pass.h"

extern const JigPassRow jig_pass_int_range_optimizations, jig_pass_arith_unsigned_when_equivalent,
    jig_pass_arith_int_range_narrowing;

#endif
