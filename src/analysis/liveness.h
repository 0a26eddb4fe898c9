/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which values are needed: by an op with effects, by a return to someone who
 * needs it, or by what computes a needed value. Found backwards, also across
 * branches, regions and calls.
 */
#ifndef JIG_ANALYSIS_LIVENESS_H
#define JIG_ANALYSIS_LIVENESS_H

#include "analysis/backward.h"

extern const JigBackward jig_liveness;
bool jig_liveness_is_live(const JigBackwardFlow *flow, const JigValue *v);

#endif
