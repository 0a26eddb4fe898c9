/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* memref to llvm: the set. Views that expand-strided-metadata takes apart are not in it. */
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "payload/lower/llvm/llvm_sets.h"

#define LOWER(op)                                                                                  \
    {                                                                                              \
        .name = "memref." #op " to llvm", .root = "memref." #op, .converts = true,                 \
        .fn = jig_lower_memref_##op                                                                \
    }

const JigPattern jig_to_llvm_memref_patterns[] = {
    LOWER(alloc),
    LOWER(alloca),
    LOWER(alloca_scope),
    LOWER(assume_alignment),
    LOWER(atomic_rmw),
    LOWER(cast),
    LOWER(copy),
    LOWER(dealloc),
    LOWER(dim),
    LOWER(distinct_objects),
    LOWER(extract_aligned_pointer_as_index),
    LOWER(extract_strided_metadata),
    LOWER(generic_atomic_rmw),
    LOWER(get_global),
    LOWER(global),
    LOWER(load),
    LOWER(memory_space_cast),
    LOWER(prefetch),
    LOWER(rank),
    LOWER(reinterpret_cast),
    LOWER(reshape),
    LOWER(store),
    LOWER(transpose),
    LOWER(view),
    {0},
};
