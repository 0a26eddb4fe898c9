/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What constraints and predicates of the rows test. */
#include "dialect/gpu/gpu.h"
#include "dialect/scf/scf_int.h"

bool jig_scf_is_device_mapping(const JigAttr *x) {
    return jig_gpu_is_mapping(x) || jig_attr_is(x, JIG_GPU_ATTR(MEMORY_SPACE)) ||
           jig_scf_is_device_mask(x);
}

bool jig_scf_is_device_mask(const JigAttr *x) {
    return jig_attr_is(x, JIG_GPU_ATTR(MASK));
}
