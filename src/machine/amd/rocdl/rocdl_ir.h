/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* rocdl as LLVM IR: rocdl_ir.c, and rocdl_intrinsics.c with the table. */
#ifndef JIG_MACHINE_AMD_ROCDL_ROCDL_IR_H
#define JIG_MACHINE_AMD_ROCDL_ROCDL_IR_H

#include "codegen/ir_machines.h"

extern const JigIrMachine jig_rocdl_ir;
extern const JigIrIntrinsic jig_rocdl_ir_intrinsics[]; /* one for each op */

#endif
