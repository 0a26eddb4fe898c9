/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The cf dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_CF_H
#define JIG_DIALECT_CF_H

#include "jig/ops/cf.h"

extern const JigDialect jig_cf_dialect;

/* Evaluation, also of branches of other dialects whose parts are named and ordered in this way. */
JigEvalOutcome jig_cf_eval_br(JigEvalCall *call);
JigEvalOutcome jig_cf_eval_cond_br(JigEvalCall *call);
JigEvalOutcome jig_cf_eval_switch(JigEvalCall *call);

#endif
