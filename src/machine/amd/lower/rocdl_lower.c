/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The set of patterns that lower gpu to rocdl; where memory is there. */
#include "machine/amd/lower/rocdl_lower.h"
#include "machine/amd/amdgpu/amdgpu.h"
#include "dialect/gpu/gpu.h"
#include "machine/amd/rocdl/rocdl.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"
#include "payload/lower/llvm/llvm_sets.h"
#include "rewrite/pattern.h"
#include "support/check.h"

static bool space_of(const JigAttr *said, uint32_t *number) {
    static const struct {
        int64_t said;
        uint32_t number;
    } spaces[] = {{JIG_GPU_GLOBAL, JIG_ROCDL_SPACE_GLOBAL},
                  {JIG_GPU_WORKGROUP, JIG_ROCDL_SPACE_SHARED},
                  {JIG_GPU_PRIVATE, JIG_ROCDL_SPACE_PRIVATE}};
    for (size_t i = 0; i < JIG_LEN(spaces); i++)
        if (jig_gpu_is_space(said, spaces[i].said)) {
            *number = spaces[i].number;
            return true;
        }
    return false;
}

void jig_amd_add_rocdl_types(JigLlvm *x, JigAmdChip chip) {
    JIG_REQUIRE(x);
    if (!x->gpu)
        x->gpu = jig_to_llvm_gpu_globals_create();
    x->space_of = space_of;
    memcpy(x->version, (const uint32_t[]){chip.major, chip.minor, chip.stepping},
           sizeof x->version);
}

static bool space_of_any(const JigAttr *said, uint32_t *number) {
    static const uint32_t numbers[] = {[JIG_AMDGPU_FAT_RAW_BUFFER] = JIG_ROCDL_SPACE_FAT_BUFFER,
                                       [JIG_AMDGPU_BUFFER_RSRC] = JIG_ROCDL_SPACE_BUFFER,
                                       [JIG_AMDGPU_FAT_STRUCTURED_BUFFER] =
                                           JIG_ROCDL_SPACE_STRUCTURED_BUFFER};
    if (!jig_attr_is(said, JIG_AMDGPU_ATTR(ADDRESS_SPACE)))
        return space_of(said, number);
    *number = numbers[jig_attr_enum_value(said)];
    return true;
}

void jig_amd_add_amdgpu_types(JigLlvm *x, JigAmdChip chip) {
    JIG_REQUIRE(x);
    jig_amd_add_rocdl_types(x, chip);
    x->space_of = space_of_any;
}

JigAmdChip jig_amd_chip(const JigRewriter *rw) {
    const uint32_t *version = jig_to_llvm_of(rw)->version;
    return (JigAmdChip){version[0], version[1], version[2]};
}

static const JigGpuFunctions functions = {.kernel = "rocdl.kernel",
                                          .block = "rocdl.reqd_work_group_size",
                                          .shared_space = JIG_ROCDL_SPACE_SHARED,
                                          .stack_space = JIG_ROCDL_SPACE_PRIVATE};
static const JigPattern function_patterns[] = {JIG_GPU_FUNCTION_PATTERNS("rocdl", &functions), {0}};

void jig_amd_add_rocdl_patterns(const JigConversionEnv *env, JigPatternSet *set,
                                JigAmdRuntime runtime) {
    JIG_REQUIRE(set);
    static const JigPattern *const sets[] = {
        function_patterns,
        jig_to_llvm_rocdl_id_patterns,
        jig_to_llvm_rocdl_lane_patterns,
        jig_to_llvm_rocdl_runtime_patterns,
        jig_to_llvm_ocml_patterns,
    };
    for (size_t i = 0; i < JIG_LEN(sets); i++)
        jig_patterns_add_converting(set, sets[i], env);
    if (runtime == JIG_AMD_HIP)
        jig_patterns_add_converting(set, jig_to_llvm_rocdl_printf_patterns, env);
    if (runtime == JIG_AMD_OPENCL)
        jig_patterns_add_converting(set, jig_to_llvm_rocdl_plain_printf_patterns, env);
}
