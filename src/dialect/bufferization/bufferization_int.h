/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the bufferization rows name. */
#ifndef JIG_DIALECT_BUFFERIZATION_INT_H
#define JIG_DIALECT_BUFFERIZATION_INT_H

#include "dialect/bufferization/bufferization.h"

bool jig_bufferization_tensor_matches_buffer(const JigOp *op);

#endif
