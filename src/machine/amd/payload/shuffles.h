/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* gpu.shuffle by instructions of AMD's GPUs for lanes that are known beforehand. */
#ifndef JIG_MACHINE_AMD_PAYLOAD_SHUFFLES_H
#define JIG_MACHINE_AMD_PAYLOAD_SHUFFLES_H

#include "machine/amd/rocdl/rocdl_chip.h"
#include "jig/rewrite.h"

/* By ds_swizzle, which all machines have, and by v_permlane swaps, which are tried first where
 * there are any (jig_amd_has_swaps). */
extern const JigPattern jig_gpu_shuffle_by_swizzle[], jig_gpu_shuffle_by_swap[];
bool jig_amd_has_swaps(JigAmdChip chip);
/* Those that the machine has; NULL: not known. */
void jig_amd_add_shuffles(JigPatternSet *set, const JigAmdChip *chip);

#endif
