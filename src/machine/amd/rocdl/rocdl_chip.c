/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/amd/rocdl/rocdl_chip.h"
#include "support/check.h"

static bool digit(char c, uint32_t base, uint32_t *value) {
    if (c >= '0' && c <= '9')
        *value = (uint32_t)(c - '0');
    else if (c >= 'a' && c <= 'f')
        *value = (uint32_t)(c - 'a') + 10;
    else if (c >= 'A' && c <= 'F')
        *value = (uint32_t)(c - 'A') + 10;
    else
        return false;
    return *value < base;
}

bool jig_amd_chip_parse(JigStr name, JigAmdChip *chip) {
    JIG_REQUIRE(chip);
    enum { PREFIX = 3, LAST = 2, DECIMAL = 10, HEXADECIMAL = 16 };
    JigAmdChip c = {0};
    if (name.len <= PREFIX + LAST || memcmp(name.ptr, "gfx", PREFIX) != 0)
        return false;
    for (size_t i = PREFIX; i < name.len - LAST; i++) {
        uint32_t d;
        if (!digit(name.ptr[i], DECIMAL, &d) || c.major > (UINT32_MAX - d) / DECIMAL)
            return false;
        c.major = c.major * DECIMAL + d;
    }
    *chip = c;
    return digit(name.ptr[name.len - 2], HEXADECIMAL, &chip->minor) &&
           digit(name.ptr[name.len - 1], HEXADECIMAL, &chip->stepping);
}

bool jig_amd_chip_since(JigAmdChip chip, uint32_t major, uint32_t minor, uint32_t stepping) {
    if (chip.major != major)
        return chip.major > major;
    if (chip.minor != minor)
        return chip.minor > minor;
    return chip.stepping >= stepping;
}
