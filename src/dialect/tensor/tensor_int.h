/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the tensor rows name. */
#ifndef JIG_DIALECT_TENSOR_INT_H
#define JIG_DIALECT_TENSOR_INT_H

#include "dialect/tensor/tensor.h"

bool jig_tensor_is_non_zero_rank_or_unranked(const JigType *t);

#endif
