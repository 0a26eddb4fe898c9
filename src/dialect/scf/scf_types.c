/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/scf/scf_int.h"

static const char *const mapping_attrs[] = {
    "gpu.block", "gpu.warpgroup", "gpu.warp", "gpu.thread", "gpu.lane", "gpu.memory_space", "gpu.mask",
};

bool jig_scf_is_device_mapping(const JigAttr *x) {
    const JigAttrRow *row = jig_attr_kind(x) == JIG_ATTR_DIALECT ? jig_attr_row(x) : NULL;
    for (size_t i = 0; row && i < JIG_LEN(mapping_attrs); i++)
        if (strcmp(row->name, mapping_attrs[i]) == 0)
            return true;
    return false;
}

bool jig_scf_is_device_mask(const JigAttr *x) {
    const JigAttrRow *row = jig_attr_kind(x) == JIG_ATTR_DIALECT ? jig_attr_row(x) : NULL;
    return row && strcmp(row->name, "gpu.mask") == 0;
}
