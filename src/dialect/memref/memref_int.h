/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the memref rows name. */
#ifndef JIG_DIALECT_MEMREF_INT_H
#define JIG_DIALECT_MEMREF_INT_H

#include "dialect/memref/memref.h"

bool jig_memref_is_non_zero_rank_or_unranked(const JigType *t);

#endif
