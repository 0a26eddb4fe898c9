/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_MACHINE_AMX_AMX_INT_H
#define JIG_MACHINE_AMX_AMX_INT_H

#include "jig/convert.h"
#include "machine/amx/amx.h"
#include "rows/amx.h"

/* amx_lower.c */
void jig_amx_lower(const JigConversionEnv *env, JigPatternSet *set, JigConversionTarget *target);

#endif
