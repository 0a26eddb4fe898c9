/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What constraints and predicates of the rows test. */
#include "dialect/scf/scf_int.h"
#include "jig/iface.h"

bool jig_scf_is_device_mapping(const JigAttr *x) {
    return jig_attr_iface(x, &jig_iface_mapping) != NULL;
}

bool jig_scf_is_device_mask(const JigAttr *x) {
    return jig_attr_iface(x, &jig_iface_device_mask) != NULL;
}
