/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Combining by the kinds of arith.atomic_rmw_kind, which reductions and atomic updates name. */
#ifndef JIG_EVAL_REDUCE_H
#define JIG_EVAL_REDUCE_H

#include "eval/kernels.h"

typedef enum JigAtomicKind {
    JIG_ATOMIC_ADDF,
    JIG_ATOMIC_ADDI,
    JIG_ATOMIC_ANDI,
    JIG_ATOMIC_ASSIGN,
    JIG_ATOMIC_MAXIMUMF,
    JIG_ATOMIC_MAXNUMF,
    JIG_ATOMIC_MAXS,
    JIG_ATOMIC_MAXU,
    JIG_ATOMIC_MINIMUMF,
    JIG_ATOMIC_MINNUMF,
    JIG_ATOMIC_MINS,
    JIG_ATOMIC_MINU,
    JIG_ATOMIC_MULF,
    JIG_ATOMIC_MULI,
    JIG_ATOMIC_ORI,
    JIG_ATOMIC_XORI,
    JIG_NUM_ATOMIC_KINDS
} JigAtomicKind;

/* k(old, value); of "assign" the value. */
const JigEvalKernel *jig_eval_atomic_kernel(int64_t kind);
/* What combining starts with; false when there is none. */
bool jig_eval_atomic_neutral(JigEvalCall *call, int64_t kind, const JigElem *elem,
                             JigEvalValue *out);

#endif
