/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the arm_sve rows name. */
#ifndef JIG_DIALECT_ARM_SVE_INT_H
#define JIG_DIALECT_ARM_SVE_INT_H

#include "dialect/arm_sve/arm_sve.h"

/* Evaluation (arm_sve_eval.c). */
JigEvalOutcome jig_arm_sve_eval_sdot(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_smmla(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_udot(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_ummla(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_usmmla(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_bfmmla(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_dupq_lane(JigEvalCall *call);

#endif
