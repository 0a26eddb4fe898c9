/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Who else gets to a buffer: ops that do not have it as an operand, and other threads, which wait
 * for this one in ops that do not say what they do to memory (a barrier, a call).
 */
#ifndef JIG_ANALYSIS_REACH_H
#define JIG_ANALYSIS_REACH_H

#include "analysis/view_flow.h"

/* May memory that the op does not have be changed while it runs? Of a known op that tells no
 * effects, or has some on memory that it does not name; not of what is inside it. */
bool jig_reach_may_change_anything(const JigOp *op);
/* May that change the buffer, as seen from `at`? Not where it is allocated for the one thread that
 * runs `at`, and goes nowhere else. */
bool jig_reach_by_others(const JigViewFlow *f, JigValue *memref, const JigOp *at);

#endif
