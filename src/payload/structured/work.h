/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PAYLOAD_STRUCTURED_WORK_H
#define JIG_PAYLOAD_STRUCTURED_WORK_H

#include "jig/op.h"

/* How many operations on floats a function carries out: those in the bodies of its structured ops,
 * once for each iteration. 0 where that cannot be told, as with dynamic sizes, loops, calls and ops
 * that compute otherwise. */
uint64_t jig_work_of(JigOp *function);

#endif
