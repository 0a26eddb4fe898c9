/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The passes of this folder. */
#ifndef JIG_PAYLOAD_DEALLOC_PASSES_H
#define JIG_PAYLOAD_DEALLOC_PASSES_H

#include "jig/pass.h"

extern const JigPassRow jig_pass_ownership_based_buffer_deallocation,
    jig_pass_buffer_deallocation_simplification, jig_pass_bufferization_lower_deallocations,
    jig_pass_convert_bufferization_to_memref, jig_pass_expand_realloc,
    jig_pass_optimize_allocation_liveness, jig_pass_buffer_deallocation_pipeline;

#endif
