/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* nvvm as LLVM IR: ops are intrinsics by rows (nvvm_call.h), but for one; the target. */
#ifndef JIG_MACHINE_NVIDIA_NVVM_NVVM_IR_H
#define JIG_MACHINE_NVIDIA_NVVM_NVVM_IR_H

#include "codegen/ir_machines.h"

/* nvvm.tcgen05.mma_smem_desc, which is no intrinsic (nvvm_desc.c). */
bool jig_nvidia_put_matrix_descriptor(JigIr *ir, const JigOp *op);
const JigIrConst *jig_nvidia_fold_matrix_descriptor(JigIr *ir, const JigOp *op,
                                                    const JigIrConst *const *operands);

extern const struct JigDeviceRow jig_nvidia_device; /* nvvm_toolkit.c */
extern const JigIrMachine jig_nvvm_ir;

#endif
