/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_MACHINE_AMD_ROCDL_ROCDL_INT_H
#define JIG_MACHINE_AMD_ROCDL_ROCDL_INT_H

#include "dialect/llvm/llvm.h"
#include "machine/amd/rocdl/rocdl.h"
#include "jig/asm.h"
#include "rows/rocdl.h"

/* rocdl_attrs.c */
bool jig_rocdl_verify_op_attr(JigOp *op, const JigIdent *name, const JigAttr *value);

#endif
