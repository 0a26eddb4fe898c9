/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/machine.h"
#include "machine/amd/amd_int.h"
#include "machine/amd/amdgpu/amdgpu.h"
#include "machine/amd/rocdl/rocdl.h"
#include "machine/amd/rocdl/rocdl_ir.h"

static const JigDialect *const dialects[] = {&jig_rocdl_dialect, &jig_amdgpu_dialect,
                                             &jig_amd_scripts};
static const JigPassRow *const passes[] = {
    &jig_pass_amdgpu_emulate_atomics,    &jig_pass_amdgpu_fold_memrefs_ops,
    &jig_pass_amdgpu_maskedload_to_load, &jig_pass_amdgpu_resolve_strided_metadata,
    &jig_pass_convert_arith_to_amdgpu,   &jig_pass_convert_complex_to_rocdl_library_calls,
    &jig_pass_convert_gpu_to_rocdl,      &jig_pass_convert_math_to_rocdl,
    &jig_pass_rocdl_attach_target,
};

static const char *const unevaluated[] = {"amdgpu", "rocdl", NULL};

const JigMachine jig_machine_amd = {
    .name = "amd",
    .dialects = dialects,
    .num_dialects = JIG_LEN(dialects),
    .passes = passes,
    .num_passes = JIG_LEN(passes),
    .ir = &jig_rocdl_ir,
    .target = "rocdl.target",
    .unevaluated = unevaluated,
};
