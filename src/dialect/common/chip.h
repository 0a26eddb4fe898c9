/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes that say which machine a module of a device is compiled for: what those of all vendors
 * have to keep to. */
#ifndef JIG_DIALECT_COMMON_CHIP_H
#define JIG_DIALECT_COMMON_CHIP_H

#include "jig/attr.h"

/* Parameters of one; NULL: not written, so that its default is meant. */
typedef struct JigMachineParams {
    const JigAttr *level, *triple, *chip, *link;
} JigMachineParams;
/* False after a report. */
bool jig_chip_verify(JigContext *ctx, JigLoc loc, const JigMachineParams *m);
bool jig_chip_verify_link(JigContext *ctx, JigLoc loc, const JigMachineParams *m);

#endif
