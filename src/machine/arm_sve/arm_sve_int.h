/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_MACHINE_ARM_SVE_ARM_SVE_INT_H
#define JIG_MACHINE_ARM_SVE_ARM_SVE_INT_H

#include "jig/convert.h"
#include "machine/arm_sve/arm_sve.h"
#include "rows/arm_sve.h"

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
