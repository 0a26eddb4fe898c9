/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers for the state of an op and all that is in it. */
#ifndef JIG_IR_FINGERPRINT_H
#define JIG_IR_FINGERPRINT_H

#include "ir/op.h"

/* Ops, their addresses, stamps, attributes, locations, types, operands and the order of uses: after
 * a rollback it is what it was at the mark. `num_ops` counts them. */
uint64_t jig_fingerprint_of_op(const JigOp *op, size_t *num_ops);
/* What it reads like: another one for what is printed otherwise, and the same whatever was made
 * anew, as long as that is equal. Locations don't count. */
uint64_t jig_fingerprint_of_text(const JigOp *op);

#endif
