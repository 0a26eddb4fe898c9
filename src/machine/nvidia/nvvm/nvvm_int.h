/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_MACHINE_NVIDIA_NVVM_NVVM_INT_H
#define JIG_MACHINE_NVIDIA_NVVM_NVVM_INT_H

#include "dialect/llvm/llvm.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "jig/asm.h"
#include "jig/iface.h"
#include "rows/nvvm.h"

/* ---- Machines ---- */
/* Which an op asks for: the oldest one, or, accelerated, one of some. The vtable of what follows.
 */
enum { JIG_NVVM_MOST_MACHINES = 3 };
typedef struct JigNvvmMachines {
    bool accelerated; /* as sm_90a is */
    int versions[JIG_NVVM_MOST_MACHINES];
} JigNvvmMachines;
extern const JigIfaceId jig_iface_nvvm_machines;
bool jig_nvvm_verify_target_params(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                   size_t n);
extern const JigEnumRow jig_nvvm_enums[];
extern const JigIface jig_nvvm_target_ifaces[];

/* ---- Attributes on functions and arguments (nvvm_discardable.c) ---- */
bool jig_nvvm_verify_op_attr(JigOp *op, const JigIdent *name, const JigAttr *value);
bool jig_nvvm_verify_arg_attr(JigOp *op, size_t region, size_t arg, const JigIdent *name,
                              const JigAttr *value);

/* ---- Parts of matrices in registers (nvvm_verify_matrix.c) ---- */
/* What one register holds: two f16, 32 bits, an f32, an f64. */
typedef enum JigNvvmHeld {
    JIG_NVVM_HALVES,
    JIG_NVVM_WORD,
    JIG_NVVM_SINGLE,
    JIG_NVVM_DOUBLE,
} JigNvvmHeld;
const JigType *jig_nvvm_held_type(JigContext *ctx, JigNvvmHeld held);
/* Cases of #nvvm.block_scale_kind. */
enum { JIG_NVVM_MXF8F6F4, JIG_NVVM_MXF4, JIG_NVVM_MXF4NVF4 };

#endif
