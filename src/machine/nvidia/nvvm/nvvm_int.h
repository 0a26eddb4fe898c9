/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions and tables that the nvvm rows name. */
#ifndef JIG_MACHINE_NVIDIA_NVVM_NVVM_INT_H
#define JIG_MACHINE_NVIDIA_NVVM_NVVM_INT_H

#include "dialect/llvm/llvm.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "jig/asm.h"
#include "jig/iface.h"

/* ---- Machines ---- */
/* Which an op asks for: the oldest one, or, accelerated, one of some. The vtable of what follows.
 */
enum { JIG_NVVM_MOST_MACHINES = 3 };
typedef struct JigNvvmMachines {
    bool accelerated; /* as sm_90a is */
    int versions[JIG_NVVM_MOST_MACHINES];
} JigNvvmMachines;
extern const JigIfaceId jig_iface_nvvm_machines;
extern const JigIface jig_nvvm_since_30[], jig_nvvm_since_80[], jig_nvvm_since_90[],
    jig_nvvm_since_100[], jig_nvvm_since_90a[], jig_nvvm_since_100_101a[],
    jig_nvvm_since_100_103a[], jig_nvvm_since_100_110a[], jig_nvvm_since_100_101_103a[];
bool jig_nvvm_verify_target_params(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                   size_t n);
extern const JigEnumRow jig_nvvm_enums[];
extern const JigIface jig_nvvm_target_ifaces[];

/* ---- Registers (nvvm_range.c) ---- */
bool jig_nvvm_verify_range(JigOp *op);
extern const JigIface jig_nvvm_range_ifaces[], jig_nvvm_range_ifaces_since_90[];

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

/* ---- nvvm.mma (nvvm_mma.c, nvvm_mma_scaled.c) ---- */
bool jig_nvvm_parse_mma_sync(JigParser *p, JigOpState *s);
void jig_nvvm_print_mma_sync(JigPrinter *p, const JigOp *op);
bool jig_nvvm_verify_mma_sync(JigOp *op);
bool jig_nvvm_parse_mma_sp_sync(JigParser *p, JigOpState *s);
void jig_nvvm_print_mma_sp_sync(JigPrinter *p, const JigOp *op);
bool jig_nvvm_verify_mma_sp_sync(JigOp *op);
bool jig_nvvm_parse_mma_block_scale(JigParser *p, JigOpState *s);
void jig_nvvm_print_mma_block_scale(JigPrinter *p, const JigOp *op);
bool jig_nvvm_verify_mma_block_scale(JigOp *op);
bool jig_nvvm_parse_mma_sp_block_scale(JigParser *p, JigOpState *s);
void jig_nvvm_print_mma_sp_block_scale(JigPrinter *p, const JigOp *op);
bool jig_nvvm_verify_mma_sp_block_scale(JigOp *op);

/* ---- Verification ---- */
bool jig_nvvm_verify_redux_sync(JigOp *op); /* nvvm_verify.c */
bool jig_nvvm_verify_pmevent(JigOp *op);
bool jig_nvvm_verify_setmaxregister(JigOp *op);
bool jig_nvvm_verify_shfl_sync(JigOp *op);
bool jig_nvvm_verify_vote_sync(JigOp *op);
bool jig_nvvm_verify_prmt(JigOp *op);
bool jig_nvvm_verify_match_sync(JigOp *op);
bool jig_nvvm_verify_mbarrier_expect_tx(JigOp *op); /* nvvm_verify_barrier.c */
bool jig_nvvm_verify_mbarrier_complete_tx(JigOp *op);
bool jig_nvvm_verify_mbarrier_arrive(JigOp *op);
bool jig_nvvm_verify_mbarrier_arrive_drop(JigOp *op);
bool jig_nvvm_verify_mbarrier_arrive_expect_tx(JigOp *op);
bool jig_nvvm_verify_mbarrier_arrive_drop_expect_tx(JigOp *op);
bool jig_nvvm_verify_mbarrier_test_wait(JigOp *op);
bool jig_nvvm_verify_mbarrier_try_wait(JigOp *op);
bool jig_nvvm_verify_barrier(JigOp *op);
bool jig_nvvm_verify_fence_sync_restrict(JigOp *op);
bool jig_nvvm_verify_fence_proxy(JigOp *op);
bool jig_nvvm_verify_fence_proxy_acquire(JigOp *op);
bool jig_nvvm_verify_fence_proxy_release(JigOp *op);
bool jig_nvvm_verify_fence_proxy_sync_restrict(JigOp *op);
bool jig_nvvm_verify_clusterlaunchcontrol_query_cancel(JigOp *op);
bool jig_nvvm_verify_convert_float_to_tf32(JigOp *op); /* nvvm_verify_convert.c */
bool jig_nvvm_verify_convert_f32x2_to_f4x2(JigOp *op);
bool jig_nvvm_verify_convert_f32x2_to_f6x2(JigOp *op);
bool jig_nvvm_verify_convert_f32x2_to_f8x2(JigOp *op);
bool jig_nvvm_verify_convert_f16x2_to_f8x2(JigOp *op);
bool jig_nvvm_verify_convert_bf16x2_to_f8x2(JigOp *op);
bool jig_nvvm_verify_convert_f8x2_to_f16x2(JigOp *op);
bool jig_nvvm_verify_convert_f8x2_to_bf16x2(JigOp *op);
bool jig_nvvm_verify_convert_f6x2_to_f16x2(JigOp *op);
bool jig_nvvm_verify_convert_f4x2_to_f16x2(JigOp *op);
bool jig_nvvm_verify_convert_f32x2_to_f16x2(JigOp *op);
bool jig_nvvm_verify_convert_f32x2_to_bf16x2(JigOp *op);
bool jig_nvvm_verify_convert_f32x4_to_f8x4(JigOp *op);
bool jig_nvvm_verify_convert_f32x4_to_f6x4(JigOp *op);
bool jig_nvvm_verify_convert_f32x4_to_f4x4(JigOp *op);
bool jig_nvvm_verify_cp_async_shared_global(JigOp *op); /* nvvm_verify_copy.c */
bool jig_nvvm_verify_cp_async_bulk_tensor_shared_cluster_global(JigOp *op);
bool jig_nvvm_verify_cp_async_bulk_tensor_global_shared_cta(JigOp *op);
bool jig_nvvm_verify_prefetch(JigOp *op);
bool jig_nvvm_verify_cp_async_bulk_tensor_prefetch(JigOp *op);
bool jig_nvvm_verify_cp_async_bulk_tensor_reduce(JigOp *op);
bool jig_nvvm_verify_cp_async_bulk_shared_cluster_global(JigOp *op);
bool jig_nvvm_verify_st_bulk(JigOp *op);
bool jig_nvvm_verify_wmma_load(JigOp *op); /* nvvm_verify_matrix.c */
bool jig_nvvm_verify_wmma_store(JigOp *op);
bool jig_nvvm_verify_wmma_mma(JigOp *op);
bool jig_nvvm_verify_stmatrix(JigOp *op);
bool jig_nvvm_verify_ldmatrix(JigOp *op);
bool jig_nvvm_verify_wgmma_mma_async(JigOp *op);
bool jig_nvvm_verify_tcgen05_cp(JigOp *op); /* nvvm_verify_tensor.c */
bool jig_nvvm_verify_tcgen05_ld(JigOp *op);
bool jig_nvvm_verify_tcgen05_st(JigOp *op);
bool jig_nvvm_verify_tcgen05_mma(JigOp *op);
bool jig_nvvm_verify_tcgen05_mma_sp(JigOp *op);
bool jig_nvvm_verify_tcgen05_mma_block_scale(JigOp *op);
bool jig_nvvm_verify_tcgen05_mma_sp_block_scale(JigOp *op);

#endif
