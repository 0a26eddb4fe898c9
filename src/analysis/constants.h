/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which values are constant whenever they are computed. */
#ifndef JIG_ANALYSIS_CONSTANTS_H
#define JIG_ANALYSIS_CONSTANTS_H

#include "analysis/forward.h"

extern const JigForward jig_constants;
/* The value's constant and the dialect to make it with; NULL when there is none. */
const JigAttr *jig_constants_find(const JigForwardFlow *flow, const JigValue *v,
                                  const JigDialect **dialect);

#endif
