/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/fuse/cleanup.h"

#include "dialect/tensor/tensor.h"
#include "payload/patterns/patterns.h"

void jig_fuse_add_cleanup(JigPatternSet *set) {
    jig_patterns_add_list(set, JIG_TENSOR(EXTRACT_SLICE)->canonicalize);
    jig_patterns_add_list(set, jig_patterns_merge_slices);
    jig_patterns_add_list(set, jig_patterns_bubble_slices);
}
