/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The arm_sve dialect: instructions of Arm's SVE on scalable vectors. */
#ifndef JIG_MACHINE_ARM_SVE_ARM_SVE_H
#define JIG_MACHINE_ARM_SVE_ARM_SVE_H

#include "jig/ops/arm_sve.h"

extern const JigDialect jig_arm_sve_dialect;

#endif
