/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Between which numbers the integers and index values are: through the range
 * interface of ops, and the bounds of loops.
 */
#ifndef JIG_ANALYSIS_RANGES_H
#define JIG_ANALYSIS_RANGES_H

#include "analysis/forward.h"

extern const JigForward jig_int_ranges;
/* False: the value is no integer of at most 64 bits, or never computed. */
bool jig_int_range_in(const JigFlow *flow, const JigValue *v, JigIntRange *out);

#endif
