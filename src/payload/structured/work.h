/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PAYLOAD_STRUCTURED_WORK_H
#define JIG_PAYLOAD_STRUCTURED_WORK_H

#include "jig/op.h"

/* How many operations a function carries out: those in the bodies of its structured ops, once for
 * each iteration, and of others one for each element; a function of math is one. 0 where that
 * cannot be told, as with dynamic sizes, loops, calls and ops that compute otherwise. Indices do
 * not count, nor, outside of bodies, integers that are no tensors. */
typedef struct JigWork {
    uint64_t floats, integers;
} JigWork;
JigWork jig_structured_work_of(JigOp *function);

#endif
