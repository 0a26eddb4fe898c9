/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The passes on amdgpu; src/all.c registers them. */
#ifndef JIG_PAYLOAD_AMDGPU_PASSES_H
#define JIG_PAYLOAD_AMDGPU_PASSES_H

#include "jig/pass.h"

extern const JigPassRow jig_pass_amdgpu_emulate_atomics, jig_pass_amdgpu_fold_memrefs_ops,
    jig_pass_amdgpu_maskedload_to_load, jig_pass_amdgpu_resolve_strided_metadata,
    jig_pass_convert_arith_to_amdgpu;

#endif
