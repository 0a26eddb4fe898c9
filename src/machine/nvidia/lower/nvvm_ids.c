/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* gpu.func, and who a thread is, and among how many. Barriers. */
#include "dialect/gpu/gpu.h"
#include "machine/nvidia/lower/nvvm_lower.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"

/* ---- Registers ---- */
#define XYZ(name)                                                                                  \
    {                                                                                              \
        JIG_NVVM(READ_PTX_SREG_##name##_X), JIG_NVVM(READ_PTX_SREG_##name##_Y),                    \
            JIG_NVVM(READ_PTX_SREG_##name##_Z)                                                     \
    }

static bool lower_lane_id(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { LANES = 32 };
    const JigAttr *said = jig_gpu_upper_bound_attr(op);
    uint64_t bound = said ? (uint64_t)jig_attr_int_value(said) : LANES;
    jig_to_llvm_gpu_replace_by_register(
        rw, op, JIG_NVVM(READ_PTX_SREG_LANEID),
        bound > UINT32_MAX ? NULL
                           : jig_to_llvm_gpu_word_range(rw->ctx, 0, (int32_t)(uint32_t)bound));
    return true;
}

/* ---- Barriers ---- */
static bool lower_barrier(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_rw_replace_op(rw, op, jig_nvvm_barrier0_build(rw, jig_op_loc(op), &(JigNvvmBarrier0){0}));
    return true;
}

/* ---- The sets ---- */
static const JigGpuFunctions functions = {.kernel = "nvvm.kernel",
                                          .block = "nvvm.maxntid",
                                          .cluster = "nvvm.cluster_dim",
                                          .shared_space = JIG_NVVM_SPACE_SHARED,
                                          .stack_space = JIG_NVVM_SPACE_GENERIC};
const JigPattern jig_to_llvm_gpu_func_patterns[] = {JIG_GPU_FUNCTION_PATTERNS("nvvm", &functions),
                                                    {0}};

#define CONVERSION(op_name, function, ...)                                                         \
    {                                                                                              \
        .name = "gpu." op_name " to nvvm", .root = "gpu." op_name, .converts = true,               \
        .fn = function, __VA_ARGS__                                                                \
    }
#define REGISTER(op_name, ...)                                                                     \
    CONVERSION(op_name, jig_to_llvm_gpu_lower_register,                                            \
               .data = &(const JigGpuRegister){__VA_ARGS__})
const JigPattern jig_to_llvm_gpu_id_patterns[] = {
    REGISTER("thread_id", .rows = XYZ(TID), .known = "gpu.known_block_size"),
    REGISTER("block_dim", .rows = XYZ(NTID), .is_size = true, .known = "gpu.known_block_size"),
    REGISTER("block_id", .rows = XYZ(CTAID), .known = "gpu.known_grid_size"),
    REGISTER("grid_dim", .rows = XYZ(NCTAID), .is_size = true, .known = "gpu.known_grid_size"),
    REGISTER("cluster_id", .rows = XYZ(CLUSTERID)),
    REGISTER("cluster_dim", .rows = XYZ(NCLUSTERID), .is_size = true),
    REGISTER("cluster_block_id", .rows = XYZ(CLUSTER_CTAID), .known = "gpu.known_cluster_size"),
    REGISTER("cluster_dim_blocks", .rows = XYZ(CLUSTER_NCTAID), .is_size = true,
             .known = "gpu.known_cluster_size"),
    CONVERSION("lane_id", lower_lane_id),
    CONVERSION("barrier", lower_barrier),
    {0},
};
