/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls by what they call, for those who change a function and then its callers. */
#ifndef JIG_ANALYSIS_CALLERS_H
#define JIG_ANALYSIS_CALLERS_H

#include "ir/op.h"

typedef JIG_VEC(JigOpRef) JigCallRefs;
typedef struct JigCallers {
    JigOp *(*callee)(JigOp *op); /* of any op; NULL: it is no call, or of nothing known */
    JigPtrMap lists;             /* function -> JigCallRefs */
} JigCallers;

/* All calls in `root`, itself included; some may be listed twice when it was added before. */
void jig_callers_add(JigCallers *c, JigOp *root);
/* In the order in which they were added, those that are gone included; NULL: none. */
const JigCallRefs *jig_callers_of(const JigCallers *c, const JigOp *function);
void jig_callers_free(JigCallers *c);

#endif
