/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/machine.h"
#include "machine/nvidia/lower/nvvm_lower.h"
#include "machine/nvidia/nvgpu/nvgpu.h"
#include "machine/nvidia/nvidia_int.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "machine/nvidia/nvvm/nvvm_ir.h"

static const JigDialect *const dialects[] = {&jig_nvvm_dialect, &jig_nvgpu_dialect,
                                             &jig_nvidia_scripts};
static const JigPassRow *const passes[] = {
    &jig_pass_convert_gpu_to_nvvm,
    &jig_pass_convert_nvgpu_to_nvvm,
    &jig_pass_convert_nvvm_to_llvm,
    &jig_pass_gpu_lower_to_nvvm_pipeline,
    &jig_pass_llvm_optimize_for_nvvm_target,
    &jig_pass_nvgpu_optimize_shared_memory,
    &jig_pass_nvvm_attach_target,
};

/* nvvm: as text, what has no intrinsic. */
static void lower(const JigConversionEnv *env, JigPatternSet *set, JigConversionTarget *target) {
    (void)target;
    jig_patterns_add_converting(set, jig_to_llvm_nvvm_patterns, env);
}

/* Barriers that count bytes, tensors that the hardware copies, products by four warps. */
static const char *const unevaluated[] = {
    "nvvm",
    "nvgpu.mma.sp.sync",
    "nvgpu.mbarrier.create",
    "nvgpu.mbarrier.get",
    "nvgpu.mbarrier.init",
    "nvgpu.mbarrier.test.wait",
    "nvgpu.mbarrier.arrive",
    "nvgpu.mbarrier.arrive.nocomplete",
    "nvgpu.mbarrier.arrive.expect_tx",
    "nvgpu.mbarrier.try_wait.parity",
    "nvgpu.tma.fence.descriptor",
    "nvgpu.tma.prefetch.descriptor",
    "nvgpu.tma.async.load",
    "nvgpu.tma.async.store",
    "nvgpu.tma.create.descriptor",
    "nvgpu.warpgroup.generate.descriptor",
    "nvgpu.warpgroup.mma",
    "nvgpu.warpgroup.mma.store",
    "nvgpu.warpgroup.mma.init.accumulator",
    "nvgpu.rcp",
    NULL,
};

const JigMachine jig_machine_nvidia = {
    .name = "nvidia",
    .dialects = dialects,
    .num_dialects = JIG_LEN(dialects),
    .passes = passes,
    .num_passes = JIG_LEN(passes),
    .lower = lower,
    .always_lowered = true,
    .ir = &jig_nvvm_ir,
    .joins = jig_nvidia_joins,
    .target = "nvvm.target",
    .lower_for_target = jig_nvidia_add_nvvm_target,
    .unevaluated = unevaluated,
};
