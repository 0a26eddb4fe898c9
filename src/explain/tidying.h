/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Steps that tidy up: that there is nothing to do for them is nothing to wonder at. */
#ifndef JIG_EXPLAIN_TIDYING_H
#define JIG_EXPLAIN_TIDYING_H

#include "jig/op.h"

/* Does the step only tidy up, such as the pass canonicalize? Of a step that is given several sets
 * of patterns, all of them have to. */
bool jig_explain_tidies(const JigOp *step);

#endif
