/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Another order of the loops of a structured op. */
#ifndef JIG_PAYLOAD_STRUCTURED_INTERCHANGE_H
#define JIG_PAYLOAD_STRUCTURED_INTERCHANGE_H

#include "jig/iface.h"
#include "jig/reason.h"

/* Loop order[i] of a linalg.generic becomes its i-th; the op stays. `order` is a permutation of `n`
 * numbers; false, and why, when the op has not as many loops. No numbers: nothing to do. */
bool jig_structured_interchange(JigRewriter *rw, JigOp *generic, const int64_t *order, size_t n,
                                JigReason *why);
/* Does the op reduce in the same order then, or in one that is as good? */
bool jig_structured_interchange_keeps_order(const JigOp *generic, const int64_t *order, size_t n,
                                            JigReason *why);

#endif
