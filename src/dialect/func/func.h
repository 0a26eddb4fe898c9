/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The func dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_FUNC_H
#define JIG_DIALECT_FUNC_H

#include "jig/ops/func.h"

extern const JigDialect jig_func_dialect;

/* Calls what the attribute "callee" names with all operands; of any dialect. */
JigEvalOutcome jig_func_eval_call(JigEvalCall *call);
/* Calls `callee` with the operands from `first` on. */
JigEvalOutcome jig_func_eval_call_of(JigEvalCall *call, JigOp *callee, size_t first);

#endif
