/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* gpu.subgroup_reduce as the one instruction that some machines have for it. */
#include "machine/nvidia/lower/nvvm_lower.h"
#include "dialect/gpu/gpu.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "payload/lower/llvm/llvm_build.h"

/* -1: the instruction lacks it. */
static int64_t redux_kind(int64_t reduce) {
    switch (reduce) {
    case JIG_GPU_REDUCE_ADD:
        return JIG_NVVM_REDUX_ADD;
    case JIG_GPU_REDUCE_AND:
        return JIG_NVVM_REDUX_AND;
    case JIG_GPU_REDUCE_MAXSI:
        return JIG_NVVM_REDUX_MAX;
    case JIG_GPU_REDUCE_MINSI:
        return JIG_NVVM_REDUX_MIN;
    case JIG_GPU_REDUCE_OR:
        return JIG_NVVM_REDUX_OR;
    case JIG_GPU_REDUCE_XOR:
        return JIG_NVVM_REDUX_XOR;
    default:
        return -1;
    }
}

static bool lower_subgroup_reduce(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { WORD = 32 };
    if (jig_gpu_subgroup_reduce_cluster_size_attr(op))
        return jig_no_match(rw, op, "is of a part of the subgroup");
    if (!jig_gpu_subgroup_reduce_uniform(op))
        return jig_no_match(rw, op, "is not done by all threads of the subgroup");
    if (!jig_type_is_integer(jig_value_type(jig_gpu_subgroup_reduce_value(op)), WORD))
        return jig_no_match(rw, op, "is not of 32 bits");
    int64_t kind = redux_kind(jig_attr_enum_value(jig_gpu_subgroup_reduce_op_attr(op)));
    if (kind < 0)
        return jig_no_match(rw, op, "has no instruction");
    JigLoc loc = jig_op_loc(op);
    const JigType *word = jig_type_i(rw->ctx, WORD);
    JigValue *all = jig_to_llvm_constant(rw, loc, word, jig_attr_int(word, -1));
    JigNvvmReduxSync parts = {.val = jig_converted(rw, jig_gpu_subgroup_reduce_value(op)),
                              .kind = jig_nvvm_enum_attr(rw->ctx, JIG_NVVM_ATTR_REDUX_KIND, kind),
                              .mask_and_clamp = all,
                              .res_type = word};
    jig_rw_replace_op(rw, op, jig_nvvm_redux_sync_build(rw, loc, &parts));
    return true;
}

const JigPattern jig_to_llvm_gpu_reduce_patterns[] = {
    {.name = "gpu.subgroup_reduce to nvvm",
     .root = "gpu.subgroup_reduce",
     .converts = true,
     .fn = lower_subgroup_reduce},
    {0},
};
