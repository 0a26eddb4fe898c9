/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the arm_neon rows name. */
#ifndef JIG_MACHINE_ARM_NEON_ARM_NEON_INT_H
#define JIG_MACHINE_ARM_NEON_ARM_NEON_INT_H

#include "machine/arm_neon/arm_neon.h"

/* Evaluation (arm_neon_eval.c). */
JigEvalOutcome jig_arm_neon_eval_smull(JigEvalCall *call);
JigEvalOutcome jig_arm_neon_eval_sdot(JigEvalCall *call);
JigEvalOutcome jig_arm_neon_eval_smmla(JigEvalCall *call);
JigEvalOutcome jig_arm_neon_eval_ummla(JigEvalCall *call);
JigEvalOutcome jig_arm_neon_eval_usmmla(JigEvalCall *call);
JigEvalOutcome jig_arm_neon_eval_bfmmla(JigEvalCall *call);

/* ---- Sets of patterns (arm_neon_matrices.c) ---- */
/* Products of matrices of numbers of 8 bits, and of bf16. */
extern const JigPattern jig_arm_neon_i8_patterns[], jig_arm_neon_bf16_patterns[];
/* Sums of products of rows of four as one instruction. */
extern const JigPattern jig_arm_neon_rows_patterns[];

#endif
