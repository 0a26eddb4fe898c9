/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_MACHINE_ARM_NEON_ARM_NEON_INT_H
#define JIG_MACHINE_ARM_NEON_ARM_NEON_INT_H

#include "machine/arm_neon/arm_neon.h"
#include "rows/arm_neon.h"

/* ---- Sets of patterns (arm_neon_matrices.c) ---- */
/* Products of matrices of numbers of 8 bits, and of bf16. */
extern const JigPattern jig_arm_neon_i8_patterns[], jig_arm_neon_bf16_patterns[];
/* Sums of products of rows of four as one instruction. */
extern const JigPattern jig_arm_neon_rows_patterns[];

#endif
