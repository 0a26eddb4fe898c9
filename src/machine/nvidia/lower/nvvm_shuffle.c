/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* gpu.shuffle: values of other threads of the warp. What is of no 32 bits the verifier refuses. */
#include "machine/nvidia/lower/nvvm_lower.h"
#include "dialect/gpu/gpu.h"
#include "dialect/llvm/llvm_types.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "payload/lower/llvm/llvm_build.h"

enum { WORD = 32 };

static const int64_t kinds[] = {
    [JIG_GPU_SHUFFLE_XOR] = JIG_NVVM_SHFL_BFLY,
    [JIG_GPU_SHUFFLE_DOWN] = JIG_NVVM_SHFL_DOWN,
    [JIG_GPU_SHUFFLE_UP] = JIG_NVVM_SHFL_UP,
    [JIG_GPU_SHUFFLE_IDX] = JIG_NVVM_SHFL_IDX,
};

static JigValue *word(JigRewriter *rw, JigLoc loc, int64_t n) {
    const JigType *t = jig_type_i(rw->ctx, WORD);
    return jig_to_llvm_constant(rw, loc, t, jig_attr_int(t, n));
}

static bool lower_shuffle(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *value = jig_converted(rw, jig_gpu_shuffle_value(op)),
             *width = jig_converted(rw, jig_gpu_shuffle_width(op));
    const JigType *type = jig_value_type(value), *bit = jig_type_i(rw->ctx, 1);
    int64_t mode = jig_attr_enum_value(jig_gpu_shuffle_mode_attr(op));
    JigValue *one = word(rw, loc, 1), *all = word(rw, loc, -1), *lanes = word(rw, loc, WORD);
    JigValue *others = jig_to_llvm_binary(rw, loc, JIG_LLVM(SUB), lanes, width);
    JigValue *mask = jig_to_llvm_binary(rw, loc, JIG_LLVM(LSHR), all, others);
    JigValue *clamp = mode == JIG_GPU_SHUFFLE_UP
                          ? others
                          : jig_to_llvm_binary(rw, loc, JIG_LLVM(SUB), width, one);
    bool tells = jig_value_has_uses(jig_gpu_shuffle_valid(op));
    const JigType *both = jig_llvm_struct(rw->ctx, (const JigType *[]){type, bit}, 2, false);
    JigNvvmShflSync parts = {.thread_mask = mask,
                             .val = value,
                             .offset = jig_converted(rw, jig_gpu_shuffle_offset(op)),
                             .mask_and_clamp = clamp,
                             .res_type = tells ? both : type,
                             .kind =
                                 jig_nvvm_enum_attr(rw->ctx, JIG_NVVM_ATTR_SHFL_KIND, kinds[mode]),
                             .return_value_and_is_valid = tells ? jig_attr_unit(rw->ctx) : NULL};
    JigValue *result = jig_op_result(jig_nvvm_shfl_sync_build(rw, loc, &parts), 0);
    JigValue *values[] = {tells ? jig_to_llvm_extract(rw, loc, result, 0) : result,
                          tells ? jig_to_llvm_extract(rw, loc, result, 1) : NULL};
    jig_rw_replace(rw, op, values, JIG_LEN(values));
    return true;
}

const JigPattern jig_to_llvm_gpu_shuffle_patterns[] = {
    {.name = "gpu.shuffle to nvvm", .root = "gpu.shuffle", .converts = true, .fn = lower_shuffle},
    {0},
};
