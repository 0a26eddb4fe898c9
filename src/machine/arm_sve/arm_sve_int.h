/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the arm_sve rows name. */
#ifndef JIG_MACHINE_ARM_SVE_ARM_SVE_INT_H
#define JIG_MACHINE_ARM_SVE_ARM_SVE_INT_H

#include "jig/convert.h"
#include "machine/arm_sve/arm_sve.h"

/* Evaluation (arm_sve_eval.c). */
JigEvalOutcome jig_arm_sve_eval_sdot(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_smmla(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_udot(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_ummla(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_usmmla(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_bfmmla(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_dupq_lane(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_zip(JigEvalCall *call);

/* Under masks. */
JigEvalOutcome jig_arm_sve_eval_addi(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_addf(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_subi(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_subf(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_muli(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_mulf(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_divi_signed(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_divi_unsigned(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_divf(JigEvalCall *call);

/* Predicates. */
JigEvalOutcome jig_arm_sve_eval_from_svbool(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_to_svbool(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_psel(JigEvalCall *call);
JigEvalOutcome jig_arm_sve_eval_whilelt(JigEvalCall *call);

/* ---- Sets of patterns ---- */
/* Products of matrices with as many columns as the machine has (arm_sve_matrices.c). */
extern const JigPattern jig_arm_sve_i8_patterns[], jig_arm_sve_bf16_patterns[];
/* Predicates in memory as whole registers (arm_sve_storage.c), and whether all who use such memory
 * do so now: false after an error. */
extern const JigPattern jig_arm_sve_storage_patterns[];
bool jig_arm_sve_check_storage(JigOp *root);

/* Its own intrinsics, and scalable masks by these (arm_sve_lower.c). */
void jig_arm_sve_lower(const JigConversionEnv *env, JigPatternSet *set,
                       JigConversionTarget *target);

#endif
