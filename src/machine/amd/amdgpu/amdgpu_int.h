/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_MACHINE_AMD_AMDGPU_AMDGPU_INT_H
#define JIG_MACHINE_AMD_AMDGPU_AMDGPU_INT_H

#include "machine/amd/amdgpu/amdgpu.h"
#include "jig/iface.h"
#include "rows/amdgpu.h"

extern const JigCustomRow jig_amdgpu_customs[]; /* amdgpu_syntax.c */

/* Parts of amdgpu.raw_buffer_*, whichever it is (amdgpu_verify.c). */
JigValue *jig_amdgpu_raw_memref(const JigOp *op);
JigOperandRange jig_amdgpu_raw_indices(const JigOp *op);
JigValue *jig_amdgpu_raw_sgpr_offset(const JigOp *op);
const JigAttr *jig_amdgpu_raw_bounds_check(const JigOp *op);
const JigAttr *jig_amdgpu_raw_offset(const JigOp *op);

#endif
