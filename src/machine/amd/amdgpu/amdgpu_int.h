/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions and tables that the amdgpu rows name. */
#ifndef JIG_MACHINE_AMD_AMDGPU_AMDGPU_INT_H
#define JIG_MACHINE_AMD_AMDGPU_AMDGPU_INT_H

#include "machine/amd/amdgpu/amdgpu.h"
#include "jig/iface.h"

extern const JigCustomRow jig_amdgpu_customs[]; /* amdgpu_syntax.c */

/* Parts of amdgpu.raw_buffer_*, whichever it is (amdgpu_verify.c). */
JigValue *jig_amdgpu_raw_memref(const JigOp *op);
JigOperandRange jig_amdgpu_raw_indices(const JigOp *op);
JigValue *jig_amdgpu_raw_sgpr_offset(const JigOp *op);
const JigAttr *jig_amdgpu_raw_bounds_check(const JigOp *op);
const JigAttr *jig_amdgpu_raw_offset(const JigOp *op);

/* amdgpu_verify.c */
bool jig_amdgpu_verify_scaled_ext_packed_matrix(JigOp *op);
bool jig_amdgpu_verify_existing(JigOp *op);
bool jig_amdgpu_verify_raw_buffer(JigOp *op);
bool jig_amdgpu_verify_dpp(JigOp *op);
bool jig_amdgpu_verify_permlane_swap(JigOp *op);
bool jig_amdgpu_verify_gather_to_lds(JigOp *op);
bool jig_amdgpu_verify_transpose_load(JigOp *op);
/* amdgpu_cast.c */
bool jig_amdgpu_verify_fat_raw_buffer_cast(JigOp *op);
extern const JigIface jig_amdgpu_fat_raw_buffer_cast_ifaces[];
/* amdgpu_verify_matrix.c */
bool jig_amdgpu_verify_mfma(JigOp *op);
bool jig_amdgpu_verify_wmma(JigOp *op);
bool jig_amdgpu_verify_sparse_mfma(JigOp *op);
bool jig_amdgpu_verify_scaled_wmma(JigOp *op);
/* amdgpu_dma.c */
bool jig_amdgpu_verify_dma_base(JigOp *op);
bool jig_amdgpu_verify_descriptor(JigOp *op);
JigFold jig_amdgpu_fold_descriptor(JigFoldCall *call);

/* amdgpu_canon.c */
extern const JigPattern jig_amdgpu_raw_buffer_load_patterns[],
    jig_amdgpu_raw_buffer_store_patterns[], jig_amdgpu_raw_buffer_atomic_cmpswap_patterns[],
    jig_amdgpu_raw_buffer_atomic_fadd_patterns[], jig_amdgpu_raw_buffer_atomic_fmax_patterns[],
    jig_amdgpu_raw_buffer_atomic_smax_patterns[], jig_amdgpu_raw_buffer_atomic_umin_patterns[],
    jig_amdgpu_lds_barrier_patterns[], jig_amdgpu_memory_counter_wait_patterns[],
    jig_amdgpu_gather_to_lds_patterns[], jig_amdgpu_scaled_mfma_patterns[];

#endif
