/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/chip.h"
#include "jig/context.h"

enum { HIGHEST_LEVEL = 3 };

static bool is_empty(const JigAttr *text) {
    return text && !jig_attr_string_value(text).len;
}

bool jig_chip_verify(JigContext *ctx, JigLoc loc, const JigMachineParams *m) {
    int64_t level = m->level ? jig_attr_int_value(m->level) : 0;
    if (level < 0 || level > HIGHEST_LEVEL)
        return jig_error(ctx, loc, "The optimization level must be a number between 0 and 3.");
    if (is_empty(m->triple))
        return jig_error(ctx, loc, "The target triple cannot be empty.");
    if (is_empty(m->chip))
        return jig_error(ctx, loc, "The target chip cannot be empty.");
    return true;
}

bool jig_chip_verify_link(JigContext *ctx, JigLoc loc, const JigMachineParams *m) {
    for (size_t i = 0; m->link && i < jig_attr_array_len(m->link); i++)
        if (!jig_attr_is_string(jig_attr_array_at(m->link, i)))
            return jig_error(ctx, loc, "All the elements in the `link` array must be strings.");
    return true;
}
