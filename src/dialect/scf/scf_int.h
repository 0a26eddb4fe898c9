/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the scf rows name. */
#ifndef JIG_DIALECT_SCF_INT_H
#define JIG_DIALECT_SCF_INT_H

#include "dialect/scf/scf.h"

bool jig_scf_is_device_mapping(const JigAttr *x);

#endif
