/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the arith rows name. */
#ifndef JIG_DIALECT_ARITH_INT_H
#define JIG_DIALECT_ARITH_INT_H

#include "dialect/arith/arith.h"

/* Predicates (arith_types.c). */
bool jig_arith_same_tensor_dims(const JigOp *op);
bool jig_arith_bool_or_same_shape(const JigOp *op);

#endif
