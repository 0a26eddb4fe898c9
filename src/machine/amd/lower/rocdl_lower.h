/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lowering to the rocdl dialect: what its files have in common. */
#ifndef JIG_MACHINE_AMD_LOWER_ROCDL_LOWER_H
#define JIG_MACHINE_AMD_LOWER_ROCDL_LOWER_H

#include "machine/amd/rocdl/rocdl_chip.h"
#include "payload/lower/llvm/to_llvm.h"

/* Memory spaces of devices become numbers, and the machine is known to the patterns. */
void jig_amd_add_rocdl_types(JigLlvm *x, JigAmdChip chip);
/* And those of amdgpu. */
void jig_amd_add_amdgpu_types(JigLlvm *x, JigAmdChip chip);
JigAmdChip jig_amd_chip(const JigRewriter *rw); /* of the pattern that is being tried */

/* Who prints. */
typedef enum JigAmdRuntime { JIG_AMD_NO_RUNTIME, JIG_AMD_HIP, JIG_AMD_OPENCL } JigAmdRuntime;
/* What lowers gpu. */
void jig_amd_add_rocdl_patterns(const JigConversionEnv *env, JigPatternSet *set,
                                JigAmdRuntime runtime);

/* Functions, ids and barriers, values of other threads, what a runtime does, math; printing needs a
 * runtime that has a function for it. */
extern const JigPattern jig_to_llvm_rocdl_id_patterns[], jig_to_llvm_rocdl_lane_patterns[],
    jig_to_llvm_rocdl_runtime_patterns[], jig_to_llvm_rocdl_printf_patterns[],
    jig_to_llvm_rocdl_plain_printf_patterns[], jig_to_llvm_ocml_patterns[];
/* What shuffles are promoted to. */
extern const JigPattern jig_to_llvm_amdgpu_lane_patterns[];

/* Number of the thread in its wave. */
JigValue *jig_amd_lane(JigRewriter *rw, JigLoc loc);

#endif
