/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the machine lists of its folders. */
#ifndef JIG_MACHINE_AMD_AMD_INT_H
#define JIG_MACHINE_AMD_AMD_INT_H

#include "jig/dialect.h"
#include "jig/pass.h"

/* On amdgpu (payload/). */
extern const JigPassRow jig_pass_amdgpu_emulate_atomics, jig_pass_amdgpu_fold_memrefs_ops,
    jig_pass_amdgpu_maskedload_to_load, jig_pass_amdgpu_resolve_strided_metadata,
    jig_pass_convert_arith_to_amdgpu;
/* To rocdl, or to calls of its library (lower/). */
extern const JigPassRow jig_pass_convert_gpu_to_rocdl, jig_pass_convert_math_to_rocdl,
    jig_pass_convert_complex_to_rocdl_library_calls;
extern const JigPassRow jig_pass_rocdl_attach_target;

extern const JigDialect jig_amd_scripts; /* amd_scripts.c */

#endif
