/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the rows name, and the machine. */
#ifndef JIG_MACHINE_AMX_AMX_INT_H
#define JIG_MACHINE_AMX_AMX_INT_H

#include "jig/convert.h"
#include "machine/amx/amx.h"

/* amx_verify.c */
bool jig_amx_verify_zero(JigOp *op);
bool jig_amx_verify_load(JigOp *op);
bool jig_amx_verify_store(JigOp *op);
bool jig_amx_verify_mulf(JigOp *op);
bool jig_amx_verify_muli(JigOp *op);

/* amx_eval.c */
JigEvalOutcome jig_amx_eval_zero(JigEvalCall *call);
JigEvalOutcome jig_amx_eval_load(JigEvalCall *call);
JigEvalOutcome jig_amx_eval_store(JigEvalCall *call);
JigEvalOutcome jig_amx_eval_mulf(JigEvalCall *call);
JigEvalOutcome jig_amx_eval_muli(JigEvalCall *call);

/* amx_lower.c */
void jig_amx_lower(const JigConversionEnv *env, JigPatternSet *set, JigConversionTarget *target);

#endif
