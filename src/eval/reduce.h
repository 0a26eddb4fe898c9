/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Combining by the kinds of arith.atomic_rmw_kind, which reductions and atomic updates name. */
#ifndef JIG_EVAL_REDUCE_H
#define JIG_EVAL_REDUCE_H

#include "eval/kernels.h"

/* k(old, value); of "assign" the value. */
const JigEvalKernel *jig_atomic_kernel(int64_t kind);
/* What combining starts with; false when there is none. */
bool jig_atomic_neutral(JigEvalCall *call, int64_t kind, const JigElem *elem, JigEvalValue *out);

#endif
