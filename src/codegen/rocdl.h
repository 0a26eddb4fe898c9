/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* rocdl as LLVM IR: rocdl.c, and intrinsics_rocdl.c with the table. */
#ifndef JIG_CODEGEN_ROCDL_H
#define JIG_CODEGEN_ROCDL_H

#include "codegen/machines.h"

extern const JigIrIntrinsic jig_ir_rocdl_intrinsics[]; /* one for each op */

#endif
