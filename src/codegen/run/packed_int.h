/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_CODEGEN_RUN_PACKED_INT_H
#define JIG_CODEGEN_RUN_PACKED_INT_H

#include "jig/type.h"

/* Is it handed over as a descriptor? */
static inline bool jig_run_is_described(const JigType *t) {
    return jig_type_is_tensor(t) || jig_type_is_any_memref(t);
}
/* Bytes of that: two pointers, an offset, sizes and strides; or a rank and a pointer. */
static inline uint64_t jig_run_descriptor_size(const JigType *t) {
    return jig_type_has_rank(t) ? 24 + 16 * (uint64_t)jig_type_rank(t) : 16;
}

#endif
