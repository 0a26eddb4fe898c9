/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls against the types of the functions they name. */
#ifndef JIG_DIALECT_COMMON_CALL_TYPES_H
#define JIG_DIALECT_COMMON_CALL_TYPES_H

#include "jig/op.h"

/* Are the op's operands and results those of a function of this type? False after a diagnostic. */
bool jig_call_types_verify(JigOp *op, const JigType *function);

#endif
