/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the arm_neon rows name. */
#ifndef JIG_DIALECT_ARM_NEON_INT_H
#define JIG_DIALECT_ARM_NEON_INT_H

#include "dialect/arm_neon/arm_neon.h"

/* Evaluation (arm_neon_eval.c). */
JigEvalOutcome jig_arm_neon_eval_smull(JigEvalCall *call);
JigEvalOutcome jig_arm_neon_eval_sdot(JigEvalCall *call);
JigEvalOutcome jig_arm_neon_eval_smmla(JigEvalCall *call);
JigEvalOutcome jig_arm_neon_eval_ummla(JigEvalCall *call);
JigEvalOutcome jig_arm_neon_eval_usmmla(JigEvalCall *call);
JigEvalOutcome jig_arm_neon_eval_bfmmla(JigEvalCall *call);

#endif
