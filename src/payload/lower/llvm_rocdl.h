/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lowering to the rocdl dialect: what its files have in common. */
#ifndef JIG_PAYLOAD_LOWER_LLVM_ROCDL_H
#define JIG_PAYLOAD_LOWER_LLVM_ROCDL_H

#include "dialect/rocdl/rocdl_chip.h"
#include "payload/lower/llvm.h"

/* Memory spaces of devices become numbers, and the machine is known to the patterns. */
void jig_llvm_add_rocdl_types(JigLlvm *x, JigAmdChip chip);
JigAmdChip jig_llvm_chip(const JigRewriter *rw); /* of the pattern that is being tried */

/* What lowers gpu; `prints`: gpu.printf too, by a runtime that has a function for it. */
void jig_llvm_add_rocdl_patterns(const JigConversionEnv *env, JigPatternSet *set, bool prints);

/* Number of the thread in its wave. */
JigValue *jig_rocdl_lane(JigRewriter *rw, JigLoc loc);

#endif
