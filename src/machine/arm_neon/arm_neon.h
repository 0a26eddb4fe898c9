/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The arm_neon dialect: instructions of Arm's Neon on vectors. */
#ifndef JIG_MACHINE_ARM_NEON_ARM_NEON_H
#define JIG_MACHINE_ARM_NEON_ARM_NEON_H

#include "jig/ops/arm_neon.h"

extern const JigDialect jig_arm_neon_dialect;

#endif
