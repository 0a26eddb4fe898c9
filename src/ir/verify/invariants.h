/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_IR_VERIFY_INVARIANTS_H
#define JIG_IR_VERIFY_INVARIANTS_H

#include "jig/op.h"

/* Ends the process where `op`, or what it holds, is broken as a data structure; nothing in builds
 * with NDEBUG. Linear in the number of ops. Not while a conversion runs. */
void jig_verify_invariants(const JigOp *op);

#endif
