/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/memref/memref_int.h"

bool jig_memref_is_non_zero_rank_or_unranked(const JigType *t) {
    return jig_type_is_any_memref(t) && (!jig_type_has_rank(t) || jig_type_rank(t) > 0);
}
