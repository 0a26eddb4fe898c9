/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the ub rows name. */
#ifndef JIG_DIALECT_UB_INT_H
#define JIG_DIALECT_UB_INT_H

#include "dialect/ub/ub.h"
#include "jig/rewrite.h"

bool jig_ub_parse_poison(JigParser *p, JigOpState *state);
void jig_ub_print_poison(JigPrinter *p, const JigOp *op);
JigFold jig_ub_fold_poison(JigFoldCall *call);

/* Evaluation (ub_eval.c). */
JigEvalOutcome jig_ub_eval_poison(JigEvalCall *call);
JigEvalOutcome jig_ub_eval_unreachable(JigEvalCall *call);

#endif
