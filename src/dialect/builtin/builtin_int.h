/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the builtin rows name. */
#ifndef JIG_DIALECT_BUILTIN_INT_H
#define JIG_DIALECT_BUILTIN_INT_H

#include "dialect/builtin/builtin.h"

bool jig_builtin_verify_module(JigOp *op);
extern const JigIface jig_builtin_module_ifaces[];
bool jig_builtin_verify_cast(JigOp *op);
JigFold jig_builtin_fold_cast(JigFoldCall *call);
extern const JigIface jig_builtin_cast_ifaces[];

/* Evaluation (builtin_eval.c). */
JigEvalOutcome jig_builtin_eval_cast(JigEvalCall *call);

#endif
