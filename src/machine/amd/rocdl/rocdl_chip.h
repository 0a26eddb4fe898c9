/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names of machines, as gfx90a: what they can do goes by their numbers. */
#ifndef JIG_MACHINE_AMD_ROCDL_ROCDL_CHIP_H
#define JIG_MACHINE_AMD_ROCDL_ROCDL_CHIP_H

#include "jig/base.h"

typedef struct JigAmdChip {
    uint32_t major, minor, stepping;
} JigAmdChip;

/* gfx, a decimal number, two hexadecimal digits. */
bool jig_amd_chip_parse(JigStr name, JigAmdChip *chip);
/* Is it `major.minor.stepping` or a later one? */
bool jig_amd_chip_since(JigAmdChip chip, uint32_t major, uint32_t minor, uint32_t stepping);

#endif
